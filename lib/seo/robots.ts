import { routes } from '@/lib/routes';
import { absoluteUrl } from './page-metadata';

/** Ways of looking at a list that make no page of their own; `page` is not among them. */
const listViews = [
  'ordering',
  'search',
  'page_size',
  'city',
  'district',
  'developer',
  'property_type',
  'price_range',
  'property_status',
  'sales_status',
  'completion_rate',
  'completion_rate__gte',
  'post_delivery',
  'guarantee_rental_guarantee',
  'lang',
];

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
