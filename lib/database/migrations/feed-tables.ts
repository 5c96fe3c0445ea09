import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../dialect';
import type { Database } from '../schema';

/** Migration: configured feeds, their runs and reports. */
export async function addFeeds(db: Kysely<Database>): Promise<void> {
  const { id, binaryText } = columnTypes(db);
  await db.schema
    .createTable('feeds')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addColumn('settings', 'text')
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('last_good_at', 'text')
    .addColumn('last_good_rows', 'integer')
    .addColumn('failing_since', 'text')
    .addColumn('alerted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('alert_due_at', binaryText, (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('feed_runs')
    .addColumn('id', id)
    .addColumn('feed', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('message', 'text')
    .addColumn('rows_read', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('retired', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('refused', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('findings', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('feed_runs_by_feed').on('feed_runs').columns(['feed', 'id']).execute();
  // A feed can be queued only once.
  await sql`create unique index feed_runs_unfinished on feed_runs (feed) where finished_at is null`.execute(
    db,
  );
  await db.schema
    .createTable('feed_findings')
    .addColumn('run_id', 'integer', (c) => c.notNull().references('feed_runs.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('row', 'integer')
    .addColumn('line', 'integer')
    .addColumn('key', 'text')
    .addColumn('title', 'text')
    .addColumn('column_name', 'text')
    .addColumn('value', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('feed_findings_key', ['run_id', 'number'])
    .execute();
}

/** Migration: what a run's feed lacks, and whether an administrator has confirmed it. */
export async function addFeedRemovals(db: Kysely<Database>): Promise<void> {
  for (const column of ['missing', 'is_forced'])
    await db.schema
      .alterTable('feed_runs')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
}

/** Migration: how much an administrator has confirmed that a feed lacks; replaces `is_forced`. */
export async function addAcceptedMissing(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('feed_runs')
    .addColumn('accepted_missing', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** Migration: files that are uploaded at the desk, and the mapping of a feed's last one. */
export async function addUploads(db: Kysely<Database>): Promise<void> {
  const { id } = columnTypes(db);
  for (const column of ['uploaded_file', 'uploaded_mapping'])
    await db.schema.alterTable('feeds').addColumn(column, 'text').execute();
  await db.schema
    .createTable('uploads')
    .addColumn('id', id)
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('feed', 'text')
    .addColumn('complete', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('choices', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('examination', 'text')
    .addColumn('message', 'text')
    .addColumn('run_id', 'integer')
    .addColumn('uploaded_by', 'text', (c) => c.notNull())
    .addColumn('uploaded_at', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute();
}

/** Migration: files that complete an uploaded one. */
export async function addJoinedFiles(db: Kysely<Database>): Promise<void> {
  for (const column of ['joined_file', 'joined_path'])
    await db.schema.alterTable('uploads').addColumn(column, 'text').execute();
}
