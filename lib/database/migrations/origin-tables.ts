import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: where an enquiry came from, what its sender agreed to, and how often contact links are pressed. */
export async function addOriginColumns(db: Kysely<Database>): Promise<void> {
  const { binaryText } = columnTypes(db);
  const columns = [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'gclid',
    'referrer',
    'landing_path',
    'consent_version',
    'marketing_consent_at',
    'marketing_version',
  ] as const;
  for (const column of columns) {
    await db.schema.alterTable('inquiries').addColumn(column, 'text').execute();
  }
  await db.schema
    .createTable('contact_presses')
    .addColumn('day', binaryText, (c) => c.notNull())
    .addColumn('property_slug', 'text', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('presses', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('contact_presses_key', ['day', 'property_slug', 'way'])
    .execute();
}
