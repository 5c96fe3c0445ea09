import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: drafts and edit counts of articles, and when enquiries were anonymised. */
export async function addArticleDesk(db: Kysely<Database>): Promise<void> {
  const { binaryText } = columnTypes(db);
  await db.schema
    .alterTable('articles')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('published'))
    .execute();
  await db.schema
    .alterTable('articles')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('articles').addColumn('first_published_at', 'text').execute();
  await db.schema.alterTable('articles').addColumn('updated_by', 'text').execute();
  await db.updateTable('articles').set({ first_published_at: sql`published_at` }).execute();
  await db.schema
    .createTable('content_versions')
    .addColumn('name', binaryText, (c) => c.primaryKey().notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('inquiries').addColumn('anonymized_at', 'text').execute();
}
