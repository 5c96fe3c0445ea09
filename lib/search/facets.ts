import { mostBedrooms } from './bedrooms';
import { completionBounds, completionStages } from './completion-stages';
import { filterKeys } from './filter-keys.mjs';
import type { FilterKey } from './filter-values';
import { type Demand, type Filter, type FilterColumn, listFilters } from './list-filters';
import { isFiltering, type ListingQuery } from './listing-query';
import type { PriceRange } from './price-ranges';

/** The filtered columns of all properties, one entry per property. Unknown values are NaN. */
export type FacetTable = {
  ids: Float64Array;
  /** Seconds since 1970 from which a property is no longer shown. */
  hiddenFrom: Float64Array;
  columns: Record<FilterColumn, Float64Array>;
};

/** The relations that a property is counted by. */
export const relationKeys = [
  'property_type',
  'city',
  'district',
  'property_status',
  'sales_status',
  'developer',
] as const satisfies readonly FilterKey[];
export type RelationKey = (typeof relationKeys)[number];

/** Numbers of properties that each value of a filter would show, with all other filters of the query applied. */
export type FacetCounts = {
  relations: Record<RelationKey, Map<number, number>>;
  /** By number of bedrooms, studios first; the last counts that many and more. */
  bedrooms: number[];
  /** In the order of the asked ranges. */
  prices: number[];
  /** By year. */
  handovers: Map<number, number>;
  /** In the order of `completionStages`. */
  stages: number[];
  post_delivery: number;
  guarantee_rental_guarantee: number;
  /** Whether any size is known. */
  areSized: boolean;
};

/** A chosen district does not hide other cities: choosing one of them drops the district. */
const forgives: Partial<Record<FilterKey, FilterKey[]>> = { city: ['city', 'district'] };

/**
 * Counts in one pass per filter. `only` limits the count to these properties, for a search; `now` is in seconds since
 * 1970.
 */
export function countFacets(
  table: FacetTable,
  query: ListingQuery,
  prices: readonly PriceRange[],
  now: number,
  only: ReadonlySet<number> | null = null,
): FacetCounts {
  const failed = failedFilters(table, query, now, only);
  const passing = (key: FilterKey) => {
    const ignored = (forgives[key] ?? [key]).reduce((bits, one) => bits | bitOf(one), 0);
    return failed.map((bits) => ((bits & ~ignored) === 0 ? 1 : 0));
  };
  const inColumn = (key: FilterKey, demand: Demand) => {
    const passed = passing(key);
    const values = table.columns[listFilters[key].column];
    let count = 0;
    for (let row = 0; row < values.length; row += 1)
      if (passed[row] === 1 && satisfies(values[row] ?? Number.NaN, demand)) count += 1;
    return count;
  };
  const byValue = (key: FilterKey, groupOf: (value: number) => number = (value) => value) =>
    countEach(table.columns[listFilters[key].column], passing(key), groupOf);
  const relations = relationKeys.map((key) => [key, byValue(key)] as const);
  const rooms = byValue('bedrooms');
  return {
    relations: Object.fromEntries(relations) as FacetCounts['relations'],
    bedrooms: Array.from({ length: mostBedrooms + 1 }, (_, count) =>
      sum([...rooms].map(([mask, found]) => (mask & (1 << count) ? found : 0))),
    ),
    prices: prices.map(({ min, max }) => inColumn('price_range', max === null ? { min } : { min, max })),
    handovers: byValue('handover', (month) => Math.floor(month / 100)),
    stages: completionStages.map(({ value }) => {
      const { min, max } = completionBounds(value);
      return inColumn('completion_rate', max === null ? { min } : { min, below: max });
    }),
    post_delivery: inColumn('post_delivery', { oneOf: [1] }),
    guarantee_rental_guarantee: inColumn('guarantee_rental_guarantee', { oneOf: [1] }),
    areSized: table.columns.max_area.some((area) => !Number.isNaN(area)),
  };
}

/** Entries per group of values; negative and unknown ones are left out. */
function countEach(
  values: Float64Array,
  passed: Int32Array,
  groupOf: (value: number) => number,
): Map<number, number> {
  const groups = new Map<number, number>();
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? Number.NaN;
    if (passed[row] !== 1 || !(value >= 0)) continue;
    const group = groupOf(value);
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return groups;
}

/** Set for a property that is not shown whatever the filters. */
const hiddenBit = 1 << filterKeys.length;

function bitOf(key: FilterKey): number {
  return 1 << filterKeys.indexOf(key);
}

/** One bit per filter that a property fails. */
function failedFilters(
  { ids, hiddenFrom, columns }: FacetTable,
  query: ListingQuery,
  now: number,
  only: ReadonlySet<number> | null,
): Int32Array {
  const failed = new Int32Array(ids.length);
  for (let row = 0; row < ids.length; row += 1)
    if ((hiddenFrom[row] ?? 0) <= now || (only !== null && !only.has(ids[row] ?? 0))) failed[row] = hiddenBit;
  const filters: Record<FilterKey, Filter<unknown>> = listFilters;
  for (const key of filterKeys) {
    if (!isFiltering(query, key)) continue;
    const bit = bitOf(key);
    const demand = filters[key].demand(query[key]);
    const values = columns[listFilters[key].column];
    for (let row = 0; row < values.length; row += 1)
      if (!satisfies(values[row] ?? Number.NaN, demand)) failed[row] = (failed[row] ?? 0) | bit;
  }
  return failed;
}

/** Unknown values, NaN, satisfy nothing. */
function satisfies(value: number, demand: Demand): boolean {
  if ('oneOf' in demand) return demand.oneOf.includes(value);
  if ('anyBit' in demand) return (value & demand.anyBit) !== 0;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, below } = demand;
  return value >= min && value <= max && (below === undefined || value < below);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
