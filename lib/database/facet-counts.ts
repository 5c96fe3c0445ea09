import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { completionStages, nearlyFinished } from '@/lib/search/completion-stages';
import type { Demand } from '@/lib/search/list-filters';
import { priceRanges } from '@/lib/search/price-ranges';

/*
 * `listing_counts` holds the number of properties per combination of coarse filters: some thousand rows for 100,000
 * properties, kept by triggers. These definitions are part of the schema: changing them needs a migration that refills
 * the table.
 */

/** Splits a column into numbered bands; unknown values are -1. */
type Bands = {
  borders: number[];
  /** Boundary values have their own band, so that ranges may include or exclude them. */
  isolatesBorders: boolean;
};

const priceBands: Bands = {
  borders: priceRanges.map(({ value }) => Number(value.split('-')[0])).filter((border) => border > 0),
  isolatesBorders: true,
};

const stages: Bands = {
  borders: [...completionStages.map(({ value }) => value), nearlyFinished]
    .filter((border) => border > 0)
    .sort((a, b) => a - b),
  isolatesBorders: false,
};

type Facet = {
  /** Column of `properties` to count by. */
  of: string;
  /** Without bands, 0 means unknown unless the column is never null. */
  bands?: Bands;
  notNull?: true;
};

/** The columns of a combination, in key order. */
const facets: Record<string, Facet> = {
  city_id: { of: 'city_id' },
  property_type_id: { of: 'property_type_id' },
  property_status_id: { of: 'property_status_id' },
  sales_status_id: { of: 'sales_status_id' },
  stage: { of: 'completion_rate', bands: stages },
  price_band: { of: 'price', bands: priceBands },
  post_delivery: { of: 'post_delivery', notNull: true },
  guarantee_rental_guarantee: { of: 'guarantee_rental_guarantee', notNull: true },
};

/** The columns of a combination, in key order. */
export const facetColumns = Object.keys(facets);

/** Adds `sign` (1 or -1) to the combination of `row`. A trigger body for both engines. */
export function countStatement(row: 'new' | 'old', sign: 1 | -1): string {
  const values = Object.values(facets).map((facet) => facetValue(facet, row));
  const units = `${sign} * coalesce(${row}.total_units, 0)`;
  return (
    `insert into listing_counts (${facetColumns.join(', ')}, listings, total_units) ` +
    `values (${values.join(', ')}, ${sign}, ${units}) ` +
    `on conflict (${facetColumns.join(', ')}) do update set listings = listing_counts.listings + excluded.listings, ` +
    'total_units = listing_counts.total_units + excluded.total_units;'
  );
}

/** A filter's condition in terms of `listing_counts`; null when that is too coarse for it. */
export function facetCondition(column: string, demand: Demand): Expression<SqlBool> | null {
  const [name, facet] = Object.entries(facets).find(([, { of }]) => of === column) ?? [];
  if (name === undefined || facet === undefined) return null;
  if ('oneOf' in demand) {
    return facet.bands ? null : sql<SqlBool>`${sql.ref(name)} in (${sql.join(demand.oneOf)})`;
  }
  if ('anyBit' in demand) return null;
  return facet.bands ? bandCondition(name, facet.bands, demand) : null;
}

/** Price band of a property as an expression over `properties`; -1 when the price is unknown. */
export function priceBandOfProperties(): RawBuilder<number> {
  return sql.raw(bandCase(priceBands, 'properties.price'));
}

/** Bands of the price range that starts at this boundary: the boundary's own and the one above. */
export function priceBandsOf(min: number): number[] {
  const from = bandAt(priceBands, min) ?? 0;
  return from === 0 ? [0] : [from, from + 1];
}

function facetValue({ of, bands, notNull }: Facet, row: string): string {
  if (bands) return bandCase(bands, `${row}.${of}`);
  return notNull ? `${row}.${of}` : `coalesce(${row}.${of}, 0)`;
}

function bandCondition(
  name: string,
  bands: Bands,
  { min = 0, max, below }: { min?: number; max?: number; below?: number },
): Expression<SqlBool> | null {
  if (max !== undefined && !bands.isolatesBorders) return null;
  const bounds = {
    '>=': bandAt(bands, min),
    '<=': max === undefined ? undefined : bandAt(bands, max),
    '<': below === undefined ? undefined : bandAt(bands, below),
  };
  const conditions: Expression<SqlBool>[] = [];
  for (const [operator, band] of Object.entries(bounds)) {
    if (band === null) return null;
    if (band !== undefined) conditions.push(sql`${sql.ref(name)} ${sql.raw(operator)} ${band}`);
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The band that starts at a boundary, 0 for 0; null for other values. */
function bandAt({ borders, isolatesBorders }: Bands, value: number): number | null {
  if (value === 0) return 0;
  const index = borders.indexOf(value);
  if (index === -1) return null;
  return isolatesBorders ? index * 2 + 1 : index + 1;
}

function bandCase({ borders, isolatesBorders }: Bands, column: string): string {
  const step = isolatesBorders ? 2 : 1;
  const bands = borders.flatMap((border, index) => [
    `when ${column} < ${border} then ${index * step}`,
    ...(isolatesBorders ? [`when ${column} = ${border} then ${index * 2 + 1}`] : []),
  ]);
  return `case when ${column} is null then -1 ${bands.join(' ')} else ${borders.length * step} end`;
}
