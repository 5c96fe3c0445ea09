import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { warmUp } from './warm-up.mjs';

const link = (path: string) => `<a class="card" href="${path}">Open</a>`;
const cover =
  '<link rel="preload" as="image" fetchPriority="high" imageSrcSet="/picture?of=1&amp;w=390 390w, /picture?of=1&amp;w=1440 1440w"/>';

const pages: Record<string, string> = {
  '/api/v1/properties/': '{"count":2}',
  '/': link('/properties') + link('/properties/one') + link('/properties/two') + link('/properties?city=1'),
  '/properties': cover + link('/'),
  '/properties/one':
    link('/properties/one/units') + link('/media/one.jpg') + link('https://elsewhere.example/'),
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A site that responds with `status` and `pages`, or `others` in place of some; resolves with the requested paths. */
async function requestsOf(status: (path: string) => number, others: typeof pages = {}): Promise<string[]> {
  const requested: string[] = [];
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.writeHead(status(url)).end(others[url] ?? pages[url] ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await warmUp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return requested;
}

it('requests a page of each kind, searches, pictures for phones and lists with filters', async () => {
  const requested = await requestsOf((path) => (path.startsWith('/picture') ? 502 : 200));
  const pictures = requested.filter((path) => path.startsWith('/picture'));
  expect(pictures).toEqual(['/picture?of=1&w=390']);
  expect(requested.slice(0, requested.indexOf('/api/v1/properties/'))).toEqual([
    '/',
    '/properties',
    '/properties/one',
    '/properties/one/units',
  ]);
  const lists = requested.filter((path) => path.startsWith('/properties?'));
  expect(lists.length).toBeGreaterThan(20);
  expect(new Set(requested).size).toBe(requested.length);
});

it('leaves out searches of very many properties', async () => {
  const requested = await requestsOf(() => 200, { '/api/v1/properties/': '{"count":100000}' });
  expect(requested.filter((path) => path.includes('search'))).toEqual([]);
  expect(requested.at(-1)).toMatch(/^\/properties\?/);
});

it('ends at the first failure of the site, but not at a missing page', async () => {
  const requested = await requestsOf((path) => (path === '/properties/one/units' ? 503 : 404));
  expect(requested).toEqual(['/', '/properties', '/properties/one', '/properties/one/units']);
});

it('ends when the site stops', async () => {
  await expect(warmUp('http://127.0.0.1:1')).resolves.toBeUndefined();
});
