/**
 * Damerau-Levenshtein distance: insertions, deletions, substitutions, transpositions. Always 3 when the lengths differ by
 * more than 2.
 */
export function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + Number(!isSame));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 3;
}
