import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { isJobRunning } from '@/lib/jobs/run-job';
import type { FeedFinding, FeedResult, RunCounts } from './feed-task';
import { isSuccessful, type RunOutcome } from './run-outcome';

/** Runs stored per feed. */
const keptRuns = 500;

export const stoppedMessage = 'The run was stopped before its end.';
export const crashedMessage = 'The import ended unexpectedly; see the log.';

export type FeedRun = RunCounts & {
  id: number;
  feed: string;
  /** Name of the file that was uploaded for it; null for others. */
  file: string | null;
  outcome: RunOutcome | 'queued' | 'running';
  started_at: string;
  finished_at: string | null;
  message: string | null;
};

export type FeedState = Omit<Selectable<Database['feeds']>, 'name' | 'alerted' | 'alert_due_at'>;

/** The stored state of a feed; undefined before its first run. */
export async function feedState(db: Kysely<Database>, name: string): Promise<FeedState | undefined> {
  return db.selectFrom('feeds').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Name of the job whose lock lets one process at a time run a feed. */
export const feedLockName = (feed: string) => `feed ${feed}`;

/**
 * Queues a run.
 * @param acceptedMissing number of rows or properties that the feed may lack
 * @returns false when one is queued or running
 */
export async function queueRun(
  db: Kysely<Database>,
  feed: string,
  now: number,
  acceptedMissing = 0,
): Promise<boolean> {
  if (!(await isLocked(db, feed, now))) await endStopped(db, feed, now);
  const added = await db
    .insertInto('feed_runs')
    .values({
      feed,
      outcome: 'queued',
      started_at: new Date(now).toISOString(),
      accepted_missing: acceptedMissing,
    })
    .onConflict((conflict) => conflict.column('feed').where('finished_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Records the start of a run; the caller holds the feed's lock. An earlier unfinished run is recorded as failed.
 * @param uploadedFile name of the feed's file when it was uploaded at the desk
 */
export async function startRun(
  db: Kysely<Database>,
  feed: string,
  now: number,
  uploadedFile: string | null = null,
): Promise<{ id: number; acceptedMissing: number }> {
  const at = new Date(now).toISOString();
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('feeds')
      .values({ name: feed, added_at: at, uploaded_file: uploadedFile })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ uploaded_file: uploadedFile }))
      .execute();
    await endStopped(trx, feed, now);
    const { id, accepted_missing } = await trx
      .insertInto('feed_runs')
      .values({ feed, file: uploadedFile, outcome: 'running', started_at: at })
      .onConflict((conflict) =>
        conflict
          .column('feed')
          .where('finished_at', 'is', null)
          .doUpdateSet({ file: uploadedFile, outcome: 'running', started_at: at }),
      )
      .returning(['id', 'accepted_missing'])
      .executeTakeFirstOrThrow();
    return { id, acceptedMissing: accepted_missing };
  });
}

/** Whether a process runs this feed. */
export async function isLocked(db: Kysely<Database>, feed: string, now: number): Promise<boolean> {
  return isJobRunning(db, feedLockName(feed), now);
}

/** Records runs whose process stopped before their end as failed. */
async function endStopped(db: Kysely<Database>, feed: string, now: number): Promise<void> {
  await db
    .updateTable('feed_runs')
    .set({
      outcome: 'failed',
      finished_at: new Date(now).toISOString(),
      message: stoppedMessage,
    })
    .where('feed', '=', feed)
    .where('outcome', '=', 'running')
    .where('finished_at', 'is', null)
    .execute();
}

/**
 * Records the end of a run with its report, and updates the state of the feed.
 * @returns false, and writes nothing, when another process has taken the run for stopped
 */
export async function finishRun(
  db: Kysely<Database>,
  { id, feed, settings, now }: { id: number; feed: string; settings: string | null; now: number },
  { outcome, message, counts, findings, version, joinedRows, missingColumns }: FeedResult,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  const good = isSuccessful(outcome);
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('feed_runs')
      .set({ outcome, message, finished_at: at, ...counts })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addFindings(trx, id, findings);
    const state = await trx
      .selectFrom('feeds')
      .select('failing_since')
      .where('name', '=', feed)
      .executeTakeFirstOrThrow();
    // A run of an unchanged feed reads no rows and gets no new version.
    const known =
      counts.rows_read > 0
        ? {
            settings,
            etag: version.etag,
            last_modified: version.lastModified,
            last_good_rows: counts.rows_read,
            joined_rows: joinedRows.length > 0 ? JSON.stringify(joinedRows) : null,
            missing_columns: JSON.stringify(missingColumns),
          }
        : {};
    const hasChanged = good === (state.failing_since !== null);
    await trx
      .updateTable('feeds')
      .set({
        ...(good ? { ...known, last_good_at: at } : {}),
        failing_since: good ? null : (state.failing_since ?? at),
        ...(hasChanged ? { alert_due_at: at } : {}),
      })
      .where('name', '=', feed)
      .execute();
    await deleteOldRuns(trx, feed);
    return true;
  });
}

async function addFindings(
  trx: Transaction<Database>,
  run_id: number,
  findings: FeedFinding[],
): Promise<void> {
  const rows = findings.map((finding, index) => ({ run_id, number: index + 1, ...finding }));
  for (let start = 0; start < rows.length; start += 100)
    await trx
      .insertInto('feed_findings')
      .values(rows.slice(start, start + 100))
      .execute();
}

async function deleteOldRuns(trx: Transaction<Database>, feed: string): Promise<void> {
  const oldest = await trx
    .selectFrom('feed_runs')
    .select('id')
    .where('feed', '=', feed)
    .orderBy('id', 'desc')
    .offset(keptRuns)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await trx.deleteFrom('feed_runs').where('feed', '=', feed).where('id', '<=', oldest.id).execute();
}

/** The last run of each of these feeds, by name. */
export async function lastRuns(db: Kysely<Database>, feeds: string[]): Promise<Map<string, FeedRun>> {
  if (feeds.length === 0) return new Map();
  const rows = await db
    .selectFrom('feed_runs')
    .selectAll()
    .where('id', 'in', (e) =>
      e
        .selectFrom('feed_runs')
        .select((f) => f.fn.max('id').as('id'))
        .where('feed', 'in', feeds)
        .groupBy('feed'),
    )
    .execute();
  return new Map(rows.map((row) => [row.feed, row]));
}

/** A run; null when there is none with this id. */
export async function feedRun(db: Kysely<Database>, id: number): Promise<FeedRun | null> {
  const row = await db.selectFrom('feed_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * The last good import of a list before the one that last changed what is on the site, which is this run or an earlier
 * one; null when there is none.
 */
export async function importBefore(
  db: Kysely<Database>,
  { id, feed }: Pick<FeedRun, 'id' | 'feed'>,
): Promise<Pick<FeedRun, 'file' | 'started_at'> | null> {
  const imports = db
    .selectFrom('feed_runs')
    .where('feed', '=', feed)
    .where('rows_read', '>', 0)
    .orderBy('id', 'desc')
    .limit(1);
  const changed = await imports
    .select('id')
    .where('id', '<=', id)
    .where((e) => e.or([e('created', '>', 0), e('updated', '>', 0), e('retired', '>', 0)]))
    .executeTakeFirst();
  if (!changed) return null;
  const before = await imports
    .select(['file', 'started_at'])
    .where('id', '<', changed.id)
    .where('outcome', 'in', ['changed', 'unchanged'])
    .executeTakeFirst();
  return before ?? null;
}
