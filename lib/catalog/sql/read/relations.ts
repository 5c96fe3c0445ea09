import { type Kysely, sql } from 'kysely';
import { propertyRelations, type RelationName } from '@/lib/catalog/fields/property-fields';
import type { Named } from '@/lib/catalog/types';
import type { Database, PropertyRow } from '@/lib/database/schema';

/** The name of a relation; null when unknown. */
export type NameOf = (row: PropertyRow, relation: RelationName) => Named | null;

/**
 * Fetches the names of relations in one query per table. Looking up a few ids is cheaper than joining six tables, which
 * PostgreSQL takes longer to plan than to run.
 */
export async function namesBehind(db: Kysely<Database>, rows: PropertyRow[]): Promise<NameOf> {
  const lookups = Object.values(propertyRelations).flatMap(({ table, column }) => {
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
  return (row, relation) => {
    const { table, column } = propertyRelations[relation];
    return names.get(`${table}/${row[column]}`) ?? null;
  };
}
