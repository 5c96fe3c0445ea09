import type { Page } from '@/lib/catalog/types';
import { hasFilters, type ListingQuery } from './listing-query';
import { eachWish, wishesIn } from './understand/wishes';

/** Wishes after these are left out together, to bound the number of lists that are read. */
const maxTried = 4;

/**
 * The list of a query, or the list without wishes such as "sea view" when it is empty only because of them; it keeps the
 * wishes that a property has together. `unmentioned` has those that were left out, `search` the words that the list has.
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
  if (wider.count === 0) return asked;
  let found = { page: wider, search: split.others };
  const left: string[] = [];
  const single = eachWish(split.wishes);
  const tried = single.length > 1 ? maxTried : 0;
  for (const [index, wish] of single.entries()) {
    const search = [found.search, wish].filter(Boolean).join(' ');
    const page = index < tried ? await list({ ...query, search }) : null;
    if (page && page.count > 0) found = { page, search };
    else left.push(wish);
  }
  return { ...found, unmentioned: left.join(' ').replace(/^and /i, '') || null };
}
