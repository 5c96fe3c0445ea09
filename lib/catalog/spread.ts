/** One of each group in turn, in the order of groups and within them, up to `limit`. */
export function inTurn<T>(groups: T[][], limit: number): T[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, limit);
}
