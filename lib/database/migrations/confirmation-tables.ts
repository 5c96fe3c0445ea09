import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';

/** Migration: adds newsletter confirmation, link tokens and visitors for favourites. */
export async function createConfirmationTables(db: Kysely<Database>): Promise<void> {
  for (const column of ['requested_at', 'confirmed_at', 'confirm_mail_at', 'confirm_mailed_at']) {
    await db.schema.alterTable('newsletter_addresses').addColumn(column, 'text').execute();
  }
  await db.schema
    .alterTable('newsletter_addresses')
    .addColumn('confirm_attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('newsletter_addresses')
    .set({ requested_at: sql`consent_at`, confirm_mail_at: sql`consent_at` })
    .where('unsubscribed_at', 'is', null)
    .execute();
  await db.schema
    .createTable('newsletter_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('address_id', 'integer', (c) =>
      c.notNull().references('newsletter_addresses.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('favorite_visitors')
    .addColumn('visitor_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .execute();
  // Return visits were not recorded before: visitors with favourites count as seen today and as returning.
  const now = new Date().toISOString();
  await db
    .insertInto('favorite_visitors')
    .columns(['visitor_hash', 'created_at', 'last_seen_at'])
    .expression((build) =>
      build
        .selectFrom('favorites')
        .select((row) => [
          'visitor_hash',
          row.fn.min('created_at').as('created_at'),
          sql<string>`${now}`.as('seen'),
        ])
        .groupBy('visitor_hash'),
    )
    .execute();
}
