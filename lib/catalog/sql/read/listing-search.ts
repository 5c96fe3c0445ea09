import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import {
  countMatching,
  idsMatching,
  idsMatchingTexts,
  type NameScope,
  nameScopes,
  rowMatches,
} from '@/lib/database/search-index';
import { matchOrder } from '@/lib/database/word-search';
import { hasFilters, type ListingQuery } from '@/lib/search/listing-query';
import { referenceKey } from '@/lib/search/listing-words';
import type { SearchPlan } from '@/lib/search/search-plan';
import { countRows } from './count-listings';
import { filterConditions } from './filter-conditions';
import { listingOrder } from './listing-order';
import { isHidden, isPublished } from './published';

/** With as many matches by name, descriptions are not searched. */
const enoughByName = 48;
/** More matches than this are met sooner by walking their order than by fetching and sorting them. */
const manyMatches = 1_500;

type Found = { count: number; ids: number[] };

/**
 * One page of what a search finds. A listing whose reference was typed stands alone. Else those that hold all the
 * words in their title come first, then those that need the place for it, then those that need the developer, type,
 * status or reference, and where these are few, those whose description has the rest.
 */
export async function searchListings(
  db: Kysely<Database>,
  query: ListingQuery,
  plan: SearchPlan,
): Promise<Found> {
  const byReference = await listingsOfReference(db, query);
  if (byReference.length > 0) {
    const start = (query.page - 1) * query.page_size;
    return { count: byReference.length, ids: byReference.slice(start, start + query.page_size) };
  }
  const counts = await countByScope(db, query, plan);
  const byName = counts.names;
  const withTexts = byName < enoughByName ? await countWithTexts(db, query, plan) : byName;
  const start = (query.page - 1) * query.page_size;
  if (start >= withTexts) return { count: withTexts, ids: [] };
  const search: Search = { db, query, plan, counts, withTexts };
  const ids = query.ordering.length > 0 ? await inAskedOrder(search) : await bestFirst(search);
  return { count: withTexts, ids };
}

type Search = {
  db: Kysely<Database>;
  query: ListingQuery;
  plan: SearchPlan;
  counts: Record<NameScope, number>;
  /** Matches in names and descriptions. */
  withTexts: number;
};

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

async function countByScope(db: Kysely<Database>, query: ListingQuery, plan: SearchPlan) {
  const filters = filterConditions(query, 'scanOrderIndex');
  const counts = nameScopes.map((scope) => {
    // The index knows of no permits, so the few hidden listings are counted and subtracted.
    const count = hasFilters(query)
      ? sql`(${countRows([isPublished(), inIds(idsMatching(db, plan, scope)), ...filters])})`
      : sql`${countMatching(db, plan, scope)} - (${countRows([isHidden(), rowMatches(plan, scope)])})`;
    return sql`${count} as ${sql.ref(scope)}`;
  });
  const { rows } = await sql<Record<NameScope, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? { title: 0, place: 0, names: 0 };
}

async function countWithTexts(db: Kysely<Database>, query: ListingQuery, plan: SearchPlan): Promise<number> {
  const conditions = [
    isPublished(),
    inIds(idsMatchingTexts(db, plan)),
    ...filterConditions(query, 'scanOrderIndex'),
  ];
  const { rows } = await sql<{ count: number }>`${countRows(conditions)}`.execute(db);
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}

async function inAskedOrder({ db, query, plan, counts, withTexts }: Search): Promise<number[]> {
  const ids = withTexts > counts.names ? idsMatchingTexts(db, plan) : idsMatching(db, plan, 'names');
  const walks = withTexts > manyMatches;
  const matches = walks ? rowMatches(plan, 'names') : inIds(ids);
  const access = walks ? 'scanOrderIndex' : 'useFilterIndex';
  return pageOf(db, [matches, ...filterConditions(query, 'scanOrderIndex')], listingOrder(query, access), {
    limit: query.page_size,
    offset: (query.page - 1) * query.page_size,
  });
}

/** Each circle holds what the narrower ones do not, so a page may take the end of one and the beginning of the next. */
async function bestFirst({ db, query, plan, counts, withTexts }: Search): Promise<number[]> {
  const { title, place, names } = counts;
  const circles = [
    circleOf(db, plan, 'title', undefined, title),
    circleOf(db, plan, 'place', 'title', place - title),
    circleOf(db, plan, 'names', 'place', names - place),
    {
      size: withTexts - names,
      matches: () => [
        inIds(idsMatchingTexts(db, plan)),
        sql<SqlBool>`not ${inIds(idsMatching(db, plan, 'names'))}`,
      ],
    },
  ];
  const filters = filterConditions(query, 'scanOrderIndex');
  const found: number[] = [];
  let offset = (query.page - 1) * query.page_size;
  for (const { size, matches } of circles) {
    const limit = query.page_size - found.length;
    if (limit <= 0) break;
    if (offset < size)
      found.push(...(await pageOf(db, [...matches(), ...filters], matchOrder(), { limit, offset })));
    offset = Math.max(0, offset - size);
  }
  return found;
}

function circleOf(
  db: Kysely<Database>,
  plan: SearchPlan,
  scope: NameScope,
  except: NameScope | undefined,
  size: number,
) {
  const walked = () => [
    rowMatches(plan, scope),
    ...(except ? [sql<SqlBool>`not ${rowMatches(plan, except)}`] : []),
  ];
  return { size, matches: size > manyMatches ? walked : () => [inIds(idsMatching(db, plan, scope, except))] };
}

async function pageOf(
  db: Kysely<Database>,
  conditions: Expression<SqlBool>[],
  order: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('properties')
    .select('id')
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
