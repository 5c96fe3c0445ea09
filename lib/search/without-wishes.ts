import type { Page } from '@/lib/catalog/types';
import { hasFilters, type ListingQuery } from './listing-query';
import { eachWish, wishesIn } from './understand/wishes';

/** Wishes after these are left out together, to bound the number of lists that are read. */
const maxTried = 4;

/**
 * The list of a query, or the list without wishes such as "sea view" when it is empty only because of them; it keeps the
 * wishes that a property has together. A search for nothing but wishes keeps at least one of them, or stays as it is without
 * `keepsWish`. `unmentioned` has the wishes that were left out, `search` the words that the list has.
 */
export async function listWithoutWishes<P extends Page<unknown>>(
  query: ListingQuery,
  list: (query: ListingQuery) => Promise<P>,
  { areTypesKnown, keepsWish = true }: { areTypesKnown: boolean; keepsWish?: boolean },
): Promise<{ page: P; unmentioned: string | null; search: string | null }> {
  const page = await list(query);
  const isPlaceKnown = query.district !== null || query.community !== null;
  const split =
    page.count > 0 || query.search === null ? null : wishesIn(query.search, { areTypesKnown, isPlaceKnown });
  const asked = { page, unmentioned: null, search: query.search };
  if (!split) return asked;
  const single = eachWish(split.wishes);
  const isOnlyWishes = split.others === null && !hasFilters(query);
  const named = single.filter((wish) => wish !== query.search && /\p{L}/u.test(wish));
  if (isOnlyWishes && !keepsWish) return asked;
  const searches = isOnlyWishes ? named.slice(0, maxTried) : [split.others];
  const pages = await Promise.all(
    searches.map(async (search) => ({ page: await list({ ...query, search }), search })),
  );
  // Of wishes alone, the one that the fewest properties have says most.
  const [first] = pages.filter(({ page }) => page.count > 0).sort((a, b) => a.page.count - b.page.count);
  if (!first) return asked;
  let found = first;
  const left: string[] = [];
  const tried = single.length > 1 ? maxTried : 0;
  for (const [index, wish] of single.entries()) {
    if (isOnlyWishes && wish === first.search) continue;
    const search = [found.search, wish].filter(Boolean).join(' ');
    const page = index < tried ? await list({ ...query, search }) : null;
    if (page && page.count > 0) found = { page, search };
    else left.push(wish);
  }
  return { ...found, unmentioned: left.join(' ').replace(/^and /i, '') || null };
}
