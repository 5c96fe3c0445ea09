import { Agent, createServer, request as httpRequest, type RequestListener } from 'node:http';
import { portOf } from '@/testing/port-of';
import { fixResponseHead } from './fix-response-head';
import { installRequestLayers } from './request-layers';

let respond: RequestListener;
const server = createServer((request, response) => respond(request, response));

beforeAll(async () => {
  installRequestLayers([fixResponseHead], server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function ask(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${portOf(server)}/`, { headers, redirect: 'manual' });
}

it.each([
  ['s-maxage=60, stale-while-revalidate=3540', 'public, s-maxage=60, stale-while-revalidate=300'],
  ['s-maxage=10, stale-while-revalidate=3590', 'public, s-maxage=10'],
  ['s-maxage=300, stale-while-revalidate=3300', 's-maxage=300, stale-while-revalidate=3300'],
  ['s-maxage=31536000', 's-maxage=300, stale-while-revalidate=3300'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
  ['private, no-store', 'private, no-store'],
])('%s becomes %s', async (given, told) => {
  respond = (_request, response) => response.setHeader('Cache-Control', given).end('page');
  expect((await ask()).headers.get('cache-control')).toBe(told);
});

it('keeps redirects of flight requests out of shared caches', async () => {
  respond = (_request, response) =>
    response.setHeader('Cache-Control', 's-maxage=60').writeHead(307, { Location: '/' }).end();
  const response = await ask({ RSC: '1' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'no-store']);
});

it('responds with 416 to a range beyond the end', async () => {
  respond = (_request, response) => response.setHeader('Content-Range', 'bytes */100').writeHead(500).end();
  expect((await ask({ range: 'bytes=999-' })).status).toBe(416);
});

it('closes the connection after a body that was refused halfway: its next request would hang', async () => {
  respond = async (request, response) => {
    let size = 0;
    for await (const chunk of request) {
      size += chunk.length;
      if (size > 64 * 1024) break;
    }
    response.end();
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connectionAfter = (bytes: number) =>
    new Promise((resolve, reject) => {
      const options = { port: portOf(server), host: '127.0.0.1', method: 'POST', agent };
      const sending = httpRequest(options, (response) => {
        response.resume().once('end', () => resolve(response.headers.connection));
      });
      sending.once('error', reject);
      // Without Content-Length.
      sending.write(Buffer.alloc(bytes));
      sending.end();
    });
  const small = await connectionAfter(60_000);
  const large = await connectionAfter(200_000);
  agent.destroy();
  expect([small, large]).toEqual(['keep-alive', 'close']);
});
