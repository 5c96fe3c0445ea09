import { readAliases } from '@/lib/aliases/known-names';
import { database } from '@/lib/database/connection';
import { csv } from '@/lib/format/csv';
import { pageNumber } from '@/lib/http/server/query-values';
import { withoutSecrets } from '@/lib/import/source/download';
import { hasScheme } from '@/lib/import/source/open-source';
import { isOperatorError } from '@/lib/operator-error';
import type { Alias } from '@/lib/search/understand/names/alias-kinds';
import { nameKey } from '@/lib/search/understand/tokens/tokens';
import type { FeedFinding } from './feed-task';
import { type FeedRun, feedState, isLocked, lastRuns, stoppedMessage } from './history';
import { isSuccessful } from './run-outcome';
import { formatSchedule, nextRun } from './schedule';
import { configuredFeeds, type Feed } from './settings';

/* Feeds for the desk. */

export type DeskFeed = {
  name: string;
  /** Whether its files are uploaded at the desk. */
  isUpload: boolean;
  /** Path, or URL without password and query; of an upload the name of the last file. */
  source: string;
  /** Files that complete its properties, in the form of `source`. */
  joined: string[];
  schedule: string;
  complete: boolean;
  last: FeedRun | null;
  isActive: boolean;
  last_good_at: string | null;
  /** Null when it is run by hand only, is running, or will run within seconds. */
  next_at: string | null;
};

export type DeskFeeds = { problem: string | null; feeds: DeskFeed[] };

/**
 * The feeds of the `FEEDS` file and those whose files were uploaded, with their last runs; `problem` is the message for an
 * invalid file.
 */
export async function listFeeds(): Promise<DeskFeeds> {
  const { problem, feeds } = await readConfigured();
  const all = [...feeds, ...(await uploadedFeeds(feeds))];
  return { problem, feeds: await Promise.all(all.map(describeFeed)) };
}

async function readConfigured(): Promise<{ problem: string | null; feeds: Feed[] }> {
  try {
    return { problem: null, feeds: await configuredFeeds() };
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    return { problem: error.message, feeds: [] };
  }
}

async function uploadedFeeds(configured: Feed[]): Promise<Feed[]> {
  const db = await database();
  const rows = await db
    .selectFrom('feeds')
    .select(['name', 'uploaded_file'])
    .where('uploaded_file', 'is not', null)
    .orderBy('name')
    .execute();
  return rows
    .filter(({ name }) => configured.every((feed) => feed.name !== name))
    .map(({ name, uploaded_file }) => {
      const file = uploaded_file ?? '';
      const unscheduled = { mapping: null, joined: [], schedule: null, complete: false };
      return { name, source: file, uploadedFile: file, ...unscheduled };
    });
}

/** A feed; null when it is neither in the `FEEDS` file nor uploaded. */
export async function findFeed(name: string): Promise<DeskFeed | null> {
  const { feeds } = await listFeeds();
  return feeds.find((feed) => feed.name === name) ?? null;
}

async function describeFeed(feed: Feed): Promise<DeskFeed> {
  const now = Date.now();
  const { name, source, joined, schedule, complete, uploadedFile } = feed;
  const db = await database();
  const [state, runs] = await Promise.all([feedState(db, name), lastRuns(db, [name])]);
  const last = await withStopped(runs.get(name) ?? null, now);
  const isActive = last?.outcome === 'queued' || last?.outcome === 'running';
  const next = nextRun(
    schedule,
    last && { startedAt: Date.parse(last.started_at), succeeded: isSuccessful(last.outcome) },
    now,
  );
  return {
    name,
    isUpload: uploadedFile !== undefined,
    source: displaySource(source),
    joined: joined.map((file) => displaySource(file.source)),
    schedule: formatSchedule(schedule),
    complete,
    last,
    isActive,
    last_good_at: state?.last_good_at ?? null,
    next_at: isActive || next === null || next <= now ? null : new Date(next).toISOString(),
  };
}

const displaySource = (source: string) => (hasScheme(source) ? withoutSecrets(source) : source);

/** Shows a run as failed when no process holds its lock any more. */
async function withStopped(run: FeedRun | null, now: number): Promise<FeedRun | null> {
  if (run?.outcome !== 'running' || (await isLocked(await database(), run.feed, now))) return run;
  return { ...run, outcome: 'failed', message: stoppedMessage };
}

export type FeedPageQuery = { page: number; pageSize: number };

/** Reads the page of a URL. */
export function readPageQuery(query: URLSearchParams): FeedPageQuery {
  return { page: pageNumber(query), pageSize: 50 };
}

/** Runs of a feed, newest first. */
export async function listRuns(
  feed: string,
  { page, pageSize }: FeedPageQuery,
): Promise<{ count: number; results: FeedRun[] }> {
  const db = await database();
  const matching = db.selectFrom('feed_runs').where('feed', '=', feed);
  const [{ count }, rows] = await Promise.all([
    matching.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    matching
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  const results = await Promise.all(rows.map((row) => withStopped(row, Date.now())));
  return { count: Number(count), results: results.filter((run) => run !== null) };
}

/** A line of a report; `meaning` is the name that the desk has since entered for a new name. */
export type DeskFinding = Omit<FeedFinding, 'result'> & {
  number: number;
  result: string;
  meaning: string | null;
};

/** A page of a report's lines, and the number of stored lines by result. */
export async function listFindings(
  run: number,
  { page, pageSize, result }: FeedPageQuery & { result: string | null },
) {
  const db = await database();
  const all = db.selectFrom('feed_findings').where('run_id', '=', run);
  const matching = result === null ? all : all.where('result', '=', result);
  const [kinds, results] = await Promise.all([
    all
      .select((e) => ['result', e.fn.countAll().as('count')])
      .groupBy('result')
      .orderBy('result')
      .execute(),
    matching
      .selectAll()
      .orderBy('number')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  const counts = kinds.map((kind) => ({ result: kind.result, count: Number(kind.count) }));
  const count = counts
    .filter((kind) => result === null || kind.result === result)
    .reduce((sum, kind) => sum + kind.count, 0);
  const entered = results.some((finding) => finding.result === newName) ? await readAliases(db) : [];
  const withMeaning = results.map(
    (finding): DeskFinding => ({ ...finding, meaning: meaningOf(finding, entered) }),
  );
  return { count, results: withMeaning, kinds: counts };
}

const newName: FeedFinding['result'] = 'new name';

function meaningOf(
  {
    result,
    column_name,
    value,
    city,
  }: { [key in 'result' | 'column_name' | 'value' | 'city']: string | null },
  entered: readonly Alias[],
): string | null {
  if (result !== newName || value === null) return null;
  const alias = entered.find(
    (one) =>
      one.kind === column_name &&
      nameKey(one.alias) === nameKey(value) &&
      (one.city === null || nameKey(one.city) === nameKey(city ?? '')),
  );
  return alias?.name ?? null;
}

const columns = ['result', 'row', 'line', 'key', 'title', 'column_name', 'value', 'reason'] as const;

/** The stored report of a run as CSV; null when there is no such run. */
export async function reportCsv(run: number): Promise<{ text: string; feed: string } | null> {
  const db = await database();
  const found = await db.selectFrom('feed_runs').select('feed').where('id', '=', run).executeTakeFirst();
  if (!found) return null;
  const rows = await db
    .selectFrom('feed_findings')
    .select(columns)
    .where('run_id', '=', run)
    .orderBy('number')
    .execute();
  const headings = columns.map((column) => (column === 'column_name' ? 'column' : column));
  const text = csv(
    headings,
    rows.map((row) => columns.map((column) => row[column])),
  );
  return { text, feed: found.feed };
}
