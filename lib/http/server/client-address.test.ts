import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientAddress, notePeerAddress } from './client-address';
import { installRequestLayers } from './request-layers';

const shared = globalThis as typeof globalThis & { peerHeader?: string };

let server: Server;
let seen: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const headers = new Headers(request.headers as Record<string, string>);
    seen = [clientAddress(headers, false), headers.get(shared.peerHeader ?? '') ?? ''];
    response.end();
  }).listen(0, '127.0.0.1');
  installRequestLayers([notePeerAddress], server);
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function call(headers: Record<string, string>): Promise<void> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

it('believes a proxy on this machine', async () => {
  await call({ 'x-forwarded-for': '203.0.113.9' });
  expect(seen).toEqual(['203.0.113.9', '127.0.0.1']);
});

it('overwrites the note when a caller knows its name', async () => {
  await call({ [shared.peerHeader ?? '']: '198.51.100.1' });
  expect(seen).toEqual(['127.0.0.1', '127.0.0.1']);
});

it('does not believe a stranger, unless told so', () => {
  const headers = new Headers({
    [shared.peerHeader ?? '']: '198.51.100.7',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(clientAddress(headers, false)).toBe('198.51.100.7');
  expect(clientAddress(headers, true)).toBe('203.0.113.9');
});
