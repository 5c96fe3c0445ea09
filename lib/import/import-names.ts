import { existsSync } from 'node:fs';
import { type KnownName, readAliases, readKnownNames } from '@/lib/aliases/known-names';
import { LookAlikes } from '@/lib/aliases/look-alikes';
import { createNameResolver } from '@/lib/aliases/name-resolver';
import type { PropertyRecord } from '@/lib/catalog/record';
import { openDatabase } from '@/lib/database/connection';
import { formatNumber } from '@/lib/format/number';
import type { Alias } from '@/lib/search/understand/names/alias-kinds';
import { fold } from '@/lib/search/words/fold';
import type { Finding, Position, Reason } from './report/report';

type Named = Pick<PropertyRecord, 'city' | 'district' | 'developer'>;

/** Replaces districts and developers of an import by the catalogue's names, and collects new ones. */
export type ImportNames = {
  /** @param isExported whether the row is from an export of a catalogue, to which only the desk's aliases apply */
  resolve: <T extends Named>(record: T, isExported?: boolean) => T;
  note: (record: Named, position: Position) => void;
  /** The new names of the rows so far, most frequent first. */
  newNames: () => NewName[];
};

export type NewName = {
  kind: 'district' | 'developer';
  name: string;
  city: string | null;
  rows: number;
  first: Position;
  /** The known name that it is probably another spelling of. */
  suggestion: KnownName | null;
};

/** New names beyond this number are not collected, which bounds memory. */
const maxNames = 5_000;

export function createImportNames(entered: readonly Alias[], known: readonly KnownName[]): ImportNames {
  const names = createNameResolver(entered, known);
  const ofExports = createNameResolver(entered, known, { isBuiltInUsed: false });
  const keyOf = (kind: string, name: string, city: string | null) =>
    `${kind}\n${fold(name)}\n${fold(city ?? '')}`;
  const used = new Set(known.map(({ kind, name, city }) => keyOf(kind, name, city)));
  const isFirstImport = known.length === 0;
  const found = new Map<string, Omit<NewName, 'suggestion'>>();
  const noteName = (kind: NewName['kind'], name: string | null, city: string | null, first: Position) => {
    if (name === null) return;
    const key = keyOf(kind, name, city);
    if (used.has(key)) return;
    const before = found.get(key);
    if (before) before.rows += 1;
    else if (found.size < maxNames) found.set(key, { kind, name, city, rows: 1, first });
  };
  return {
    resolve: (record, isExported = false) => (isExported ? ofExports : names).resolve(record),
    note: ({ city, district, developer }, position) => {
      noteName('district', district, city, position);
      noteName('developer', developer, null, position);
    },
    newNames: () => {
      const ownNames = new Set(entered.filter(isOwnName).map(({ kind, alias }) => `${kind}\n${fold(alias)}`));
      const lookAlikes = new LookAlikes(known);
      const sorted = [...found.values()].sort((a, b) => b.rows - a.rows);
      const among = new LookAlikes(
        sorted.map(({ rows, first: _, ...name }) => ({ ...name, properties: rows })),
      );
      return sorted
        .map((name): NewName => {
          if (ownNames.has(`${name.kind}\n${fold(name.name)}`)) return { ...name, suggestion: null };
          const other = among.nearest(name);
          const suggestion =
            lookAlikes.nearest(name) ?? (other && other.properties > name.rows ? other : null);
          return { ...name, suggestion };
        })
        .filter(({ suggestion }) => suggestion !== null || !isFirstImport);
    },
  };
}

const isOwnName = ({ alias, name }: Alias) => fold(alias) === fold(name);

/** Reads the names of a catalogue and the desk's aliases; does not create a missing database file. */
export async function readImportNames(url: string): Promise<ImportNames> {
  if (url.startsWith('file:') && !existsSync(url.slice('file:'.length))) return createImportNames([], []);
  const db = await openDatabase(url);
  try {
    return createImportNames(await readAliases(db), await readKnownNames(db));
  } finally {
    await db.destroy();
  }
}

/** Reports new names, each once with its number of rows. */
export function reportNewNames(names: NewName[], onFinding?: (finding: Finding) => void): Reason[] {
  return names.map(({ kind, name, city, rows, first, suggestion }) => {
    const place = kind === 'district' && city !== null ? ` in ${city}` : '';
    const perhaps = suggestion ? `, perhaps "${suggestion.name}"` : '';
    onFinding?.({
      result: 'new name',
      position: { ...first, title: null },
      detail: { column: kind, value: name },
      reason: `${rows === 1 ? 'one row' : `${formatNumber(rows)} rows`}${place}${perhaps}`,
      suggestion: suggestion?.name ?? null,
      city,
    });
    return {
      reason: `${kind} "${name}"${place}${perhaps}`,
      count: rows,
      first: [{ position: first, detail: undefined }],
    };
  });
}
