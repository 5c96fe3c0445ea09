import { createServer } from 'node:http';
import { hour } from '@/lib/durations';
import { portOf } from '@/testing/port-of';
import { limitedCaching, limitLifetime } from './limit-lifetime';
import { installRequestLayers } from './request-layers';

const end = jest.fn<number | null, []>();
jest.mock('@/lib/catalog/reads/freshness', () => ({ nextPermitEnd: () => end() }));

it.each([
  [
    'public, s-maxage=300, stale-while-revalidate=3300',
    hour,
    'public, s-maxage=300, stale-while-revalidate=3300',
  ],
  [
    'public, s-maxage=300, stale-while-revalidate=3300',
    hour / 2,
    'public, s-maxage=300, stale-while-revalidate=1500',
  ],
  ['s-maxage=300, stale-while-revalidate=3300', 120_000, 's-maxage=120'],
  [
    'public, max-age=60, s-maxage=3600, stale-while-revalidate=86400',
    90_000,
    'public, max-age=60, s-maxage=90',
  ],
  ['public, max-age=60', -5, 'public, max-age=0'],
  ['no-store', 1, 'no-store'],
])('%s with %d ms left is %s', (caching, left, expected) => {
  expect(limitedCaching(caching, left)).toBe(expected);
});

it('limits pages, but not files that are cached for days', async () => {
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', request.url === '/page' ? 's-maxage=300' : 'public, max-age=604800');
    response.end('x');
  });
  installRequestLayers([limitLifetime], server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const caching = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('cache-control');
  end.mockReturnValue(Date.now() - 1);
  expect(await caching('/page')).toBe('s-maxage=0');
  expect(await caching('/picture')).toBe('public, max-age=604800');
  end.mockReturnValue(null);
  expect(await caching('/page')).toBe('s-maxage=300');
  await new Promise((resolve) => server.close(resolve));
});
