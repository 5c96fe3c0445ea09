import { processState } from '@/lib/process-state';
import { recordOf } from '@/lib/typed-keys';
import { maxBedrooms } from './bedrooms';
import { completionBounds, completionStages } from './completion-stages';
import { filterKeys } from './filter-keys.mjs';
import type { FilterKey } from './filter-values';
import { firstIndex } from './first-index';
import type { HomePrices } from './home-prices';
import {
  type Demand,
  type FilterColumn,
  homeFilters,
  type ListingDemand,
  listFilters,
  listingDemands,
} from './list-filters';
import { isFiltering, type ListingQuery } from './listing-query';
import type { PriceRange } from './price-ranges';

/** The filtered columns of all properties, one entry per property. Unknown values are NaN. */
export type FacetTable = {
  ids: Float64Array;
  /** Seconds since 1970 from which a property is no longer shown. */
  hiddenFrom: Float64Array;
  columns: Record<FilterColumn, Float64Array>;
  homePrices: HomePrices;
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
  hasSizes: boolean;
};

/**
 * Filters that are ignored while one is counted: choosing another city drops the chosen district, and either drops the
 * community. Bedrooms and prices are counted together.
 */
const ignoredWith: Partial<Record<FilterKey, readonly FilterKey[]>> = {
  city: ['city', 'district', 'community'],
  district: ['district', 'community'],
  price_range: homeFilters,
  bedrooms: homeFilters,
};

type Members = { has(id: number): boolean };

/**
 * Counts published properties per filter value, with all other filters of `query` applied.
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
  const passing = passingRows(table, query, among(shownRows(table, now), table, only));
  const rowsOf = (key: FilterKey) => passing(bitsOf(ignoredWith[key] ?? [key]));
  const inRanges = (key: FilterKey, ranges: Range[]) =>
    countRanges(table.columns[listFilters[key].column], rowsOf(key), ranges);
  const byValue = (key: FilterKey, grouping?: Grouping) =>
    countEach(table.columns[listFilters[key].column], rowsOf(key), grouping);
  return {
    relations: recordOf(relationKeys, (key) => byValue(key)),
    communities: query.district === null ? new Map() : byValue('community'),
    bedrooms: countBedrooms(table, rowsOf('bedrooms'), query.price_range),
    prices: countPrices(table, rowsOf('price_range'), prices, query.bedrooms),
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
    hasSizes: !Number.isNaN(groupsOf(table.columns.max_area).groups[0] ?? Number.NaN),
  };
}

/** Number of rows per number of bedrooms, of homes in the range if there is one. */
function countBedrooms(
  { columns, homePrices }: FacetTable,
  rows: Int32Array,
  prices: PriceRange | null,
): number[] {
  if (prices) return homePrices.countBedrooms(rows, prices);
  const byMask = [...countEach(columns.bedrooms_mask, rows)];
  return Array.from({ length: maxBedrooms + 1 }, (_, count) =>
    sum(byMask.map(([mask, found]) => (mask & (1 << count) ? found : 0))),
  );
}

/** Number of rows per range, of homes with one of these numbers of bedrooms if there are any. */
function countPrices(
  { columns, homePrices }: FacetTable,
  rows: Int32Array,
  ranges: readonly PriceRange[],
  bedrooms: readonly number[],
): number[] {
  if (bedrooms.length > 0) return homePrices.countRanges(rows, ranges, bedrooms);
  return countRanges(
    columns.price,
    rows,
    ranges.map(({ min, max }) => (max === null ? { min } : { min, max })),
  );
}

/** Those of the rows that pass all filters of the query; valid until the next call. */
export function rowsPassing(rows: Int32Array, table: FacetTable, query: ListingQuery): Int32Array {
  const passing = workingMemory(rows.length);
  passing.set(rows);
  return listingDemands(query)
    .toSorted((a, b) => Number(b.isNarrow) - Number(a.isNarrow))
    .reduce((left, demand) => keepMeeting(left, table, demand), passing);
}

/**
 * Moves the rows that meet a demand to the front. Adds to the count instead of branching, because the processor cannot
 * predict which rows pass.
 */
function keepMeeting(rows: Int32Array, table: FacetTable, demand: ListingDemand): Int32Array {
  const { codes, met } = codesMeeting(table, demand, rows);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    rows[count] = row;
    count += met[codes[row] ?? 0] ?? 0;
  }
  return rows.subarray(0, count);
}

let memory = new Int32Array();

/** Reused: a new array of this size for every step of every list would have to be cleared and collected. */
function workingMemory(length: number): Int32Array {
  if (memory.length < length) memory = new Int32Array(length);
  return memory.subarray(0, length);
}

/** Returns those of the rows that fail no filters except the ignored ones. */
function passingRows(table: FacetTable, query: ListingQuery, rows: Int32Array) {
  const allBits = bitsOf(filterKeys.filter((key) => isFiltering(query, key)));
  const failed = failedFilters(table, query, rows);
  const found = new Map<number, Int32Array>([[allBits, rows]]);
  return (ignored: number): Int32Array => {
    const key = ignored & allBits;
    const passing = found.get(key) ?? rowsFailingOnly(rows, failed, key);
    found.set(key, passing);
    return passing;
  };
}

function rowsFailingOnly(rows: Int32Array, failed: Int32Array, ignored: number): Int32Array {
  const passing = workingMemory(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    passing[count] = rows[at] ?? 0;
    count += ((failed[at] ?? 0) & ~ignored) === 0 ? 1 : 0;
  }
  return passing.slice(0, count);
}

/** With `below`, there is no `max`. */
type Range = { min?: number; max?: number; below?: number };

/** Number of rows whose value lies in each range. */
function countRanges(column: Float64Array, rows: Int32Array, ranges: Range[]): number[] {
  const { codes, groups } = groupsOf(column);
  const counts = countGroups(rows, codes, groups.length);
  const rowsBefore = new Int32Array(groups.length + 1);
  for (let at = 0; at < counts.length; at += 1)
    rowsBefore[at + 1] = (rowsBefore[at] ?? 0) + (counts[at] ?? 0);
  return ranges.map((range) => {
    const { first, end } = groupsInRange(groups, range);
    return Math.max(0, (rowsBefore[end] ?? 0) - (rowsBefore[first] ?? 0));
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
  const counts = countGroups(rows, codes, groups.length);
  const found = new Map<number, number>();
  for (let code = 0; code < groups.length; code += 1) {
    const [group, count] = [groups[code] ?? Number.NaN, counts[code] ?? 0];
    if (count > 0 && !Number.isNaN(group)) found.set(group, count);
  }
  return found;
}

/** Number of rows per group. Cached when `rows` are all shown rows: then no other filter is active. */
function countGroups(rows: Int32Array, codes: Int32Array, groupCount: number): Int32Array {
  const ofShown = derived().countsOfShown.get(rows);
  const known = ofShown?.get(codes);
  if (known) return known;
  const counts = new Int32Array(groupCount);
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  ofShown?.set(codes, counts);
  return counts;
}

/** `codes` has the index in `groups` of each row's group. Groups ascend; NaN, for unknown values, is last. */
type Groups = { codes: Int32Array; groups: Float64Array };

type Derived = {
  groups: WeakMap<Float64Array, Map<string, Groups>>;
  shown: WeakMap<FacetTable, { rows: Int32Array; from: number; until: number }>;
  /** Per shown rows and the codes of a column: how often each group occurs. */
  countsOfShown: WeakMap<Int32Array, Map<Int32Array, Int32Array>>;
};

const shared = processState<{ facetTables?: Derived }>();

/** What is computed once per table, for as long as the table is used. */
function derived(): Derived {
  shared.facetTables ??= { groups: new WeakMap(), shown: new WeakMap(), countsOfShown: new WeakMap() };
  return shared.facetTables;
}

/** Grouping takes several times as long as counting, so it is done once per column. */
function groupsOf(column: Float64Array, { name, groupOf }: Grouping = values): Groups {
  const known = derived().groups;
  const ofColumn = known.get(column) ?? new Map<string, Groups>();
  known.set(column, ofColumn);
  const made = ofColumn.get(name) ?? grouped(column, groupOf);
  ofColumn.set(name, made);
  return made;
}

function grouped(column: Float64Array, groupOf: Grouping['groupOf']): Groups {
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
  return { codes, groups };
}

function bitsOf(keys: readonly FilterKey[]): number {
  return keys.reduce((bits, key) => bits | (1 << filterKeys.indexOf(key)), 0);
}

/** One bit per filter that a row fails; a condition of several filters fails all of them. */
function failedFilters(table: FacetTable, query: ListingQuery, rows: Int32Array): Int32Array {
  const failed = new Int32Array(rows.length);
  for (const demand of listingDemands(query)) {
    const { codes, met } = codesMeeting(table, demand, rows);
    const bits = bitsOf(demand.keys);
    // Without a branch, as above: 1 becomes no bit, 0 all bits.
    for (let at = 0; at < rows.length; at += 1)
      failed[at] = (failed[at] ?? 0) | (((met[codes[rows[at] ?? 0] ?? 0] ?? 0) - 1) & bits);
  }
  return failed;
}

/**
 * Rows of the properties that are shown: the same array until the next one is hidden.
 * @param now in seconds since 1970
 */
export function shownRows(table: FacetTable, now: number): Int32Array {
  const { shown, countsOfShown } = derived();
  const known = shown.get(table);
  if (known && now >= known.from && now < known.until) return known.rows;
  const passing = workingMemory(table.ids.length);
  let count = 0;
  let until = Number.POSITIVE_INFINITY;
  for (let row = 0; row < passing.length; row += 1) {
    const end = table.hiddenFrom[row] ?? 0;
    passing[count] = row;
    count += end > now ? 1 : 0;
    if (end > now && end < until) until = end;
  }
  const rows = passing.slice(0, count);
  shown.set(table, { rows, from: now, until });
  countsOfShown.set(rows, new Map());
  return rows;
}

function among(rows: Int32Array, { ids }: FacetTable, only: Members | null): Int32Array {
  return only === null ? rows : rows.filter((row) => only.has(ids[row] ?? 0));
}

/** A code for each of these rows, and 1 for each code that meets the demand; valid until the next call. */
function codesMeeting(
  table: FacetTable,
  condition: ListingDemand,
  rows: Int32Array,
): { codes: Int32Array; met: Uint8Array } {
  if ('bedrooms' in condition) return table.homePrices.rowsWithin(rows, condition.bedrooms, condition.prices);
  const { codes, groups } = groupsOf(table.columns[condition.column]);
  return { codes, met: groupsMeeting(groups, condition.demand) };
}

/** 1 for each group that meets a demand, since groups are fewer than rows. Unknown values, NaN, never do. */
function groupsMeeting(groups: Float64Array, demand: Demand): Uint8Array {
  const met = new Uint8Array(groups.length);
  if ('oneOf' in demand || 'anyBit' in demand) {
    const test = testOf(demand);
    for (let code = 0; code < met.length; code += 1) met[code] = test(groups[code] ?? Number.NaN) ? 1 : 0;
    return met;
  }
  const { first, end } = groupsInRange(groups, demand);
  return met.fill(1, first, Math.max(first, end));
}

function testOf(demand: { oneOf: number[] } | { anyBit: number }): (value: number) => boolean {
  return 'oneOf' in demand
    ? (value) => demand.oneOf.includes(value)
    : (value) => (value & demand.anyBit) !== 0;
}

/** The groups of a range are next to each other, because groups ascend. */
function groupsInRange(groups: Float64Array, { min, max, below }: Range): { first: number; end: number } {
  const firstWhere = (test: (group: number) => boolean) =>
    firstIndex(groups.length, (at) => test(groups[at] ?? Number.NaN));
  return {
    first: firstWhere((group) => !(group < (min ?? Number.NEGATIVE_INFINITY))),
    end:
      below === undefined
        ? firstWhere((group) => !(group <= (max ?? Number.POSITIVE_INFINITY)))
        : firstWhere((group) => !(group < below)),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
