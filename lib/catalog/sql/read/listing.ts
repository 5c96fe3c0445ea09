import type { Page, PropertySummary } from '@/lib/catalog/types';
import type { ListingQuery } from '@/lib/search/listing-query';
import { IdSet } from '@/lib/search/rows/id-set';
import type { CatalogSets } from './catalog-sets';
import { heldBack } from './held-back';
import { listingOrder, matchOrder } from './listing-order';
import { type Matches, matchesOf, withTitle } from './listing-search';
import { summariesOf } from './summaries';

/** Up to this many properties of a large catalogue are sorted by the database, unless the order of all is in memory. */
const maxToSort = 200;

/** One page of the list and the number of matches. A page beyond the last is empty. */
export async function listProperties(sets: CatalogSets, query: ListingQuery): Promise<Page<PropertySummary>> {
  const list = await openList(sets, query);
  const { count } = list.shown;
  const ids: number[] = [];
  let skip = (query.page - 1) * query.page_size;
  if (skip >= count) return { count, results: [] };
  for await (const group of groupsInOrder(list)) {
    if (skip < group.count) ids.push(...(await slice(list, group, skip, query.page_size - ids.length)));
    if (ids.length >= query.page_size) break;
    skip = Math.max(0, skip - group.count);
  }
  return { count, results: await summariesOf(sets, ids) };
}

/** Number of properties on all pages of a list. */
export async function countProperties(sets: CatalogSets, query: ListingQuery): Promise<number> {
  return (await openList(sets, query)).shown.count;
}

type OpenList = {
  query: ListingQuery;
  sets: CatalogSets;
  matches: Matches | null;
  /** The properties on all pages of the list. */
  shown: IdSet;
};

async function openList(sets: CatalogSets, query: ListingQuery): Promise<OpenList> {
  const matches = await matchesOf(sets, query.search);
  const passing = sets.passing(query);
  return { query, sets, matches, shown: matches ? passing.and(matches.all) : passing };
}

/**
 * The shown properties in groups that are sorted separately: those whose title is the search first, those that are held
 * back last.
 */
async function* groupsInOrder(list: OpenList): AsyncGenerator<IdSet> {
  const { sets, query } = list;
  const isRanked = list.matches !== null && query.ordering.length === 0;
  const titled = isRanked ? list.shown.and(await withTitle(sets, query.search ?? '')) : IdSet.of();
  if (titled.count > 0) yield titled;
  const shown = list.shown.without(titled);
  const last = await heldBack(sets, query);
  yield* byCloseness(list, shown.without(last));
  yield* byCloseness(list, shown.and(last));
}

/** Groups by how closely they match the search; one group when the query has an order. */
async function* byCloseness({ query, matches }: OpenList, among: IdSet): AsyncGenerator<IdSet> {
  let rest = among;
  if (matches && query.ordering.length === 0)
    for await (const circle of matches.circles()) {
      if (rest.count === 0) return;
      yield rest.and(circle);
      rest = rest.without(circle);
    }
  yield rest;
}

async function slice({ query, sets, matches }: OpenList, group: IdSet, skip: number, take: number) {
  const isRanked = matches !== null && query.ordering.length === 0;
  const order = isRanked ? sets.order(matchOrder()) : sets.listed(query);
  if (group.count > maxToSort || order.isWhole || sets.isSmall) return order.slice(group, skip, take);
  const rows = await sets.db
    .selectFrom('properties')
    .select('id')
    .where('id', 'in', group.toArray())
    .orderBy(isRanked ? matchOrder() : listingOrder(query))
    .limit(take)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}
