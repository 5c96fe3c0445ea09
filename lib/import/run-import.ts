import type { Kysely } from 'kysely';
import { writeLandingFigures } from '@/lib/catalog/sql/write/landing-figures';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { analyze, checkpointOften } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import type { Env } from '@/lib/env';
import { announceChanges } from '@/lib/indexnow/announce-changes';
import { feedNameOf, type ImportArguments } from './arguments';
import { type Collected, collectListings } from './collect-listings';
import { type OpenFeed, openFeed } from './feed-file';
import { formatSummary, type ImportSummary, succeeded } from './report';
import type { SourceOptions } from './source/open-source';
import { UnusableFileError } from './unusable-file-error';
import { type WriteOptions, writeListings } from './write-listings';

export type Output = {
  /** A line of the result. */
  say: (text: string) => void;
  /** A progress line. */
  note: (text: string) => void;
  onProgress?: (done: number, total: number) => void;
  /** For IndexNow. */
  fetch?: typeof fetch;
  /** Where `-` and addresses are read from. */
  source?: SourceOptions;
};

/**
 * Runs an import from its files to its summary.
 * @returns true when at least one property is stored (or would be, on a dry run)
 * @throws {UnusableFileError} when a file cannot be used, and errors from opening the database
 */
export async function runImport(
  { files, feed, keepSamples, dryRun }: ImportArguments,
  env: Pick<Env, 'DATABASE_URL' | 'API_BASE_URL' | 'INDEXNOW_KEY' | 'NEXT_PUBLIC_SITE_URL'>,
  { say, note, onProgress, fetch, source }: Output,
): Promise<boolean> {
  const { DATABASE_URL, API_BASE_URL } = env;
  const startedAt = Date.now();
  if (API_BASE_URL) {
    note(`Note: API_BASE_URL is set, so the site reads its listings from ${new URL(API_BASE_URL).host}.`);
    note('What is imported here is stored, but shown only once API_BASE_URL is unset.');
  }
  const feeds: OpenFeed[] = [];
  let collected: Collected | undefined;
  try {
    for (const { path, map } of files) {
      const opened = await openFeed(path, map, source);
      if (opened) feeds.push(opened);
    }
    if (feeds[0]?.mapping?.match) {
      throw new UnusableFileError(
        `${feeds[0].file}: its mapping completes listings ("match"), so the file that holds them comes before it`,
      );
    }
    collected = await collectListings(feeds, {
      feedOf: ({ file, mapping }) => feed ?? mapping?.feed ?? feedNameOf(file),
    });
    const summary = dryRun
      ? await writeListings(collected, { writer: null })
      : await writeInto(DATABASE_URL, collected, { keepSamples, onProgress });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    const heading = dryRun ? 'Dry run' : `Imported into ${describeDatabase(DATABASE_URL)}`;
    say(`${heading} in ${seconds} s\n${formatSummary(summary, dryRun)}`);
    if (!API_BASE_URL && !dryRun) await announceChanges(env, { say, note, fetch });
    return succeeded(summary) > 0;
  } finally {
    collected?.close();
    for (const opened of feeds) await opened.source.close();
  }
}

const lockWaitMs = 60_000;

async function writeInto(
  url: string,
  collected: Collected,
  told: Omit<WriteOptions, 'writer'>,
): Promise<ImportSummary> {
  let db: Kysely<Database> | undefined;
  try {
    // An import can wait for other writers.
    db = await openDatabase(url, { lockWaitMs });
    await checkpointOften(db);
    const summary = await writeListings(collected, { writer: createSqlWriter(db), ...told });
    await analyze(db);
    await writeLandingFigures(db);
    return summary;
  } finally {
    await db?.destroy();
  }
}

/** The database URL without its password. */
function describeDatabase(url: string): string {
  if (url.startsWith('file:')) return url.slice('file:'.length);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
