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
 * The address under which search engines know a list, and whether they may list it. Order, language and search are
 * ways of looking at a list, not lists; a filtered list is not indexed, unless a landing page stands for it. Another
 * page size cuts the list into other pages: those have their own address and are not indexed.
 */
export function listAddress(
  query: ListingQuery,
  options: FilterOptions | null,
): { path: string; index: boolean } {
  const { ordering, lang } = defaultListingQuery;
  const plain = { ...query, ordering, lang, search: null };
  const isUsual = query.search === null && query.page_size === defaultPageSize;
  const landing = options && query.page_size === defaultPageSize ? landingOfList(plain, options) : null;
  if (landing) return { path: landingHref(landing, query.page), index: isUsual };
  return { path: listingHref(plain), index: isUsual && !hasFilters(query) };
}
