import { routes } from '@/lib/routes';
import { listKeys } from '@/lib/search/filters/filter-keys.mjs';
import { absoluteUrl } from './page-metadata';

/** Parameters whose pages are not for search engines: all of the list's except `page`. */
const listViews = listKeys.filter((key) => key !== 'page');

/** Paths that are not for search engines. */
const closed = ['/api/', '/staff', '/login', routes.enquiry];

/** robots.txt: all pages are open except machine endpoints and filter combinations. */
export function robotsText(): string {
  const views = listViews.flatMap((key) => [`/*?${key}=`, `/*&${key}=`]);
  return [
    'User-agent: *',
    'Allow: /',
    ...[...closed, ...views].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(routes.sitemap)}`,
    '',
  ].join('\n');
}
