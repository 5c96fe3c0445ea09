const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

/**
 * Next's page cache without its disk copies, which a crawler over 100,000 unit pages would fill; pages from the build
 * are still read from disk. `isrFlushToDisk` would also disable the disk cache of encoded images.
 * Article pages from before the latest change of any article are rendered anew, see lib/articles/freshness.ts.
 * CommonJS, because Next also bundles it for its edge runtime, where the class would have another name.
 */
module.exports = class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} options */
  constructor(options) {
    super({ ...options, flushToDisk: false });
  }

  /** @param {Parameters<FileSystemCache['get']>} request */
  async get(...request) {
    const page = await super.get(...request);
    const { articleFreshness } = /** @type {{ articleFreshness?: { staleBefore: number } }} */ (globalThis);
    if (!page || !articleFreshness || (page.lastModified ?? 0) >= articleFreshness.staleBefore) return page;
    return isArticlePage(page) ? null : page;
  }
};

/** @param {NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>} page */
function isArticlePage({ value }) {
  const headers = value && 'headers' in value ? /** @type {Record<string, unknown>} */ (value.headers) : {};
  return String(headers?.['x-next-cache-tags'] ?? '').includes('/blog/[slug]/page');
}
