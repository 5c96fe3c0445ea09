import type { Kysely } from 'kysely';
import type { Database } from '../schema';

/** Migration: the folded texts in which staff search; filled by the first search. */
export async function addEnquiryTexts(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('inquiry_texts')
    .addColumn('inquiry_id', 'integer', (c) => c.primaryKey().references('inquiries.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .execute();
}
