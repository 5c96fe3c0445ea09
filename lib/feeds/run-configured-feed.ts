import { database } from '@/lib/database/connection';
import type { ImportArguments } from '@/lib/import/arguments';
import type { Output } from '@/lib/import/run-import';
import { log } from '@/lib/log';
import { OperatorError } from '@/lib/operator-error';
import type { FeedRun } from './history';
import { importInChild } from './import-in-child';
import { runFeed } from './run-feed';
import { isSuccessful } from './run-outcome';
import { configuredFeeds } from './settings';

/**
 * `npm run import -- --feed <name>`: runs a feed of the `FEEDS` file now.
 * @returns the exit code
 * @throws {OperatorError} when there is no such feed, or it is running
 */
export async function runConfiguredFeed(
  { feed: name, force, report }: Pick<ImportArguments, 'feed' | 'force' | 'report'>,
  { say, note }: Pick<Output, 'say' | 'note'>,
): Promise<0 | 1 | 2> {
  const feeds = await configuredFeeds();
  const feed = feeds.find((known) => known.name === name);
  if (!feed) {
    const names = feeds.map((known) => known.name).join(', ');
    throw new OperatorError(
      names === ''
        ? 'No feeds are configured: set FEEDS to the path of their file, see "Feeds" in docs/import.md.'
        : `There is no feed "${name}" in the FEEDS file; it has ${names}.`,
    );
  }
  // The report is already printed on the terminal.
  if (log.isLevelEnabled('info')) log.level = 'error';
  const db = await database();
  try {
    const run = await runFeed(feed, {
      importer: (task, options) => importInChild(task, { ...options, output: 'inherit' }),
      force,
      report,
    });
    if (!run) throw new OperatorError(`The feed "${name}" is already running; try again when it is done.`);
    if (run.outcome === 'unchanged' && run.rows_read === 0) say(`The feed "${name}" did not change.`);
    if (run.outcome === 'refused' || run.outcome === 'failed') note(`${run.outcome}: ${run.message}`);
    return exitCodeOf(run);
  } finally {
    await db.destroy();
  }
}

function exitCodeOf({ outcome }: FeedRun): 0 | 1 | 2 {
  if (outcome === 'withheld' || outcome === 'mismatched') return 2;
  return isSuccessful(outcome) ? 0 : 1;
}
