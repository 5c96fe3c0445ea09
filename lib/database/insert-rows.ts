import { CompiledQuery, type Insertable, type Kysely } from 'kysely';
import { fieldOf } from '@/lib/typed-keys';
import { isPostgres } from './dialect';
import { maxParameters } from './in-batches';
import type { Database } from './schema';

/** Rows per statement on SQLite: few lengths, so that prepared statements are used again. */
const lengths = [50, 10, 1];

/**
 * Inserts rows that all have the columns of the first; much faster for many rows than building a query for them.
 * @param ending SQL after the values, such as `returning id`
 * @returns the rows of a `returning` clause, in the order of the inserted rows
 */
export async function insertRows<Name extends keyof Database, Returned = never>(
  db: Kysely<Database>,
  table: Name,
  rows: Insertable<Database[Name]>[],
  ending = '',
): Promise<Returned[]> {
  const columns = Object.keys(rows[0] ?? {});
  const list = columns.map((column) => `"${column}"`).join(', ');
  const tuples = rows.map((row) => columns.map((column) => fieldOf(row, column) ?? null));
  return insertTuples<Returned>(db, `"${table}" (${list})`, tuples, ending);
}

/** Like `insertRows`, for a target in SQL: `table (column, …)`. */
export async function insertTuples<Returned = never>(
  db: Kysely<Database>,
  target: string,
  tuples: unknown[][],
  ending = '',
): Promise<Returned[]> {
  const returned: Returned[] = [];
  const width = tuples[0]?.length ?? 1;
  const onPostgres = isPostgres(db);
  for (let start = 0; start < tuples.length; ) {
    const left = tuples.length - start;
    const length = onPostgres
      ? Math.min(left, Math.floor(maxParameters / width))
      : (lengths.find((size) => size <= left) ?? 1);
    const text = `insert into ${target} values ${placeholders(length, width, onPostgres)} ${ending}`;
    const values: unknown[] = [];
    for (let row = start; row < start + length; row += 1) values.push(...(tuples[row] ?? []));
    const query = CompiledQuery.raw(text, values);
    returned.push(...(await db.executeQuery<Returned>(query)).rows);
    start += length;
  }
  return returned;
}

function placeholders(length: number, width: number, areNumbered: boolean): string {
  if (!areNumbered)
    return Array(length)
      .fill(`(${Array(width).fill('?').join(', ')})`)
      .join(', ');
  const tuple = (row: number) => Array.from({ length: width }, (_, column) => `$${row * width + column + 1}`);
  return Array.from({ length }, (_, row) => `(${tuple(row).join(', ')})`).join(', ');
}
