import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: pictures of feeds that were copied to media storage. */
export async function addPictureCopies(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('picture_copies')
    .addColumn('source', columnTypes(db).binaryText, (c) => c.primaryKey().notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .execute();
}
