import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: the homes sent to portals, so that removed ones are listed as deleted once. */
export async function addPortalListings(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('portal_listings')
    .addColumn('portal', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('portal_listings_key', ['portal', 'reference'])
    .execute();
}

/** Migration: an index of permit numbers, and the warnings of permits that end. */
export async function addPermits(db: Kysely<Database>): Promise<void> {
  const { binaryText } = columnTypes(db);
  await db.schema.createIndex('properties_by_permit').on('properties').column('permit_number').execute();
  await db.schema
    .createTable('permit_warnings')
    .addColumn('property_id', 'integer', (c) => c.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('permit_ends_at', 'bigint', (c) => c.notNull())
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', binaryText, (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addPrimaryKeyConstraint('permit_warnings_key', ['property_id', 'permit_ends_at', 'days'])
    .execute();
}
