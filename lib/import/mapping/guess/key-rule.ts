import { valueAt } from '../value-path';
import type { Found, KnownField } from './known-columns';

/** Feeds repeat some rows by mistake. */
const minShareUnique = 0.995;

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
  if (found.reference && (!hasTitle || isUnique([found.reference.path])))
    return { key: found.reference.path, notes: [] };
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
      `${whyNotReference(rows, found.reference?.path)}, so a property is identified by ${names}: when one of them changes, it counts as another property.`,
    ],
  };
}

/** Why a column of references does not identify the rows, with an example to look for in the table. */
function whyNotReference(rows: readonly Record<string, unknown>[], path: string | undefined): string {
  if (path === undefined) return 'There is no unique reference';
  const keys = rows.map((row) => String(valueAt(row, path) ?? '').trim());
  const empty = keys.filter((key) => key === '').length;
  const seen = new Set<string>();
  const repeated = keys.find((key) => key !== '' && seen.size === seen.add(key).size);
  const reasons = [
    ...(empty > 0 ? [`is empty in ${empty} of ${rows.length} rows`] : []),
    ...(repeated === undefined ? [] : [`has ${JSON.stringify(repeated)} more than once`]),
  ];
  return `There is no unique reference ("${path}" ${reasons.join(' and ')})`;
}
