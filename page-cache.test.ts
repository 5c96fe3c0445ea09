import { openPageCache } from '@/testing/page-cache';

const cache = openPageCache();

it('does not keep unknown addresses, of which there is no end', async () => {
  await cache.set('/properties/unknown', { status: 404 });
  expect(await cache.get('/properties/unknown')).toBeNull();
});

it('replaces a page that is gone', async () => {
  await cache.set('/properties/sold');
  expect(await cache.get('/properties/sold')).toEqual({ status: 200 });
  await cache.set('/properties/sold', { status: 404 });
  expect(await cache.get('/properties/sold')).toEqual({ status: 404 });
});
