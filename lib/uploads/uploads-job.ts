import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { crashedMessage, type FeedRun } from '@/lib/feeds/history';
import { examineInChild, importInChild } from '@/lib/feeds/import-in-child';
import { type Importer, runFeed } from '@/lib/feeds/run-feed';
import { isSuccessful } from '@/lib/feeds/run-outcome';
import { configuredFeeds } from '@/lib/feeds/settings';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import type { Examined, ExamineTask } from '@/lib/import/examine';
import { isFeedShown } from '@/lib/import/take-off-feed';
import type { Job } from '@/lib/jobs/run-job';
import { errorFacts, log } from '@/lib/log';
import { audit } from '@/lib/staff/audit';
import { fileNames } from './file-names';
import { noteImportShare } from './import-share';
import { findUpload, type Upload, uploadsJobName } from './upload';
import { keptMs, removeFiles, removeOldFiles, waitingUploads } from './upload-files';

/** How often an examination looks whether its upload was discarded, so that the next one need not wait for it. */
const watchMs = 2_000;

type Runners = {
  importer: Importer;
  examine: (task: ExamineTask, end?: AbortSignal) => Promise<Examined>;
};

/** Examines and imports what was uploaded to this machine, one file after the other. */
export function uploadsJob(runners: Runners = { importer: importInChild, examine: examineInChild }): Job {
  return {
    name: uploadsJobName,
    // Short, because somebody is waiting.
    pollMs: 2_000,
    firstAfterMs: 5_000,
    everyMs: 0,
    isLong: true,
    isDue: async () => (await nextUpload()) !== null,
    run: async (now, stop) => {
      let count = 0;
      for (;;) {
        const upload = stop?.aborted ? null : await nextUpload();
        if (!upload) return count;
        if (upload.state === 'examining') await examineNow(upload, runners, now, stop);
        else if (!(await importNow(upload, runners, now, stop))) return count;
        count += 1;
      }
    },
  };
}

/** The upload that has waited longest and whose file this machine has; null when there is none. */
async function nextUpload(): Promise<Upload | null> {
  const [next] = await waitingUploads();
  return next ?? null;
}

async function examineNow(
  upload: Upload,
  { examine }: Runners,
  now: () => number,
  stop: AbortSignal | undefined,
): Promise<void> {
  const db = await database();
  const { id, path, joined_path, feed, choices } = upload;
  const discarding = watchForDiscard(id);
  const end = stop ? AbortSignal.any([stop, discarding.signal]) : discarding.signal;
  let examined: Examined;
  try {
    const [known, taken] = [await knownFeeds(db), await configuredNames()];
    const task = { path, joined: joined_path, feed, choices, known, taken };
    examined = await examine(task, end);
  } catch (error) {
    // After a restart of the site it is examined again.
    if (end.aborted) return;
    log.error({ job: uploadsJobName, ...errorFacts(error) }, 'upload not examined');
    examined = { problem: crashedMessage };
  } finally {
    discarding.unwatch();
  }
  await db
    .updateTable('uploads')
    .set({
      changed_at: new Date(now()).toISOString(),
      ...('problem' in examined
        ? { state: 'unusable', message: examined.problem }
        : {
            state: 'examined',
            message: null,
            feed: examined.examination.feed,
            examination: JSON.stringify(examined.examination),
          }),
    })
    .where('id', '=', id)
    .where('state', '=', 'examining')
    .execute();
}

/** A signal that is aborted when somebody discards the upload; until `unwatch` is called. */
function watchForDiscard(id: number): { signal: AbortSignal; unwatch: () => void } {
  const discarded = new AbortController();
  const watch = setInterval(() => {
    findUpload(id).then(
      (found) => found ?? discarded.abort(),
      () => {},
    );
  }, watchMs);
  return { signal: discarded.signal, unwatch: () => clearInterval(watch) };
}

/** Feeds of earlier uploads, the latest first, and last those without a property on the site. */
async function knownFeeds(db: Kysely<Database>): Promise<ExamineTask['known']> {
  const rows = await db
    .selectFrom('feeds')
    .select(['name', 'uploaded_mapping', 'joined_rows'])
    .where('uploaded_file', 'is not', null)
    .where('last_good_at', 'is not', null)
    .orderBy('last_good_at', 'desc')
    .execute();
  const shown = new Set<string>();
  for (const { name } of rows) if (await isFeedShown(db, name)) shown.add(name);
  const ordered = [
    ...rows.filter(({ name }) => shown.has(name)),
    ...rows.filter(({ name }) => !shown.has(name)),
  ];
  return ordered.map(({ name, uploaded_mapping, joined_rows }) => ({
    name,
    mapping: uploaded_mapping === null ? null : JSON.parse(uploaded_mapping),
    joinedRows: joined_rows === null ? null : (JSON.parse(joined_rows)[0] ?? null),
  }));
}

/** Names in the `FEEDS` file; none while it is invalid. */
async function configuredNames(): Promise<string[]> {
  return (await configuredFeeds().catch(() => [])).map(({ name }) => name);
}

/** @returns false when another process imports this feed at the moment */
async function importNow(
  upload: Upload,
  { importer }: Runners,
  now: () => number,
  stop: AbortSignal | undefined,
): Promise<boolean> {
  const { id, path, joined_path, complete, feed, examination } = upload;
  const db = await database();
  if (feed === null || !examination) throw new Error(`upload ${id} was not examined`);
  const { mapping, joined: second } = examination;
  const joined = second && joined_path !== null ? [{ source: joined_path, mapping: second.mapping }] : [];
  const file = fileNames(upload);
  const run = await runFeed(
    { name: feed, uploadedFile: file, source: path, mapping, joined, schedule: null, complete },
    {
      importer: (task, options) =>
        importer(task, { ...options, onWritten: (share) => noteImportShare(id, share) }),
      now,
    },
  ).finally(() => noteImportShare(id, null));
  if (!run) return false;
  // It is imported again when the site is back.
  if (stop?.aborted) return true;
  const isDone = isSuccessful(run.outcome);
  await db
    .updateTable('uploads')
    .set({
      state: isDone ? 'imported' : 'examined',
      run_id: run.id,
      changed_at: new Date(now()).toISOString(),
    })
    .where('id', '=', id)
    .execute();
  if (isDone || run.outcome === 'withheld')
    await db
      .updateTable('feeds')
      .set({ uploaded_mapping: mapping && JSON.stringify(mapping) })
      .where('name', '=', feed)
      .execute();
  if (isDone) await removeFiles(upload);
  await audit({
    actor: upload.uploaded_by,
    action: 'feed.imported',
    subject: `${feed}: ${file}, ${auditFacts(run)}`,
  });
  return true;
}

function auditFacts({ outcome, rows_read, created, updated, retired, refused }: FeedRun): string {
  return [
    outcome,
    counted(rows_read, 'row'),
    `${formatNumber(created)} added`,
    `${formatNumber(updated)} changed`,
    `${formatNumber(retired)} removed`,
    `${formatNumber(refused)} refused`,
  ].join(', ');
}

/** Deletes uploads that were not imported within a day, and their files. @returns the number of both */
export async function deleteOldUploads(now: number): Promise<number> {
  const db = await database();
  const { numDeletedRows } = await db
    .deleteFrom('uploads')
    .where('changed_at', '<', new Date(now - keptMs).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows) + (await removeOldFiles(now));
}
