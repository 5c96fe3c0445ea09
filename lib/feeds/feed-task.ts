import type { Selectable } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { Mapping } from '@/lib/import/mapping/mapping-schema';
import type { Finding } from '@/lib/import/report/report';
import type { FeedVersion } from '@/lib/import/source/download';
import type { RunOutcome } from './run-outcome';

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

/** A line of the report of a run. */
export type FeedFinding = Omit<Selectable<Database['feed_findings']>, 'run_id' | 'number' | 'result'> & {
  result: Finding['result'];
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
