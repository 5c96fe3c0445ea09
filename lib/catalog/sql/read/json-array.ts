import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';

/** Rows per query: few enough that other requests are not delayed noticeably. */
export const batchSize = 2_000;

/* SQLite stores anything in any column, and one value that is not JSON would break the whole array. */

/** All values of a column of JSON texts as one. */
export function jsonArrayOfJson(db: Kysely<Database>, column: string): RawBuilder<unknown> {
  return isPostgres(db)
    ? sql`json_agg(${sql.ref(column)}::json)::text`
    : sql`json_group_array(iif(json_valid(${sql.ref(column)}), json(${sql.ref(column)}), null))`;
}

/** All values of a column as one JSON text, because one value per row takes several times as long. */
export function jsonArray(db: Kysely<Database>, column: string): RawBuilder<unknown> {
  return isPostgres(db)
    ? sql`json_agg(${sql.ref(column)})::text`
    : sql`json_group_array(iif(typeof(${sql.ref(column)}) = 'blob', cast(${sql.ref(column)} as text), ${sql.ref(column)}))`;
}
