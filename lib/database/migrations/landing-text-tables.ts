import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: texts of landing pages that the desk writes. */
export async function addLandingTexts(db: Kysely<Database>): Promise<void> {
  const { binaryText } = columnTypes(db);
  await db.schema
    .createTable('landing_texts')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('slug', binaryText, (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text')
    .addColumn('description', 'text')
    .addColumn('entered_by', 'text', (c) => c.notNull())
    .addColumn('entered_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('landing_texts_key', ['kind', 'slug'])
    .execute();
}
