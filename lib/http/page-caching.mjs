/*
 * How long browsers and proxies may use responses whose lifetime does not depend on their content. Set by the layer
 * `layers/preset-caching.ts`, on hosting platforms by `next.config.mjs`, for which this is plain JavaScript.
 */

/** `Cache-Control` of public pages rendered per request. */
export const sharedPageCache = 'public, s-maxage=60, stale-while-revalidate=300';

/** `Cache-Control` of the site's own pictures and film. */
export const mediaCache = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pages rendered per request whatever their query. The property list is one only with one of its keys. */
export const pagesPerRequest = ['/blog', '/areas'];
