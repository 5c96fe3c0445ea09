import { createServer, type Server } from 'node:http';
import { portOf } from '@/testing/port-of';
import { crawl } from './crawl';

type StubResponse = { status?: number; type?: string; location?: string; body: string };

let server: Server;
let base: string;
let responses: Record<string, StubResponse>;

beforeEach(async () => {
  server = createServer((request, response) => {
    const sent = responses[request.url ?? ''] ?? { status: 404, body: 'none' };
    const { status = 200, type = 'text/html', location, body } = sent;
    response.writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${portOf(server)}`;
  responses = soundSite();
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const own = 'https://www.example.com';

type PageParts = { title?: string; canonical?: string; robots?: string; links?: string[]; extra?: string };

function page(path: string, { title = path, links = [], ...parts }: PageParts = {}): StubResponse {
  const agent = '{"@type":"RealEstateAgent"}';
  const body = `<html><head><title>Title of ${title}</title><meta name="description" content="About ${title}"/>
    <meta name="robots" content="${parts.robots ?? 'index'}"/><link rel="canonical" href="${parts.canonical ?? own + path}"/>
    ${['title', 'description', 'url', 'type'].map((name) => `<meta property="og:${name}" content="x"/>`).join('')}
    <meta property="og:image" content="${own}/og.jpg"/><meta name="twitter:card" content="summary"/>
    <script type="application/ld+json">${agent}</script><script type="application/ld+json">{"@type":"WebSite"}</script>
    </head><body><h1>Heading</h1>${links.map((href) => `<a href="${href}">go</a>`).join('')}${parts.extra ?? ''}</body></html>`;
  return { body };
}

function sitemap(...paths: string[]): StubResponse {
  return { type: 'application/xml', body: paths.map((path) => `<loc>${own}${path}</loc>`).join('') };
}

function soundSite(): Record<string, StubResponse> {
  return {
    '/': page('/', {
      links: ['/a', `${own}/b?x=1&amp;y=2`, 'mailto:a@example.com', 'https://elsewhere.test/'],
    }),
    '/a': page('/a', { links: ['/', '#top'] }),
    '/b?x=1&y=2': page('/b?x=1&amp;y=2'),
    '/og.jpg': { type: 'image/jpeg', body: 'x' },
    '/sitemap.xml': sitemap('/one.xml'),
    '/one.xml': sitemap('/', '/a', '/b?x=1&amp;y=2'),
  };
}

test('a valid site has no problems', async () => {
  expect(await crawl(base)).toEqual({ pages: 3, indexable: 3, images: 1, problems: [] });
});

test.each<[string, (site: Record<string, StubResponse>) => void, string]>([
  ['a dead link', (site) => delete site['/a'], '/a responds with 404, linked from /'],
  [
    'a link that redirects',
    (site) => (site['/a'] = { status: 308, location: '/', body: '' }),
    '/a responds with 308',
  ],
  ['a repeated title', (site) => (site['/a'] = page('/a', { title: '/' })), 'share the title "Title of /"'],
  ['a second h1', (site) => (site['/a'] = page('/a', { extra: '<h1>two</h1>' })), '/a has 2 h1'],
  [
    'broken data',
    (site) => (site['/a'] = page('/a', { extra: '<script type="application/ld+json">{</script>' })),
    'not JSON',
  ],
  [
    'a breadcrumb without data',
    (site) => (site['/a'] = page('/a', { extra: '<nav aria-label="Breadcrumb">' })),
    '/a has no BreadcrumbList data',
  ],
  ['a missing picture', (site) => (site['/og.jpg'] = { type: 'text/html', body: '' }), 'is not a picture'],
  [
    'a page without a sitemap',
    (site) => (site['/one.xml'] = sitemap('/', '/a')),
    '/b?x=1&y=2 may be indexed but is in no sitemap',
  ],
  [
    'an orphan',
    (site) => (site['/one.xml'] = sitemap('/', '/a', '/b?x=1&amp;y=2', '/c')),
    '/c is in a sitemap but no link leads there',
  ],
  [
    'a hidden page in a sitemap',
    (site) => (site['/a'] = page('/a', { robots: 'noindex' })),
    '/a is in a sitemap but may not be indexed',
  ],
  [
    'another page’s URL in a sitemap',
    (site) => (site['/a'] = page('/a', { canonical: `${own}/` })),
    '/a is in a sitemap but may not be indexed',
  ],
])('detects %s', async (_what, harm, problem) => {
  harm(responses);
  const { problems } = await crawl(base);
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test('a limit stops the crawl and skips orphan checks', async () => {
  const { pages, problems } = await crawl(base, { limit: 1, concurrency: 1 });
  expect({ pages, problems }).toEqual({ pages: 1, problems: [] });
});
