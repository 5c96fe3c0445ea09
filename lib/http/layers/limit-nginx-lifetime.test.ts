import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { portOf } from '@/testing/port-of';
import { limitNginxLifetime } from './limit-nginx-lifetime';
import { installRequestLayers } from './request-layers';

it.each([
  ['s-maxage=300, stale-while-revalidate=3300', '5'],
  ['public, s-maxage=60, stale-while-revalidate=300', '5'],
  ['public, s-maxage=2', '2'],
  ['public, max-age=300, s-maxage=3600', null],
  ['public, max-age=31536000, immutable', null],
  ['private, no-store', null],
])('nginx keeps a response with %s for %s seconds', async (caching, expected) => {
  const server = createServer((_request, response) => {
    response.setHeader('Cache-Control', caching);
    response.end('x');
  });
  installRequestLayers([limitNginxLifetime], server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { headers } = await fetch(`http://127.0.0.1:${portOf(server)}/`);
  expect(headers.get('x-accel-expires')).toBe(expected);
  expect(headers.get('cache-control')).toBe(caching);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

it('nginx never sends a page that has expired while the site responds', () => {
  const config = readFileSync('docs/deploy/nginx.conf', 'utf8');
  const location = /location \/ \{[^}]*\}/.exec(config)?.[0];
  expect(location).toContain('proxy_cache_background_update off;');
});
