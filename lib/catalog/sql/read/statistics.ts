import type { Kysely } from 'kysely';
import type { FilterOption, Statistics } from '@/lib/catalog/types';
import { priceBandsOf } from '@/lib/database/facet-counts';
import type { Database } from '@/lib/database/schema';
import { parsePriceRange, priceRanges } from '@/lib/search/price-ranges';
import { totalsBy, totalUnits } from './group-totals';
import { optionsOf } from './options';

/** Statistics over published properties. Price ranges do not overlap, so they add up. */
export async function statistics(db: Kysely<Database>): Promise<Statistics> {
  const [bands, total_units, cities, types, statuses] = await Promise.all([
    totalsBy(db, 'price_band'),
    totalUnits(db),
    optionsOf(db, 'cities', 'city_id'),
    optionsOf(db, 'property_types', 'property_type_id'),
    optionsOf(db, 'property_statuses', 'property_status_id'),
  ]);
  return {
    total_properties: sum([...bands.values()]),
    total_units,
    by_city: cities.map(withoutSlug),
    by_type: types.map(withoutSlug),
    by_status: statuses.map(withoutSlug),
    by_price_range: byPriceRange(bands),
  };
}

/** A price on a boundary counts in the upper range. */
function byPriceRange(bands: Map<number, number>): Statistics['by_price_range'] {
  const ranges = priceRanges.map(({ value, label }) => {
    const own = priceBandsOf(parsePriceRange(value)?.min ?? 0);
    return { value, label, count: sum(own.map((band) => bands.get(band) ?? 0)) };
  });
  const unpriced = bands.get(-1) ?? 0;
  return [...ranges, { value: 'on-request', label: 'Price on Request', count: unpriced }];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function withoutSlug({ id, name, count }: FilterOption) {
  return { id, name, count };
}
