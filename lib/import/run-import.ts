import type { Kysely } from 'kysely';
import { keySeparator } from '@/lib/catalog/keys/feed-key';
import { announceCatalogChange } from '@/lib/catalog/reads/freshness';
import { writeLandingFigures } from '@/lib/catalog/sql/write/landing-figures';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import { analyze, writeInBulk } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import type { Env } from '@/lib/env';
import { announceChanges } from '@/lib/indexnow/announce-changes';
import { feedNameOf, formatArguments, type ImportArguments, UsageError } from './arguments';
import { type OpenFeed, openFeed } from './feed-file';
import { createImportNames, type ImportNames, readImportNames } from './import-names';
import { formatGuess, guessFor, mappingOf, writeGuess } from './mapping/start-without-mapping';
import type { AskOptions } from './pictures/ask-picture';
import { copiedPictures } from './pictures/fetch-pictures';
import { handlePictures } from './pictures/handle-pictures';
import { type Collected, collectRecords } from './records/collect-records';
import { lockWaitMs, type WriteOptions, writeRecords } from './records/write-records';
import type { Progress } from './report/progress';
import {
  type Finding,
  formatSummary,
  formatWithheld,
  type ImportSummary,
  isMismatched,
  succeeded,
} from './report/report';
import { reportDuplicates } from './report/report-duplicates';
import { createReportFile } from './report/report-file';
import type { Source, SourceOptions } from './source/open-source';
import { UnusableFileError } from './unusable-file-error';

export type Output = {
  /** A line of the result. */
  say: (text: string) => void;
  /** A progress line. */
  note: (text: string) => void;
  onProgress?: (progress: Progress) => void;
  /** For IndexNow. */
  fetch?: typeof fetch;
  /** Sources of `-` and URLs. */
  source?: SourceOptions;
  /** Folder for guessed mappings; by default the current one. */
  folder?: string;
  /** Options of requests for pictures. */
  pictures?: AskOptions;
  /** Hooks for unattended runs; a feed without its mapping is then refused. */
  unattended?: {
    /** Called with a completely received feed. */
    onOpened: (source: Source) => void;
    /** Called before anything is written; throws to refuse the feed. */
    check: (collected: Collected) => void;
    onFinding: (finding: Finding) => void;
    onSummary: (summary: ImportSummary) => void;
  };
};

/**
 * `withheld`: too many properties are missing in the feed to take them off the site; the others are imported unless `isMismatched`.
 * `unchanged`: no feed has changed since its last version.
 */
export type ImportOutcome = 'done' | 'nothing imported' | 'unchanged' | 'withheld';

/**
 * Runs an import from its files to its summary.
 * @returns done when at least one property is stored (or would be, on a dry run) or marked as removed
 * @throws {UnusableFileError} when a file cannot be used, and errors from opening the database
 */
export async function runImport(
  wanted: ImportArguments,
  env: Pick<Env, 'DATABASE_URL' | 'API_BASE_URL' | 'INDEXNOW_KEY' | 'NEXT_PUBLIC_SITE_URL'> &
    Partial<Pick<Env, 'IMAGE_HOSTS'>>,
  output: Output,
): Promise<ImportOutcome> {
  const { files, dryRun } = wanted;
  const { DATABASE_URL, API_BASE_URL } = env;
  const { say, note, onProgress, fetch, unattended } = output;
  const startedAt = Date.now();
  if (API_BASE_URL) noteBackend(API_BASE_URL, note);
  const feeds: OpenFeed[] = [];
  let collected: Collected | undefined;
  const report = wanted.report === null ? null : createReportFile(wanted.report);
  const onFinding = (finding: Finding) => {
    report?.add(finding);
    unattended?.onFinding(finding);
  };
  const reading: Progress = { phase: 'reading', done: 0, total: 0, count: 0 };
  try {
    for await (const opened of openFeeds(files, reading, output)) feeds.push(opened);
    if (feeds.length === 0) {
      await report?.close();
      return 'unchanged';
    }
    refuseMatchFirst(feeds[0]);
    if (await guessMappings(feeds, wanted, output)) return 'nothing imported';
    const names = dryRun ? createImportNames([], []) : await readImportNames(DATABASE_URL);
    collected = await collectRecords(feeds, {
      names,
      feedOf: (file) => feedOf(file, wanted),
      onFinding,
      onRow: (count) => onProgress?.({ ...reading, count }),
    });
    unattended?.check(collected);
    const pictures = await handlePictures(collected, wanted, env, { ...output, onFinding });
    const writing = writeOptions(feeds, wanted, { onFinding, onProgress });
    const summary = dryRun
      ? await writeRecords(collected, { writer: null, ...writing })
      : await writeInto(DATABASE_URL, collected, names, writing);
    unattended?.onSummary(summary);
    const isImported = succeeded(summary) > 0 || collected.removedKeys.length > 0;
    const heading = dryRun ? 'Dry run' : headingOf(summary, isImported, DATABASE_URL);
    say(`${heading} in ${secondsSince(startedAt)} s\n${formatSummary(summary, dryRun)}`);
    if (pictures) say(pictures);
    if (report) {
      await report.close();
      say(`\n${wanted.report} lists every change, refused row and value to check.`);
    }
    if (!API_BASE_URL && !dryRun) await announceChanges(env, { say, note, fetch });
    for (const withheld of summary.withheld) note(formatWithheld(withheld));
    if (summary.withheld.length > 0) return 'withheld';
    return isImported ? 'done' : 'nothing imported';
  } finally {
    collected?.close();
    for (const opened of feeds) await opened.source.close();
  }
}

function noteBackend(url: string, note: Output['note']): void {
  note(`Note: API_BASE_URL is set, so the site reads its properties from ${new URL(url).host}.`);
  note('What is imported here is stored, but shown only once API_BASE_URL is unset.');
}

function headingOf({ withheld }: ImportSummary, isImported: boolean, url: string): string {
  const isWritten = isImported && !withheld.some(isMismatched);
  return `${isWritten ? 'Imported into' : 'Nothing imported into'} ${describeDatabase(url)}`;
}

function secondsSince(startedAt: number): string {
  return ((Date.now() - startedAt) / 1000).toFixed(1);
}

/** Opens the files in order; a file that has not changed is skipped. */
async function* openFeeds(
  files: ImportArguments['files'],
  reading: Progress,
  { source, unattended }: Output,
): AsyncGenerator<OpenFeed> {
  for (const { path, map } of files) {
    const opened = await openFeed(path, map, {
      ...source,
      onBytes: (done, total) => Object.assign(reading, { done, total }),
      onOpened: unattended?.onOpened,
    });
    if (opened) yield opened;
  }
}

/** @throws {UnusableFileError} when the first file completes the properties of another */
function refuseMatchFirst(first: OpenFeed | undefined): void {
  if (!first?.mapping?.match) return;
  throw new UnusableFileError(
    `${first.file}: its mapping has "match", so it must follow the file with the properties`,
  );
}

function feedOf({ file, mapping }: Pick<OpenFeed, 'file' | 'mapping'>, { feed }: ImportArguments): string {
  return feed ?? mapping?.feed ?? feedNameOf(file);
}

/**
 * Names of the feeds that the given files contain completely.
 * @throws {UsageError} when a name would also fit the keys of another feed
 */
function completeFeeds(feeds: OpenFeed[], wanted: ImportArguments): string[] {
  const names = feeds.filter(({ mapping }) => !mapping?.match).map((feed) => feedOf(feed, wanted));
  const unclear = names.find((name) => name.includes(keySeparator));
  if (unclear) throw new UsageError(`--complete needs a feed name without a colon, not "${unclear}"`);
  return [...new Set(names)];
}

/** Guesses missing mappings. @returns true when a person must check them before anything is imported */
async function guessMappings(feeds: OpenFeed[], wanted: ImportArguments, output: Output): Promise<boolean> {
  let waits = false;
  const written: string[] = [];
  const files = wanted.files.map((file) => ({ ...file }));
  for (const [index, feed] of feeds.entries()) {
    if (feed.mapping) continue;
    const guessed = await guessFor(feed);
    if (!guessed) continue;
    if (output.unattended && !wanted.yes)
      throw new UnusableFileError(
        `${feed.file}: this file needs a mapping: run "npm run import -- <feed>" to get a guessed one, then name it as "mapping" in the FEEDS file. Without a command line, take the feed out of the FEEDS file and import its file at the desk, where the columns can be chosen: "Upload a file" under "Feeds"`,
      );
    output.say(await formatGuess(feed, guessed.guess, guessed.rows));
    if (wanted.yes) {
      feed.mapping = mappingOf(guessed.guess);
      continue;
    }
    waits = true;
    if (wanted.dryRun) {
      output.say('\nThis was a dry run: nothing is written, not even the mapping.');
      continue;
    }
    const name = await writeGuess(guessed.guess, output.folder ?? process.cwd(), feedOf(feed, wanted));
    written.push(name);
    const file = files[index];
    if (file) file.map = name;
  }
  if (written.length > 0)
    output.say(
      `\nNothing is imported yet. The mapping is in ${written.join(', ')}: correct it, then run\n\n  npm run import -- ${formatArguments({ ...wanted, files })}\n\n(or --yes in place of --map to import with the guess).`,
    );
  return waits;
}

type WriteSettings = Omit<WriteOptions, 'writer' | 'adjust'>;

/** @throws {UsageError} when the name of a complete feed is unclear */
function writeOptions(
  feeds: OpenFeed[],
  wanted: ImportArguments,
  { onFinding, onProgress }: Pick<WriteOptions, 'onFinding'> & Pick<Output, 'onProgress'>,
): WriteSettings {
  return {
    keepSamples: wanted.keepSamples,
    complete: wanted.complete
      ? {
          feeds: completeFeeds(feeds, wanted),
          acceptedMissing: wanted.force ? Number.POSITIVE_INFINITY : wanted.acceptedMissing,
        }
      : undefined,
    onFinding,
    onProgress: (done, total) => onProgress?.({ phase: 'writing', done, total, count: done }),
  };
}

async function writeInto(
  url: string,
  collected: Collected,
  names: ImportNames,
  settings: WriteSettings,
): Promise<ImportSummary> {
  let db: Kysely<Database> | undefined;
  try {
    // An import lets other writers go first.
    db = await openDatabase(url, { lockWaitMs, yieldsToWriters: true });
    await writeInBulk(db);
    await reportDuplicates(db, collected, names);
    const copied = await copiedPictures(db);
    const summary = await writeRecords(collected, {
      writer: createSqlWriter(db),
      adjust: copied,
      ...settings,
    });
    if (hasChanged(summary)) await analyze(db);
    await writeLandingFigures(db);
    if (hasChanged(summary)) await announceCatalogChange(db);
    return summary;
  } finally {
    await db?.destroy();
  }
}

function hasChanged({ created, updated, takenOff, samplesRemoved }: ImportSummary): boolean {
  return created + updated + takenOff + samplesRemoved > 0;
}

/** The database URL without its password. */
function describeDatabase(url: string): string {
  if (url.startsWith('file:')) return url.slice('file:'.length);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
