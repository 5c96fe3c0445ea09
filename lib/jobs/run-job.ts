import { randomUUID } from 'node:crypto';
import { database } from '@/lib/database/connection';
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
  /** @returns the number of items processed, for the log and the scheduler */
  run: (now: () => number) => Promise<number>;
};

export type JobOutcome =
  | { job: string; state: 'done'; count: number }
  | { job: string; state: 'nothing to do' | 'running elsewhere or not due' | 'failed' };

/** How long a process holds a job unless it prolongs the hold; after that, another process may take over. */
const holdMs = 60_000;
const prolongEveryMs = 15_000;
/** A failed job is due again after this time, or its interval when that is shorter. */
const retryMs = 10 * 60_000;

const iso = (ms: number) => new Date(ms).toISOString();

/** Runs a job if it is due and no other instance runs it. Failures are logged, not thrown. */
export async function runJob(job: Job, now: () => number = Date.now): Promise<JobOutcome> {
  try {
    if (job.isDue && !(await job.isDue(now()))) return { job: job.name, state: 'nothing to do' };
    const holder = randomUUID();
    if (!(await take(job.name, holder, now()))) {
      return { job: job.name, state: 'running elsewhere or not due' };
    }
    return await runHeld(job, holder, now);
  } catch (error) {
    log.error({ job: job.name, ...errorFacts(error) }, 'job failed');
    return { job: job.name, state: 'failed' };
  }
}

async function runHeld(job: Job, holder: string, now: () => number): Promise<JobOutcome> {
  const started = now();
  let dueAt = started + Math.min(job.everyMs, retryMs);
  const prolong = setInterval(() => {
    hold(job.name, holder, now()).catch((error) =>
      log.warn({ job: job.name, ...errorFacts(error) }, 'hold not prolonged'),
    );
  }, prolongEveryMs);
  prolong.unref();
  try {
    const count = await job.run(now);
    dueAt = started + job.everyMs;
    return { job: job.name, state: 'done', count };
  } finally {
    clearInterval(prolong);
    await release(job.name, holder, dueAt);
  }
}

/** Takes the job in one statement, so that only one process succeeds. */
async function take(name: string, holder: string, now: number): Promise<boolean> {
  const db = await database();
  const held = { holder, locked_until: iso(now + holdMs) };
  const row = await db
    .insertInto('job_runs')
    .values({ name, ...held, due_at: iso(now) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(held)
        .where('job_runs.locked_until', '<=', iso(now))
        .where('job_runs.due_at', '<=', iso(now)),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

async function hold(name: string, holder: string, now: number): Promise<void> {
  const db = await database();
  await db
    .updateTable('job_runs')
    .set({ locked_until: iso(now + holdMs) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

async function release(name: string, holder: string, dueAt: number): Promise<void> {
  const db = await database();
  await db
    .updateTable('job_runs')
    .set({ locked_until: '', due_at: iso(dueAt) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}
