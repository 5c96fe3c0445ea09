import type { FilterOptions } from '@/lib/catalog/types';
import {
  defaultListingQuery,
  defaultPageSize,
  hasFilters,
  type ListingQuery,
  listingHref,
} from '@/lib/search/listing-query';
import { landingHref, landingOfList } from './landing';

/**
 * The address under which search engines know a list, and whether they may list it. Order, page size and search
 * are ways of looking at a list, not lists; a filtered list is not indexed, unless a landing page stands for it.
 */
export function listAddress(
  query: ListingQuery,
  options: FilterOptions | null,
): { path: string; index: boolean } {
  const { ordering, lang } = defaultListingQuery;
  const plain = { ...query, ordering, lang, search: null, page_size: defaultPageSize };
  const landing = options && landingOfList(query, options);
  if (landing) return { path: landingHref(landing, query.page), index: true };
  return { path: listingHref(plain), index: query.search === null && !hasFilters(query) };
}
