import { routes } from '@/lib/routes';
import { listKeys } from '@/lib/search/filters/filter-keys.mjs';
import { mediaCache, pagesPerRequest, sharedPageCache } from '../page-caching.mjs';
import type { RequestLayer } from './request-layer';

/**
 * Sets the `Cache-Control` of pages rendered per request and of the site's media, which Next keeps. As rules of
 * `next.config.mjs`, Next would test them one by one for every request.
 */
export const presetCaching: RequestLayer = (request, response, next) => {
  const caching = cachingOf(request.url ?? '/');
  if (caching) response.setHeader('Cache-Control', caching);
  next();
};

/** `Cache-Control` for a URL without an origin; null to leave it to Next. */
function cachingOf(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (path === routes.properties) return selectsList(query) ? sharedPageCache : null;
  if (pagesPerRequest.includes(path)) return sharedPageCache;
  // Uploads set their own. Next redirects paths that end in a slash.
  return /^\/media\/(?!uploads\/).*[^/]$/.test(path) ? mediaCache : null;
}

/** Whether Next finds a list key in the query: it ignores one without a value, unless it occurs twice. */
function selectsList(query: string): boolean {
  const params = new URLSearchParams(query);
  return listKeys.some((key) => params.get(key) || params.getAll(key).length > 1);
}
