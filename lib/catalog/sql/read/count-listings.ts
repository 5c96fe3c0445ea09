import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { countHolding } from '@/lib/database/dialect';
import { facetCondition } from '@/lib/database/facet-counts';
import type { Database } from '@/lib/database/schema';
import { searchWords } from '@/lib/search/fold';
import { hasFilters, type ListingQuery, listingDemands } from '@/lib/search/listing-query';
import { filterConditions } from './filter-conditions';
import { isHidden, isPublished } from './published';

/**
 * Number of published listings a query has. Coarse filters are summed up from `listing_counts`, a search asks its
 * index; neither knows of permits, so the few hidden listings are counted and subtracted. A query with a finer filter
 * counts its rows.
 */
export async function countListings(db: Kysely<Database>, query: ListingQuery): Promise<number> {
  const withHidden = countWithHidden(db, query);
  const count = withHidden
    ? sql<number>`(${withHidden}) - (${countRows([isHidden(), ...filterConditions(db, query, 'scanOrderIndex')])})`
    : sql<number>`(${countRows([isPublished(), ...filterConditions(db, query, 'useFilterIndex')])})`;
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts matches whether hidden or not; null when only counting the rows can tell. */
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
  if (searchWords(query.search ?? '').length > 0) return null;
  const conditions: Expression<SqlBool>[] = [];
  for (const { column, demand } of listingDemands(query)) {
    const condition = facetCondition(column, demand);
    if (condition === null) return null;
    conditions.push(condition);
  }
  return conditions;
}
