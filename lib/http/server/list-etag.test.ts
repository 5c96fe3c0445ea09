import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tagLists } from './list-etag';
import { installRequestLayers } from './request-layers';

/** Behaves like Next: headers first, then chunks of the page. */
const streams: RequestListener = (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.flushHeaders();
  response.write(`<p>${'villa '.repeat(500)}`);
  setImmediate(() => {
    response.write(Buffer.from('ä</p>'));
    response.end();
  });
};

let server: Server;
let answer: RequestListener;
beforeEach(async () => {
  answer = streams;
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  installRequestLayers([tagLists], server);
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

it('tags a list and answers conditional requests with 304', async () => {
  const first = await get('/properties?city=1');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  expect(await first.text()).toMatch(/villa ä<\/p>$/);
  const second = await get('/properties?city=1', { 'If-None-Match': etag });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
  expect((await get('/blog?page=2', { 'If-None-Match': '"other"' })).status).toBe(200);
});

it('gives the same page the same tag however its React data is chunked', async () => {
  const page = (pieces: string[]) =>
    `<p>villa</p>${pieces.map((piece) => `<script>self.__next_f.push([1,"${piece}"])</script>`).join('')}`;
  const tags: (string | null)[] = [];
  for (const html of [page(['one', 'two']), page(['onetwo']), `<i>new</i>${page(['onetwo'])}`]) {
    answer = (_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(html);
    };
    tags.push((await get('/properties?city=1')).headers.get('etag'));
  }
  expect(tags[0]).toBe(tags[1]);
  expect(tags[2]).not.toBe(tags[1]);
});

it.each([
  ['gzip, br', 'gzip'],
  ['br;q=1, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['gzip;q=0.0', null],
  ['identity', null],
])('compresses when accepted: %s', async (accepted, encoding) => {
  const response = await get('/properties?city=1', { 'Accept-Encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toMatch(/villa ä<\/p>$/);
});

it.each([
  ['/properties', {}],
  ['/properties/palm-villa?x=1', {}],
  ['/properties?city=1&_rsc=abc', {}],
  ['/properties?city=1', { RSC: '1' }],
])('ignores anything but lists with a query: %s %j', async (path, headers) => {
  const response = await get(path, headers);
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).toMatch(/villa ä<\/p>$/);
});

it('keeps an existing tag and tags no failures', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { ETag: '"mine"', 'Content-Type': 'text/html' });
    response.end('page');
  };
  expect((await get('/blog?page=2')).headers.get('etag')).toBe('"mine"');
  answer = (_request, response) => {
    response.statusCode = 503;
    response.setHeader('Content-Type', 'text/html');
    response.end('page');
  };
  const failed = await get('/blog?page=2');
  expect([failed.status, failed.headers.get('etag'), await failed.text()]).toEqual([503, null, 'page']);
});

it('sends pages of any length', async () => {
  answer = (_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    for (let piece = 0; piece < 10; piece += 1) response.write('x'.repeat(1_000_000));
    response.end('y');
  };
  const long = await get('/blog?page=2');
  expect((await long.text()).length).toBe(10_000_001);
});

it('passes redirects through', async () => {
  answer = (_request, response) => response.writeHead(307, { Location: '/properties' }).end();
  const response = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/properties?page=9`,
    { redirect: 'manual' },
  );
  expect([response.status, response.headers.get('location')]).toEqual([307, '/properties']);
});
