import { type Kysely, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { parsePriceRange, priceRanges } from '@/lib/search/price-ranges';
import type { FilterOption, Statistics } from '../types';
import { optionsOf } from './options';
import { isPublished } from './published';

/** Totals over published properties. Every property is in exactly one price range, so the ranges add up. */
export async function statistics(db: Kysely<Database>): Promise<Statistics> {
  const [totals, cities, types, statuses, by_price_range] = await Promise.all([
    db
      .selectFrom('properties')
      .select([
        sql<number>`count(*)`.as('properties'),
        sql<number>`coalesce(sum(total_units), 0)`.as('units'),
      ])
      .where(isPublished())
      .executeTakeFirstOrThrow(),
    optionsOf(db, 'cities', 'city_id'),
    optionsOf(db, 'property_types', 'property_type_id'),
    optionsOf(db, 'property_statuses', 'property_status_id'),
    countByPriceRange(db),
  ]);
  return {
    total_properties: totals.properties,
    total_units: totals.units,
    by_city: cities.map(withoutSlug),
    by_type: types.map(withoutSlug),
    by_status: statuses.map(withoutSlug),
    by_price_range,
  };
}

async function countByPriceRange(db: Kysely<Database>): Promise<Statistics['by_price_range']> {
  // A price on the border of two ranges counts in the upper one.
  const cases = [...priceRanges].reverse().map(({ value }) => {
    const min = parsePriceRange(value)?.min ?? 0;
    return sql`when price >= ${sql.lit(min)} then ${sql.lit(value)}`;
  });
  const rows = await db
    .selectFrom('properties')
    .select([
      sql<string>`case ${sql.join(cases, sql` `)} else 'on-request' end`.as('value'),
      sql<number>`count(*)`.as('count'),
    ])
    .where(isPublished())
    .groupBy('value')
    .execute();
  const counts = new Map(rows.map((row) => [row.value, row.count]));
  return [...priceRanges, { value: 'on-request', label: 'Price on Request' }].map(({ value, label }) => ({
    value,
    label,
    count: counts.get(value) ?? 0,
  }));
}

function withoutSlug({ id, name, count }: FilterOption) {
  return { id, name, count };
}
