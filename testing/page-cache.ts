import PageCache from '@/page-cache.cjs';
import { stub } from '@/testing/stub';

/** The part of the cache that tests use; Next's types require parts of a page that it never reads. */
type TestCache = {
  get: (path: string) => Promise<{ status: number } | null>;
  set: (path: string, page?: { status?: number; route?: string; revalidate?: number }) => Promise<void>;
};

/** The page cache as created by Next in production, in memory; `route` is the page's path in `app`. */
export function openPageCache(): TestCache {
  const files = { existsSync: () => false, readFile: () => Promise.reject(new Error('none')) };
  const cache = new PageCache(
    stub({
      fs: stub(files),
      dev: false,
      flushToDisk: false,
      serverDistDir: '/none',
      revalidatedTags: [],
      maxMemoryCacheSize: 1_000_000,
    }),
  );
  const context = stub<never>({ kind: 'APP_PAGE' });
  return {
    get: async (path) => {
      const cached = await cache.get(path, context);
      return cached?.value && 'status' in cached.value ? { status: cached.value.status ?? 200 } : null;
    },
    set: (path, { status, route = '/', revalidate = 300 } = {}) => {
      const headers = { 'x-next-cache-tags': `_N_T_/layout,_N_T_${route}` };
      return cache.set(
        path,
        stub({ kind: 'APP_PAGE', html: '', headers, status }),
        stub({ cacheControl: { revalidate } }),
      );
    },
  };
}
