import { processState } from '@/lib/process-state';
import { filterKeys } from '../filters/filter-keys.mjs';
import type { FilterKey } from '../filters/filter-values';
import { type ActiveFilter, activeFilters, type Condition, type FilterColumn } from '../filters/list-filters';
import { isFiltering, type ListingQuery } from '../listing-query';
import type { Column } from './column';
import { cacheCounts, codesInRange } from './column-counts';
import type { HomePrices } from './home-prices';

/** The filtered columns of all properties, one row per property. */
export type FacetTable = {
  ids: Int32Array;
  /** Seconds since 1970 from which a property is no longer shown. */
  hiddenFrom: Column;
  columns: Record<FilterColumn, Column>;
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
  const passing = workingMemory('passing', table.ids.length);
  let count = 0;
  let until = Number.POSITIVE_INFINITY;
  for (let row = 0; row < passing.length; row += 1) {
    const end = table.hiddenFrom.at(row);
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

/** The rows that pass a filter, including those of hidden properties; valid until the next call. */
export function rowsPassing(table: FacetTable, filter: ActiveFilter): Int32Array {
  const rows = workingMemory('rows', table.ids.length);
  for (let row = 0; row < rows.length; row += 1) rows[row] = row;
  const { codes, met } = codesMeeting(table, filter, rows);
  let count = 0;
  // Adds to the count instead of branching, because the processor cannot predict which rows pass.
  for (let row = 0; row < rows.length; row += 1) {
    rows[count] = row;
    count += met[codes[row] ?? 0] ?? 0;
  }
  return rows.subarray(0, count);
}

const memory = { rows: new Int32Array(), failed: new Int32Array(), passing: new Int32Array() };

/** Reused: a new array of this size for every step of every list would have to be cleared and garbage-collected. */
function workingMemory(use: keyof typeof memory, length: number): Int32Array {
  if (memory[use].length < length) memory[use] = new Int32Array(length);
  return memory[use].subarray(0, length);
}

/**
 * A function that returns those of the rows that pass all filters of the query except the given ones; valid until this is
 * called again.
 * @param ignorable the sets of filters that can be given
 */
export function rowsPassingExcept(
  rows: Int32Array,
  table: FacetTable,
  query: ListingQuery,
  ignorable: readonly (readonly FilterKey[])[],
) {
  const active = filterKeys.filter((key) => isFiltering(query, key));
  const bitsOf = (keys: readonly FilterKey[]) =>
    active.reduce((bits, key, index) => (keys.includes(key) ? bits | (1 << index) : bits), 0);
  const allBits = bitsOf(active);
  const isNeeded = subsetsOf(ignorable.map(bitsOf), active.length);
  // Without any filter, all rows pass.
  isNeeded[allBits] = 0;
  const filters = activeFilters(query).map((filter) => ({ filter, bits: bitsOf(filter.keys) }));
  const near = nearRows(rows, table, filters, isNeeded);
  const found = new Map<number, Int32Array>([[allBits, rows]]);
  return (ignored: readonly FilterKey[]): Int32Array => {
    const key = bitsOf(ignored);
    const passing = found.get(key) ?? rowsFailingOnly(near, key);
    found.set(key, passing);
    return passing;
  };
}

/** 1 for each set of bits that is part of one of these sets. */
function subsetsOf(sets: number[], bits: number): Uint8Array {
  const found = new Uint8Array(1 << bits).fill(1, 0, 1);
  for (const set of sets) for (let subset = set; subset > 0; subset = (subset - 1) & set) found[subset] = 1;
  return found;
}

/** Rows with one bit per filter that they fail. */
type FailedRows = { rows: Int32Array; failed: Int32Array };

/** The rows that fail only filters that are ignored together; the fewer are left, the faster are the next filters. */
function nearRows(
  all: Int32Array,
  table: FacetTable,
  filters: { filter: ActiveFilter; bits: number }[],
  isNeeded: Uint8Array,
): FailedRows {
  const rows = workingMemory('rows', all.length);
  const failed = workingMemory('failed', all.length).fill(0);
  rows.set(all);
  let count = rows.length;
  for (const { filter, bits } of filters) {
    const { codes, met } = codesMeeting(table, filter, rows.subarray(0, count));
    const before = count;
    count = 0;
    for (let at = 0; at < before; at += 1) {
      const row = rows[at] ?? 0;
      // Without a branch, as above: 1 becomes no bit, 0 all bits.
      const bitsFailed = (failed[at] ?? 0) | (((met[codes[row] ?? 0] ?? 0) - 1) & bits);
      rows[count] = row;
      failed[count] = bitsFailed;
      count += isNeeded[bitsFailed] ?? 0;
    }
  }
  return { rows: rows.subarray(0, count), failed };
}

function rowsFailingOnly({ rows, failed }: FailedRows, ignored: number): Int32Array {
  const passing = workingMemory('passing', rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    passing[count] = rows[at] ?? 0;
    count += ((failed[at] ?? 0) & ~ignored) === 0 ? 1 : 0;
  }
  return passing.slice(0, count);
}

/** A code for each of these rows, and 1 for each code that passes the filter; valid until the next call. */
function codesMeeting(
  table: FacetTable,
  filter: ActiveFilter,
  rows: Int32Array,
): { codes: Int32Array; met: Uint8Array } {
  if ('bedrooms' in filter) return table.homePrices.rowsWithin(rows, filter.bedrooms, filter.prices);
  const column = table.columns[filter.column];
  return { codes: column.codes, met: valuesMeeting(column, filter.condition) };
}

/** 1 for each value that meets a condition, since values are fewer than rows. Unknown values, NaN, never do. */
function valuesMeeting(column: Column, condition: Condition): Uint8Array {
  const { values } = column;
  const met = new Uint8Array(values.length);
  if ('oneOf' in condition || 'anyBit' in condition) {
    const test = testOf(condition);
    for (let code = 0; code < met.length; code += 1) met[code] = test(values[code] ?? Number.NaN) ? 1 : 0;
    return met;
  }
  const { first, end } = codesInRange(column, condition);
  return met.fill(1, first, Math.max(first, end));
}

function testOf(condition: { oneOf: number[] } | { anyBit: number }): (value: number) => boolean {
  return 'oneOf' in condition
    ? (value) => condition.oneOf.includes(value)
    : (value) => (value & condition.anyBit) !== 0;
}
