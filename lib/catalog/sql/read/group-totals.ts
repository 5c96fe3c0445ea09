import { type Kysely, sql } from 'kysely';
import { priceBandOfProperties } from '@/lib/database/facet-counts';
import type { Database } from '@/lib/database/schema';
import { isHidden } from './published';

/** Columns by which published properties can be grouped. */
export type Group =
  | 'property_type_id'
  | 'property_status_id'
  | 'sales_status_id'
  | 'city_id'
  | 'district_id'
  | 'developer_id'
  | 'price_band';

/**
 * Published properties per value of a column: all are summed, then hidden ones subtracted. Unknown relations are group
 * 0, unknown prices band -1.
 */
export async function totalsBy(db: Kysely<Database>, group: Group): Promise<Map<number, number>> {
  const [all, hidden] = await Promise.all([allBy(db, group), hiddenBy(db, group)]);
  const totals = new Map(all.map(({ value, listings }) => [value ?? 0, listings]));
  for (const { value, listings } of hidden) totals.set(value, (totals.get(value) ?? 0) - listings);
  return totals;
}

/** Residential and commercial units of all published properties. */
export async function totalUnits(db: Kysely<Database>): Promise<number> {
  const units = sql<number>`coalesce(sum(total_units), 0)`.as('units');
  const [all, hidden] = await Promise.all([
    db.selectFrom('listing_counts').select(units).executeTakeFirstOrThrow(),
    db.selectFrom('properties').select(units).where(isHidden()).executeTakeFirstOrThrow(),
  ]);
  return all.units - hidden.units;
}

type Row = { value: number | null; listings: number };

function allBy(db: Kysely<Database>, group: Group): Promise<Row[]> {
  if (group === 'district_id' || group === 'developer_id') {
    return db
      .selectFrom('properties')
      .select((e) => [e.ref(group).as('value'), sql<number>`count(*)`.as('listings')])
      .groupBy(group)
      .execute();
  }
  return db
    .selectFrom('listing_counts')
    .select((e) => [e.ref(group).as('value'), sql<number>`sum(listings)`.as('listings')])
    .groupBy(group)
    .execute();
}

function hiddenBy(db: Kysely<Database>, group: Group) {
  const value =
    group === 'price_band' ? priceBandOfProperties() : sql<number>`coalesce(${sql.ref(group)}, 0)`;
  return db
    .selectFrom('properties')
    .select([value.as('value'), sql<number>`count(*)`.as('listings')])
    .where(isHidden())
    .groupBy(value)
    .execute();
}
