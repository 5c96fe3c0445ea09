const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

/**
 * Next's own cache of rendered pages, without its copies on disk: a crawler over 100,000 unit pages must not fill it.
 * Pages that were rendered by the build are still read from there. The setting `isrFlushToDisk` says the same, but
 * for encoded pictures too, which would then be encoded anew for every visitor.
 *
 * CommonJS, because Next bundles it for its edge runtime as well, where the class would have another name.
 */
module.exports = class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} options */
  constructor(options) {
    super({ ...options, flushToDisk: false });
  }
};
