import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { facetCondition } from '@/lib/database/facet-counts';
import type { Database } from '@/lib/database/schema';
import { listingDemands } from '@/lib/search/list-filters';
import type { ListingQuery } from '@/lib/search/listing-query';
import { filterConditions } from './filter-conditions';
import type { HeldBack } from './held-back';
import { isHidden, isPublished } from './published';

/**
 * Number of published properties that pass the filters, ignoring the search. Coarse filters are summed from
 * `listing_counts`, minus the few hidden properties, which it includes; finer filters count rows.
 */
export async function countFiltered(db: Kysely<Database>, query: ListingQuery): Promise<number> {
  const facets = facetConditions(query);
  const withHidden =
    facets && sql`select coalesce(sum(listings), 0) from listing_counts where ${all(facets)}`;
  const count = withHidden
    ? sql<number>`(${withHidden}) - (${countRows([isHidden(), ...filterConditions(query, 'scanOrderIndex')])})`
    : sql<number>`(${countRows([isPublished(), ...filterConditions(query, 'useFilterIndex')])})`;
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Number of published properties that pass the filters and are held back. */
export async function countHeldBack(
  db: Kysely<Database>,
  query: ListingQuery,
  held: HeldBack,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (${countRows([isPublished(), held.is, ...filterConditions(query, 'useFilterIndex')])}) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export function countRows(conditions: Expression<SqlBool>[]): RawBuilder<unknown> {
  return sql`select count(*) from properties where ${all(conditions)}`;
}

function all(conditions: Expression<SqlBool>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`1 = 1`;
}

/** The query as a condition on `listing_counts`; null when that table is too coarse for it. */
function facetConditions(query: ListingQuery): Expression<SqlBool>[] | null {
  const conditions: Expression<SqlBool>[] = [];
  for (const { column, demand } of listingDemands(query)) {
    const condition = facetCondition(column, demand);
    if (condition === null) return null;
    conditions.push(condition);
  }
  return conditions;
}
