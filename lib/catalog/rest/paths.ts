import { formatListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { defaultSort } from '@/lib/search/sort-options';
import type { ArticleQuery, FeaturedLevel } from '../source';

const part = encodeURIComponent;

/** False for values that would change the path. */
export function isPathPart(ref: string): boolean {
  return ref.trim() !== '' && ref !== '.' && ref !== '..' && !/\p{Surrogate}/u.test(ref);
}

/** Paths of the backend's API, each with a slash before its query. */
export const paths = {
  list: (query: ListingQuery) => `/api/v1/properties/?${listParameters(query)}`,
  detail: (ref: string) => `/api/v1/properties/detail/${part(ref)}/`,
  detailById: (id: string) => `/api/v1/property-details/${part(id)}/`,
  units: (id: string, query = 'page_size=500') => `/api/v1/properties/${part(id)}/units/?${query}`,
  unit: (id: string, unitRef: string) => `/api/v1/properties/${part(id)}/units/${part(unitRef)}/`,
  featured: (level?: FeaturedLevel) => `/api/v1/featured-properties/${level ? `${level}/` : ''}`,
  similar: (id: string, limit: number) =>
    `/api/v1/property-details/${part(id)}/similar_properties/?limit=${limit}`,
  filters: '/api/v1/property-filters/',
  statistics: '/api/v1/property-statistics/',
  search: (text: string, limit: number) =>
    `/api/v1/property-search/?${new URLSearchParams({ q: text, search: text, limit: String(limit) })}`,
  cities: '/api/v1/cities/',
  districts: '/api/v1/districts/',
  cityDistricts: (cityId: number) => `/api/v1/cities/${cityId}/districts/`,
  developers: '/api/v1/developers/',
  articles: (query: ArticleQuery) => `/api/v1/blogs/?${articleParameters(query)}`,
  article: (ref: string) => `/api/v1/blogs/${part(ref)}/`,
  health: '/api/health/',
} as const;

/** What is the same in all paths of an endpoint; anything else is an id. */
const fixedParts = new Set(
  'api v1 properties detail units property-details similar_properties featured-properties initial expanded property-filters property-statistics property-search cities districts developers blogs health'.split(
    ' ',
  ),
);

/** A path with `:id` in place of ids and without its query, to group requests by endpoint. */
export function endpointOf(path: string): string {
  const [bare = ''] = path.split('?');
  const parts = bare.split('/').filter(Boolean);
  return parts.map((part) => (fixedParts.has(part) ? part : ':id')).join('/');
}

/**
 * The list's query with explicit page, size and order, because backends have other defaults. Search ranking is left to
 * the backend.
 */
function listParameters(query: ListingQuery): string {
  const text = formatListingQuery({ ...query, page: 1, page_size: 12, ordering: [] });
  const ordering = query.ordering.join(',') || (query.search === null ? defaultSort : '');
  const order = ordering && `ordering=${ordering}&`;
  const fixed = `${order}page=${query.page}&page_size=${query.page_size}`;
  return text ? `${text}&${fixed}` : fixed;
}

function articleParameters(query: ArticleQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.category) params.set('category', query.category);
  if (query.search) params.set('search', query.search);
  params.set('page', String(query.page));
  params.set('page_size', String(query.page_size));
  return params;
}
