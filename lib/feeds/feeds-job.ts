import { database } from '@/lib/database/connection';
import type { Job } from '@/lib/jobs/run-job';
import { hasAlert, sendAlerts } from './alerts';
import { lastRuns } from './history';
import { importInChild } from './import-in-child';
import { type Importer, runFeed } from './run-feed';
import { nextRun } from './schedule';
import { configuredFeeds, type Feed } from './settings';

/** Runs the feeds that are due or were asked for, one after the other, so that only one import needs memory. */
export function feedsJob(importer: Importer = importInChild): Job {
  return {
    name: 'feeds',
    pollMs: 30_000,
    firstAfterMs: 20_000,
    everyMs: 0,
    isDue: async (now) => (await hasAlert(now)) || (await dueFeeds(now)).length > 0,
    run: async (now) => {
      let count = 0;
      for (const feed of await dueFeeds(now())) {
        if (await runFeed(feed, { importer, now })) count += 1;
      }
      return count + (await sendAlerts(now));
    },
  };
}

async function dueFeeds(now: number): Promise<Feed[]> {
  const feeds = await configuredFeeds();
  const last = await lastRuns(
    await database(),
    feeds.map(({ name }) => name),
  );
  return feeds.filter(({ name, schedule }) => {
    const run = last.get(name);
    if (run?.outcome === 'queued') return true;
    const next = nextRun(
      schedule,
      run
        ? {
            startedAt: Date.parse(run.started_at),
            succeeded: run.outcome === 'changed' || run.outcome === 'unchanged',
          }
        : null,
    );
    return next !== null && next <= now;
  });
}
