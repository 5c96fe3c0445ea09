import { processState } from '@/lib/process-state';
import { cacheCounts, groupsInRange, groupsOf } from './column-groups';
import { filterKeys } from './filter-keys.mjs';
import type { FilterKey } from './filter-values';
import type { HomePrices } from './home-prices';
import { type ActiveFilter, activeFilters, type Condition, type FilterColumn } from './list-filters';
import { isFiltering, type ListingQuery } from './listing-query';

/** The filtered columns of all properties, one entry per property. Unknown values are NaN. */
export type FacetTable = {
  ids: Float64Array;
  /** Seconds since 1970 from which a property is no longer shown. */
  hiddenFrom: Float64Array;
  columns: Record<FilterColumn, Float64Array>;
  homePrices: HomePrices;
};

type ShownRows = { rows: Int32Array; from: number; until: number };

const shared = processState<{ shownRows?: WeakMap<FacetTable, ShownRows> }>();

/**
 * Rows of the properties that are shown: the same array until the next one is hidden.
 * @param now in seconds since 1970
 */
export function shownRows(table: FacetTable, now: number): Int32Array {
  shared.shownRows ??= new WeakMap();
  const known = shared.shownRows.get(table);
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
  shared.shownRows.set(table, { rows, from: now, until });
  // Most counts are of all shown rows, because no filter is active.
  cacheCounts(rows);
  return rows;
}

/** Those of the rows that pass all filters of the query; valid until the next call. */
export function rowsPassing(rows: Int32Array, table: FacetTable, query: ListingQuery): Int32Array {
  const passing = workingMemory(rows.length);
  passing.set(rows);
  return activeFilters(query)
    .toSorted((a, b) => Number(b.isNarrow) - Number(a.isNarrow))
    .reduce((left, filter) => keepPassing(left, table, filter), passing);
}

/**
 * Moves the rows that pass a filter to the front. Adds to the count instead of branching, because the processor cannot
 * predict which rows pass.
 */
function keepPassing(rows: Int32Array, table: FacetTable, filter: ActiveFilter): Int32Array {
  const { codes, met } = codesMeeting(table, filter, rows);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    rows[count] = row;
    count += met[codes[row] ?? 0] ?? 0;
  }
  return rows.subarray(0, count);
}

let memory = new Int32Array();

/** Reused: a new array of this size for every step of every list would have to be cleared and garbage-collected. */
function workingMemory(length: number): Int32Array {
  if (memory.length < length) memory = new Int32Array(length);
  return memory.subarray(0, length);
}

/** A function that returns those of the rows that pass all filters of the query except the given ones. */
export function rowsPassingExcept(rows: Int32Array, table: FacetTable, query: ListingQuery) {
  const allBits = bitsOf(filterKeys.filter((key) => isFiltering(query, key)));
  const failed = failedFilters(table, query, rows);
  const found = new Map<number, Int32Array>([[allBits, rows]]);
  return (ignored: readonly FilterKey[]): Int32Array => {
    const key = bitsOf(ignored) & allBits;
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

function bitsOf(keys: readonly FilterKey[]): number {
  return keys.reduce((bits, key) => bits | (1 << filterKeys.indexOf(key)), 0);
}

/** One bit per filter that a row fails; a condition of several filters fails all of them. */
function failedFilters(table: FacetTable, query: ListingQuery, rows: Int32Array): Int32Array {
  const failed = new Int32Array(rows.length);
  for (const filter of activeFilters(query)) {
    const { codes, met } = codesMeeting(table, filter, rows);
    const bits = bitsOf(filter.keys);
    // Without a branch, as above: 1 becomes no bit, 0 all bits.
    for (let at = 0; at < rows.length; at += 1)
      failed[at] = (failed[at] ?? 0) | (((met[codes[rows[at] ?? 0] ?? 0] ?? 0) - 1) & bits);
  }
  return failed;
}

/** A code for each of these rows, and 1 for each code that passes the filter; valid until the next call. */
function codesMeeting(
  table: FacetTable,
  filter: ActiveFilter,
  rows: Int32Array,
): { codes: Int32Array; met: Uint8Array } {
  if ('bedrooms' in filter) return table.homePrices.rowsWithin(rows, filter.bedrooms, filter.prices);
  const { codes, groups } = groupsOf(table.columns[filter.column]);
  return { codes, met: groupsMeeting(groups, filter.condition) };
}

/** 1 for each group that meets a condition, since groups are fewer than rows. Unknown values, NaN, never do. */
function groupsMeeting(groups: Float64Array, condition: Condition): Uint8Array {
  const met = new Uint8Array(groups.length);
  if ('oneOf' in condition || 'anyBit' in condition) {
    const test = testOf(condition);
    for (let code = 0; code < met.length; code += 1) met[code] = test(groups[code] ?? Number.NaN) ? 1 : 0;
    return met;
  }
  const { first, end } = groupsInRange(groups, condition);
  return met.fill(1, first, Math.max(first, end));
}

function testOf(condition: { oneOf: number[] } | { anyBit: number }): (value: number) => boolean {
  return 'oneOf' in condition
    ? (value) => condition.oneOf.includes(value)
    : (value) => (value & condition.anyBit) !== 0;
}
