import type { Kysely } from 'kysely';
import { requireOwnCatalog } from '@/lib/catalog/own-catalog';
import { noteCatalogChanged } from '@/lib/catalog/reads/freshness';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { counted } from '@/lib/format/counted';
import { type ChangedField, refuseOutdated } from '@/lib/forms/refuse-outdated';
import { ApiError, invalidForm } from '@/lib/http/server/api-error';
import type { Alias } from '@/lib/search/understand/names/alias-kinds';
import { nameKey } from '@/lib/search/understand/tokens/tokens';
import { audit } from '@/lib/staff/audit';
import { keysOf } from '@/lib/typed-keys';
import { aliasLabels } from './alias-labels';
import { applyAlias, countRenamed, countRenamedBefore } from './apply-alias';
import { type DeskAlias, enteredAliases, getAlias } from './desk';

/* Changes that the desk makes to aliases. */

export type AliasWritten = {
  alias: DeskAlias;
  /** Number of properties that were renamed. */
  listings: number;
  /** The name that the alias meant before, with the properties that keep it until their next import; null when there are none. */
  former: { name: string; properties: number } | null;
};

type WriteOptions = {
  /** Values that the form was opened with, by field. */
  was?: unknown;
  /** When false, an alias that renames properties is refused with a question at the field `confirmed`. */
  isConfirmed?: boolean;
};

/**
 * Adds an alias and renames the stored properties that use it.
 * @throws {ApiError} 409 when a backend keeps the catalogue, 422 with messages by field
 */
export async function addAlias(
  alias: Alias,
  actor: string,
  options?: Pick<WriteOptions, 'isConfirmed'>,
): Promise<AliasWritten> {
  return write(null, alias, actor, options);
}

/**
 * Changes an alias and renames the stored properties that use it.
 * @throws {ApiError} 404 for an unknown id, 409 when a value is no longer as in `was` or a backend keeps the catalogue, 422
 *   with messages by field
 */
export async function updateAlias(
  id: number,
  alias: Alias,
  actor: string,
  options?: WriteOptions,
): Promise<AliasWritten> {
  return write(id, alias, actor, options);
}

/**
 * Adds an alias, or changes the name that an entered one stands for, without an entry in the audit log.
 * @returns null when the same alias is already entered
 * @throws {ApiError} 409 when a backend keeps the catalogue, 422 with messages by field
 */
export async function putAliasFromFile(
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

async function write(
  id: number | null,
  alias: Alias,
  actor: string,
  { was, isConfirmed = true }: WriteOptions = {},
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
export async function deleteAlias(id: number, actor: string): Promise<void> {
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
