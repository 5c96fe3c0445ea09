/** Takes one entry of each group in turn, up to `limit`, in the order of the groups and their entries. */
export function roundRobin<T>(groups: T[][], limit: number): T[] {
  const length = Math.max(0, ...groups.map((group) => group.length));
  const rounds = Array.from({ length }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, limit);
}
