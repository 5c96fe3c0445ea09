import type { Kysely } from 'kysely';
import { withPropertyEdits } from '@/lib/catalog/edited-record';
import { storedRecord } from '@/lib/catalog/sql/read/records';
import { renamedHash } from '@/lib/catalog/sql/write/edited-writes';
import { refreshLandingFigures, type Subject } from '@/lib/catalog/sql/write/landing-figures';
import { rewriteProperty } from '@/lib/catalog/sql/write/write-properties';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { putHandEdit, readHandEdits } from '@/lib/hand-edits';
import type { Alias, AliasKind } from '@/lib/search/understand/names/alias-kinds';
import { nameKey } from '@/lib/search/understand/tokens/tokens';
import { fold } from '@/lib/search/words/fold';

const tables = {
  city: ['cities', 'city_id'],
  district: ['districts', 'district_id'],
  developer: ['developers', 'developer_id'],
} as const satisfies Record<AliasKind, unknown>;

/** Properties per transaction: small, so that other writers do not wait long. */
const batchSize = 20;

/**
 * Renames the stored properties that use an alias, as their next import would.
 * @returns their number
 */
export async function applyAlias(db: Kysely<Database>, alias: Alias): Promise<number> {
  const ids = await propertiesWithAlias(db, alias);
  let count = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const part = ids.slice(start, start + batchSize);
    await inLockedTransaction(db, 'catalog', async (trx) => {
      for (const id of part) if (await rename(trx, id, alias)) count += 1;
    });
  }
  if (count > 0) await refreshLandingFigures(db, await subjectsOf(db, alias));
  return count;
}

/** Number of stored properties that an alias renames. */
export async function countRenamed(db: Kysely<Database>, alias: Alias): Promise<number> {
  return (await propertiesWithAlias(db, alias)).length;
}

/**
 * Number of stored properties that were renamed, by this or another alias, to the name that this one meant before its
 * change. Their former spelling is not stored, so only an import can rename them again.
 */
export async function countRenamedBefore(db: Kysely<Database>, before: Alias, now: Alias): Promise<number> {
  const wrong = { ...before, alias: before.name, name: now.name };
  return (await propertiesWithAlias(db, wrong, { onlyRenamed: true })).length;
}

/** The landing pages of an alias and of its name. */
async function subjectsOf(db: Kysely<Database>, { kind, alias, name }: Alias): Promise<Subject[]> {
  if (kind === 'city') return [];
  const [table] = tables[kind];
  const keys = [nameKey(alias), nameKey(name)];
  const rows = await db.selectFrom(table).select(['id', 'name']).execute();
  return rows
    .filter((row) => keys.includes(nameKey(row.name)))
    .map(({ id }) => ({ kind: kind === 'district' ? 'areas' : 'developers', id }));
}

async function propertiesWithAlias(
  db: Kysely<Database>,
  { kind, alias, name: meant, city }: Alias,
  { onlyRenamed = false } = {},
): Promise<number[]> {
  const [table, column] = tables[kind];
  const rows = await db.selectFrom(table).select(['id', 'name']).execute();
  const ids = rows
    .filter(({ name }) => nameKey(name) === nameKey(alias) && fold(name) !== fold(meant))
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  let properties = db
    .selectFrom('properties')
    .leftJoin('cities', 'cities.id', 'properties.city_id')
    .select('properties.id')
    .where(`properties.${column}`, 'in', ids)
    .where('is_sample', '=', 0)
    .orderBy('properties.id');
  if (onlyRenamed) properties = properties.where('content_hash', '=', renamedHash);
  if (kind === 'district' && city !== null)
    properties = properties.where((e) =>
      e.or([e('cities.search_name', '=', fold(city)), e('properties.city_id', 'is', null)]),
    );
  return (await properties.execute()).map(({ id }) => id);
}

async function rename(db: Kysely<Database>, id: number, { kind, alias, name }: Alias): Promise<boolean> {
  const record = await storedRecord(db, id);
  if (!record || nameKey(record[kind] ?? '') !== nameKey(alias)) return false;
  const { id: _, hidden_from, ...stored } = record;
  const edits = (await readHandEdits(db, 'property', [stored.key])).get(stored.key) ?? new Map();
  const edit = edits.get(kind);
  // Also renames a value that was edited by hand: the editor chose the subject, not its spelling.
  if (edit) await putHandEdit(db, 'property', stored.key, kind, { ...edit, value: name });
  const feed = withPropertyEdits(
    stored,
    new Map([...edits].map(([field, known]) => [field, { ...known, value: known.feedValue ?? null }])),
  );
  const renamed =
    edit && nameKey(String(feed[kind] ?? '')) !== nameKey(alias) ? feed : { ...feed, [kind]: name };
  await rewriteProperty(db, { ...renamed, updated_at: null }, { isRenamed: true });
  return true;
}
