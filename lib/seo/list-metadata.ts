import type { FilterOptions } from '@/lib/catalog/types';
import {
  defaultListingQuery,
  defaultPageSize,
  hasFilters,
  type ListingQuery,
  listingHref,
} from '@/lib/search/listing-query';
import { isThin, landingHref, landingOfList } from './landing';

/**
 * Canonical URL of a list and whether it may be indexed. Order, language and search are dropped; filtered lists are not
 * indexed unless a landing page covers them. Other page sizes keep their own URL and are not indexed.
 */
export function canonicalOfList(
  query: ListingQuery,
  options: FilterOptions | null,
): { path: string; index: boolean } {
  const { ordering, lang } = defaultListingQuery;
  const plain = { ...query, ordering, lang, search: null, typed: null };
  const isUsual = query.search === null && query.typed === null && query.page_size === defaultPageSize;
  const landing = options && query.page_size === defaultPageSize ? landingOfList(plain, options) : null;
  // A thin landing page is not indexed, so it cannot be canonical.
  if (landing && !isThin(landing)) return { path: landingHref(landing, query.page), index: isUsual };
  return { path: listingHref(plain), index: isUsual && !hasFilters(query) };
}
