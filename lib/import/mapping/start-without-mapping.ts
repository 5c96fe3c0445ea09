import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@/lib/catalog/parse/fields';
import { maxNesting } from '@/lib/catalog/parse/limits';
import { isNestedDeeperThan } from '@/lib/catalog/parse/nesting';
import { errorParts } from '@/lib/error-parts';
import type { FeedFile } from '../feed-file';
import { collectRecords } from '../records/collect-records';
import { ownNames } from '../records/own-names';
import { strayRow } from '../records/stray-row';
import { previewCells, previewHeadings } from '../report/preview';
import type { Row } from '../rows/row';
import { UnusableFileError } from '../unusable-file-error';
import { type Guess, guessMapping } from './guess-mapping';
import { type Mapping, parseMapping } from './mapping-schema';

const sampleSize = 1_000;
const shownRows = 10;

/** Whether rows are in our own format: at least 75 % of their names are ours. */
function isOwnFormat(rows: unknown[]): boolean {
  const names = rows.filter(isRecord).flatMap((row) => Object.keys(row));
  return names.length === 0 || names.filter((name) => ownNames.has(name)).length >= names.length * 0.75;
}

/** The first rows of a feed, from which a mapping is guessed; null for our own format, which needs none. */
export async function sampleOf(feed: FeedFile): Promise<Row[] | null> {
  const rows = await firstRows(feed);
  return isOwnFormat(rows.map(({ value }) => value)) ? null : rows;
}

/** The first rows of a feed, also of one in our own format. */
export async function rowsToGuess(feed: FeedFile): Promise<unknown[]> {
  return (await firstRows(feed)).map(({ value }) => value);
}

async function firstRows(feed: FeedFile): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of feed.rows()) {
    if (feed.format === 'table' && strayRow(row.value) !== null) continue;
    // Such rows are refused.
    if (isNestedDeeperThan(row.value, maxNesting)) continue;
    rows.push(row);
    if (rows.length >= sampleSize) break;
  }
  return rows;
}

/** A guessed mapping for a feed, and the rows from which it was guessed; null for our own format. */
export async function guessFor(feed: FeedFile): Promise<{ guess: Guess; rows: Row[] } | null> {
  const rows = await sampleOf(feed);
  return rows && { guess: guessMapping(rows.map(({ value }) => value)), rows };
}

/** The mapping of a guess. @throws {Error} when it is invalid, which is a fault of the program */
export function mappingOf({ mapping }: Guess): Mapping {
  const parsed = parseMapping(mapping);
  if ('errors' in parsed) throw new Error(`the guessed mapping is wrong:\n${parsed.errors.join('\n')}`);
  return parsed.mapping;
}

/** A guess for the terminal: the mapping, points to check, and a preview of the first rows. */
export async function formatGuess(feed: FeedFile, guess: Guess, rows: Row[]): Promise<string> {
  const first = rows.slice(0, shownRows);
  const collected = await collectRecords(
    [
      {
        ...feed,
        mapping: mappingOf(guess),
        rows: async function* () {
          yield* first;
        },
      },
    ],
    { feedOf: () => 'preview' },
  );
  try {
    const records = [...collected.records()].map(({ record }) => record);
    const lines = [`A guessed mapping for ${feed.file}:`, '', JSON.stringify(guess.mapping, null, 2), ''];
    const notes = [...(feed.sheetNote ? [feed.sheetNote] : []), ...guess.notes, ...hintsFor(guess)];
    if (notes.length > 0) lines.push('To be checked:', ...notes.map((note) => `  - ${note}`), '');
    if (guess.unused.length > 0) lines.push(`Not used: ${guess.unused.join(', ')}`, '');
    lines.push('The first rows would look like this:', ...table(records.map(previewCells)));
    for (const { reason, count } of collected.refused.list()) lines.push(`  refused: ${reason} (${count})`);
    return lines.join('\n');
  } finally {
    collected.close();
  }
}

/** What to change in the file of a mapping if its guess is wrong. */
function hintsFor({ mapping }: Guess): string[] {
  const text = JSON.stringify(mapping);
  return [
    ...(text.includes('"convert":"usd-to-aed"') ? ['Remove "convert" from prices that are in dirhams.'] : []),
    ...(text.includes('"row":true') ? ['Add "group" to combine rows into developments.'] : []),
  ];
}

/**
 * Writes the guess to a file that can be corrected.
 * @returns the name of the file
 * @throws {UnusableFileError} when the file exists, because it may contain corrections
 */
export async function writeGuess({ mapping }: Guess, folder: string, feed: string): Promise<string> {
  const name = `${feed.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.mapping.json`;
  try {
    await writeFile(join(folder, name), `${JSON.stringify(mapping, null, 2)}\n`, { flag: 'wx' });
    return name;
  } catch (error) {
    if (errorParts(error).code !== 'EEXIST') throw error;
    throw new UnusableFileError(
      `${name} is there already: pass it with --map, or delete it for a new guess`,
      {
        cause: error,
      },
    );
  }
}

function table(rows: string[][]): string[] {
  const cells = [previewHeadings, ...rows].map((row) =>
    row.map((cell) => (cell.length > 34 ? `${cell.slice(0, 33)}…` : cell)),
  );
  const widths = previewHeadings.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  return cells.map((row) =>
    `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}
