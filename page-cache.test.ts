import PageCache from './page-cache.cjs';

const context = { kind: 'APP_PAGE' } as never;
const page = (status?: number) => ({ kind: 'APP_PAGE', html: `${status}`, headers: {}, status }) as never;
const cache = new PageCache({
  fs: { existsSync: () => false, readFile: () => Promise.reject(new Error('none')) } as never,
  dev: false,
  flushToDisk: false,
  serverDistDir: '/none',
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
} as never);

const keptStatus = async (path: string) => {
  const kept = await cache.get(path, context);
  return kept?.value && 'status' in kept.value ? (kept.value.status ?? 200) : null;
};

it('does not keep unknown addresses, of which there is no end', async () => {
  await cache.set('/properties/unknown', page(404), context);
  expect(await keptStatus('/properties/unknown')).toBeNull();
});

it('replaces a page that is gone', async () => {
  await cache.set('/properties/sold', page(), context);
  expect(await keptStatus('/properties/sold')).toBe(200);
  await cache.set('/properties/sold', page(404), context);
  expect(await keptStatus('/properties/sold')).toBe(404);
});
