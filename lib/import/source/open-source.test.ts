import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { portOf } from '@/testing/port-of';
import { stub } from '@/testing/stub';
import { openSource } from './open-source';

let server: Server;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let folder: string;
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const host = 'https://feeds.example';

/** Sends requests for any host to the server of this test, without encryption. */
const toServer = stub<typeof secureRequest>(
  (url: URL, options: object, done: (response: IncomingMessage) => void) =>
    request(
      {
        ...options,
        lookup: undefined,
        host: '127.0.0.1',
        port: portOf(server),
        path: url.pathname + url.search,
      },
      done,
    ),
);

const fetchFeed = (path: string, limits: object = {}) =>
  openSource(path, { download: { request: toServer, ...limits } });

test('downloads a feed with its ETag, and leaves nothing behind', async () => {
  respond = (_request, response) => response.writeHead(200, { etag: '"7"' }).end('[1]');
  const source = await fetchFeed(`${host}/feeds/homes.json?key=secret`);
  expect(source).toMatchObject({ name: 'homes.json', bytes: 3, etag: '"7"' });
  expect(await readFile(source?.path ?? '', 'utf8')).toBe('[1]');
  await source?.close();
  await expect(readdir(join(source?.path ?? '', '..'))).rejects.toThrow('ENOENT');
});

test('sends the time of the last change that the server stated', async () => {
  const time = 'Mon, 23 Nov 2026 08:00:00 GMT';
  respond = (request, response) => {
    if (request.headers['if-modified-since'] === time) response.writeHead(304).end();
    else response.writeHead(200, { 'last-modified': time }).end('[1]');
  };
  const source = await fetchFeed(`${host}/homes.json`);
  expect(source).toMatchObject({ etag: null, lastModified: time });
  await source?.close();
  expect(await fetchFeed(`${host}/homes.json`, { lastModified: time })).toBeNull();
});

test('follows redirects, and sends the ETag of the last import', async () => {
  respond = (request, response) => {
    if (request.url === '/old') response.writeHead(301, { location: '/new' }).end();
    else response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 200).end();
  };
  expect(await fetchFeed(`${host}/old`, { etag: '"7"' })).toBeNull();
});

test.each<[string, string, typeof respond, object, RegExp]>([
  ['http', 'http://feeds.example/a', () => undefined, {}, /https:\/\/ addresses only/],
  ['a private address', 'https://10.0.0.1/a', () => undefined, {}, /this is a private address/],
  ['a private address of IPv6', 'https://[::1]/a', () => undefined, {}, /this is a private address/],
  [
    'a redirect to a private address',
    `${host}/a`,
    (_request, response) => response.writeHead(302, { location: 'https://169.254.169.254/meta' }).end(),
    {},
    /169\.254\.169\.254\/meta: this is a private address/,
  ],
  [
    'a redirect to http',
    `${host}/a`,
    (_request, response) => response.writeHead(302, { location: 'http://feeds.example/' }).end(),
    {},
    /https:\/\/ addresses only/,
  ],
  [
    'endless redirects',
    `${host}/a`,
    (_request, response) => response.writeHead(302, { location: '/a' }).end(),
    {},
    /the address redirects more than 5 times/,
  ],
  [
    'a URL with a key',
    `${host}/a?key=secret`,
    (_request, response) => response.writeHead(403).end(),
    {},
    /^https:\/\/feeds\.example\/a: the server answers 403: the address needs a password or a key$/,
  ],
  [
    '"unchanged" as the response to a request for any version',
    `${host}/a`,
    (_request, response) => response.writeHead(304).end(),
    {},
    /^https:\/\/feeds\.example\/a: the server answers 304$/,
  ],
  [
    'an announced size that is too large',
    `${host}/a`,
    (_request, response) => response.writeHead(200, { 'content-length': '100' }).end('x'.repeat(100)),
    { maxBytes: 50 },
    /the file is larger than the 50 bytes allowed/,
  ],
  [
    'a size that is too large',
    `${host}/a`,
    (_request, response) => response.writeHead(200).end('x'.repeat(100)),
    { maxBytes: 50 },
    /the file is larger than the 50 bytes allowed/,
  ],
  [
    'a download that breaks off',
    `${host}/a`,
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('x', () => response.destroy());
    },
    {},
    /the download broke off/,
  ],
  [
    'a server that never ends',
    `${host}/a`,
    (_request, response) => response.writeHead(200).write('x'),
    { maxMs: 200 },
    /the server does not answer in time/,
  ],
])('refuses %s', async (_name, url, given, limits, message) => {
  respond = given;
  await expect(fetchFeed(url, limits)).rejects.toThrow(message);
  server.closeAllConnections();
});

test('reads standard input', async () => {
  const source = await openSource('-', { stdin: Readable.from(['[1', ']']) });
  expect(source).toMatchObject({ name: 'standard input', bytes: 3 });
  await source?.close();
});

test('names the folder for temporary files when it is full', async () => {
  const stdin = new Readable({
    read() {
      this.destroy(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    },
  });
  await expect(openSource('-', { stdin })).rejects.toThrow(
    `standard input: the file cannot be stored, because ${tmpdir()} is full`,
  );
});

test('explains a missing file and a folder', async () => {
  await expect(openSource(join(folder, 'no.json'))).rejects.toThrow(/no\.json: there is no such file/);
  await mkdir(join(folder, 'sub'));
  await expect(openSource(join(folder, 'sub'))).rejects.toThrow(/sub: this is a folder/);
});

test('a file is read without a copy', async () => {
  await writeFile(join(folder, 'a.json'), '[]');
  expect(await openSource(join(folder, 'a.json'))).toMatchObject({ path: join(folder, 'a.json'), bytes: 2 });
});
