import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: other names of developers, districts and cities, and the names that reports of feeds suggest. */
export async function addNameAliases(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('name_aliases')
    .addColumn('id', columnTypes(db).id)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('alias', 'text', (c) => c.notNull())
    .addColumn('alias_key', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('city', 'text')
    .addColumn('city_key', 'text', (c) => c.notNull())
    .addColumn('entered_by', 'text', (c) => c.notNull())
    .addColumn('entered_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('name_aliases_key', ['kind', 'alias_key', 'city_key'])
    .execute();
  for (const column of ['suggestion', 'city'])
    await db.schema.alterTable('feed_findings').addColumn(column, 'text').execute();
}
