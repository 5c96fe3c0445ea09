import type { Column } from '@/lib/search/rows/column';

/** A column to sort by. Unknown values come last in both directions. */
export type NumberTerm = { column: Column; isDescending: boolean };

/**
 * The ids in the order of the terms; equal ones by id, in the direction of the last term.
 * @param ids ascending
 * @param terms at least one
 */
export function orderByNumbers(ids: Int32Array, terms: readonly NumberTerm[]): Int32Array {
  const { length } = ids;
  const ranks = terms
    .map(ranksOf)
    // Ranks are below the number of rows, so two of them fit exactly into one number.
    .reduce((major, minor) => ranksIn(major.map((rank, row) => rank * length + (minor[row] ?? 0))));
  const isDescending = terms.at(-1)?.isDescending ?? false;
  const place = (row: number) => (isDescending ? length - 1 - row : row);
  const sorted = ranks.map((rank, row) => rank * length + place(row)).sort();
  return Int32Array.from(sorted, (key) => ids[place(key % length)] ?? 0);
}

function ranksOf({ column, isDescending }: NumberTerm): Float64Array {
  const { codes, known } = column;
  return Float64Array.from(codes, (code) => (isDescending && code < known ? known - 1 - code : code));
}

/** The rank of each value among the distinct values, smallest first. Typed arrays sort fast without a comparator. */
function ranksIn(values: Float64Array): Float64Array {
  const distinct = values.slice().sort();
  let count = 0;
  for (const value of distinct)
    if (count === 0 || value !== distinct[count - 1]) {
      distinct[count] = value;
      count += 1;
    }
  return values.map((value) => {
    let low = 0;
    for (let high = count - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if ((distinct[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  });
}
