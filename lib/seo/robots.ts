import { routes } from '@/lib/routes';
import { listKeys } from '@/lib/search/filter-keys.mjs';
import { absoluteUrl } from './page-metadata';

/** Ways of looking at a list that make no page of their own; `page` is not among them. */
const listViews = listKeys.filter((key) => key !== 'page');

/** Paths without a page for search engines. */
const closed = ['/api/', '/staff', '/login', routes.enquiry];

/** What crawlers are told: all pages are open, machines' addresses and endless combinations of filters are not. */
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
