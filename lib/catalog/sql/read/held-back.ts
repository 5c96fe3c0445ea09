import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { Database } from '@/lib/database/schema';
import type { ListingQuery } from '@/lib/search/listing-query';
import type { IdSet } from '@/lib/search/rows/id-set';
import type { CatalogSets } from './catalog-sets';

/** Properties at the end of a list: sold ones, and those with implausible prices when the cheapest come first. */
export async function heldBack(
  sets: CatalogSets,
  { ordering }: Pick<ListingQuery, 'ordering'>,
): Promise<IdSet> {
  if (ordering[0] !== 'low_price') return soldProperties(sets);
  return sets.set('sold or odd price', async () => {
    const sold = await soldProperties(sets);
    const { ids, columns } = sets.table;
    return sets.where((row) => columns.has_odd_price.at(row) === 1 || sold.has(ids[row] ?? 0));
  });
}

export function soldProperties(sets: CatalogSets): Promise<IdSet> {
  return sets.set('sold', async () => {
    const sold = new Set(await soldStatusIds(sets.db));
    const statuses = sets.table.columns.sales_status_id;
    return sets.where((row) => sold.has(statuses.at(row)));
  });
}

/** Ids of the sales statuses that mean sold. */
export async function soldStatusIds(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('sales_statuses').select(['id', 'name']).execute();
  return rows.filter(({ name }) => isSold(name)).map(({ id }) => id);
}

/** Condition: the property is not sold. @param soldIds from `soldStatusIds` */
export function isUnsold(soldIds: number[]): RawBuilder<SqlBool> {
  return hasNoneOf('properties.sales_status_id', soldIds);
}

/** Condition: the column has none of these values, or is null. */
export function hasNoneOf(column: string, values: (number | string)[]): RawBuilder<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} not in (${sql.join(values)}))`;
}
