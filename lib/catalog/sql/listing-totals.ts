import { type Kysely, sql } from 'kysely';
import { priceBandOfProperties } from '@/lib/database/listing-counts';
import type { Database } from '@/lib/database/schema';
import { isHidden } from './published';

/** What published listings can be grouped by. */
export type Group =
  | 'property_type_id'
  | 'property_status_id'
  | 'sales_status_id'
  | 'city_id'
  | 'district_id'
  | 'developer_id'
  | 'price_band';

export type Total = { listings: number; units: number };

/**
 * Published listings and their units by the value of a column. As in counting a list, all are summed up first
 * and the hidden ones taken off. A relation that is not known is group 0.
 */
export async function totalsBy(db: Kysely<Database>, group: Group): Promise<Map<number, Total>> {
  const [all, hidden] = await Promise.all([allBy(db, group), hiddenBy(db, group)]);
  const totals = new Map(all.map(({ value, listings, units }) => [value, { listings, units }]));
  for (const { value, listings, units } of hidden) {
    const total = totals.get(value);
    if (total) totals.set(value, { listings: total.listings - listings, units: total.units - units });
  }
  return totals;
}

type Row = { value: number; listings: number; units: number };

function allBy(db: Kysely<Database>, group: Group): Promise<Row[]> {
  if (group === 'district_id' || group === 'developer_id') return countedFromRows(db, group);
  return db
    .selectFrom('listing_counts')
    .select((e) => [e.ref(group).as('value')])
    .select([sql<number>`sum(listings)`.as('listings'), sql<number>`sum(total_units)`.as('units')])
    .groupBy(group)
    .execute();
}

/** Units are not summed here: they would cost a look at every row. */
async function countedFromRows(db: Kysely<Database>, group: 'district_id' | 'developer_id'): Promise<Row[]> {
  const rows = await db
    .selectFrom('properties')
    .select((e) => [e.ref(group).as('value'), sql<number>`count(*)`.as('listings')])
    .groupBy(group)
    .execute();
  return rows.map((row) => ({ value: row.value ?? 0, listings: row.listings, units: 0 }));
}

function hiddenBy(db: Kysely<Database>, group: Group): Promise<Row[]> {
  const value =
    group === 'price_band' ? priceBandOfProperties() : sql<number>`coalesce(${sql.ref(group)}, 0)`;
  return db
    .selectFrom('properties')
    .select([
      value.as('value'),
      sql<number>`count(*)`.as('listings'),
      sql<number>`coalesce(sum(total_units), 0)`.as('units'),
    ])
    .where(isHidden())
    .groupBy(value)
    .execute();
}
