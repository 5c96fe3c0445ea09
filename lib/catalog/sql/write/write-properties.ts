import type { Kysely } from 'kysely';
import { hasOddPrice } from '@/lib/catalog/odd-price';
import { recencyOf } from '@/lib/catalog/recency';
import type { PropertyRecord, WriteOutcome } from '@/lib/catalog/record';
import { isSold } from '@/lib/catalog/sales-status';
import { insertRows } from '@/lib/database/insert-rows';
import type { Database, NewPropertyRow } from '@/lib/database/schema';
import { addSearchWords } from '@/lib/database/word-search';
import { fieldOf } from '@/lib/typed-keys';
import { isoTime } from '../property-row';
import { type Draft, Drafts } from './drafts';
import { feedDigest, takenOff, withEdits } from './edited-writes';
import { type KnownNames, resolveNames } from './write-names';
import { type Written, writeParts } from './write-parts';
import { chooseSlugs, type ExistingProperty, type NextNumbers } from './write-slugs';

type Write = {
  record: PropertyRecord;
  /** Keeps the property's own date, because only edits by the desk change. */
  keepsDate?: boolean;
  draft: Draft;
  existing: Existing | undefined;
};

type Existing = ExistingProperty & { sold_at: string | null; status: string | null; recency: string };

/** Writes records with distinct keys; outcome per record, in order. Call inside a transaction. */
export async function writeProperties(
  db: Kysely<Database>,
  records: PropertyRecord[],
  drafts: Drafts,
  known: KnownNames,
  numbers: NextNumbers,
): Promise<WriteOutcome[]> {
  const existing = await findExisting(db, records);
  const all = records.map(
    (record): Write => ({ record, draft: drafts.of(record), existing: existing.get(record.key) }),
  );
  const changed = all.filter(({ existing, draft }) => existing?.content_hash !== draft.hash);
  if (changed.length > 0) await writeChanged(db, await withEdits(db, changed), known, numbers);
  return all.map(({ existing, draft }) => {
    if (!existing) return 'created';
    return existing.content_hash === draft.hash ? 'unchanged' : 'updated';
  });
}

/**
 * Writes a stored property again after a change of the desk's edits. The digest of the feed's record is kept.
 * @param record the feed's values, without the edits
 */
export async function rewriteProperty(db: Kysely<Database>, record: PropertyRecord): Promise<void> {
  const existing = (await findExisting(db, [record])).get(record.key);
  if (!existing) return;
  const { content, ...draft } = new Drafts().of(record);
  const hash = existing.content_hash;
  const shown = hash === takenOff ? { ...content, hidden_from: 0 } : content;
  const writes = await withEdits(db, [{ record, draft: { ...draft, content: shown, hash }, existing }]);
  const kept = writes.map((write) => ({ ...write, keepsDate: true }));
  await writeChanged(db, kept, new Map(), new Map());
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

async function writeChanged(
  db: Kysely<Database>,
  writes: Write[],
  known: KnownNames,
  numbers: NextNumbers,
): Promise<void> {
  const now = new Date().toISOString();
  const names = await resolveNames(
    db,
    writes.map((write) => write.record),
    known,
  );
  const slugs = await chooseSlugs(db, writes, numbers);
  const rows = writes.map(
    ({ record, draft, existing, keepsDate }, index): NewPropertyRow => ({
      ...draft.content,
      sold_at: soldAt(record, existing, now),
      has_odd_price: hasOddPrice(record) ? 1 : 0,
      ...draft.search(),
      ...names.relations(record),
      slug: slugs[index] ?? '',
      content_hash: draft.hash,
      created_at: now,
      updated_at: isoTime(record.updated_at) ?? now,
      recency:
        existing && keepsDate ? existing.recency : recencyOf(isoTime(record.updated_at), record.key, record),
    }),
  );
  await addSearchWords(
    db,
    writes.map(({ draft }) => draft.search()),
  );
  await updateRows(db, writes, rows, now);
  const inserted = await insertRows<'properties', { id: number; feed_key: string }>(
    db,
    'properties',
    rows.filter((_row, index) => !writes[index]?.existing),
    'returning id, feed_key',
  );
  const ids = new Map(inserted.map(({ id, feed_key }) => [feed_key, id]));
  await writeParts(
    db,
    writes.map(({ record, draft, existing }, index): Written => {
      const id = existing?.id ?? ids.get(record.key) ?? 0;
      const at = rows[index]?.updated_at ?? now;
      const facilities = names.facilities(record);
      return { record, id, words: draft.words(), facilities, existed: Boolean(existing), at };
    }),
  );
}

/** The stated day of the sale, else the day of the first import as sold; null when it was already sold when first imported. */
function soldAt(record: PropertyRecord, existing: Existing | undefined, now: string): string | null {
  if (!isSold(record.sales_status)) return null;
  if (record.sold_at !== null || !existing) return record.sold_at;
  return isSold(existing.status) ? existing.sold_at : now.slice(0, 10);
}

/** Sets only the columns that differ, because setting a column rewrites its indexes even with the same value. */
async function updateRows(
  db: Kysely<Database>,
  writes: Write[],
  rows: NewPropertyRow[],
  now: string,
): Promise<void> {
  const ids = writes.flatMap(({ existing }) => existing?.id ?? []);
  if (ids.length === 0) return;
  const stored = await db.selectFrom('properties').selectAll().where('id', 'in', ids).execute();
  const storedById = new Map(stored.map((row) => [row.id, row]));
  for (const [index, { existing }] of writes.entries()) {
    const row = rows[index];
    const present = existing && storedById.get(existing.id);
    if (!existing || !row || !present) continue;
    const { created_at, ...wanted } = row;
    const change = Object.fromEntries(
      Object.entries(wanted).filter(([column, value]) => fieldOf(present, column) !== value),
    );
    await db.updateTable('properties').set(change).where('id', '=', existing.id).execute();
    if (row.slug !== existing.slug) await moveSlug(db, existing, row.slug, now);
  }
}

/** Records the former slug for redirects, and frees it when the property returns to it. */
async function moveSlug(db: Kysely<Database>, { id, slug }: ExistingProperty, present: string, now: string) {
  await db.deleteFrom('property_slugs').where('slug', '=', present).execute();
  await db.insertInto('property_slugs').values({ slug, property_id: id, moved_at: now }).execute();
}
