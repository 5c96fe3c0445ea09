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

it('drops a page that shows a failed catalogue at the end of its lifetime, and serves others until they are renewed', async () => {
  jest.useFakeTimers();
  await cache.set('/failed', { revalidate: 10 });
  await cache.set('/shown', { revalidate: 60 });
  jest.advanceTimersByTime(9_000);
  expect(await cache.get('/failed')).toEqual({ status: 200 });
  jest.advanceTimersByTime(3_600_000);
  expect(await cache.get('/failed')).toBeNull();
  expect(await cache.get('/shown')).toEqual({ status: 200 });
});

it.each([307, 308])(
  'lets no redirect (%i) become stale, because Next would keep the campaign of its visitor',
  async (status) => {
    jest.useFakeTimers();
    await cache.set('/properties/7', { status });
    jest.advanceTimersByTime(298_000);
    expect(await cache.get('/properties/7')).toEqual({ status });
    jest.advanceTimersByTime(1_500);
    expect(await cache.get('/properties/7')).toBeNull();
  },
);

it('renders pages again after the clock was put back', async () => {
  jest.useFakeTimers();
  const now = Date.now();
  await cache.set('/ahead');
  jest.setSystemTime(now - 3_600_000);
  expect(await cache.get('/ahead')).toBeNull();
  jest.useRealTimers();
});
