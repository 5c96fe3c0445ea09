import type { Mapping } from '@/lib/import/mapping-schema';
import type { Finding } from '@/lib/import/report';
import type { FeedVersion } from '@/lib/import/source/download';

/* Input and result of a feed's run, passed as JSON between the server and the importing process. */

export type FeedTask = {
  name: string;
  /** Whether its file was uploaded at the desk. */
  isUpload?: boolean;
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
  /** Columns that a mapping reads and that run did not find; null before the first. */
  lastGoodMissing: string[] | null;
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
  /** Properties that were taken off the site. */
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
  /** Columns that a mapping reads and the files do not have. */
  missingColumns: string[];
};

/** With it, a feed is read even if it has not changed. */
export const noVersion: FeedVersion = { etag: null, lastModified: null };
export const noCounts: RunCounts = {
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
  return {
    outcome: 'failed',
    message,
    counts: noCounts,
    findings: [],
    version: noVersion,
    joinedRows: [],
    missingColumns: [],
  };
}
