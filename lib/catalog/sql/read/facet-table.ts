import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import type { FacetTable } from '@/lib/search/facets';
import { type FilterColumn, listFilters } from '@/lib/search/list-filters';
import { referenceKey } from '@/lib/search/listing-words';
import { searchPlan } from '@/lib/search/search-plan';
import { matchesOf } from './listing-search';

/** Rows read at once, so that other requests are answered in between. */
const batch = 2_000;
/** Above this many matches a search is not counted by filter. */
const mostMatches = 20_000;

/** The filtered columns of all properties, hidden ones included. */
export async function facetTable(db: Kysely<Database>): Promise<FacetTable> {
  const names = [...new Set(Object.values(listFilters).map(({ column }) => column))];
  const ids: number[] = [];
  const hiddenFrom: number[] = [];
  const columns = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    FilterColumn,
    number[]
  >;
  const all = db
    .selectFrom('properties')
    .select(['id', 'hidden_from', ...names])
    .limit(batch);
  // SQLite reads all of this from an index, in its order; PostgreSQL has no order of its own.
  const page = (read: number) =>
    isPostgres(db) ? all.where('id', '>', ids.at(-1) ?? 0).orderBy('id') : all.offset(read);
  for (let isDone = false; !isDone; ) {
    const rows = await page(ids.length).execute();
    for (const row of rows) {
      ids.push(row.id);
      hiddenFrom.push(Number(row.hidden_from));
      for (const name of names) columns[name].push(row[name] === null ? Number.NaN : Number(row[name]));
    }
    isDone = rows.length < batch;
    if (!isDone) await nextTurn();
  }
  const packed = names.map((name) => [name, Float64Array.from(columns[name])] as const);
  return {
    ids: Float64Array.from(ids),
    hiddenFrom: Float64Array.from(hiddenFrom),
    columns: Object.fromEntries(packed) as FacetTable['columns'],
  };
}

/** Ids of all properties that a search matches before filters, hidden ones included; null for too many or all. */
export async function searchMatches(db: Kysely<Database>, search: string): Promise<number[] | null> {
  const plan = searchPlan(search);
  // Invisible characters only, such as a direction mark: the list is not searched.
  if (plan.length === 0) return null;
  if (plan.some((group) => group.length === 0)) return [];
  const key = referenceKey(search);
  if (key && /\d/.test(key)) {
    const referred = await db
      .selectFrom('properties')
      .select('id')
      .where('reference_key', '=', key)
      .execute();
    if (referred.length > 0) return referred.map(({ id }) => id);
  }
  const matches = await matchesOf(db, plan);
  return matches.count > mostMatches ? null : matches.toArray();
}
