import PageCache from '@/page-cache.cjs';

/** What the cache has and takes; Next's own types ask for parts of a page that the cache never reads. */
type Kept = {
  get: (path: string) => Promise<{ status: number } | null>;
  set: (path: string, page?: { status?: number; route?: string }) => Promise<void>;
};

/** The page cache as Next makes it in production, in memory; `route` is the page's path in `app`. */
export function openPageCache(): Kept {
  const files = { existsSync: () => false, readFile: () => Promise.reject(new Error('none')) };
  const cache = new PageCache({
    fs: files as never,
    dev: false,
    flushToDisk: false,
    serverDistDir: '/none',
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as never);
  const context = { kind: 'APP_PAGE' } as never;
  return {
    get: async (path) => {
      const kept = await cache.get(path, context);
      return kept?.value && 'status' in kept.value ? { status: kept.value.status ?? 200 } : null;
    },
    set: (path, { status, route = '/' } = {}) => {
      const headers = { 'x-next-cache-tags': `_N_T_/layout,_N_T_${route}` };
      return cache.set(path, { kind: 'APP_PAGE', html: '', headers, status } as never, context);
    },
  };
}
