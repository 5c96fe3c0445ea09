const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

/**
 * Next's page cache without its disk copies, which a crawler over 100,000 unit pages would fill; pages from the build
 * are still read from disk. `isrFlushToDisk` would also disable the disk cache of encoded images.
 * Article pages from before the latest change of any article are rendered anew, see lib/articles/freshness.ts, pages
 * with properties from before the last end of a permit, see lib/catalog/expiry.ts.
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
    if (!page) return page;
    const { articleFreshness, permitExpiry } = /** @type {Freshness} */ (globalThis);
    const at = page.lastModified ?? 0;
    const isStale =
      (at < (articleFreshness?.staleBefore ?? 0) && shows(page, articlePages)) ||
      (at < (permitExpiry?.staleBefore ?? 0) && shows(page, catalogPages));
    return isStale ? null : page;
  }
};

/** @typedef {{ articleFreshness?: { staleBefore: number }, permitExpiry?: { staleBefore: number } }} Freshness */

const articlePages = /\/blog\/\[slug\]\/page/;
const catalogPages = /\/(?:cached\/|(?:properties|areas|developers|types)\/\[slug\]\/)/;

/**
 * @param {NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>} page
 * @param {RegExp} tags
 */
function shows({ value }, tags) {
  const headers = value && 'headers' in value ? /** @type {Record<string, unknown>} */ (value.headers) : {};
  return tags.test(String(headers?.['x-next-cache-tags'] ?? ''));
}
