import { valueAt } from '../value-path';
import type { Found, KnownField } from './known-columns';

/** Feeds repeat some rows by mistake. */
const minShareUnique = 0.995;
/** Lists kept by hand have a few slips, and references still tell their rows apart better than titles. */
const minShareReferred = 0.95;

/** A rule for the key, undefined without any, and a note when the reference is not the key. */
type Key = { key: unknown; notes: string[] };

/** The reference as the key if it is unique, else the fewest columns that identify rows. */
export function guessKey(rows: readonly Record<string, unknown>[], found: Found, hasTitle: boolean): Key {
  const isUnique = (paths: string[]) => {
    const keys = rows.map((row) => paths.map((path) => String(valueAt(row, path) ?? '')).join('\n'));
    return new Set(keys).size >= rows.length * minShareUnique && keys.every((key) => key.trim() !== '');
  };
  if (rows[0] && '@key' in rows[0]) return { key: '@key', notes: [] };
  // Without a title nothing is imported, and figures alone would identify the rows.
  const references = found.reference && countReferences(rows, found.reference.path);
  if (references && (!hasTitle || references.usable >= rows.length * minShareReferred))
    return { key: references.path, notes: hasTitle ? refusalNotes(rows, references) : [] };
  const path = (field: KnownField) => found[field]?.path;
  const name = path('title') ?? path('community') ?? path('district') ?? path('formatted_address');
  const combinations = [
    ...(found.unit_number ? [[name, found.unit_number.path]] : []),
    [path('title'), path('developer')],
    [path('title'), path('district') ?? path('formatted_address')],
    [name, path('formatted_address'), path('min_area')],
    [name, path('formatted_address'), path('min_area'), path('low_price')],
  ].map((paths) => [...new Set(paths.filter((known) => known !== undefined))]);
  const best = combinations.find((paths) => paths.length > 1 && isUnique(paths)) ?? combinations.at(-1) ?? [];
  if (!hasTitle || best.length === 0) return { key: undefined, notes: [] };
  const names = best.map((one) => `"${one}"`).join(' and ');
  return {
    key: { join: best, with: ' | ' },
    notes: [
      `${whyNotReference(rows, references)}, so a property is identified by ${names}: when one of them changes, it counts as another property.`,
    ],
  };
}

type References = {
  path: string;
  /** Rows with one that no earlier row has. */
  usable: number;
  empty: number;
  /** The first that an earlier row has, to look for in the table. */
  repeated: string | undefined;
};

function countReferences(rows: readonly Record<string, unknown>[], path: string): References {
  const given = rows.map((row) => String(valueAt(row, path) ?? '').trim()).filter((key) => key !== '');
  const seen = new Set<string>();
  const repeated = given.find((key) => seen.size === seen.add(key).size);
  return { path, usable: new Set(given).size, empty: rows.length - given.length, repeated };
}

/** What to correct where references identify all rows but a few. */
function refusalNotes(rows: readonly unknown[], { path, empty, repeated }: References): string[] {
  return [
    ...(empty > 0
      ? [`"${path}" is empty in ${empty} of ${rows.length} rows, which are refused: please add theirs.`]
      : []),
    ...(repeated === undefined
      ? []
      : [
          `"${path}" has ${JSON.stringify(repeated)} more than once: only the first of such rows is imported. Please correct the others.`,
        ]),
  ];
}

function whyNotReference(rows: readonly unknown[], references: References | undefined): string {
  if (!references) return 'There is no unique reference';
  const { path, empty, repeated } = references;
  const reasons = [
    ...(empty > 0 ? [`is empty in ${empty} of ${rows.length} rows`] : []),
    ...(repeated === undefined ? [] : [`has ${JSON.stringify(repeated)} more than once`]),
  ];
  return `There is no unique reference ("${path}" ${reasons.join(' and ')})`;
}
