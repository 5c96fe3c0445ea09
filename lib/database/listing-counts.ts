import { type RawBuilder, sql } from 'kysely';

/*
 * `listing_counts` holds the number of listings for every combination of the coarse filters that occurs: some
 * thousands of rows for a hundred thousand listings. Triggers keep it true, whoever changes a listing. What is
 * defined here is part of the schema: a change needs a migration that fills the table anew.
 */

/** Prices at which the price filter has a border; a price on a border has a band of its own. */
const priceBorders = [100_000, 200_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000];
/** Rates at which a stage of construction begins, and 80, which the site links to. */
const stageBorders = [25, 50, 75, 80, 100];

export const lastPriceBand = priceBorders.length * 2;
export const lastStage = stageBorders.length;

/** The columns of a combination, in key order, each with its value for a listing in `row` (`new` or `old`). */
export const countedFacets: Record<string, (row: string) => string> = {
  city_id: (row) => `coalesce(${row}.city_id, 0)`,
  property_type_id: (row) => `coalesce(${row}.property_type_id, 0)`,
  property_status_id: (row) => `coalesce(${row}.property_status_id, 0)`,
  sales_status_id: (row) => `coalesce(${row}.sales_status_id, 0)`,
  stage: (row) => stageCase(`${row}.completion_rate`),
  price_band: (row) => priceBandCase(`${row}.price`),
  post_delivery: (row) => `${row}.post_delivery`,
  guarantee_rental_guarantee: (row) => `${row}.guarantee_rental_guarantee`,
};

/** Adds `sign` (1 or -1) listing of `row` to its combination. Body of a trigger, the same for both engines. */
export function countStatement(row: 'new' | 'old', sign: 1 | -1): string {
  const columns = Object.keys(countedFacets);
  const values = Object.values(countedFacets).map((value) => value(row));
  const units = `${sign} * coalesce(${row}.total_units, 0)`;
  return (
    `insert into listing_counts (${columns.join(', ')}, listings, total_units) ` +
    `values (${values.join(', ')}, ${sign}, ${units}) ` +
    `on conflict (${columns.join(', ')}) do update set listings = listing_counts.listings + excluded.listings, ` +
    'total_units = listing_counts.total_units + excluded.total_units;'
  );
}

/** Price band of a listing as an expression over `properties`; -1 when the price is unknown. */
export function priceBandOfProperties(): RawBuilder<number> {
  return sql.raw(priceBandCase('properties.price'));
}

/** Band of a price that lies on a border, 0 for 0; null when the price is no border. */
export function priceBandAt(price: number): number | null {
  if (price === 0) return 0;
  const index = priceBorders.indexOf(price);
  return index === -1 ? null : index * 2 + 1;
}

/** Stage that begins at a rate, 0 for 0; null when no stage begins there. */
export function stageAt(rate: number): number | null {
  if (rate === 0) return 0;
  const index = stageBorders.indexOf(rate);
  return index === -1 ? null : index + 1;
}

function priceBandCase(price: string): string {
  const bands = priceBorders.map(
    (border, index) =>
      `when ${price} < ${border} then ${index * 2} when ${price} = ${border} then ${index * 2 + 1}`,
  );
  return `case when ${price} is null then -1 ${bands.join(' ')} else ${lastPriceBand} end`;
}

function stageCase(rate: string): string {
  const stages = stageBorders.map((border, index) => `when ${rate} < ${border} then ${index}`);
  return `case when ${rate} is null then -1 ${stages.join(' ')} else ${lastStage} end`;
}
