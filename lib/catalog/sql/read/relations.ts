import { type Kysely, sql } from 'kysely';
import { propertyRelations, type RelationName, relationNames } from '@/lib/catalog/fields/property-fields';
import type { Named } from '@/lib/catalog/types';
import type { Database, PropertyRow } from '@/lib/database/schema';

/** The name of a relation; null when unknown. */
export type NameOf = (row: PropertyRow, relation: RelationName) => Named | null;

/**
 * Fetches the names of relations in one query per table. Looking up a few ids is cheaper than joining six tables, which
 * PostgreSQL takes longer to plan than to run.
 */
export async function readRelationNames(db: Kysely<Database>, rows: PropertyRow[]): Promise<NameOf> {
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

export type RelationRow = Named & { search_name: string };
type RelationTable = (typeof propertyRelations)[RelationName]['table'];

/** All names of places, developers, types and statuses. */
class RelationNames {
  readonly #tables: ReadonlyMap<RelationTable, ReadonlyMap<number, RelationRow>>;

  constructor(tables: ReadonlyMap<RelationTable, ReadonlyMap<number, RelationRow>>) {
    this.#tables = tables;
  }

  /** The names of a table in alphabetical order. */
  all(table: RelationTable): RelationRow[] {
    return [...(this.#tables.get(table)?.values() ?? [])];
  }

  /** The name with this id; null when unknown. */
  get(table: RelationTable, id: number | null): Named | null {
    const known = id === null ? undefined : this.#tables.get(table)?.get(id);
    return known ? { id: known.id, name: known.name, slug: known.slug } : null;
  }

  /** The names of these rows; null when a row has a name that was added after the names were read. */
  namesOf(rows: PropertyRow[]): NameOf | null {
    const nameOf: NameOf = (row, relation) => {
      const { table, column } = propertyRelations[relation];
      return this.get(table, row[column]);
    };
    const isKnown = (row: PropertyRow, relation: RelationName) =>
      row[propertyRelations[relation].column] === null || nameOf(row, relation) !== null;
    return rows.every((row) => relationNames.every((name) => isKnown(row, name))) ? nameOf : null;
  }
}

export async function readAllRelationNames(db: Kysely<Database>): Promise<RelationNames> {
  const tables = Object.values(propertyRelations).map(({ table }) => table);
  const selects = tables.map(
    (table) => sql`select ${sql.lit(table)} as source, id, name, slug, search_name from ${sql.table(table)}`,
  );
  const { rows } = await sql<RelationRow & { source: RelationTable }>`
    select * from (${sql.join(selects, sql` union all `)}) as names order by search_name, id`.execute(db);
  const found = new Map(tables.map((table) => [table, new Map<number, RelationRow>()]));
  for (const { source, ...name } of rows) found.get(source)?.set(name.id, name);
  return new RelationNames(found);
}
