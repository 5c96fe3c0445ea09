import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { portOf } from '@/testing/port-of';
import type { RequestLayer } from './request-layer';
import { installRequestLayers } from './request-layers';
import { cacheResponses } from './response-cache';

/** Behaves like Next: headers first, then chunks of the page. */
const page: RequestListener = (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'public, s-maxage=60');
  response.flushHeaders();
  response.write(`<p>${'villa '.repeat(500)}`);
  setImmediate(() => {
    response.write(Buffer.from('ä</p>'));
    response.end();
  });
};

let server: Server;
let render: RequestListener;
let rendered: IncomingMessage[];
let arrived: ServerResponse[];
let now: number;
let lastChange: number;

async function listen(maxSize = 10_000_000): Promise<void> {
  server = createServer((request, response) => {
    rendered.push(request);
    render(request, response);
  }).listen(0, '127.0.0.1');
  const note: RequestLayer = (_request, response, next) => {
    arrived.push(response);
    next();
  };
  installRequestLayers([note, cacheResponses(maxSize, () => lastChange)], server);
  await new Promise((resolve) => server.once('listening', resolve));
}

beforeEach(async () => {
  render = page;
  rendered = [];
  arrived = [];
  now = Date.now();
  lastChange = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await listen();
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${portOf(server)}${path}`, {
    headers,
    redirect: 'manual',
    ...init,
  });

const respondWith = (headers: Record<string, string | string[]>, body = 'page', status = 200) => {
  render = (_request, response) => response.writeHead(status, headers).end(body);
};
const publicPage = { 'Content-Type': 'text/html', 'Cache-Control': 'public, s-maxage=60' };

describe('cacheable pages', () => {
  it('are rendered once per second', async () => {
    const first = await get('/properties?city=1');
    const second = await get('/properties?city=1');
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('cache-control')).toBe('public, s-maxage=60');
    expect(rendered).toHaveLength(1);
    now += 1_001;
    respondWith(publicPage, 'changed');
    expect(await (await get('/properties?city=1')).text()).toBe('changed');
  });

  it('are rendered again at once after a change, also while an older rendering is in progress', async () => {
    await get('/properties?city=1');
    lastChange = now;
    now += 1;
    let finishOld = () => {};
    const old = new Promise<void>((begun) => {
      render = (_request, response) => {
        finishOld = () => response.writeHead(200, publicPage).end('old');
        begun();
      };
    });
    const early = get('/properties?city=1');
    await old;
    lastChange = now;
    now += 1;
    respondWith(publicPage, 'new');
    expect(await (await get('/properties?city=1')).text()).toBe('new');
    finishOld();
    expect(await (await early).text()).toBe('old');
    expect(await (await get('/properties?city=1')).text()).toBe('new');
    expect(rendered).toHaveLength(3);
  });

  it('are rendered again after the clock was put back', async () => {
    await get('/about');
    now -= 3_600_000;
    respondWith(publicPage, 'changed');
    expect(await (await get('/about')).text()).toBe('changed');
    await get('/about');
    expect(rendered).toHaveLength(2);
  });

  it('are rendered once for concurrent visitors', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => get('/properties?city=1')));
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(rendered).toHaveLength(1);
  });

  it('are served stale while they are rendered again', async () => {
    await get('/about');
    now += 1_001;
    let release = () => {};
    render = (_request, response) => {
      release = () => response.writeHead(200, publicPage).end('changed');
    };
    const renewing = get('/about');
    await expectSoon(() => rendered.length === 2);
    expect(await (await get('/about')).text()).toMatch(/villa/);
    release();
    expect(await (await renewing).text()).toBe('changed');
    expect(await (await get('/about')).text()).toBe('changed');
  });

  it('are rendered again when the last rendering is too old', async () => {
    await get('/about');
    now += 60_000;
    respondWith(publicPage, 'changed');
    expect(await (await get('/about')).text()).toBe('changed');
  });

  it('are rendered with their whole query, also one with a question mark in it', async () => {
    await get('/properties?search=where?&city=1');
    expect(rendered[0]?.url).toBe('/properties?search=where?&city=1');
  });

  it('are shared by all campaign parameters', async () => {
    await get('/about?utm_source=letter&gclid=1');
    await get('/about?fbclid=2');
    await get('/about?gad_source=1&gad_campaignid=22&gclid=3');
    expect(rendered.map(({ url }) => url)).toEqual(['/about']);
  });

  it('differ by every other parameter', async () => {
    await get('/properties?city=1');
    await get('/properties?city=2');
    expect(rendered).toHaveLength(2);
  });

  it('respond to HEAD without a body', async () => {
    await get('/about');
    const response = await get('/about', { 'Accept-Encoding': 'identity' }, { method: 'HEAD' });
    expect(await response.text()).toBe('');
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(3_000);
    expect(rendered).toHaveLength(1);
  });

  it('do not store headers that belong to one response', async () => {
    render = (_request, response) => {
      response.setHeader('X-Request-Id', 'mine');
      response.writeHead(200, publicPage).end('page');
    };
    await get('/about');
    expect((await get('/about')).headers.get('x-request-id')).toBeNull();
  });
});

describe('never shared between visitors', () => {
  it.each([
    ['cookies in the response', { ...publicPage, 'Set-Cookie': 'visitor=1' }],
    ['private responses', { 'Content-Type': 'text/html', 'Cache-Control': 'private, max-age=60' }],
    ['responses without a lifetime', { 'Content-Type': 'text/html' }],
    ['responses not to be stored', { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }],
    ['responses that vary by cookie', { ...publicPage, Vary: 'Accept, Cookie' }],
  ])('%s', async (_, headers) => {
    respondWith(headers, 'of the first visitor');
    await get('/about');
    respondWith(headers, 'of the second visitor');
    expect(await (await get('/about')).text()).toBe('of the second visitor');
  });

  it.each([
    ['/about', { Authorization: 'Bearer one' }],
    ['/about', { Cookie: '__prerender_bypass=1' }],
    ['/api/v1/properties/', { Cookie: 'visitor=1' }],
    ['/staff', {}],
    ['/staff/enquiries/1', {}],
    ['/login', {}],
    ['/api/auth/profile/', {}],
    ['/api/staff/enquiries/', {}],
    ['/api/health/', {}],
    ['/about', { RSC: '1' }],
    ['/about?_rsc=abc', {}],
  ])('requests for %s with %j, even when the response says public', async (path, headers) => {
    respondWith(publicPage, 'of the first visitor');
    await get(path, headers);
    respondWith(publicPage, 'of the second visitor');
    expect(await (await get(path, headers)).text()).toBe('of the second visitor');
    expect(await (await get(path)).text()).toBe('of the second visitor');
  });

  it('failures', async () => {
    respondWith(publicPage, 'broken', 503);
    const failed = await get('/about');
    expect([failed.status, failed.headers.get('etag'), await failed.text()]).toEqual([503, null, 'broken']);
    respondWith(publicPage, 'well');
    expect(await (await get('/about')).text()).toBe('well');
  });
});

describe('conditional requests', () => {
  it('get 304 while the page is the same', async () => {
    const etag = (await get('/properties?city=1')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const wait of [0, 5_000]) {
      now += wait;
      const response = await get('/properties?city=1', { 'If-None-Match': etag });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    expect((await get('/properties?city=1', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('get 304 also with a cache size of 0', async () => {
    await new Promise((resolve) => server.close(resolve));
    await listen(0);
    const etag = (await get('/properties?city=1')).headers.get('etag') ?? '';
    expect((await get('/properties?city=1', { 'If-None-Match': etag })).status).toBe(304);
    expect(rendered).toHaveLength(2);
  });

  it('compare visible content, not the chunking of React data', async () => {
    const tags: (string | null)[] = [];
    for (const pieces of [['one', 'two'], ['onetwo']]) {
      const scripts = pieces.map((piece) => `<script>self.__next_f.push([1,"${piece}"])</script>`);
      respondWith(publicPage, `<p>villa</p>${scripts.join('')}`);
      tags.push((await get('/properties?city=1')).headers.get('etag'));
      now += 20_000;
    }
    respondWith(publicPage, '<i>new</i>');
    tags.push((await get('/properties?city=1')).headers.get('etag'));
    expect(tags[0]).toBe(tags[1]);
    expect(tags[2]).not.toBe(tags[1]);
  });

  it('use the tag of the page when it has one', async () => {
    respondWith({ ...publicPage, ETag: '"mine"' });
    expect((await get('/about')).headers.get('etag')).toBe('"mine"');
    expect((await get('/about', { 'If-None-Match': '"mine"' })).status).toBe(304);
  });
});

it.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['gzip;q=0.0', null],
  ['identity', null],
])('compresses when accepted: %s', async (accepted, encoding) => {
  const response = await get('/properties?city=1', { 'Accept-Encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toMatch(/villa ä<\/p>$/);
});

it.each([0, 60_000])(
  'compresses more densely when a response is requested again after %s ms',
  async (pause) => {
    const words = Array.from({ length: 2_000 }, (_, place) => (place * 7_919) % 997);
    respondWith(publicPage, `<p>${words.join(' ')}</p>`);
    const length = async () => {
      now += pause;
      const response = await get('/about', { 'Accept-Encoding': 'gzip, deflate, br' });
      expect(await response.text()).toContain(words.join(' '));
      return Number(response.headers.get('content-length'));
    };
    const first = await length();
    await expectSoon(async () => (await length()) < first);
    if (pause === 0) expect(rendered).toHaveLength(1);
  },
);

it('keeps only the compressed page, and expands it for clients without compression', async () => {
  const text = `<p>${'villa '.repeat(500)}ä</p>`;
  server.close();
  await listen(8_000);
  for (const path of ['/about', '/terms', '/privacy']) await get(path);
  await expectSoon(async () => {
    const response = await get('/about', { 'Accept-Encoding': 'identity' });
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    return (await response.text()) === text;
  });
  expect(rendered).toHaveLength(3);
});

it('sends pages of any length', async () => {
  render = (_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    for (let piece = 0; piece < 10; piece += 1) response.write('x'.repeat(1_000_000));
    response.end('y');
  };
  expect((await (await get('/blog?page=2')).text()).length).toBe(10_000_001);
});

it('keeps campaign parameters in redirects', async () => {
  respondWith({ Location: '/properties?city=1#list' }, '', 307);
  const response = await get('/properties?search=dubai&utm_source=letter');
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    '/properties?city=1&utm_source=letter#list',
  ]);
});

it('keeps the campaign of each visitor who is redirected at the same moment', async () => {
  const letters = ['a', 'b', 'c'];
  render = async ({ url }, response) => {
    await expectSoon(() => arrived.length === letters.length);
    response.writeHead(308, { Location: `/properties/tower?from=${url}` }).end();
  };
  const responses = await Promise.all(letters.map((letter) => get(`/properties/7?utm_source=${letter}`)));
  expect(responses.map(({ headers }) => headers.get('location'))).toEqual(
    letters.map((letter) => `/properties/tower?from=/properties/7&utm_source=${letter}`),
  );
});

it.each([
  ['', '/areas/palm-jumeirah'],
  ['?utm_source=letter', '/areas/palm-jumeirah?utm_source=letter'],
])('sends the URL of a redirect once although it was written twice (%p)', async (query, url) => {
  render = (_request, response) => {
    response.statusCode = 308;
    for (let times = 0; times < 2; times += 1) response.appendHeader('location', '/areas/palm-jumeirah');
    response.end();
  };
  for (const method of ['HEAD', 'GET']) {
    const { status, headers } = await get(`/areas/the-palm${query}`, {}, { method });
    expect([method, status, headers.get('location')]).toEqual([method, 308, url]);
  }
});

it('renders for a waiting visitor when the first one disconnects', async () => {
  render = (request, response) => {
    if (rendered.length === 1) request.socket.destroy();
    else page(request, response);
  };
  const [first, second] = await Promise.allSettled([get('/about'), get('/about')]);
  expect([first, second].some(({ status }) => status === 'fulfilled')).toBe(true);
});

it('renders for later visitors when one who was waiting has left', async () => {
  let finish = () => {};
  // Next writes nothing to a visitor who has left.
  render = (_request, response) => {
    if (rendered.length === 1) finish = () => response.writeHead(404).end();
    else if (!response.destroyed) response.writeHead(404).end();
  };
  const first = get('/about');
  await expectSoon(() => rendered.length === 1);
  const leave = new AbortController();
  const second = get('/about', {}, { signal: leave.signal });
  await expectSoon(() => arrived.length === 2);
  leave.abort();
  await expect(second).rejects.toThrow();
  await expectSoon(() => arrived[1]?.destroyed === true);
  finish();
  await first;
  expect((await get('/about', {}, { signal: AbortSignal.timeout(1_000) })).status).toBe(404);
});

async function expectSoon(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
