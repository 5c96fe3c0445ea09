import { recordOf } from '@/lib/typed-keys';
import { maxBedrooms } from './bedrooms';
import { completionBounds, completionStages } from './completion-stages';
import { filterKeys } from './filter-keys.mjs';
import type { FilterKey } from './filter-values';
import { firstIndex } from './first-index';
import { type Demand, type Filter, type FilterColumn, listFilters, listingDemands } from './list-filters';
import { isFiltering, type ListingQuery } from './listing-query';
import type { PriceRange } from './price-ranges';

/** The filtered columns of all properties, one entry per property. Unknown values are NaN. */
export type FacetTable = {
  ids: Float64Array;
  /** Seconds since 1970 from which a property is no longer shown. */
  hiddenFrom: Float64Array;
  columns: Record<FilterColumn, Float64Array>;
};

/** The relations by which properties are counted. */
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
  /** By code; only within a chosen district, because there are thousands. */
  communities: Map<number, number>;
  /** By number of bedrooms, studios first; the last counts that many and more. */
  bedrooms: number[];
  /** In the order of the given ranges. */
  prices: number[];
  /** By year. */
  handovers: Map<number, number>;
  /** In the order of `completionStages`. */
  stages: number[];
  payment_plan: number;
  post_delivery: number;
  guarantee_rental_guarantee: number;
  /** Whether the size of any property is known. */
  areSized: boolean;
};

/**
 * Further filters that are ignored while a filter is counted: choosing another city drops the chosen district, and either
 * drops the community.
 */
const ignoredWith: Partial<Record<FilterKey, FilterKey[]>> = {
  city: ['city', 'district', 'community'],
  district: ['district', 'community'],
};

type Members = { has(id: number): boolean };

/**
 * @param now in seconds since 1970
 * @param only limits the count to these properties, for a search
 */
export function countFacets(
  table: FacetTable,
  query: ListingQuery,
  prices: readonly PriceRange[],
  now: number,
  only: Members | null = null,
): FacetCounts {
  const passing = passingRows(failedFilters(table, query, now, only));
  const rowsOf = (key: FilterKey) =>
    passing((ignoredWith[key] ?? [key]).reduce((bits, one) => bits | bitOf(one), 0));
  const inRanges = (key: FilterKey, ranges: Range[]) =>
    countRanges(table.columns[listFilters[key].column], rowsOf(key), ranges);
  const byValue = (key: FilterKey, grouping?: Grouping) =>
    countEach(table.columns[listFilters[key].column], rowsOf(key), grouping);
  const rooms = byValue('bedrooms');
  return {
    relations: recordOf(relationKeys, (key) => byValue(key)),
    communities: query.district === null ? new Map() : byValue('community'),
    bedrooms: Array.from({ length: maxBedrooms + 1 }, (_, count) =>
      sum([...rooms].map(([mask, found]) => (mask & (1 << count) ? found : 0))),
    ),
    prices: inRanges(
      'price_range',
      prices.map(({ min, max }) => (max === null ? { min } : { min, max })),
    ),
    handovers: byValue('handover', years),
    stages: inRanges(
      'completion_rate',
      completionStages.map(({ value }) => {
        const { min, max } = completionBounds(value);
        return max === null ? { min } : { min, below: max };
      }),
    ),
    payment_plan: byValue('payment_plan').get(1) ?? 0,
    post_delivery: byValue('post_delivery').get(1) ?? 0,
    guarantee_rental_guarantee: byValue('guarantee_rental_guarantee').get(1) ?? 0,
    areSized: table.columns.max_area.some((area) => !Number.isNaN(area)),
  };
}

/** Those of the rows that pass all filters of the query. */
export function rowsPassing(rows: Int32Array, table: FacetTable, query: ListingQuery): Int32Array {
  return listingDemands(query)
    .toSorted((a, b) => Number(b.isNarrow) - Number(a.isNarrow))
    .reduce((left, { column, demand }) => rowsMeeting(left, table.columns[column], demand), rows);
}

/** Adds to the count instead of branching, because the processor cannot predict which rows pass. */
function rowsMeeting(rows: Int32Array, values: Float64Array, demand: Demand): Int32Array {
  const met = new Int32Array(rows.length);
  let count = 0;
  if ('oneOf' in demand && demand.oneOf.length === 1) {
    const [only] = demand.oneOf;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      met[count] = row;
      count += values[row] === only ? 1 : 0;
    }
    return met.subarray(0, count);
  }
  const test = testOf(demand);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    met[count] = row;
    count += test(values[row] ?? Number.NaN) ? 1 : 0;
  }
  return met.subarray(0, count);
}

/** Returns the rows that fail no filters except the ignored ones; filters that no row fails share a result. */
function passingRows(failed: Int32Array): (ignored: number) => Int32Array {
  let everFailed = 0;
  for (let row = 0; row < failed.length; row += 1) everFailed |= failed[row] ?? 0;
  const known = new Map<number, Int32Array>();
  return (ignored) => {
    const key = ignored & everFailed;
    const rows = known.get(key) ?? rowsFailingOnly(failed, key);
    known.set(key, rows);
    return rows;
  };
}

function rowsFailingOnly(failed: Int32Array, ignored: number): Int32Array {
  const rows = new Int32Array(failed.length);
  let count = 0;
  for (let row = 0; row < failed.length; row += 1) {
    rows[count] = row;
    count += ((failed[row] ?? 0) & ~ignored) === 0 ? 1 : 0;
  }
  return rows.subarray(0, count);
}

type Range = { min: number; max?: number; below?: number };

/** Number of rows whose value lies in each range. */
function countRanges(column: Float64Array, rows: Int32Array, ranges: Range[]): number[] {
  const { codes, groups } = groupsOf(column);
  const rowsBefore = new Int32Array(groups.length + 1);
  for (let at = 0; at < rows.length; at += 1) {
    const next = (codes[rows[at] ?? 0] ?? 0) + 1;
    rowsBefore[next] = (rowsBefore[next] ?? 0) + 1;
  }
  for (let at = 1; at < rowsBefore.length; at += 1)
    rowsBefore[at] = (rowsBefore[at] ?? 0) + (rowsBefore[at - 1] ?? 0);
  const below = (border: number) =>
    rowsBefore[firstIndex(groups.length, (at) => !((groups[at] ?? Number.NaN) < border))] ?? 0;
  const upTo = (border: number) =>
    rowsBefore[firstIndex(groups.length, (at) => !((groups[at] ?? Number.NaN) <= border))] ?? 0;
  return ranges.map((range) => {
    const end = range.below === undefined ? upTo(range.max ?? Number.POSITIVE_INFINITY) : below(range.below);
    return Math.max(0, end - below(range.min));
  });
}

/** How values are grouped; groupings of a column are cached by name. */
type Grouping = { name: 'value' | 'year'; groupOf: (value: number) => number };

const values: Grouping = { name: 'value', groupOf: (value) => value };
const years: Grouping = { name: 'year', groupOf: (month) => Math.floor(month / 100) };

/** Number of rows per group of values; unknown values are left out. */
export function countEach(
  column: Float64Array,
  rows: Int32Array,
  grouping: Grouping = values,
): Map<number, number> {
  const { codes, groups } = groupsOf(column, grouping);
  const counts = new Int32Array(groups.length);
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const found = Array.from(groups, (group, code) => [group, counts[code] ?? 0] as const);
  return new Map(found.filter(([group, count]) => count > 0 && !Number.isNaN(group)));
}

/** `codes` has the index in `groups` of each row's group. Groups ascend; NaN, for unknown values, is last. */
type Groups = { codes: Int32Array; groups: Float64Array };

const known = new WeakMap<Float64Array, Map<string, Groups>>();

/** Grouping takes several times as long as counting, so it is done once per column. */
function groupsOf(column: Float64Array, { name, groupOf }: Grouping = values): Groups {
  const ofColumn = known.get(column) ?? new Map<string, Groups>();
  known.set(column, ofColumn);
  const kept = ofColumn.get(name);
  if (kept) return kept;
  const places = new Map<number, number>();
  // A loop takes a fraction of the time of `Int32Array.from`.
  const codes = new Int32Array(column.length);
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? Number.NaN;
    const group = Number.isNaN(value) ? value : groupOf(value);
    let place = places.get(group);
    if (place === undefined) {
      place = places.size;
      places.set(group, place);
    }
    codes[row] = place;
  }
  const groups = Float64Array.from(places.keys()).sort();
  const ranks = new Int32Array(groups.length);
  for (const [rank, group] of groups.entries()) ranks[places.get(group) ?? 0] = rank;
  for (let row = 0; row < codes.length; row += 1) codes[row] = ranks[codes[row] ?? 0] ?? 0;
  const made = { codes, groups };
  ofColumn.set(name, made);
  return made;
}

/** Set for a property that is not shown with any filters. */
const hiddenBit = 1 << filterKeys.length;

function bitOf(key: FilterKey): number {
  return 1 << filterKeys.indexOf(key);
}

/** One bit per filter that a property fails. */
function failedFilters(
  { ids, hiddenFrom, columns }: FacetTable,
  query: ListingQuery,
  now: number,
  only: Members | null,
): Int32Array {
  const failed = new Int32Array(ids.length);
  for (let row = 0; row < ids.length; row += 1)
    if ((hiddenFrom[row] ?? 0) <= now || (only !== null && !only.has(ids[row] ?? 0))) failed[row] = hiddenBit;
  const filters: Record<FilterKey, Filter<unknown>> = listFilters;
  for (const key of filterKeys) {
    if (!isFiltering(query, key)) continue;
    const bit = bitOf(key);
    const test = testOf(filters[key].demand(query[key]));
    const column = columns[listFilters[key].column];
    for (let row = 0; row < column.length; row += 1)
      failed[row] = (failed[row] ?? 0) | (test(column[row] ?? Number.NaN) ? 0 : bit);
  }
  return failed;
}

type Test = (value: number) => boolean;

/** Unknown values, NaN, pass no test. */
function testOf(demand: Demand): Test {
  if ('oneOf' in demand) {
    const [first, ...others] = demand.oneOf;
    return others.length === 0 ? (value) => value === first : (value) => demand.oneOf.includes(value);
  }
  if ('anyBit' in demand) return (value) => (value & demand.anyBit) !== 0;
  const {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
    below = Number.POSITIVE_INFINITY,
  } = demand;
  return (value) => value >= min && value <= max && value < below;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
