import type { Kysely } from 'kysely';
import type { FilterOption, Statistics } from '@/lib/catalog/types';
import type { Database } from '@/lib/database/schema';
import { parsePriceRange, priceRanges } from '@/lib/search/filters/price-ranges';
import { catalogSets } from './current-sets';
import { optionsOf } from './options';

/** Statistics over published properties. Price ranges do not overlap, so they add up. */
export async function statistics(db: Kysely<Database>): Promise<Statistics> {
  const [sets, cities, types, statuses] = await Promise.all([
    catalogSets(db),
    optionsOf(db, 'cities', 'city_id'),
    optionsOf(db, 'property_types', 'property_type_id'),
    optionsOf(db, 'property_statuses', 'property_status_id'),
  ]);
  const { price, total_units } = sets.table.columns;
  const rows = sets.shownRows();
  return {
    total_properties: rows.length,
    total_units: rows.reduce((total, row) => total + (total_units.at(row) || 0), 0),
    by_city: cities.map(withoutSlug),
    by_type: types.map(withoutSlug),
    by_status: statuses.map(withoutSlug),
    by_price_range: byPriceRange(Float64Array.from(rows, (row) => price.at(row))),
  };
}

/** A price on a boundary counts in the upper range. */
function byPriceRange(prices: Float64Array): Statistics['by_price_range'] {
  const count = (test: (price: number) => boolean) => {
    let passed = 0;
    for (const price of prices) if (test(price)) passed += 1;
    return passed;
  };
  const ranges = priceRanges.map(({ value, label }) => {
    const { min, max } = parsePriceRange(value) ?? { min: 0, max: null };
    return { value, label, count: count((price) => price >= min && (max === null || price < max)) };
  });
  return [...ranges, { value: 'on-request', label: 'Price on Request', count: count(Number.isNaN) }];
}

function withoutSlug({ id, name, count }: FilterOption) {
  return { id, name, count };
}
