import type { Kysely } from 'kysely';
import type { Database } from '../schema';

/** Migration: agents of properties, identified by email address. */
export async function addAgents(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('agents')
    .addColumn('email', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('photo', 'text')
    .addColumn('languages', 'text')
    .addColumn('phone', 'text')
    .addColumn('brn', 'text')
    .addColumn('left_at', 'text')
    .addColumn('edited_at', 'text')
    .execute();
}
