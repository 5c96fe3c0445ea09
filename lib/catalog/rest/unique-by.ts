/** The first item of each key: backends repeat rows that they join with others, and repeated keys confuse React. */
export function uniqueBy<T>(items: T[], keyOf: (item: T) => string): T[] {
  const found = new Map<string, T>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return [...found.values()];
}
