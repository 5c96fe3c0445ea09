import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { isSold } from '@/lib/catalog/sales-status';
import type { Database } from '@/lib/database/schema';
import type { ListingQuery } from '@/lib/search/listing-query';

/** Properties that come after all others in a list. */
export type HeldBack = { is: Expression<SqlBool>; isNot: Expression<SqlBool> };

/** Sold ones, and in "cheapest first" those with an implausible price; null when there can be none. */
export async function heldBack(
  db: Kysely<Database>,
  { ordering }: Pick<ListingQuery, 'ordering'>,
): Promise<HeldBack | null> {
  const conditions: Expression<SqlBool>[] = [];
  const soldIds = await soldStatusIds(db);
  if (soldIds.length > 0) conditions.push(hasStatus(soldIds));
  if (ordering[0] === 'low_price')
    conditions.push(
      sql<SqlBool>`properties.id in (select odd.id from properties as odd where odd.has_odd_price = 1)`,
    );
  if (conditions.length === 0) return null;
  const is = sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
  return { is, isNot: sql<SqlBool>`not ${is}` };
}

/** Excludes sold properties; null when no status says sold. */
export async function isUnsold(db: Kysely<Database>): Promise<Expression<SqlBool> | null> {
  const soldIds = await soldStatusIds(db);
  return soldIds.length > 0 ? sql<SqlBool>`not ${hasStatus(soldIds)}` : null;
}

/** Ids of the statuses that say sold. */
export async function soldStatusIds(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('sales_statuses').select(['id', 'name']).execute();
  return rows.filter(({ name }) => isSold(name)).map(({ id }) => id);
}

/** 0 stands for an unknown status, so that the condition is never null. */
function hasStatus(ids: number[]): Expression<SqlBool> {
  return sql<SqlBool>`(coalesce(properties.sales_status_id, 0) in (${sql.join(ids)}))`;
}
