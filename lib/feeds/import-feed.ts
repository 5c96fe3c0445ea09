import { databaseProblem } from '@/lib/database/problem';
import type { Env } from '@/lib/env';
import type { ImportArguments } from '@/lib/import/arguments';
import {
  formatMissingColumns,
  formatWithheld,
  type ImportSummary,
  isMismatched,
} from '@/lib/import/report/report';
import { type ImportOutcome, type Output, runImport } from '@/lib/import/run-import';
import type { FeedVersion } from '@/lib/import/source/download';
import { isOperatorError, OperatorError } from '@/lib/operator-error';
import { type FeedResult, type FeedTask, noVersion, type RunCounts } from './feed-task';
import { howToForce, lostColumns, missingRows, refusalOf, refusalOfJoined } from './refusal';
import { createFindings } from './run-findings';
import type { RunOutcome } from './run-outcome';

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
    return resultOf(task, seen, ...judge(outcome, task, seen));
  } catch (error) {
    const problem = databaseProblem(error);
    if (problem) return resultOf(task, seen, 'failed', problem.message);
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
  /** Rows missing from a feed or joined file that is less than half as long as before. */
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
function hooks(task: FeedTask, seen: Seen): NonNullable<Output['unattended']> {
  const { name, isUpload, force, acceptedMissing, lastGoodRows, lastGoodJoined, lastGoodMissing } = task;
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
        refusalOf(task, { ...collected, read: seen.rows }, isAccepted ? null : lastGoodRows) ??
        refusalOfJoined(task, others, isAccepted ? null : lastGoodJoined);
      const columns = formatMissingColumns(collected.missingColumns);
      if (refusal) throw new RefusedFeedError(columns ? `${refusal} ${columns}` : refusal);
      const lost = force ? [] : lostColumns(collected.missingColumns, lastGoodMissing);
      if (lost.length > 0)
        throw new RefusedFeedError(
          `${formatMissingColumns(lost)} This is new: imported as it is, every property would lose these values. ${
            isUpload
              ? 'Please choose other columns, or none.'
              : `Correct the names in the feed or its mapping; if this is correct, run "npm run import -- --feed ${name} --force".`
          }`,
        );
    },
    onFinding: seen.findings.add,
    onSummary: (summary) => {
      seen.summary = summary;
    },
  };
}

/** The outcome of a run, from that of its import, with a message if one is needed. */
function judge(outcome: ImportOutcome, task: FeedTask, seen: Seen): [RunOutcome, string | null] {
  const columns = formatMissingColumns(seen.summary?.missingColumns ?? []);
  if (outcome === 'withheld') {
    const withheld = seen.summary?.withheld ?? [];
    const reasons = withheld.map((one) => formatWithheld(one, howToForce(task)));
    const message = [...reasons, ...(columns ? [columns] : [])].join('\n') || null;
    return [withheld.some(isMismatched) ? 'mismatched' : 'withheld', message];
  }
  if (outcome === 'nothing imported')
    return ['refused', columns ?? 'None of its properties could be written.'];
  const { created, updated, retired } = countsOf(seen);
  return [created + updated + retired > 0 ? 'changed' : 'unchanged', columns];
}

/** A run that breaks off has no summary, but findings for what it had written. */
function countsOf({ rows, missingRows, summary, findings }: Seen): RunCounts {
  return {
    rows_read: rows,
    created: summary?.created ?? findings.countOf('created'),
    updated: summary?.updated ?? findings.countOf('updated'),
    retired: summary?.takenOff ?? findings.countOf('taken off the site'),
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
    missingColumns: seen.summary?.missingColumns ?? [],
  };
}
