/** A column to sort by. Unknown values, NaN, come last in both directions. */
export type NumberTerm = { values: Float64Array; isDescending: boolean };

/**
 * The ids in the order of the terms; equal ones by id, in the direction of the last term.
 * @param ids ascending
 * @param terms at least one
 */
export function orderByNumbers(ids: Float64Array, terms: readonly NumberTerm[]): Float64Array {
  const { length } = ids;
  const ranks = terms
    .map(ranksOf)
    // Ranks are below the number of rows, so two of them fit exactly into one number.
    .reduce((major, minor) => ranksIn(major.map((rank, row) => rank * length + (minor[row] ?? 0))));
  const isDescending = terms.at(-1)?.isDescending ?? false;
  const place = (row: number) => (isDescending ? length - 1 - row : row);
  const sorted = ranks.map((rank, row) => rank * length + place(row)).sort();
  return sorted.map((key) => ids[place(key % length)] ?? 0);
}

function ranksOf({ values, isDescending }: NumberTerm): Float64Array {
  const directed = isDescending ? values.map((value) => -value) : values;
  return ranksIn(directed.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value)));
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
