import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOutage, noteOutage } from './outage';
import { installRequestLayers } from './request-layers';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = request.url === '/fine' ? 200 : 500;
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  installRequestLayers([answerOutage], server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it('makes 503 of pages that fail while the catalogue is away, and of nothing else', async () => {
  expect((await get('/page')).status).toBe(500);
  noteOutage();
  const failed = await get('/page');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBe('10');
  expect((await get('/fine')).status).toBe(200);
  expect((await get('/api/v1/properties/')).status).toBe(500);
});
