import type { Page } from '@/lib/catalog/types';
import { hasFilters, type ListingQuery } from '../../listing-query';
import { eachWish, isDependent, wishesIn, wordsOfWish } from './wishes';

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
  const listOf = async (search: string | null) => ({ page: await list({ ...query, search }), search });
  const unchanged = { page: await list(query), unmentioned: null, search: query.search };
  if (unchanged.page.count > 0 || query.search === null) return unchanged;
  const isPlaceKnown = query.district !== null || query.community !== null;
  const split = wishesIn(query.search, { areTypesKnown, isPlaceKnown });
  if (!split) return unchanged;
  const isOnlyWishes = split.others === null && !hasFilters(query);
  if (isOnlyWishes && !keepsWish) return unchanged;
  const each = eachWish(split.wishes);
  const wishes = isOnlyWishes && each.length === 1 ? wordsOfWish(split.wishes) : each;
  const other = wishes.map(withoutAnd).filter((wish) => wish !== query.search);
  const start = isOnlyWishes ? await rarest(other, listOf) : await listOf(split.others);
  if (!start || start.page.count === 0) return unchanged;
  let found = start;
  const unmentioned: string[] = [];
  const tried = wishes.length > 1 ? maxTried : 0;
  for (const [index, wish] of wishes.entries()) {
    const own = withoutAnd(wish);
    if (isOnlyWishes && own === start.search) continue;
    const narrower = index < tried ? await listOf([found.search, own].filter(Boolean).join(' ')) : null;
    if (narrower && narrower.page.count > 0) found = narrower;
    else unmentioned.push(wish);
  }
  return { ...found, unmentioned: withoutAnd(unmentioned.join(' ')) || null };
}

function withoutAnd(wish: string): string {
  return wish.replace(/^and /i, '');
}

/** The list of the wish that the fewest properties have, because it says most; null when none has any. */
async function rarest<P extends Page<unknown>>(
  wishes: readonly string[],
  listOf: (search: string) => Promise<{ page: P; search: string | null }>,
): Promise<{ page: P; search: string | null } | null> {
  const named = wishes.filter((wish) => /\p{L}/u.test(wish) && !isDependent(wish)).slice(0, maxTried);
  const lists = await Promise.all(named.map(listOf));
  const [first] = lists.filter(({ page }) => page.count > 0).sort((a, b) => a.page.count - b.page.count);
  return first ?? null;
}
