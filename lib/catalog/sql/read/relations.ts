import { type Kysely, sql } from 'kysely';
import type { Named } from '@/lib/catalog/types';
import type { Database, PropertyRow } from '@/lib/database/schema';

/** What a property belongs to, by the table that holds the names. */
const relations = {
  property_types: 'property_type_id',
  property_statuses: 'property_status_id',
  sales_statuses: 'sales_status_id',
  cities: 'city_id',
  districts: 'district_id',
  developers: 'developer_id',
} as const;

export type RelationTable = keyof typeof relations;

/** The name of what a row belongs to; null when it is not known. */
export type NameOf = (row: PropertyRow, table: RelationTable) => Named | null;

/**
 * Fetches the names behind some rows in one query. Looking up a few ids costs less than joining six tables:
 * PostgreSQL would spend longer on planning that join than on everything else.
 */
export async function namesBehind(db: Kysely<Database>, rows: PropertyRow[]): Promise<NameOf> {
  const lookups = Object.entries(relations).flatMap(([table, column]) => {
    const ids = [...new Set(rows.map((row) => row[column]).filter((id) => id !== null))];
    if (ids.length === 0) return [];
    return [
      sql`select ${sql.lit(table)} as source, id, name, slug from ${sql.table(table)} where id in (${sql.join(ids)})`,
    ];
  });
  const names = new Map<string, Named>();
  if (lookups.length > 0) {
    const query = sql<Named & { source: string }>`${sql.join(lookups, sql` union all `)}`;
    for (const { source, ...named } of (await query.execute(db)).rows)
      names.set(`${source}/${named.id}`, named);
  }
  return (row, table) => names.get(`${table}/${row[relations[table]]}`) ?? null;
}
