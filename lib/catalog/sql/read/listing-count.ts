import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { countHolding } from '@/lib/database/dialect';
import { lastPriceBand, lastStage, priceBandAt, stageAt } from '@/lib/database/listing-counts';
import type { Database } from '@/lib/database/schema';
import { completionBounds } from '@/lib/search/completion-stages';
import { searchWords } from '@/lib/search/fold';
import { hasFilters, type ListingQuery } from '@/lib/search/listing-query';
import { flag, listingFilters } from './listing-filters';
import { isHidden, isPublished } from './published';

/**
 * How many published listings a query has. The coarse filters are summed up from `listing_counts`, a search asks
 * its index; neither knows of permits, so the few hidden listings are counted and taken off. A query with a finer
 * filter counts its rows.
 */
export async function countListings(db: Kysely<Database>, query: ListingQuery): Promise<number> {
  const withHidden = countWithHidden(db, query);
  const count = withHidden
    ? sql<number>`(${withHidden}) - (${countRows([isHidden(), ...listingFilters(db, query, 'scanOrderIndex')])})`
    : sql<number>`(${countRows([isPublished(), ...listingFilters(db, query, 'useFilterIndex')])})`;
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts matches whether hidden or not; null when there is no shorter way than counting the rows. */
function countWithHidden(db: Kysely<Database>, query: ListingQuery): RawBuilder<unknown> | null {
  const facets = facetConditions(query);
  if (facets) return sql`select coalesce(sum(listings), 0) from listing_counts where ${all(facets)}`;
  const words = searchWords(query.search ?? '');
  return words.length > 0 && !hasFilters(query) ? countHolding(db, words) : null;
}

function countRows(conditions: Expression<SqlBool>[]): RawBuilder<unknown> {
  return sql`select count(*) from properties where ${all(conditions)}`;
}

function all(conditions: Expression<SqlBool>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`;
}

/** The query in the terms of `listing_counts`; null when they are too coarse for it. */
function facetConditions(query: ListingQuery): Expression<SqlBool>[] | null {
  if (searchWords(query.search ?? '').length > 0 || query.district !== null || query.developer !== null)
    return null;
  const price = priceBands(query);
  const stages = stageRange(query);
  if (price === null || stages === null) return null;
  const conditions: Expression<SqlBool>[] = [...price, ...stages];
  const oneOf = (name: string, ids: number[]) => {
    if (ids.length > 0) conditions.push(sql<SqlBool>`${sql.ref(name)} in (${sql.join(ids)})`);
  };
  const equals = (name: string, value: number | null) => {
    if (value !== null) conditions.push(sql<SqlBool>`${sql.ref(name)} = ${value}`);
  };
  equals('city_id', query.city);
  oneOf('property_type_id', query.property_type);
  oneOf('property_status_id', query.property_status);
  oneOf('sales_status_id', query.sales_status);
  equals('post_delivery', flag(query.post_delivery));
  equals('guarantee_rental_guarantee', flag(query.guarantee_rental_guarantee));
  return conditions;
}

function priceBands({ price_range }: ListingQuery): Expression<SqlBool>[] | null {
  if (!price_range) return [];
  const from = priceBandAt(price_range.min);
  const to = price_range.max === null ? lastPriceBand : priceBandAt(price_range.max);
  if (from === null || to === null) return null;
  return [sql<SqlBool>`price_band between ${from} and ${to}`];
}

function stageRange({ completion_rate, completion_rate__gte }: ListingQuery): Expression<SqlBool>[] | null {
  const bounds = completion_rate === null ? { min: null, max: null } : completionBounds(completion_rate);
  const least = [bounds.min, completion_rate__gte].filter((rate) => rate !== null).map(stageAt);
  const beyond = bounds.max === null ? lastStage + 1 : stageAt(bounds.max);
  if (beyond === null || least.includes(null)) return null;
  if (least.length === 0) return [];
  const from = Math.max(...least.map(Number));
  return [sql<SqlBool>`stage >= ${from}`, sql<SqlBool>`stage < ${beyond}`];
}
