import type { Page } from '@/lib/catalog/types';
import { hasFilters, type ListingQuery } from './listing-query';
import { wishesIn } from './understand/wishes';

/**
 * The list of a query, or the list without wishes such as "sea view" when it is empty only because of them.
 * `unmentioned` has the wishes that were left out, `search` the words that the list has.
 */
export async function listWithoutWishes<P extends Page<unknown>>(
  query: ListingQuery,
  list: (query: ListingQuery) => Promise<P>,
  { areTypesKnown }: { areTypesKnown: boolean },
): Promise<{ page: P; unmentioned: string | null; search: string | null }> {
  const page = await list(query);
  const isPlaceKnown = query.district !== null || query.community !== null;
  const split =
    page.count > 0 || query.search === null ? null : wishesIn(query.search, { areTypesKnown, isPlaceKnown });
  const asked = { page, unmentioned: null, search: query.search };
  if (!split || (split.others === null && !hasFilters(query))) return asked;
  const wider = await list({ ...query, search: split.others });
  return wider.count > 0 ? { page: wider, unmentioned: split.wishes, search: split.others } : asked;
}
