import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captureLog } from '@/testing/capture-log';
import { installRequestLayers, type RequestLayer } from './request-layers';

const logged = captureLog();
let server: Server;
let seen: string[];

beforeEach(async () => {
  seen = [];
  server = createServer((_request, response) => {
    seen.push('next');
    response.end('page');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
const note =
  (name: string): RequestLayer =>
  (_request, _response, next) => {
    seen.push(name);
    next();
  };

it('runs the layers in their order, and Next last', async () => {
  installRequestLayers([note('first'), note('second')], server);
  expect(await (await get()).text()).toBe('page');
  expect(seen).toEqual(['first', 'second', 'next']);
});

it('lets a layer answer', async () => {
  const answer: RequestLayer = (_request, response) => response.writeHead(405).end();
  installRequestLayers([answer, note('second')], server);
  expect((await get()).status).toBe(405);
  expect(seen).toEqual([]);
});

it('replaces the layers when they are installed again', async () => {
  installRequestLayers([note('old')], server);
  installRequestLayers([note('new')], server);
  await get();
  expect(seen).toEqual(['new', 'next']);
});

it('answers 500 when a layer fails, and logs it', async () => {
  const broken: RequestLayer = () => {
    throw new TypeError('broken');
  };
  installRequestLayers([broken], server);
  expect((await get()).status).toBe(500);
  expect(logged).toContainEqual(expect.objectContaining({ error: 'TypeError', status: 500 }));
});
