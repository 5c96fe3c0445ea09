import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { columnHasCome } from '@/lib/due-time';
import { day, minute, second } from '@/lib/durations';
import { errorFacts, log } from '@/lib/log';

export type Job = {
  name: string;
  /** Milliseconds between two checks for work. */
  pollMs: number;
  /** Milliseconds from the start until the first check. */
  firstAfterMs: number;
  /** Milliseconds between two runs of all instances together; 0 when `isDue` alone decides. */
  everyMs: number;
  /** A cheap check for work, so that idle instances do not write. */
  isDue?: (now: number) => Promise<boolean>;
  /** Whether it deletes by age: it then skips a run for which the clock seems to have jumped ahead. */
  deletesByAge?: boolean;
  /** Whether a stopping process leaves a run unfinished instead of waiting for it. */
  isLong?: boolean;
  /**
   * @param stop aborted when the process stops or has lost the job's lock: no further item is to be started
   * @returns the number of items processed, for the log and the scheduler
   */
  run: (now: () => number, stop?: AbortSignal) => Promise<number>;
};

export type JobOutcome =
  | { job: string; state: 'done'; count: number }
  | {
      job: string;
      state: 'nothing to do' | 'running elsewhere or not due' | 'stopped' | 'skipped' | 'failed';
    };

/** How long a job's lock lasts unless renewed; after that, another process may take over. */
const lockMs = minute;
const renewEveryMs = 15 * second;
/** A failed job is due again after this time, or its interval when that is shorter. */
const retryMs = 10 * minute;
/** When a job is overdue by more, either the site was off for long, or the machine's clock is wrong. */
const maxOverdueMs = 30 * day;

const iso = (ms: number) => new Date(ms).toISOString();

/** Runs a job if it is due and no other instance runs it. Failures are logged, not thrown. */
export async function runJob(
  job: Job,
  now: () => number = Date.now,
  stop?: AbortSignal,
): Promise<JobOutcome> {
  try {
    if (job.isDue && !(await job.isDue(now()))) return { job: job.name, state: 'nothing to do' };
    if (stop?.aborted) return { job: job.name, state: 'stopped' };
    const holder = randomUUID();
    const wasDueAt = await take(job, holder, now());
    if (wasDueAt === null) return { job: job.name, state: 'running elsewhere or not due' };
    if (job.deletesByAge && now() - wasDueAt > maxOverdueMs) {
      await release(job.name, holder, now() + job.everyMs);
      log.warn(
        {
          job: job.name,
          due: iso(wasDueAt),
          hint: "Check the machine's clock. If it is right, the next run, in a day, deletes as usual.",
        },
        'job skipped: the last run was more than 30 days ago',
      );
      return { job: job.name, state: 'skipped' };
    }
    return await runLocked(job, holder, now, stop);
  } catch (error) {
    log.error({ job: job.name, ...errorFacts(error) }, 'job failed');
    return { job: job.name, state: 'failed' };
  }
}

async function runLocked(
  job: Job,
  holder: string,
  now: () => number,
  stop?: AbortSignal,
): Promise<JobOutcome> {
  const started = now();
  let dueAt = started + Math.min(job.everyMs, retryMs);
  const lock = holdLock(job.name, holder, now, stop);
  try {
    const count = await job.run(now, lock.end);
    dueAt = started + job.everyMs;
    return { job: job.name, state: 'done', count };
  } finally {
    lock.stopRenewal();
    await release(job.name, holder, dueAt);
  }
}

/**
 * Renews a lock until `stopRenewal` is called.
 * @returns `end`, aborted with `stop`, when another process has taken the lock over, and when it could not be renewed
 * for as long as it lasts
 */
function holdLock(name: string, holder: string, now: () => number, stop?: AbortSignal) {
  const lost = new AbortController();
  let lockedUntil = now() + lockMs;
  let isHeld = true;
  const stopRenewal = () => {
    isHeld = false;
    clearInterval(renewal);
  };
  const lose = () => {
    stopRenewal();
    log.warn({ job: name }, 'lock lost');
    lost.abort();
  };
  const renewal = setInterval(async () => {
    const until = now() + lockMs;
    try {
      const isOurs = await renew(name, holder, until);
      if (isOurs) lockedUntil = until;
      else if (isHeld) lose();
    } catch (error) {
      log.warn({ job: name, ...errorFacts(error) }, 'lock not renewed');
      if (isHeld && now() >= lockedUntil) lose();
    }
  }, renewEveryMs);
  renewal.unref();
  return { end: stop ? AbortSignal.any([stop, lost.signal]) : lost.signal, stopRenewal };
}

/**
 * Takes the job in one statement, so that only one process succeeds.
 * @returns when it was due, null when it is not or another process has it
 */
async function take({ name, everyMs }: Job, holder: string, now: number): Promise<number | null> {
  const db = await database();
  const lock = { holder, locked_until: iso(now + lockMs) };
  const row = await db
    .insertInto('job_runs')
    .values({ name, ...lock, due_at: iso(now) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(lock)
        .where(columnHasCome('job_runs.locked_until', now, lockMs))
        .where(columnHasCome('job_runs.due_at', now, everyMs)),
    )
    .returning('due_at')
    .executeTakeFirst();
  return row ? Date.parse(row.due_at) : null;
}

/** Whether a process runs this job. */
export async function isJobRunning(db: Kysely<Database>, name: string, now: number): Promise<boolean> {
  const lock = await db
    .selectFrom('job_runs')
    .select('name')
    .where('name', '=', name)
    .where((e) => e.not(columnHasCome('locked_until', now, lockMs)))
    .executeTakeFirst();
  return lock !== undefined;
}

/** @returns whether this process still holds the lock */
async function renew(name: string, holder: string, until: number): Promise<boolean> {
  const db = await database();
  const { numUpdatedRows } = await db
    .updateTable('job_runs')
    .set({ locked_until: iso(until) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Also clears the holder, so that a renewal that is late does not lock the job again. */
async function release(name: string, holder: string, dueAt: number): Promise<void> {
  const db = await database();
  await db
    .updateTable('job_runs')
    .set({ holder: '', locked_until: '', due_at: iso(dueAt) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}
