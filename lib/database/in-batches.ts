/** SQLite allows 32,766 parameters per statement, PostgreSQL twice as many. */
const maxValues = 30_000;

/** Passes `rows` to `write` in batches that fit into one statement. */
export async function inBatches<T extends object>(
  rows: T[],
  write: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1;
  const size = Math.floor(maxValues / columns);
  for (let start = 0; start < rows.length; start += size) await write(rows.slice(start, start + size));
}
