/** Parameters of a statement: SQLite allows 32,766, PostgreSQL twice as many. */
export const maxParameters = 30_000;

/** Passes `rows` to `write` in batches whose values fit into one statement; all rows have the columns of the first. */
export async function inBatches<T extends object>(
  rows: T[],
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1;
  const size = Math.floor(maxParameters / columns);
  for (let start = 0; start < rows.length; start += size) await write(rows.slice(start, start + size));
}
