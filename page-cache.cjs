const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

/**
 * Next's page cache without its disk copies, which a crawler over 100,000 unit pages would fill; pages from the build
 * are still read from disk. `isrFlushToDisk` would also disable the disk cache of encoded images.
 * CommonJS, because Next also bundles it for its edge runtime, where the class would have another name.
 */
module.exports = class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} options */
  constructor(options) {
    super({ ...options, flushToDisk: false });
  }
};
