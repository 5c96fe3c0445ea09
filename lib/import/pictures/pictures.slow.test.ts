import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '@/lib/database/connection';
import { generateRecords } from '@/testing/generate/generate';
import { portOf } from '@/testing/port-of';
import { stub } from '@/testing/stub';
import { createTally, type Tally } from '../report/report';
import { fetchPicture, pictureProblem } from './ask-picture';
import { checkPictures } from './check-pictures';
import { copiedPictures, fetchPictures } from './fetch-pictures';
import { ListedPictures } from './listed-pictures';

const folder = mkdtempSync(join(tmpdir(), 'copies-'));
process.env.MEDIA_DIR = folder;

let server: Server;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let requests: string[] = [];
beforeAll(async () => {
  server = createServer((incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    respond(incoming, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  requests = [];
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
});

/** Sends requests for any host to the server of this test, without encryption. */
const toServer = stub<typeof secureRequest>(
  (url: URL, options: object, done: (response: IncomingMessage) => void) =>
    request(
      {
        ...options,
        agent: false,
        lookup: undefined,
        host: '127.0.0.1',
        port: portOf(server),
        path: url.pathname,
      },
      done,
    ),
);
const options = { request: toServer, pauseMs: 1 };

const host = 'https://img.example';
const green = () =>
  sharp({ create: { width: 700, height: 350, channels: 3, background: '#123524' } })
    .jpeg()
    .toBuffer();

function staged(key: string, images: string[]) {
  const [home] = generateRecords({ count: 1, seed: 1, unitsPerProperty: 0 });
  if (!home) throw new Error('nothing was generated');
  return {
    record: { ...home, key, cover_image: null, images },
    position: { file: 'a.json', index: 1, line: 1, title: key },
  };
}

const told = (tally: Tally) =>
  tally.list().flatMap(({ reason, first }) => first.map(({ detail }) => `${detail?.value}: ${reason}`));

test('a picture is checked without being fetched, also when HEAD fails', async () => {
  respond = ({ method }, response) =>
    method === 'HEAD' ? response.writeHead(405).end() : response.writeHead(206).end('x');
  expect(await pictureProblem(`${host}/a.jpg`, options)).toBeNull();
  expect(requests).toEqual(['HEAD /a.jpg', 'GET /a.jpg']);
});

test.each([
  ['a status', 404, {}, 'answers 404'],
  ['a page', 200, { 'content-type': 'text/html; charset=utf-8' }, 'is not a picture but text/html'],
  [
    'a redirect into a private network',
    302,
    { location: 'https://10.0.0.1/a.jpg' },
    'is not an https address on a public host',
  ],
  ['endless redirects', 302, { location: '/a.jpg' }, 'redirects more than 3 times'],
])('%s is a problem', async (_name, status, headers, problem) => {
  respond = (_request, response) => response.writeHead(status, headers).end();
  expect(await pictureProblem(`${host}/a.jpg`, options)).toBe(problem);
});

test('private addresses are never requested', async () => {
  for (const url of ['https://127.0.0.1/a.jpg', 'https://[::1]/a.jpg', 'ftp://img.example/a.jpg'])
    expect(await pictureProblem(url)).toBe('is not an https address on a public host');
  expect(await pictureProblem('https://localhost/a.jpg')).toBe('is not an https address on a public host');
});

test('a temporary failure is retried, a missing picture is not', async () => {
  respond = (_request, response) =>
    requests.length < 3 ? response.writeHead(503).end() : response.writeHead(200).end('bytes');
  expect(String(await fetchPicture(`${host}/a.jpg`, 100, options))).toBe('bytes');
  expect(requests).toHaveLength(3);
  requests = [];
  respond = (_request, response) => response.writeHead(404).end();
  await expect(fetchPicture(`${host}/a.jpg`, 100, options)).rejects.toThrow('answers 404');
  expect(requests).toHaveLength(1);
});

test('a picture that is too large is not read to its end', async () => {
  respond = (_request, response) => response.writeHead(200).end(Buffer.alloc(2_000_000));
  await expect(fetchPicture(`${host}/a.jpg`, 1024 ** 2, options)).rejects.toThrow('is larger than 1 MB');
});

test('the check reports each URL once: unknown hosts without a request, others by their response', async () => {
  respond = ({ url }, response) => response.writeHead(url === '/gone.jpg' ? 404 : 200).end();
  const listed = new ListedPictures([
    staged('a:1', [`${host}/ok.jpg`, `${host}/gone.jpg`, '/media/own.jpg']),
    staged('a:2', [`${host}/gone.jpg`, 'https://other.example/x.jpg']),
  ]);
  const tally = createTally('picture');
  await checkPictures(listed, ['img.example'], { tally }, options);
  listed.close();
  expect(told(tally).sort()).toEqual([
    'https://img.example/gone.jpg: answers 404',
    'https://other.example/x.jpg: has a host that is not in IMAGE_HOSTS',
  ]);
  expect(requests.filter((line) => line.includes('ok.jpg'))).toHaveLength(1);
});

test('copies are fetched once, stored once by content, replace the originals, and are fetched again when lost', async () => {
  const bytes = await green();
  respond = ({ url }, response) => {
    if (url === '/gone.jpg') response.writeHead(404).end();
    else response.writeHead(200).end(url === '/text.jpg' ? 'no picture' : bytes);
  };
  const db = await openDatabase('file::memory:');
  expect(await copiedPictures(db)).toBeUndefined();
  const stagedRecords = [
    staged(
      'a:1',
      ['a', 'same', 'gone', 'text'].map((name) => `${host}/${name}.jpg`),
    ),
  ];
  const fetchAll = async (spaceGb?: number) => {
    const listed = new ListedPictures(stagedRecords);
    const tally = createTally('picture');
    const fetched = await fetchPictures(db, listed, { ...options, spaceGb }, { tally });
    listed.close();
    return { fetched, told: told(tally).sort() };
  };
  expect((await fetchAll(0)).told).toContain(`${host}/a.jpg: is not copied: the 0 GB for pictures are full`);
  expect(requests).toEqual([]);
  const problems = [`${host}/gone.jpg: answers 404`, `${host}/text.jpg: is not a picture that can be read`];
  expect(await fetchAll()).toEqual({ fetched: 2, told: problems });
  expect(readdirSync(folder)).toHaveLength(2);
  const adjust = await copiedPictures(db);
  const [copied] = (await adjust?.(stagedRecords.map(({ record }) => record))) ?? [];
  expect(copied?.images).toEqual([
    expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{32}-700x350\.webp$/),
    `${host}/gone.jpg`,
    `${host}/text.jpg`,
  ]);
  requests = [];
  expect(await fetchAll()).toEqual({ fetched: 0, told: problems });
  expect(requests.sort()).toEqual(['GET /gone.jpg', 'GET /text.jpg']);
  // The folder was lost.
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  expect(await fetchAll()).toEqual({ fetched: 2, told: problems });
  expect(readdirSync(folder)).toHaveLength(2);
  await db.destroy();
});
