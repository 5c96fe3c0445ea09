import type { Kysely } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: background jobs, reminders, threads of enquiries, and the data for assigning enquiries. */
export async function addResponseColumns(db: Kysely<Database>): Promise<void> {
  const { binaryText } = columnTypes(db);
  await db.schema
    .createTable('job_runs')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('locked_until', binaryText, (c) => c.notNull())
    .addColumn('due_at', binaryText, (c) => c.notNull())
    .execute();
  for (const column of ['reminded_at', 'escalated_at']) {
    await db.schema.alterTable('inquiries').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('inquiries').addColumn('thread_id', 'integer').execute();
  // Existing enquiries get no reminders.
  const now = new Date().toISOString();
  await db.updateTable('inquiries').set({ reminded_at: now, escalated_at: now }).execute();
  await db.schema.createIndex('inquiries_by_email').on('inquiries').column('email').execute();
  await db.schema.createIndex('inquiries_by_phone').on('inquiries').column('phone').execute();
  await db.schema.createIndex('inquiries_of_thread').on('inquiries').column('thread_id').execute();
  await db.schema
    .createIndex('inquiries_of_assignee')
    .on('inquiries')
    .columns(['assigned_to', 'created_at'])
    .execute();
  for (const column of ['languages', 'districts', 'leave_from', 'leave_until']) {
    await db.schema.alterTable('staff').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('properties').addColumn('agent_email', 'text').execute();
}
