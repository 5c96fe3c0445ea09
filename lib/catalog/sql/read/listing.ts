import type { Expression, Kysely, SqlBool } from 'kysely';
import type { Page, PropertySummary } from '@/lib/catalog/types';
import { isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { listingDemands } from '@/lib/search/list-filters';
import type { ListingQuery } from '@/lib/search/listing-query';
import { searchPlan } from '@/lib/search/search-plan';
import { countFiltered, countHeldBack } from './count-listings';
import { type Access, filterConditions } from './filter-conditions';
import { heldBack } from './held-back';
import { listingOrder, rangedOrderColumn } from './listing-order';
import { countSearched, searchListings } from './listing-search';
import { isPublished } from './published';
import { summariesOf } from './summaries';

const manyMatches = 1_500;
const fewMatches = 100;

/** One page of the list and the number of matches. A page beyond the last is empty. */
export async function listProperties(
  db: Kysely<Database>,
  query: ListingQuery,
): Promise<Page<PropertySummary>> {
  const plan = searchPlan(query.search);
  if (plan.some((group) => group.length === 0)) return { count: 0, results: [] };
  if (plan.length > 0) {
    const { count, ids } = await searchListings(db, query, plan);
    return { count, results: await summariesOf(db, ids) };
  }
  const count = await countFiltered(db, query);
  const offset = (query.page - 1) * query.page_size;
  if (offset >= count) return { count, results: [] };
  const access = accessFor(db, query, count);
  const held = await heldBack(db, query);
  const idsOf = async (conditions: Expression<SqlBool>[], limit: number, start: number) => {
    const rows = await db
      .selectFrom('properties')
      .select('properties.id')
      .where((e) =>
        e.and([isPublished(), ...conditions, ...filterConditions(query, access, rangedOrderColumn(query))]),
      )
      .orderBy(listingOrder(query, access))
      .limit(limit)
      .offset(start)
      .execute();
    return rows.map((row) => row.id);
  };
  const ids = await idsOf(held ? [held.isNot] : [], query.page_size, offset);
  if (held && ids.length < query.page_size) {
    const others = count - (await countHeldBack(db, query, held));
    ids.push(...(await idsOf([held.is], query.page_size - ids.length, Math.max(0, offset - others))));
  }
  return { count, results: await summariesOf(db, ids) };
}

/** Number of properties on all pages of a list. */
export async function countProperties(db: Kysely<Database>, query: ListingQuery): Promise<number> {
  const plan = searchPlan(query.search);
  if (plan.some((group) => group.length === 0)) return 0;
  return plan.length > 0 ? countSearched(db, query, plan) : countFiltered(db, query);
}

/**
 * PostgreSQL plans with value frequencies and the limit; SQLite knows neither for bound values. With many matches
 * scanning in order fills a page quickly; with few, fetching by a filter's index and sorting is faster. Without a
 * selective filter fetching is expensive, so scanning pays off much earlier.
 */
function accessFor(db: Kysely<Database>, query: ListingQuery, count: number): Access {
  if (isPostgres(db)) return 'planned';
  const isNarrow = listingDemands(query).some((demand) => demand.isNarrow);
  return count >= (isNarrow ? manyMatches : fewMatches) ? 'scanOrderIndex' : 'useFilterIndex';
}
