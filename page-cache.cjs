const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

/**
 * Next's page cache in memory only, without pages from before the last change of an article (lib/articles/freshness.ts)
 * or end of a permit (lib/catalog/reads/freshness.ts), and without old pages of a failed catalogue. CommonJS, because
 * a module's class has another name in Next's edge bundle.
 */
module.exports = class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} options */
  constructor(options) {
    // Not `isrFlushToDisk`, which would also disable the disk cache of encoded images.
    super({ ...options, flushToDisk: false });
  }

  /** @param {Parameters<FileSystemCache['get']>} request */
  async get(...request) {
    const page = await super.get(...request);
    if (!page) return page;
    const { articleFreshness, catalogFreshness } = /** @type {Freshness} */ (globalThis);
    const at = page.lastModified ?? 0;
    const lifetime = exactLifetimes.get(page.value) ?? Number.POSITIVE_INFINITY;
    const isStale =
      // From before the clock was put back.
      at > Date.now() ||
      Date.now() - at > 1_000 * lifetime ||
      (at < (articleFreshness?.staleBefore ?? 0) && shows(page, articlePages)) ||
      (at < (catalogFreshness?.staleBefore ?? 0) && shows(page, catalogPages));
    return isStale ? null : page;
  }

  /** @param {Parameters<FileSystemCache['set']>} request */
  async set(...request) {
    const [key, value, context] = request;
    const isMissing = value && 'status' in value && value.status === 404;
    // Unlimited unknown URLs would evict real pages; the 404 of a removed page replaces its cached page.
    if (isMissing && !FileSystemCache.memoryCache?.has(key)) return;
    const lifetime = context && 'cacheControl' in context ? context.cacheControl?.revalidate : null;
    if (value && typeof lifetime === 'number') {
      if (lifetime <= maxFailedLifetime) exactLifetimes.set(value, lifetime);
      // A second less than Next uses them for, so that it never renews one in the background.
      else if (isRedirect(value)) exactLifetimes.set(value, lifetime - 1);
    }
    await super.set(...request);
  }
};

/** Seconds that a page with a failed catalogue is cached, see app/(site)/cached/cache-briefly.ts. */
const maxFailedLifetime = 10;

/**
 * Seconds that a page may be used. Next would show an old failure once more, however long ago the catalogue recovered, and
 * stores as a redirect's new address the one it just sent, with that visitor's campaign.
 * @type {WeakMap<object, number>}
 */
const exactLifetimes = new WeakMap();

/** @param {object} page */
function isRedirect(page) {
  return 'status' in page && (page.status === 307 || page.status === 308);
}

/** @typedef {{ articleFreshness?: { staleBefore: number }, catalogFreshness?: { staleBefore: number } }} Freshness */

const articlePages = /\/blog\/\[slug\]\/page/;
const catalogPages = /\/cached\/|(?<!\/blog)\/\[slug\]\//;

/**
 * @param {NonNullable<Awaited<ReturnType<FileSystemCache['get']>>>} page
 * @param {RegExp} tags
 */
function shows({ value }, tags) {
  const headers = value && 'headers' in value ? /** @type {Record<string, unknown>} */ (value.headers) : {};
  return tags.test(String(headers?.['x-next-cache-tags'] ?? ''));
}
