import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { idsMatching, type SearchScope, searchScopes } from '@/lib/database/search-index';
import { matchOrder } from '@/lib/database/word-search';
import type { IdSet } from '@/lib/search/id-set';
import {
  defaultListingQuery,
  formatListingQuery,
  hasFilters,
  type ListingQuery,
} from '@/lib/search/listing-query';
import { referenceKey } from '@/lib/search/listing-words';
import type { SearchPlan } from '@/lib/search/search-plan';
import { type CatalogSets, catalogSets } from './catalog-sets';
import { filterConditions } from './filter-conditions';
import { heldBack } from './held-back';
import { listingOrder } from './listing-order';
import { isPublished } from './published';

/** With this many name matches, descriptions are not searched. */
const enoughByName = 48;
/** So few properties are fetched and sorted unless the order of all is in memory already. */
const fewToSort = 1_500;

type Found = { count: number; ids: number[] };

/**
 * One page of search results. An exact reference returns only that property. Otherwise title matches come first, then
 * matches that need the location, then other names, and if these are few, descriptions.
 */
export async function searchListings(
  db: Kysely<Database>,
  query: ListingQuery,
  plan: SearchPlan,
): Promise<Found> {
  const byReference = await listingsOfReference(db, query);
  const start = (query.page - 1) * query.page_size;
  if (byReference.length > 0)
    return { count: byReference.length, ids: byReference.slice(start, start + query.page_size) };
  const search = await openSearch(db, query, plan);
  const { count } = search.shown;
  const ids: number[] = [];
  let skip = start;
  if (skip >= count) return { count, ids };
  for await (const group of groupsInOrder(search)) {
    if (skip < group.count) ids.push(...(await page(search, group, skip, query.page_size - ids.length)));
    if (ids.length >= query.page_size) break;
    skip = Math.max(0, skip - group.count);
  }
  return { count, ids };
}

/** Number of properties that a search shows. */
export async function countSearched(
  db: Kysely<Database>,
  query: ListingQuery,
  plan: SearchPlan,
): Promise<number> {
  const byReference = await listingsOfReference(db, query);
  return byReference.length > 0 ? byReference.length : (await openSearch(db, query, plan)).shown.count;
}

/** All properties that a search matches before filters, hidden ones included. */
export async function matchesOf(db: Kysely<Database>, plan: SearchPlan): Promise<IdSet> {
  const sets = await catalogSets(db);
  return matching(sets, plan, await widestScope(sets, plan));
}

type Search = {
  db: Kysely<Database>;
  query: ListingQuery;
  plan: SearchPlan;
  sets: CatalogSets;
  widest: SearchScope;
  /** What the list shows on all its pages. */
  shown: IdSet;
};

async function openSearch(db: Kysely<Database>, query: ListingQuery, plan: SearchPlan): Promise<Search> {
  const sets = await catalogSets(db);
  const widest = await widestScope(sets, plan);
  const matches = (await matching(sets, plan, widest)).without(await sets.hidden());
  return { db, query, plan, sets, widest, shown: await filtered(sets, matches, query) };
}

/** How widely a search looks, decided before filters and permits. */
async function widestScope(sets: CatalogSets, plan: SearchPlan): Promise<SearchScope> {
  return (await matching(sets, plan, 'names')).count >= enoughByName ? 'names' : 'texts';
}

async function matching(sets: CatalogSets, plan: SearchPlan, scope: SearchScope): Promise<IdSet> {
  let found: IdSet | null = null;
  for (const group of plan) {
    const key = `words ${scope} ${JSON.stringify(group)}`;
    const matches = await sets.set(key, () => idsMatching(sets.db, [group], scope));
    found = found ? found.and(matches) : matches;
    if (found.count === 0) break;
  }
  return found ?? sets.set('none', () => sql`select id from properties where 1 = 0`);
}

async function filtered(sets: CatalogSets, matches: IdSet, query: ListingQuery): Promise<IdSet> {
  if (!hasFilters(query) || matches.count === 0) return matches;
  const unordered = {
    search: null,
    page: 1,
    page_size: defaultListingQuery.page_size,
    lang: null,
    ordering: [],
  };
  const key = `filters ${formatListingQuery({ ...query, ...unordered })}`;
  const conditions = filterConditions(query, isPostgres(sets.db) ? 'planned' : 'useFilterIndex');
  const passing = () => sql`select id from properties where ${sql.join(conditions, sql` and `)}`;
  return matches.and(await sets.set(key, passing));
}

/** The shown properties in groups, each to be sorted by itself: what is held back comes after everything else. */
async function* groupsInOrder(search: Search): AsyncGenerator<IdSet> {
  const { db, query, sets, shown } = search;
  const last = await sets.set(`held ${query.ordering[0] === 'low_price'}`, async () => {
    const held = await heldBack(db, query);
    return sql`select id from properties where ${held?.is ?? sql`1 = 0`}`;
  });
  yield* circles(search, shown.without(last));
  yield* circles(search, shown.and(last));
}

/** By how closely they match, unless another order is asked for. */
async function* circles({ query, plan, sets, widest }: Search, among: IdSet): AsyncGenerator<IdSet> {
  let rest = among;
  const closest = query.ordering.length > 0 ? [] : searchScopes.slice(0, searchScopes.indexOf(widest));
  for (const scope of closest) {
    if (rest.count === 0) return;
    const circle = rest.and(await matching(sets, plan, scope));
    yield circle;
    rest = rest.without(circle);
  }
  yield rest;
}

async function page(search: Search, group: IdSet, skip: number, take: number): Promise<number[]> {
  const { db, query, sets } = search;
  const isRanked = query.ordering.length === 0;
  const order = sets.order(isRanked ? matchOrder() : listingOrder(query, 'scanOrderIndex'));
  if (group.count > fewToSort || order.isWhole) return order.slice(group, skip, take);
  const rows = await db
    .selectFrom('properties')
    .select('properties.id')
    .where('properties.id', 'in', group.toArray())
    .orderBy(isRanked ? matchOrder() : listingOrder(query, 'useFilterIndex'))
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

async function listingsOfReference(db: Kysely<Database>, query: ListingQuery): Promise<number[]> {
  const key = referenceKey(query.search ?? '');
  if (!key || !/\d/.test(key)) return [];
  const rows = await db
    .selectFrom('properties')
    .select('id')
    .where('reference_key', '=', key)
    .where((e) => e.and([isPublished(), ...filterConditions(query, 'useFilterIndex')]))
    .orderBy(matchOrder())
    .execute();
  return rows.map(({ id }) => id);
}
