import { createServer } from 'node:http';
import { portOf } from '@/testing/port-of';
import { presetCaching } from './preset-caching';
import { installRequestLayers } from './request-layers';

const page = 'public, s-maxage=60, stale-while-revalidate=300';
const media = 'public, max-age=86400, stale-while-revalidate=604800';

it.each([
  ['/properties?city=1', page],
  ['/properties?utm_source=mail&page=2', page],
  ['/properties?page=&page=', page],
  // The default list, which Next renders ahead and gives a lifetime.
  ['/properties', null],
  ['/properties?utm_source=mail', null],
  ['/properties?page=', null],
  ['/properties/sea-view?page=2', null],
  ['/properties/?page=2', null],
  ['/blog?category=3', page],
  ['/areas', page],
  ['/areas/dubai-marina', null],
  ['/media/hero/home.mp4', media],
  ['/media/uploads/a.jpg', null],
  ['/media/hero/', null],
  ['/api/v1/properties/?page=2', null],
])('%s is sent with %s, unless Next decides', async (path, expected) => {
  const server = createServer((_request, response) => response.end('x'));
  installRequestLayers([presetCaching], server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { headers } = await fetch(`http://127.0.0.1:${portOf(server)}${path}`);
  expect(headers.get('cache-control')).toBe(expected);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
