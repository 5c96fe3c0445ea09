import type { Kysely } from 'kysely';
import { recencyOf } from '@/lib/catalog/lists/recency';
import type { PropertyRecord, WriteOutcome } from '@/lib/catalog/record';
import { hasOddPrice } from '@/lib/catalog/sales/odd-price';
import { isSold } from '@/lib/catalog/sales/sales-status';
import { insertRows } from '@/lib/database/insert-rows';
import type { Database, NewPropertyRow, PropertyRow } from '@/lib/database/schema';
import { addSearchWords } from '@/lib/database/search-index';
import { dubaiDay } from '@/lib/dubai-day';
import { bedroomPrices } from '@/lib/search/rows/bedroom-prices';
import { fieldOf } from '@/lib/typed-keys';
import { digest, utcTime } from '../property-row';
import { recordsOf } from '../read/records';
import { type Draft, Drafts, isUnchanged, takenOffHash } from './drafts';
import { feedDigest, hideByHand, renamedHash, withEdits } from './edited-writes';
import { type NameIdCache, type NameIds, resolveNames } from './write-names';
import { partsOf, type Written, writeParts } from './write-parts';
import { chooseSlugs, type ExistingProperty, type NextNumbers } from './write-slugs';

type Write = {
  record: PropertyRecord;
  /** Keeps the property's own date, because only edits by the desk change. */
  keepsDate?: boolean;
  draft: Draft;
  existing: Existing | undefined;
};

/** What a writer has read or created in earlier batches. After a failed transaction it clears both. */
export type WriterMemory = { nameIds: NameIdCache; slugNumbers: NextNumbers };

export function emptyMemory(): WriterMemory {
  return { nameIds: new Map(), slugNumbers: new Map() };
}

type Entry = Write & { row: NewPropertyRow & { updated_at: string } };

type Existing = ExistingProperty & { sold_at: string | null; status: string | null; recency: string };

/** Writes records with distinct keys; outcome per record, in order. Call inside a transaction. */
export async function writeProperties(
  db: Kysely<Database>,
  records: PropertyRecord[],
  drafts: Drafts,
  memory: WriterMemory,
): Promise<WriteOutcome[]> {
  const existing = await findExisting(db, records);
  const all = records.map(
    (record): Write => ({ record, draft: drafts.of(record), existing: existing.get(record.key) }),
  );
  const changed = all.filter(({ existing, draft }) => !isUnchanged(existing?.content_hash, draft));
  const hidden = changed.filter(({ existing, record }) => !existing && record.off_site === 'hand');
  await hideByHand(
    db,
    hidden.map(({ record }) => record.key),
  );
  const isStored =
    changed.length > 0 ? await writeChanged(db, await withEdits(db, changed), memory) : new Set<string>();
  return all.map(({ record, existing, draft }) => {
    if (!existing) return 'created';
    return isUnchanged(existing.content_hash, draft) || isStored.has(record.key) ? 'unchanged' : 'updated';
  });
}

/**
 * Writes a stored property again after a change of the desk's edits. The digest of the feed's record is kept.
 * @param record the feed's values, without the edits
 * @param isRenamed whether a name differs from the feed's, so that the next import must compare all of it
 */
export async function rewriteProperty(
  db: Kysely<Database>,
  record: PropertyRecord,
  { isRenamed = false } = {},
): Promise<void> {
  const existing = (await findExisting(db, [record])).get(record.key);
  if (!existing) return;
  const { content, ...draft } = new Drafts().of(record);
  const hash = isRenamed && existing.content_hash !== takenOffHash ? renamedHash : existing.content_hash;
  const shown = hash === takenOffHash ? { ...content, hidden_from: 0 } : content;
  const writes = await withEdits(db, [{ record, draft: { ...draft, content: shown, hash }, existing }]);
  const kept = writes.map((write) => ({ ...write, keepsDate: true }));
  await writeChanged(db, kept, emptyMemory());
}

/** The digests of the feed's records of stored properties, by key. Unknown keys are missing. */
export async function storedHashes(
  db: Kysely<Database>,
  records: PropertyRecord[],
): Promise<Map<string, string>> {
  const keys = records.map(({ key }) => key);
  const rows = await db
    .selectFrom('properties')
    .select(['feed_key', 'content_hash'])
    .where('feed_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ feed_key, content_hash }) => [feed_key, feedDigest(content_hash)]));
}

async function findExisting(db: Kysely<Database>, records: PropertyRecord[]): Promise<Map<string, Existing>> {
  const rows = await db
    .selectFrom('properties')
    .leftJoin('sales_statuses', 'sales_statuses.id', 'properties.sales_status_id')
    .select(['properties.id', 'properties.slug', 'content_hash', 'feed_key', 'sold_at', 'recency'])
    .select('sales_statuses.name as status')
    .where(
      'feed_key',
      'in',
      records.map((record) => record.key),
    )
    .execute();
  return new Map(
    rows.map(({ feed_key, content_hash, ...row }) => [
      feed_key,
      { ...row, content_hash: feedDigest(content_hash) },
    ]),
  );
}

/** @returns the keys of properties that were stored as their records say: only their digest was written */
async function writeChanged(
  db: Kysely<Database>,
  writes: Write[],
  { nameIds, slugNumbers }: WriterMemory,
): Promise<Set<string>> {
  const now = new Date().toISOString();
  const names = await resolveNames(
    db,
    writes.map((write) => write.record),
    nameIds,
  );
  const slugs = await chooseSlugs(db, writes, slugNumbers);
  const entries = writes.map((write, index): Entry => {
    const { record, draft, existing, keepsDate } = write;
    const row: Entry['row'] = {
      ...draft.content,
      sold_at: soldAt(record, existing, now),
      has_odd_price: hasOddPrice(record) ? 1 : 0,
      bedroom_prices: bedroomPrices(record),
      ...draft.search(),
      ...names.relations(record),
      slug: slugs[index] ?? '',
      content_hash: draft.hash,
      created_at: now,
      updated_at: utcTime(record.updated_at) ?? now,
      recency: existing && keepsDate ? existing.recency : recencyOf(dateOf(record), record.key, record),
    };
    return { ...write, row };
  });
  const stored = await storedRows(db, writes);
  const unchanged = await unchangedAmong(db, entries, stored);
  for (const { record, existing, draft } of entries)
    if (existing && unchanged.has(record.key)) await noteDigest(db, existing.id, draft.hash);
  const open = entries.filter(({ record }) => !unchanged.has(record.key));
  if (open.length > 0) await writeRows(db, open, stored, names, now);
  return unchanged;
}

async function writeRows(
  db: Kysely<Database>,
  entries: Entry[],
  stored: Map<number, PropertyRow>,
  names: NameIds,
  now: string,
): Promise<void> {
  await addSearchWords(
    db,
    entries.map(({ draft }) => draft.search()),
  );
  await updateRows(db, entries, stored, now);
  const inserted = await insertRows<'properties', { id: number; feed_key: string }>(
    db,
    'properties',
    entries.filter(({ existing }) => !existing).map(({ row }) => row),
    'returning id, feed_key',
  );
  const ids = new Map(inserted.map(({ id, feed_key }) => [feed_key, id]));
  await writeParts(
    db,
    entries.map(({ record, draft, existing, row }): Written => {
      const id = existing?.id ?? ids.get(record.key) ?? 0;
      const facilities = names.facilities(record);
      return {
        record,
        id,
        words: draft.words(),
        facilities,
        existed: Boolean(existing),
        at: row.updated_at,
      };
    }),
  );
}

async function storedRows(db: Kysely<Database>, writes: Write[]): Promise<Map<number, PropertyRow>> {
  const ids = writes.flatMap(({ existing }) => existing?.id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('properties').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keys of properties that are stored as their records say, although the digests differ. */
async function unchangedAmong(
  db: Kysely<Database>,
  entries: Entry[],
  stored: Map<number, PropertyRow>,
): Promise<Set<string>> {
  const alike = entries.flatMap(({ existing, record, row }) => {
    const present = existing && stored.get(existing.id);
    if (!present) return [];
    const { content_hash, updated_at, ...content } = changesOf(present, row);
    const isDated = utcTime(record.updated_at) !== null && updated_at !== undefined;
    return isDated || Object.keys(content).length > 0 ? [] : [{ present, record }];
  });
  if (alike.length === 0) return new Set();
  const records = await recordsOf(
    db,
    alike.map(({ present }) => present),
  );
  return new Set(
    alike.flatMap(({ record }, index) => {
      const known = records[index];
      return known && digest(partsOf(known)) === digest(partsOf(record)) ? [record.key] : [];
    }),
  );
}

async function noteDigest(db: Kysely<Database>, id: number, content_hash: string): Promise<void> {
  await db.updateTable('properties').set({ content_hash }).where('id', '=', id).execute();
}

/** The property's own date, in UTC; null without one. */
function dateOf({ updated_at, is_undated }: PropertyRecord): string | null {
  return is_undated ? null : utcTime(updated_at);
}

/** The stated day of the sale, else the day of the first import as sold; null when it was already sold when first imported. */
function soldAt(record: PropertyRecord, existing: Existing | undefined, now: string): string | null {
  if (!isSold(record.sales_status)) return null;
  if (record.sold_at !== null || !existing) return record.sold_at;
  return isSold(existing.status) ? existing.sold_at : dubaiDay(Date.parse(now));
}

/** Sets only the columns that differ, because setting a column rewrites its indexes even with the same value. */
async function updateRows(
  db: Kysely<Database>,
  entries: Entry[],
  stored: Map<number, PropertyRow>,
  now: string,
): Promise<void> {
  for (const { existing, row } of entries) {
    const present = existing && stored.get(existing.id);
    if (!existing || !present) continue;
    await db.updateTable('properties').set(changesOf(present, row)).where('id', '=', existing.id).execute();
    if (row.slug !== existing.slug) await moveSlug(db, existing, row.slug, now);
  }
}

function changesOf(present: PropertyRow, row: NewPropertyRow): Partial<NewPropertyRow> {
  const { created_at, ...wanted } = row;
  return Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => fieldOf(present, column) !== value),
  );
}

/** Records the former slug for redirects, and frees it when the property returns to it. */
async function moveSlug(db: Kysely<Database>, { id, slug }: ExistingProperty, present: string, now: string) {
  await db.deleteFrom('property_slugs').where('slug', '=', present).execute();
  await db.insertInto('property_slugs').values({ slug, property_id: id, moved_at: now }).execute();
}
