import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { securityHeaders } from '@/security-headers.mjs';
import { portOf } from '@/testing/port-of';
import { formTargets, guardRequest } from './request-guard';
import { installRequestLayers } from './request-layers';

let server: Server;
let seen: IncomingHttpHeaders | null;

beforeAll(async () => {
  server = createServer(({ headers }, response) => {
    seen = headers;
    response.end('page');
  });
  installRequestLayers([guardRequest], server);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  seen = null;
});

type Received = { status: number; headers: IncomingHttpHeaders; text: string };

function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Received> {
  const port = portOf(server);
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it.each(['TRACE', 'PROPFIND', 'SEARCH', 'PURGE'])('the API rejects %s with JSON', async (method) => {
  const received = await ask('/api/v1/cities/', method);
  expect([received.status, received.headers.allow]).toEqual([
    405,
    'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT',
  ]);
  expect(received.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(received.text)).toEqual({ message: 'This method is not available here.' });
  expect(seen).toBeNull();
});

it.each(['TRACE', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('pages reject %s', async (method) => {
  const received = await ask('/properties', method);
  expect([received.status, received.headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('knows every path outside the API that accepts POST', async () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts') && !file.startsWith('api'))
    .filter((file) => /\bPOST: /.test(readFileSync(`app/${file}`, 'utf8')))
    .map((file) => `/${file.replace(/\/route\.ts$/, '').replace(/\([^)]*\)\//g, '')}`);
  expect(formTargets).toEqual(expect.arrayContaining(routes));
  for (const path of formTargets) expect((await ask(path, 'POST')).status).toBe(200);
});

it.each([
  ['next-action', 'x', 'GET', '/properties'],
  ['next-router-state-tree', 'garbage', 'GET', '/properties'],
  ['next-router-state-tree', '%5B%5D', 'GET', '/properties'],
  ['if-match', '"x"', 'GET', '/media/x.jpg'],
  ['content-security-policy', "script-src 'nonce-mine'", 'GET', '/properties?page=2'],
  ['content-security-policy-report-only', "script-src 'nonce-mine'", 'GET', '/properties?page=2'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT', 'GET', '/media/x.jpg'],
  ['rsc', '1', 'POST', '/contact/enquiry'],
  ['rsc', '1', 'GET', '/api/v1/cities/'],
  ['range', 'bytes=5-1', 'GET', '/media/x.jpg'],
  ['range', 'lines=1-2', 'GET', '/media/x.jpg'],
])('drops %s: %s of %s %s', async (name, value, method, path) => {
  expect((await ask(path, method, { [name]: value })).status).toBe(200);
  expect(seen).not.toHaveProperty(name);
});

it.each([
  ['next-router-state-tree', encodeURIComponent('["",{"children":["blog",{}]}]')],
  ['rsc', '1'],
  ['range', 'bytes=0-99'],
  ['range', 'bytes=-5'],
])('leaves %s: %s', async (name, value) => {
  await ask('/blog', 'GET', { [name]: value });
  expect(seen).toHaveProperty(name, value);
});

describe('the image optimiser', () => {
  const picture = (url: string) => `/_next/image?${new URLSearchParams({ url, w: '660', q: '60' })}`;

  it('accepts canonical image URLs', async () => {
    expect((await ask(picture('/media/x.jpg'))).text).toBe('page');
  });

  it.each(['/media/x.jpg#7', '/./media/x.jpg', '/%6dedia/x.jpg', '/media//x.jpg', '/media/x.jpg?v=2'])(
    'redirects %s to the canonical URL',
    async (url) => {
      const received = await ask(picture(url));
      expect([received.status, received.headers.location]).toEqual([308, picture('/media/x.jpg')]);
      expect(seen).toBeNull();
    },
  );

  it.each([
    picture('/\\x'),
    picture('//evil.example/x.jpg'),
    picture('/og/default'),
    '/_next/image',
    `${picture('/media/x.jpg')}&url=%2Fmedia%2Fy.jpg`,
  ])('rejects %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
    expect(seen).toBeNull();
  });

  it('is only matched by its exact path', async () => {
    const received = await ask(picture('/media/x.jpg').replace('image', '%69mage'));
    expect([received.status, received.headers.location]).toEqual([308, picture('/media/x.jpg')]);
  });
});

it.each([
  ['/', 'GET', 'same-origin'],
  ['/properties', 'TRACE', 'same-origin'],
  ['/_next/image', 'GET', 'cross-origin'],
  ['/og/default', 'GET', 'cross-origin'],
  ['/media/x.jpg', 'GET', 'cross-origin'],
])('%s %s has the security headers, with resource policy %s', async (path, method, resource) => {
  const { headers } = await ask(path, method);
  for (const { key, value } of securityHeaders) {
    const wanted = key === 'Cross-Origin-Resource-Policy' ? resource : value;
    expect([key, headers[key.toLowerCase()]]).toEqual([key, wanted]);
  }
});

it('does not force HTTPS on subdomains, allows no inline handlers and isolates the origin', () => {
  const all = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
  expect(all['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(all['Content-Security-Policy']).toContain("script-src-attr 'none'");
  expect(all).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it('rejects URLs with very many parameters, for which Next would take seconds', async () => {
  expect((await ask(`/about?${'a&'.repeat(150)}`)).status).toBe(200);
  const page = await ask(`/about?${'a&'.repeat(7_000)}`);
  expect([page.status, page.text]).toEqual([400, 'This address has too many parameters.\n']);
  const api = await ask(`/api/v1/cities/?${'a&'.repeat(7_000)}`);
  expect([api.status, JSON.parse(api.text)]).toEqual([
    400,
    { message: 'This address has too many parameters.' },
  ]);
});

it.each(['*', '?x=1', 'x'])('%s is rejected', async (path) => {
  expect((await ask(path)).status).toBe(400);
  expect(seen).toBeNull();
});
