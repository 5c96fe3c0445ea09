import type { Env } from '@/lib/env';
import type { ImportArguments } from '@/lib/import/arguments';
import type { Collected } from '@/lib/import/collect-records';
import type { Mapping } from '@/lib/import/mapping-schema';
import {
  type Finding,
  formatMissingColumns,
  formatWithheld,
  type ImportSummary,
  isReplaced,
} from '@/lib/import/report';
import { type ImportOutcome, type Output, runImport } from '@/lib/import/run-import';
import type { FeedVersion } from '@/lib/import/source/download';
import { isOperatorError, OperatorError } from '@/lib/operator-error';

/** Input of a feed's run; passed to the process that imports it. */
export type FeedTask = {
  name: string;
  source: string;
  mapping: Mapping | null;
  /** Files that complete the properties of the source. */
  joined: { source: string; mapping: Mapping }[];
  complete: boolean;
  /** Accepts a much smaller feed, and reads an unchanged one again. */
  force: boolean;
  /** Accepts a feed that lacks at most this number of rows or properties, and reads an unchanged one again; 0 for none. */
  acceptedMissing: number;
  version: FeedVersion;
  /** Rows of the last good run; null before the first. */
  lastGoodRows: number | null;
  /** Rows of each joined file in that run; null before the first and after a change of the files. */
  lastGoodJoined: number[] | null;
  /** Path of a detailed report. */
  report: string | null;
};

/**
 * `unchanged`: the feed or all its properties are as before. `withheld`: imported, but too many properties are missing
 * from the feed to remove them. `mismatched`: nothing was written, because most properties are missing. `refused`:
 * nothing was written, because the content is not credible. `failed`: the feed or the database could not be reached.
 */
export type RunOutcome = 'changed' | 'unchanged' | 'withheld' | 'mismatched' | 'refused' | 'failed';

/** Whether a run with this outcome succeeded. */
export function isSuccessful(outcome: string): boolean {
  return outcome === 'changed' || outcome === 'unchanged';
}

/** A line of the report of a run; the row starts at 1. */
export type FeedFinding = {
  result: Finding['result'];
  row: number | null;
  line: number | null;
  key: string | null;
  title: string | null;
  column_name: string | null;
  value: string | null;
  reason: string;
  /** For a new name: the known name that it is probably another spelling of. */
  suggestion: string | null;
  /** City of a new district. */
  city: string | null;
};

export type RunCounts = {
  rows_read: number;
  created: number;
  updated: number;
  /** Properties that were removed from the site. */
  retired: number;
  /** Rows that were refused. */
  refused: number;
  findings: number;
  /** Properties that the feed lacks, or rows for a refused one; 0 when nothing is to be confirmed. */
  missing: number;
};

export type FeedResult = {
  outcome: RunOutcome;
  message: string | null;
  counts: RunCounts;
  /** The first 500 of each result. */
  findings: FeedFinding[];
  version: FeedVersion;
  /** Rows of the joined files. */
  joinedRows: number[];
};

/** Stored lines of a report per result, such as `refused` or `created`. */
export const keptFindings = 500;

/** A feed with less than this share of the rows of its last good run is refused. */
const minShare = 0.5;

const noVersion: FeedVersion = { etag: null, lastModified: null };
const noCounts: RunCounts = {
  rows_read: 0,
  created: 0,
  updated: 0,
  retired: 0,
  refused: 0,
  findings: 0,
  missing: 0,
};

/** The result of a run that failed before or while its feed was imported. */
export function failedResult(message: string): FeedResult {
  return { outcome: 'failed', message, counts: noCounts, findings: [], version: noVersion, joinedRows: [] };
}

class RefusedFeedError extends OperatorError {
  override name = 'RefusedFeedError';
}

/** Imports a feed. Problems of the feed are in the result. @throws only for faults of the program */
export async function importFeed(
  task: FeedTask,
  env: Pick<Env, 'DATABASE_URL' | 'API_BASE_URL' | 'INDEXNOW_KEY' | 'NEXT_PUBLIC_SITE_URL'>,
  output: Pick<Output, 'say' | 'note' | 'onProgress' | 'source'>,
): Promise<FeedResult> {
  const seen: Seen = {
    version: null,
    rows: 0,
    joinedRows: [],
    missingRows: 0,
    summary: null,
    findings: createFindings(),
  };
  // Joined files are always read together, because any of them may have changed.
  const known = task.force || task.acceptedMissing > 0 || task.joined.length > 0 ? noVersion : task.version;
  try {
    const outcome = await runImport(argumentsOf(task), env, {
      ...output,
      source: { ...output.source, download: { ...output.source?.download, ...known } },
      unattended: hooks(task, seen),
    });
    return resultOf(task, seen, ...judge(outcome, seen));
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    return resultOf(task, seen, seen.version ? 'refused' : 'failed', error.message);
  }
}

/** What is known of a run so far. */
type Seen = {
  /** Null until the feed has arrived. */
  version: FeedVersion | null;
  rows: number;
  joinedRows: number[];
  /** Rows that a feed or joined file lacks that is less than half as long as before. */
  missingRows: number;
  summary: ImportSummary | null;
  findings: ReturnType<typeof createFindings>;
};

function argumentsOf(task: FeedTask): ImportArguments {
  const { name, source, mapping, joined, complete, force, acceptedMissing, report } = task;
  return {
    files: [
      { path: source, map: mapping },
      ...joined.map((file) => ({ path: file.source, map: file.mapping })),
    ],
    feed: name,
    keepSamples: false,
    dryRun: false,
    yes: false,
    complete,
    force,
    acceptedMissing,
    report,
  };
}

/** Records what the import reports, and rejects an implausible feed before anything is written. */
function hooks(
  { name, force, acceptedMissing, lastGoodRows, lastGoodJoined }: FeedTask,
  seen: Seen,
): NonNullable<Output['unattended']> {
  return {
    onOpened: ({ etag, lastModified }) => {
      seen.version = { etag, lastModified };
    },
    check: (collected) => {
      const [first, ...others] = collected.readOf;
      seen.rows = first?.rows ?? 0;
      seen.joinedRows = others.map((file) => file.rows);
      const missing =
        missingRows(seen.rows, lastGoodRows) +
        others.reduce((sum, { rows }, index) => sum + missingRows(rows, lastGoodJoined?.[index] ?? null), 0);
      const isAccepted = force || missing <= acceptedMissing;
      if (!isAccepted) seen.missingRows = missing;
      const refusal =
        refusalOf(name, { ...collected, read: seen.rows }, isAccepted ? null : lastGoodRows) ??
        refusalOfJoined(name, others, isAccepted ? null : lastGoodJoined);
      const columns = formatMissingColumns(collected.missingColumns);
      if (refusal) throw new RefusedFeedError(columns ? `${refusal} ${columns}` : refusal);
    },
    onFinding: seen.findings.add,
    onSummary: (summary) => {
      seen.summary = summary;
    },
  };
}

/** The outcome of a run by that of its import, with a message where one is due. */
function judge(outcome: ImportOutcome, seen: Seen): [RunOutcome, string | null] {
  const columns = formatMissingColumns(seen.summary?.missingColumns ?? []);
  if (outcome === 'withheld') {
    const withheld = seen.summary?.withheld ?? [];
    const reasons = withheld.map((one) => formatWithheld(one, howToForce(one.feed)));
    const message = [...reasons, ...(columns ? [columns] : [])].join('\n') || null;
    return [withheld.some(isReplaced) ? 'mismatched' : 'withheld', message];
  }
  if (outcome === 'nothing imported')
    return ['refused', columns ?? 'None of its properties could be written.'];
  const { created, updated, retired } = countsOf(seen);
  return [created + updated + retired > 0 ? 'changed' : 'unchanged', columns];
}

function countsOf({ rows, missingRows, summary, findings }: Seen): RunCounts {
  return {
    rows_read: rows,
    created: summary?.created ?? 0,
    updated: summary?.updated ?? 0,
    retired: summary?.takenOff ?? 0,
    refused: findings.countOf('refused'),
    findings: findings.total(),
    missing:
      summary === null
        ? missingRows
        : summary.withheld.reduce((sum, { missing, found }) => sum + (found === 0 ? 0 : missing), 0),
  };
}

function resultOf(task: FeedTask, seen: Seen, outcome: RunOutcome, message: string | null): FeedResult {
  return {
    outcome,
    message,
    counts: countsOf(seen),
    findings: seen.findings.list(),
    version: task.joined.length > 0 ? noVersion : (seen.version ?? noVersion),
    joinedRows: seen.joinedRows,
  };
}

/** Why the content of a feed is not credible; null when it is. */
export function refusalOf(
  feed: string,
  { read, count, skipped, removedKeys }: Pick<Collected, 'read' | 'count' | 'skipped' | 'removedKeys'>,
  lastGoodRows: number | null,
): string | null {
  const number = (value: number) => value.toLocaleString('en-US');
  if (read === 0) return 'The feed has no rows.';
  if (lastGoodRows !== null && read < lastGoodRows * minShare)
    return `The feed has ${number(read)} rows, less than half of the ${number(lastGoodRows)} of the last good run. If this is correct, ${howToForce(feed)}.`;
  if (count === 0 && removedKeys.length === 0)
    return skipped === read
      ? 'The mapping skips every row of the feed.'
      : `None of the ${number(read)} rows of the feed is a property.`;
  return null;
}

/** Why the content of a joined file is not credible; null when all files are. */
export function refusalOfJoined(
  feed: string,
  files: Collected['readOf'],
  lastGoodRows: number[] | null,
): string | null {
  const number = (value: number) => value.toLocaleString('en-US');
  for (const [index, { file, rows }] of files.entries()) {
    if (rows === 0) return `The joined file ${file} has no rows.`;
    const before = lastGoodRows?.[index] ?? 0;
    if (rows < before * minShare)
      return `The joined file ${file} has ${number(rows)} rows, less than half of the ${number(before)} of the last good run. If this is correct, ${howToForce(feed)}.`;
  }
  return null;
}

function howToForce(feed: string): string {
  return `confirm it on the feed's screen at the desk, or run \`npm run import -- --feed ${feed} --force\``;
}

/** Rows that a file lacks when it is much shorter than before; 0 for one without rows, which is never accepted. */
function missingRows(rows: number, before: number | null): number {
  return before !== null && rows > 0 && rows < before * minShare ? before - rows : 0;
}

const resultsInOrder: Finding['result'][] = [
  'refused',
  'left out',
  'not in the table',
  'to be checked',
  'missing in advertisements',
  'new name',
  'type from the title',
  'taken off the site',
  'created',
  'updated',
];

const rankOf = ({ result }: FeedFinding) => resultsInOrder.indexOf(result);

/** Collects findings; `list` sorts those that need attention first. */
function createFindings() {
  const counts = new Map<Finding['result'], number>();
  const list: FeedFinding[] = [];
  return {
    add({ result, position, key, title, detail, reason, suggestion = null, city = null }: Finding): void {
      const count = (counts.get(result) ?? 0) + 1;
      counts.set(result, count);
      if (count > keptFindings) return;
      list.push({
        result,
        row: position?.index ?? null,
        line: position?.line ?? null,
        key: key ?? null,
        title: position?.title ?? title ?? null,
        column_name: detail?.column ?? null,
        value: detail?.value ?? null,
        reason,
        suggestion,
        city,
      });
    },
    list: () => list.toSorted((a, b) => rankOf(a) - rankOf(b)),
    countOf: (result: Finding['result']) => counts.get(result) ?? 0,
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}
