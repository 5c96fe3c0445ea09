import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { type Alias, type AliasKind, aliasKinds } from '@/lib/search/understand/names/alias-kinds';
import { builtInGroups } from '@/lib/search/understand/names/name-groups';
import { nameKey } from '@/lib/search/understand/tokens/tokens';
import { fold } from '@/lib/search/words/fold';
import { type KnownName, readAliases, readKnownNames } from './known-names';
import { LookAlikes } from './look-alikes';

/* Aliases of developers and places for the desk: entered ones and built-in ones. */

export type DeskAlias = Alias & {
  /** Null for one that is built in. */
  id: number | null;
  entered_by: string | null;
  entered_at: string | null;
};

export type AliasQuery = {
  kind: AliasKind | null;
  origin: 'entered' | 'built-in' | null;
  search: string;
  page: number;
  pageSize: number;
};

/** Reads the filters of a URL; unreadable values are dropped. */
export function readAliasQuery(query: URLSearchParams): AliasQuery {
  const origin = query.get('origin');
  return {
    kind: aliasKinds.find((kind) => kind === query.get('kind')) ?? null,
    origin: origin === 'entered' || origin === 'built-in' ? origin : null,
    search: searchValue(query, 'search'),
    ...pageValues(query, 25),
  };
}

/** Entered aliases, latest first, then the built-in ones that no entered one replaces. */
export async function listAliases({
  kind,
  origin,
  search,
  page,
  pageSize,
}: AliasQuery): Promise<{ count: number; results: DeskAlias[] }> {
  const db = await database();
  const entered = await enteredAliases(db);
  const changed = new Set(entered.map(({ kind: own, alias }) => `${own}\n${nameKey(alias)}`));
  const all = [
    ...(origin === 'built-in' ? [] : entered),
    ...(origin === 'entered'
      ? []
      : builtIn.filter((one) => !changed.has(`${one.kind}\n${nameKey(one.alias)}`))),
  ];
  const text = fold(search);
  const found = all.filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (text === '' || fold(`${one.alias} ${one.name}`).includes(text)),
  );
  return { count: found.length, results: found.slice((page - 1) * pageSize, page * pageSize) };
}

const builtIn: readonly DeskAlias[] = builtInGroups.flatMap(({ kind, city, names: [name = '', ...others] }) =>
  others
    .filter((alias) => nameKey(alias) !== nameKey(name))
    .map((alias): DeskAlias => ({ id: null, kind, alias, name, city, entered_by: null, entered_at: null })),
);

/** All entered aliases, latest first. */
export async function enteredAliases(db: Kysely<Database>): Promise<DeskAlias[]> {
  const rows = await db
    .selectFrom('name_aliases')
    .select(['id', 'kind', 'alias', 'name', 'city', 'entered_by', 'entered_at'])
    .orderBy('id', 'desc')
    .execute();
  return rows;
}

/** An entered alias; null when there is none with this id. */
export async function getAlias(id: number): Promise<DeskAlias | null> {
  const row = await (await database())
    .selectFrom('name_aliases')
    .select(['id', 'kind', 'alias', 'name', 'city', 'entered_by', 'entered_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type LookAlike = {
  kind: AliasKind;
  name: string;
  city: string | null;
  properties: number;
  like: string;
};

const maxLookAlikes = 100;

/** Names that are probably other spellings of a more frequent name, except those that the desk has decided on. */
export async function findLookAlikes(): Promise<LookAlike[]> {
  const db = await database();
  const [known, entered] = await Promise.all([readKnownNames(db), readAliases(db)]);
  const decided = new Set(entered.map(({ kind, alias }) => `${kind}\n${nameKey(alias)}`));
  const names = known.filter(({ kind }) => kind !== 'city');
  const lookAlikes = new LookAlikes(names);
  return names
    .flatMap((name): LookAlike[] => {
      if (decided.has(`${name.kind}\n${nameKey(name.name)}`)) return [];
      const like = lookAlikes.nearest(name);
      return like && isLikelyMisspelling(name, like) ? [{ ...name, like: like.name }] : [];
    })
    .sort((a, b) => b.properties - a.properties || a.name.localeCompare(b.name, 'en'))
    .slice(0, maxLookAlikes);
}

const preferredNames = new Set(
  builtInGroups.map(({ kind, names: [name = ''] }) => `${kind}\n${nameKey(name)}`),
);

/** Whether `one` is probably the misspelling: it is rarer, or as frequent and not the built-in name, or shorter. */
function isLikelyMisspelling(one: KnownName, other: KnownName): boolean {
  if (one.properties !== other.properties) return one.properties < other.properties;
  const [isKnown, isOtherKnown] = [one, other].map(({ kind, name }) =>
    preferredNames.has(`${kind}\n${nameKey(name)}`),
  );
  return isKnown === isOtherKnown ? one.name.length < other.name.length : isOtherKnown === true;
}

/** Names that properties use, by kind, to choose from. */
export async function readNameSuggestions(): Promise<Record<AliasKind, string[]>> {
  const known = await readKnownNames(await database());
  const of = (kind: AliasKind) =>
    [...new Set(known.filter((one) => one.kind === kind).map(({ name }) => name))].sort();
  return { district: of('district'), city: of('city'), developer: of('developer') };
}
