import { database } from '@/lib/database/connection';
import type { Job } from '@/lib/jobs/run-job';
import { log } from '@/lib/log';
import { isOperatorError } from '@/lib/operator-error';
import { hasAlert, sendAlerts } from './alerts';
import { lastRuns } from './history';
import { importInChild } from './import-in-child';
import { type Importer, runFeed } from './run-feed';
import { isSuccessful } from './run-outcome';
import { nextRun } from './schedule';
import { configuredFeeds, type Feed } from './settings';

/** Runs the feeds that are due or queued, one after the other, so that only one import needs memory. */
export function feedsJob(importer: Importer = importInChild): Job {
  return {
    name: 'feeds',
    // Short, so that a run queued by the desk starts soon.
    pollMs: 10_000,
    firstAfterMs: 20_000,
    everyMs: 0,
    isLong: true,
    isDue: async (now) => (await hasAlert(now)) || (await dueFeeds(now)).length > 0,
    run: async (now, stop) => {
      let count = 0;
      for (const feed of await dueFeeds(now())) {
        if (stop?.aborted) return count;
        if (await runFeed(feed, { importer, now })) count += 1;
      }
      return count + (await sendAlerts(now));
    },
  };
}

let loggedProblem = '';

/** The feeds of the `FEEDS` file; none while it is invalid, which is logged once. */
async function usableFeeds(): Promise<Feed[]> {
  try {
    const feeds = await configuredFeeds();
    loggedProblem = '';
    return feeds;
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    if (error.message !== loggedProblem) log.error({ job: 'feeds', reason: error.message }, 'no feed is run');
    loggedProblem = error.message;
    return [];
  }
}

async function dueFeeds(now: number): Promise<Feed[]> {
  const feeds = await usableFeeds();
  const last = await lastRuns(
    await database(),
    feeds.map(({ name }) => name),
  );
  return feeds.filter(({ name, schedule }) => {
    const run = last.get(name);
    if (run?.outcome === 'queued') return true;
    const next = nextRun(
      schedule,
      run ? { startedAt: Date.parse(run.started_at), succeeded: isSuccessful(run.outcome) } : null,
      now,
    );
    return next !== null && next <= now;
  });
}
