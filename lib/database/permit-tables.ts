import type { Kysely } from 'kysely';
import { columnTypes } from './dialect';
import type { Database } from './schema';

/** Migration: remembers which homes a portal was told of, so that removed ones are named once. */
export async function addPortalListings(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('portal_listings')
    .addColumn('portal', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('portal_listings_key', ['portal', 'reference'])
    .execute();
}

/** Migration: finds listings by permit number, and remembers which ends of permits were warned of. */
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
