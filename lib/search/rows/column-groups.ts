import { processState } from '@/lib/process-state';
import { firstIndex } from './first-index';

/** How values are grouped; groupings of a column are cached by name. */
export type Grouping = { name: 'value' | 'year'; groupOf: (value: number) => number };

const values: Grouping = { name: 'value', groupOf: (value) => value };

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

/** Number of rows per group. */
function countGroups(rows: Int32Array, codes: Int32Array, groupCount: number): Int32Array {
  const cached = cache().counts.get(rows);
  const known = cached?.get(codes);
  if (known) return known;
  const counts = new Int32Array(groupCount);
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  cached?.set(codes, counts);
  return counts;
}

/** With `below`, there is no `max`. */
export type Range = { min?: number; max?: number; below?: number };

/** Number of rows whose value lies in each range. */
export function countRanges(column: Float64Array, rows: Int32Array, ranges: Range[]): number[] {
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

/** `codes` has the index in `groups` of each row's group. Groups ascend; NaN, for unknown values, is last. */
type Groups = { codes: Int32Array; groups: Float64Array };

type Cache = {
  /** Per column, by name of the grouping. */
  groups: WeakMap<Float64Array, Map<string, Groups>>;
  /** Per array of rows and the codes of a column: how often each group occurs. */
  counts: WeakMap<Int32Array, Map<Int32Array, Int32Array>>;
};

const shared = processState<{ columnGroups?: Cache }>();

/** What is computed once per column or array of rows, for as long as these are used. */
function cache(): Cache {
  shared.columnGroups ??= { groups: new WeakMap(), counts: new WeakMap() };
  return shared.columnGroups;
}

/** From now on, counts of these rows are cached. */
export function cacheCounts(rows: Int32Array): void {
  cache().counts.set(rows, new Map());
}

/** Grouping takes several times as long as counting, so it is done once per column. */
export function groupsOf(column: Float64Array, { name, groupOf }: Grouping = values): Groups {
  const known = cache().groups;
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

/** Whether any value of a column is known. */
export function hasKnownValues(column: Float64Array): boolean {
  return !Number.isNaN(groupsOf(column).groups[0] ?? Number.NaN);
}

/** The groups of a range are next to each other, because groups ascend. */
export function groupsInRange(
  groups: Float64Array,
  { min, max, below }: Range,
): { first: number; end: number } {
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
