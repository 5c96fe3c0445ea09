import { createServer, type Server } from 'node:http';
import { metrics } from '@/lib/metrics';
import { portOf } from '@/testing/port-of';
import { observeRequest } from './observe-request';
import { installRequestLayers } from './request-layers';

let server: Server;
let seenId: string | string[] | undefined;

beforeEach(async () => {
  process.env.METRICS_TOKEN = 'a-token-of-this-test';
  server = createServer((request, response) => {
    seenId = request.headers['x-request-id'];
    response.setHeader('x-nextjs-cache', 'HIT');
    response.end('page');
  }).listen(0, '127.0.0.1');
  installRequestLayers([observeRequest], server);
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(async () => {
  delete process.env.METRICS_TOKEN;
  await new Promise((resolve) => server.close(resolve));
});

async function get(path: string, headers: Record<string, string> = {}) {
  const port = portOf(server);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await response.text();
  return response.headers.get('x-request-id');
}

it('gives each request an id for handler and visitor', async () => {
  const id = await get('/');
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(seenId).toBe(id);
});

it.each([
  ['proxy-id-123', true],
  ['short', false],
  ['with spaces and more', false],
])('keeps a valid id from a proxy: %s', async (given, kept) => {
  expect((await get('/', { 'X-Request-Id': given })) === given).toBe(kept);
});

it('limits the number of metric labels', async () => {
  await get('/wp-login.php?secret=1');
  await get('/phpmyadmin');
  // Metrics are recorded when the response closes, just after the client has its response.
  const text = async () => (await metrics()?.registry.metrics()) ?? '';
  const deadline = Date.now() + 60_000;
  while (!/site_requests_total{method="GET",route="other",status="200"} [2-9]/.test(await text())) {
    if (Date.now() > deadline) throw new Error(await text());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(await text()).toMatch(/site_page_cache_total{state="HIT"} [2-9]/);
  expect(await text()).not.toMatch(/wp-login|secret|phpmyadmin/);
});
