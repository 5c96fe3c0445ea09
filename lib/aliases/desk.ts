import type { Kysely } from 'kysely';
import { noteCatalogChanged } from '@/lib/catalog/expiry';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { counted } from '@/lib/format/counted';
import { type ChangedField, refuseOutdated } from '@/lib/forms/refuse-outdated';
import { ApiError, invalidForm } from '@/lib/http/server/api-error';
import { pageValues, searchValue } from '@/lib/http/server/query-values';
import { fold } from '@/lib/search/fold';
import { type Alias, type AliasKind, aliasKinds } from '@/lib/search/understand/alias-kinds';
import { builtInGroups } from '@/lib/search/understand/name-groups';
import { nameKey } from '@/lib/search/understand/tokens';
import { audit } from '@/lib/staff/audit';
import { keysOf } from '@/lib/typed-keys';
import { aliasLabels } from './alias-labels';
import { applyAlias, countRenamed, countRenamedBefore } from './apply-alias';
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
    ...pageValues(query, 50),
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

async function enteredAliases(db: Kysely<Database>): Promise<DeskAlias[]> {
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

export type AliasWritten = {
  alias: DeskAlias;
  /** Number of properties that were renamed. */
  listings: number;
  /** The name that the alias meant before, with the properties that keep it until their next import; null when there are none. */
  former: { name: string; properties: number } | null;
};

/**
 * Adds an alias and renames the stored properties that use it.
 * @throws {ApiError} 409 when a backend keeps the catalogue, 422 with messages by field
 */
export async function addAlias(alias: Alias, actor: string, isConfirmed?: boolean): Promise<AliasWritten> {
  return write(null, alias, actor, { isConfirmed });
}

/**
 * Changes an alias and renames the stored properties that use it.
 * @param was the values the form was opened with, by field
 * @throws {ApiError} 404 for an unknown id, 409 when a value is no longer as in `was` or a backend keeps the catalogue, 422
 *   with messages by field
 */
export async function updateAlias(
  id: number,
  alias: Alias,
  actor: string,
  was?: unknown,
  isConfirmed?: boolean,
): Promise<AliasWritten> {
  return write(id, alias, actor, { was, isConfirmed });
}

/**
 * Adds an alias, or changes the name that an entered one stands for, without an entry in the audit log.
 * @returns null when the same alias is already entered
 * @throws {ApiError} 409 when a backend keeps the catalogue, 422 with messages by field
 */
export async function putAliasOfFile(
  alias: Alias,
  actor: string,
): Promise<{ isNew: boolean; properties: number } | null> {
  requireOwnCatalog();
  const db = await database();
  const known = (await enteredAliases(db)).find(
    (one) =>
      one.kind === alias.kind &&
      nameKey(one.alias) === nameKey(alias.alias) &&
      nameKey(one.city ?? '') === nameKey(alias.city ?? ''),
  );
  if (known?.name === alias.name) return null;
  await putAlias(db, known?.id ?? null, alias, actor);
  return { isNew: !known, properties: await applyAlias(db, alias) };
}

/** Unless it is confirmed, an alias that renames properties is refused with a question at the field `confirmed`. */
async function write(
  id: number | null,
  alias: Alias,
  actor: string,
  { was, isConfirmed = true }: { was?: unknown; isConfirmed?: boolean },
): Promise<AliasWritten> {
  requireOwnCatalog();
  const db = await database();
  const { written, renamed, former } = await inLockedTransaction(db, 'catalog', async (trx) => {
    const stored = (await enteredAliases(trx)).find((one) => one.id === id);
    if (stored) refuseOutdated(was, changedFields(alias, stored));
    const put = await putAlias(trx, id, alias, actor);
    const count = await countRenamed(trx, alias);
    const properties = counted(count, 'property', 'properties');
    if (count > 0 && !isConfirmed) {
      const question = `${properties} will show ${alias.name} instead of ${alias.alias}.`;
      throw new ApiError(422, question, { errors: { confirmed: question } });
    }
    const waiting = stored ? await countRenamedBefore(trx, stored, alias) : 0;
    return {
      written: put,
      renamed: count > 0 ? ` (${properties})` : '',
      former: stored && waiting > 0 ? { name: stored.name, properties: waiting } : null,
    };
  });
  const action = id === null ? 'added' : 'changed';
  await audit({ actor, action: `alias.${action}`, subject: `${describeAlias(alias)}${renamed}` });
  const listings = await applyAlias(db, alias);
  await noteCatalogChanged();
  const stored = await getAlias(written);
  if (!stored) throw new ApiError(404, 'Alias not found.');
  return { alias: stored, listings, former };
}

function changedFields(alias: Alias, stored: Alias): ChangedField[] {
  return keysOf(aliasLabels)
    .filter((name) => alias[name] !== stored[name])
    .map((name) => ({ name, label: aliasLabels[name], stored: stored[name] }));
}

/** Stores an alias; @returns its id @throws {ApiError} 404, 422 with messages by field */
async function putAlias(
  db: Kysely<Database>,
  id: number | null,
  alias: Alias,
  actor: string,
): Promise<number> {
  const others = (await enteredAliases(db)).filter((one) => one.id !== id);
  const problem = problemOf(alias, others);
  if (problem) throw invalidForm(problem);
  const row = {
    kind: alias.kind,
    alias: alias.alias,
    alias_key: nameKey(alias.alias),
    name: alias.name,
    city: alias.city,
    city_key: nameKey(alias.city ?? ''),
    entered_by: actor,
    entered_at: new Date().toISOString(),
  };
  const stored =
    id === null
      ? await db.insertInto('name_aliases').values(row).returning('id').executeTakeFirst()
      : await db.updateTable('name_aliases').set(row).where('id', '=', id).returning('id').executeTakeFirst();
  if (!stored) throw new ApiError(404, 'Alias not found.');
  return stored.id;
}

/** Conflicts of an alias with the others, as messages by field; null when there is none. */
function problemOf(
  { kind, alias, name, city }: Alias,
  others: readonly Alias[],
): Record<string, string> | null {
  const [key, meant, cityKey] = [nameKey(alias), nameKey(name), nameKey(city ?? '')];
  const same = others.find(
    (one) => one.kind === kind && nameKey(one.alias) === key && nameKey(one.city ?? '') === cityKey,
  );
  if (same) return { alias: `This is entered already: it means “${same.name}”.` };
  if (key === meant) return null;
  const sameCity = (one: Alias) => one.city === null || city === null || nameKey(one.city) === cityKey;
  const chained = others.find(
    (one) =>
      one.kind === kind &&
      sameCity(one) &&
      nameKey(one.alias) === meant &&
      nameKey(one.name) !== nameKey(one.alias),
  );
  if (chained) return { name: `“${name}” is itself another name of “${chained.name}”.` };
  const dependent = others.find(
    (one) =>
      one.kind === kind &&
      sameCity(one) &&
      nameKey(one.name) === key &&
      nameKey(one.alias) !== nameKey(one.name),
  );
  if (dependent) return { alias: `“${dependent.alias}” means this name; change that alias first.` };
  return null;
}

/**
 * Deletes an alias: the next import uses the feed's name again. Stored properties keep the name they have.
 * @throws {ApiError} 404 for an unknown id, 409 when a backend keeps the catalogue
 */
export async function removeAlias(id: number, actor: string): Promise<void> {
  requireOwnCatalog();
  const known = await getAlias(id);
  if (!known) throw new ApiError(404, 'Alias not found.');
  const db = await database();
  await db.deleteFrom('name_aliases').where('id', '=', id).execute();
  await audit({ actor, action: 'alias.deleted', subject: describeAlias(known) });
  await noteCatalogChanged();
}

/** `district JVC: Jumeirah Village Circle, Dubai`. */
function describeAlias({ kind, alias, name, city }: Alias): string {
  return `${kind} ${alias}: ${name}${city === null ? '' : `, ${city}`}`;
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
  const isLess = (one: KnownName, other: KnownName) =>
    one.properties < other.properties ||
    (one.properties === other.properties && one.name.length < other.name.length);
  return names
    .flatMap((name): LookAlike[] => {
      if (decided.has(`${name.kind}\n${nameKey(name.name)}`)) return [];
      const like = lookAlikes.nearest(name);
      return like && isLess(name, like) ? [{ ...name, like: like.name }] : [];
    })
    .sort((a, b) => b.properties - a.properties || a.name.localeCompare(b.name, 'en'))
    .slice(0, maxLookAlikes);
}

/** Names that properties use, by kind, to choose from. */
export async function readNameSuggestions(): Promise<Record<AliasKind, string[]>> {
  const known = await readKnownNames(await database());
  const of = (kind: AliasKind) =>
    [...new Set(known.filter((one) => one.kind === kind).map(({ name }) => name))].sort();
  return { district: of('district'), city: of('city'), developer: of('developer') };
}
