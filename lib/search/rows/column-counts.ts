import { processState } from '@/lib/process-state';
import type { Column } from './column';
import { firstIndex } from './first-index';

/** Number of rows per value; unknown values are left out. */
export function countEach(column: Column, rows: Int32Array): Map<number, number> {
  const counts = countCodes(column, rows);
  const found = new Map<number, number>();
  for (let code = 0; code < column.known; code += 1) {
    const count = counts[code] ?? 0;
    if (count > 0) found.set(column.values[code] ?? Number.NaN, count);
  }
  return found;
}

/** A range has `max` or `below`, not both. */
export type Range = { min?: number; max?: number; below?: number };

/** Number of rows whose value lies in each range. */
export function countRanges(column: Column, rows: Int32Array, ranges: Range[]): number[] {
  const counts = countCodes(column, rows);
  const rowsBefore = new Int32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1)
    rowsBefore[at + 1] = (rowsBefore[at] ?? 0) + (counts[at] ?? 0);
  return ranges.map((range) => {
    const { first, end } = codesInRange(column, range);
    return Math.max(0, (rowsBefore[end] ?? 0) - (rowsBefore[first] ?? 0));
  });
}

/** Per array of rows and column: how often each code occurs. */
type Counts = WeakMap<Int32Array, Map<Column, Int32Array>>;

const shared = processState<{ columnCounts?: Counts }>();

/** From now on, counts of these rows are cached. */
export function cacheCounts(rows: Int32Array): void {
  shared.columnCounts ??= new WeakMap();
  shared.columnCounts.set(rows, new Map());
}

function countCodes(column: Column, rows: Int32Array): Int32Array {
  const cached = shared.columnCounts?.get(rows);
  const known = cached?.get(column);
  if (known) return known;
  const { codes } = column;
  const counts = new Int32Array(column.values.length);
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  cached?.set(column, counts);
  return counts;
}

/** The codes of values in a range, which are next to each other. */
export function codesInRange({ values }: Column, { min, max, below }: Range): { first: number; end: number } {
  const firstWhere = (test: (value: number) => boolean) =>
    firstIndex(values.length, (at) => test(values[at] ?? Number.NaN));
  return {
    first: firstWhere((value) => !(value < (min ?? Number.NEGATIVE_INFINITY))),
    end:
      below === undefined
        ? firstWhere((value) => !(value <= (max ?? Number.POSITIVE_INFINITY)))
        : firstWhere((value) => !(value < below)),
  };
}
