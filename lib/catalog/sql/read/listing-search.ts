import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import {
  countMatching,
  idsMatching,
  isMatching,
  rowMatches,
  type SearchScope,
  searchScopes,
} from '@/lib/database/search-index';
import { matchOrder } from '@/lib/database/word-search';
import { hasFilters, type ListingQuery } from '@/lib/search/listing-query';
import { referenceKey } from '@/lib/search/listing-words';
import type { SearchPlan } from '@/lib/search/search-plan';
import { countRows } from './count-listings';
import { filterConditions } from './filter-conditions';
import { type HeldBack, heldBack } from './held-back';
import { listingOrder } from './listing-order';
import { isHidden, isPublished } from './published';

/** With this many name matches, descriptions are not searched. */
const enoughByName = 48;
/** Above this many matches, scanning in order is faster than fetching and sorting. */
const manyMatches = 1_500;

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
  if (byReference.length > 0) return { count: byReference.length, ids: pageOf(byReference, query) };
  const search = { db, query, plan, held: await heldBack(db, query) };
  const { scope, count } = await scopeOf(db, plan);
  return count > manyMatches ? walk(search, scope, count) : fetchAll(search, scope);
}

/** How widely a search looks, and how many properties it matches before filters, hidden ones included. */
export async function scopeOf(
  db: Kysely<Database>,
  plan: SearchPlan,
): Promise<{ scope: SearchScope; count: number }> {
  const names = await countIndexed({ db, plan }, 'names');
  if (names >= enoughByName) return { scope: 'names', count: names };
  return { scope: 'texts', count: await countIndexed({ db, plan }, 'texts') };
}

type Search = { db: Kysely<Database>; query: ListingQuery; plan: SearchPlan; held: HeldBack | null };

function pageOf(ids: number[], { page, page_size }: ListingQuery): number[] {
  return ids.slice((page - 1) * page_size, page * page_size);
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

/** Number of matches regardless of filters and permits, to estimate the work. */
async function countIndexed({ db, plan }: Pick<Search, 'db' | 'plan'>, scope: SearchScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${countMatching(db, plan, scope)} as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Few matches: fetch all with their group, sort, and cut the page. */
async function fetchAll({ db, query, plan, held }: Search, widest: SearchScope): Promise<Found> {
  const scopes = searchScopes.slice(0, searchScopes.indexOf(widest));
  const cases = scopes.map(
    (scope, index) => sql`when ${inIds(idsMatching(db, plan, scope))} then ${sql.lit(index)}`,
  );
  const circle = sql`case ${sql.join(cases, sql` `)} else ${sql.lit(scopes.length)} end`;
  const order =
    query.ordering.length > 0 ? listingOrder(query, 'useFilterIndex') : sql`${circle}, ${matchOrder()}`;
  const rows = await db
    .selectFrom('properties')
    .select('properties.id')
    .where((e) =>
      e.and([
        inIds(idsMatching(db, plan, widest)),
        isPublished(),
        ...filterConditions(query, 'scanOrderIndex'),
      ]),
    )
    .orderBy(held ? sql`(${held.is}), ${order}` : order)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { count: ids.length, ids: pageOf(ids, query) };
}

/** Many matches: scan the order's index group by group until the page is full. */
async function walk(search: Search, widest: SearchScope, indexed: number): Promise<Found> {
  const { query } = search;
  const total = await countCircle(search, widest, indexed);
  const offset = (query.page - 1) * query.page_size;
  if (offset >= total) return { count: total, ids: [] };
  const ids = await walkOthers(search, widest, indexed, offset);
  const { db, plan, held } = search;
  if (held && ids.length < query.page_size) {
    const others = total - (await countHeldMatches(search, widest));
    const conditions = [
      inIds(idsMatching(db, plan, widest)),
      held.is,
      ...filterConditions(query, 'scanOrderIndex'),
    ];
    const order = query.ordering.length > 0 ? listingOrder(query, 'useFilterIndex') : matchOrder();
    ids.push(
      ...(await idsWhere(db, conditions, order, query.page_size - ids.length, Math.max(0, offset - others))),
    );
  }
  return { count: total, ids };
}

/** What of the page is not held back. */
async function walkOthers(
  search: Search,
  widest: SearchScope,
  indexed: number,
  start: number,
): Promise<number[]> {
  const { query } = search;
  if (query.ordering.length > 0) {
    return walked(search, [widest], listingOrder(query, 'scanOrderIndex'), query.page_size, start);
  }
  const ids: number[] = [];
  let offset = start;
  let before = 0;
  for (const [index, scope] of searchScopes.slice(0, searchScopes.indexOf(widest) + 1).entries()) {
    const narrower = searchScopes[index - 1];
    const circle: Circle = narrower ? [scope, narrower] : [scope];
    const inScope = scope === widest ? indexed : await countIndexed(search, scope);
    const isRare = inScope - before <= manyMatches && scope !== 'texts';
    const limit = query.page_size - ids.length;
    ids.push(...(await (isRare ? sorted : walked)(search, circle, matchOrder(), limit, offset)));
    if (ids.length >= query.page_size || scope === widest) break;
    // The page continues in the next group; this group's exact size gives the offset there.
    const within = (await countCircle(search, scope, inScope)) - (await countHeldMatches(search, scope));
    offset = Math.max(0, offset - (within - before));
    before = within;
  }
  return ids;
}

/** A scope, and the narrower one whose matches are excluded. */
type Circle = [SearchScope, SearchScope?];

/** The index includes hidden properties; count the few among the matches and subtract them. */
async function countCircle(
  { db, query, plan }: Search,
  scope: SearchScope,
  indexed: number,
): Promise<number> {
  const ids = idsMatching(db, plan, scope);
  const matches = inIds(ids);
  // `+ 0` keeps SQLite from looking up every match, since hidden properties are fewer.
  const hiddenMatches = sql<SqlBool>`properties.id + 0 in ${ids}`;
  const count = hasFilters(query)
    ? sql`(${countRows([isPublished(), matches, ...filterConditions(query, 'scanOrderIndex')])})`
    : sql`${indexed} - (${countRows([isHidden(), hiddenMatches])})`;
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countHeldMatches({ db, query, plan, held }: Search, scope: SearchScope): Promise<number> {
  if (!held) return 0;
  const matches = sql<SqlBool>`properties.id + 0 in ${idsMatching(db, plan, scope)}`;
  const { rows } = await sql<{ count: number }>`
    select (${countRows([isPublished(), held.is, matches, ...filterConditions(query, 'scanOrderIndex')])}) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

function walked(
  { db, query, plan, held }: Search,
  [scope, except]: Circle,
  order: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<number[]> {
  const matches = (wanted: SearchScope) =>
    wanted === 'texts' ? isMatching(db, plan, wanted) : rowMatches(plan, wanted);
  const conditions = [
    matches(scope),
    ...(except ? [sql<SqlBool>`not ${matches(except)}`] : []),
    ...others(held),
  ];
  return idsWhere(db, [...conditions, ...filterConditions(query, 'scanOrderIndex')], order, limit, offset);
}

function sorted(
  { db, query, plan, held }: Search,
  [scope, except]: Circle,
  order: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<number[]> {
  const matches = (wanted: SearchScope) => inIds(idsMatching(db, plan, wanted));
  const conditions = [
    matches(scope),
    ...(except ? [sql<SqlBool>`not ${matches(except)}`] : []),
    ...others(held),
  ];
  return idsWhere(db, [...conditions, ...filterConditions(query, 'scanOrderIndex')], order, limit, offset);
}

function others(held: HeldBack | null): Expression<SqlBool>[] {
  return held ? [held.isNot] : [];
}

async function idsWhere(
  db: Kysely<Database>,
  conditions: Expression<SqlBool>[],
  order: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('properties')
    .select('properties.id')
    .where((e) => e.and([isPublished(), ...conditions]))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

function inIds(ids: RawBuilder<number>): Expression<SqlBool> {
  return sql<SqlBool>`properties.id in ${ids}`;
}
