import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readAliases } from '@/lib/aliases/known-names';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { runJob } from '@/lib/jobs/run-job';
import { errorFacts, log } from '@/lib/log';
import { isOperatorError } from '@/lib/operator-error';
import { sendAlerts } from './alerts';
import { type FeedResult, type FeedTask, failedResult } from './feed-task';
import {
  crashedMessage,
  type FeedRun,
  type FeedState,
  feedLockName,
  feedRun,
  feedState,
  finishRun,
  startRun,
  stoppedMessage,
} from './history';
import { isSuccessful } from './run-outcome';
import { type Feed, readMappings } from './settings';

export type ImporterOptions = {
  /** Ends the import when it is aborted. */
  end?: AbortSignal;
  /** Called with the written share of the properties, 0 to 1. */
  onWritten?: (share: number) => void;
};

/** Imports in this process or another. @throws when it ended without a result */
export type Importer = (task: FeedTask, options?: ImporterOptions) => Promise<FeedResult>;

export type RunOptions = {
  importer: Importer;
  now?: () => number;
  force?: boolean;
  /** Path of a detailed report. */
  report?: string | null;
  sendAlerts?: typeof sendAlerts;
};

/**
 * Runs a feed now and records the run in its history.
 * @returns the finished run; null when another process runs this feed, or has taken it over
 * @throws when the history cannot be written
 */
export async function runFeed(feed: Feed, options: RunOptions): Promise<FeedRun | null> {
  const { now = Date.now, sendAlerts: alert = sendAlerts } = options;
  let finished: FeedRun | null = null;
  let problem: unknown;
  const job = { name: feedLockName(feed.name), pollMs: 0, firstAfterMs: 0, everyMs: 0 };
  const { state } = await runJob(
    {
      ...job,
      run: async (_now, end) => {
        try {
          finished = await importAndRecord(feed, { ...options, now }, end);
        } catch (error) {
          problem = error;
          throw error;
        }
        return 1;
      },
    },
    now,
  );
  if (state === 'failed') throw problem ?? new Error(`the run of feed ${feed.name} could not start`);
  if (finished) await alert(now);
  return finished;
}

/** Records the start of a run, imports, and records its end. */
async function importAndRecord(
  feed: Feed,
  { importer, now, force = false, report = null }: RunOptions & { now: () => number },
  end?: AbortSignal,
): Promise<FeedRun | null> {
  const { name } = feed;
  const db = await database();
  const { id, acceptedMissing } = await startRun(db, name, now(), feed.uploadedFile);
  const state = await feedState(db, name);
  let settings: string | null = null;
  let result: FeedResult;
  try {
    const read = await readSettings(db, feed);
    settings = read.settings;
    const known = knownOf(feed, state, read);
    result = await importer({ ...taskOf(feed, read), ...known, force, acceptedMissing, report }, { end });
  } catch (error) {
    if (!isOperatorError(error)) log.error({ feed: name, ...errorFacts(error) }, 'feed not imported');
    const message = isOperatorError(error) ? error.message : crashedMessage;
    result = failedResult(end?.aborted ? stoppedMessage : message);
  }
  const isRecorded = await finishRun(db, { id, feed: name, settings, now: now() }, result);
  if (!isRecorded) {
    log.warn({ feed: name, outcome: result.outcome }, 'feed run taken over');
    return null;
  }
  const { outcome, message, counts } = result;
  log[isSuccessful(outcome) ? 'info' : 'warn'](
    { feed: name, outcome, ...counts, ...(message ? { reason: message } : {}) },
    'feed run',
  );
  return feedRun(db, id);
}

/**
 * The feed's mappings, and two digests of what determines how it is read: of its files alone, and with the desk's
 * aliases.
 */
type ReadSettings = Awaited<ReturnType<typeof readSettings>>;

async function readSettings(db: Kysely<Database>, feed: Feed) {
  const { source, complete } = feed;
  const { mapping, joined } = await readMappings(feed);
  const files = digest({ source, mapping, ...(joined.length > 0 && { joined }), complete });
  const aliases = await readAliases(db);
  const settings = aliases.length > 0 ? `${files}${separator}${digest(aliases)}` : files;
  return { mapping, joined, files, settings };
}

function taskOf({ name, source, complete, uploadedFile }: Feed, { mapping, joined }: ReadSettings) {
  const isUpload = uploadedFile !== undefined;
  return { name, ...(isUpload && { isUpload }), source, mapping, joined, complete };
}

/** What the last good run read, to skip an unchanged feed and to refuse an implausible one. */
function knownOf({ uploadedFile }: Feed, state: FeedState | undefined, { files, settings }: ReadSettings) {
  const isSame = state?.settings?.split(separator)[0] === files;
  const isReadWithSameNames = state?.settings === settings;
  return {
    version: {
      etag: isReadWithSameNames ? (state?.etag ?? null) : null,
      lastModified: isReadWithSameNames ? (state?.last_modified ?? null) : null,
    },
    // An upload may be shorter than the last one: the desk shows by how much before it is imported.
    lastGoodRows: uploadedFile === undefined ? (state?.last_good_rows ?? null) : null,
    lastGoodMissing: state?.missing_columns ? JSON.parse(state.missing_columns) : null,
    lastGoodJoined: isSame && state?.joined_rows ? JSON.parse(state.joined_rows) : null,
  };
}

/**
 * Separates the digests of a feed's files and of the desk's aliases; the stored ETag applies only while both are the
 * same.
 */
const separator = '~';

function digest(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
