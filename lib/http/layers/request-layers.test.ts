import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { captureLog } from '@/testing/capture-log';
import { portOf } from '@/testing/port-of';
import type { RequestLayer } from './request-layer';
import { installRequestLayers } from './request-layers';

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

const get = () => fetch(`http://127.0.0.1:${portOf(server)}/`);
const note =
  (name: string): RequestLayer =>
  (_request, _response, next) => {
    seen.push(name);
    next();
  };

it('runs the layers in order, then Next', async () => {
  installRequestLayers([note('first'), note('second')], server);
  expect(await (await get()).text()).toBe('page');
  expect(seen).toEqual(['first', 'second', 'next']);
});

it('a layer can respond', async () => {
  const reject: RequestLayer = (_request, response) => response.writeHead(405).end();
  installRequestLayers([reject, note('second')], server);
  expect((await get()).status).toBe(405);
  expect(seen).toEqual([]);
});

it('installing again replaces the layers', async () => {
  installRequestLayers([note('old')], server);
  installRequestLayers([note('new')], server);
  await get();
  expect(seen).toEqual(['new', 'next']);
});

it('responds with 500 and logs when a layer throws', async () => {
  const broken: RequestLayer = () => {
    throw new TypeError('broken');
  };
  installRequestLayers([broken], server);
  expect((await get()).status).toBe(500);
  expect(logged).toContainEqual(expect.objectContaining({ error: 'TypeError', status: 500 }));
});

describe('requests that Node rejects itself', () => {
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(portOf(server), '127.0.0.1', () => socket.write(text));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('end', () => resolve(received)).on('error', reject);
    });

  beforeEach(() => {
    server.on('upgrade', () => {});
    installRequestLayers([], server);
  });

  it('an unsupported upgrade is handled as a plain request', async () => {
    const head =
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\n\r\n';
    expect(await say(head)).toMatch(/^HTTP\/1.1 200 OK.*page/s);
  });

  it('an unknown method is not allowed', async () => {
    const received = await say('BREW /api/v1/cities/ HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(received).toMatch(/^HTTP\/1.1 405 /);
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toHaveProperty('message');
  });

  it('anything but HTTP is a bad request', async () => {
    expect(await say('\x16\x03\x01\x02\x00\x01\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });
});
