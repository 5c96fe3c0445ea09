import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: source, assignment, outcome and history of enquiries. */
export async function addDeskColumns(db: Kysely<Database>): Promise<void> {
  const { id, binaryText } = columnTypes(db);
  const columns = [
    ['external_id', 'text'],
    ['property_reference', 'text'],
    ['assigned_to', 'text'],
    ['read_at', 'text'],
    ['first_response_at', 'text'],
    ['lost_reason', 'text'],
    ['spam_reason', 'text'],
  ] as const;
  await db.schema
    .alterTable('inquiries')
    .addColumn('source', 'text', (c) => c.notNull().defaultTo('website'))
    .execute();
  for (const [name, type] of columns) {
    await db.schema.alterTable('inquiries').addColumn(name, type).execute();
  }
  await db.schema
    .createIndex('inquiries_by_external_id')
    .unique()
    .on('inquiries')
    .columns(['source', 'external_id'])
    .execute();
  await db.schema.createIndex('inquiries_by_time').on('inquiries').columns(['created_at', 'id']).execute();
  await db
    .updateTable('inquiries')
    .set({ status: 'lost', lost_reason: 'Closed' })
    .where('status', '=', 'closed')
    .execute();
  await db.schema
    .createTable('inquiry_events')
    .addColumn('id', id)
    .addColumn('inquiry_id', 'integer', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('created_at', binaryText, (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text')
    .execute();
  await db.schema
    .createIndex('inquiry_events_of_inquiry')
    .on('inquiry_events')
    .columns(['inquiry_id', 'id'])
    .execute();
}
