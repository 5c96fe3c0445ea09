import type { Kysely } from 'kysely';
import { hasOddPrice } from '@/lib/catalog/odd-price';
import type { PropertyRecord, WriteOutcome } from '@/lib/catalog/record';
import { isSold } from '@/lib/catalog/sales-status';
import type { Database, NewPropertyRow } from '@/lib/database/schema';
import { addSearchWords } from '@/lib/database/word-search';
import { searchColumns } from '@/lib/search/listing-words';
import { contentHash, isoTime, type PropertyContent, propertyContent } from '../property-row';
import { inBatches } from './write-batch';
import { resolveNames } from './write-names';
import { type Written, writeParts } from './write-parts';
import { chooseSlugs, type ExistingListing } from './write-slugs';

type Write = {
  record: PropertyRecord;
  content: PropertyContent;
  hash: string;
  existing: Existing | undefined;
};

type Existing = ExistingListing & { sold_at: string | null; status: string | null };

/** Writes records with distinct keys; outcome per record, in order. Call inside a transaction. */
export async function writeProperties(
  db: Kysely<Database>,
  records: PropertyRecord[],
): Promise<WriteOutcome[]> {
  const existing = await findExisting(db, records);
  const all = records.map((record): Write => {
    const content = propertyContent(record);
    return { record, content, hash: contentHash(record, content), existing: existing.get(record.key) };
  });
  const changed = all.filter((write) => write.existing?.content_hash !== write.hash);
  if (changed.length > 0) await writeChanged(db, changed);
  return all.map((write) => {
    if (!write.existing) return 'created';
    return write.existing.content_hash === write.hash ? 'unchanged' : 'updated';
  });
}

async function findExisting(db: Kysely<Database>, records: PropertyRecord[]): Promise<Map<string, Existing>> {
  const rows = await db
    .selectFrom('properties')
    .leftJoin('sales_statuses', 'sales_statuses.id', 'properties.sales_status_id')
    .select(['properties.id', 'properties.slug', 'content_hash', 'feed_key', 'sold_at'])
    .select('sales_statuses.name as status')
    .where(
      'feed_key',
      'in',
      records.map((record) => record.key),
    )
    .execute();
  return new Map(rows.map(({ feed_key, ...row }) => [feed_key, row]));
}

async function writeChanged(db: Kysely<Database>, writes: Write[]): Promise<void> {
  const now = new Date().toISOString();
  const names = await resolveNames(
    db,
    writes.map((write) => write.record),
  );
  const slugs = await chooseSlugs(db, writes);
  const rows = writes.map(
    ({ record, content, hash, existing }, index): NewPropertyRow => ({
      ...content,
      sold_at: soldAt(record, existing, now),
      has_odd_price: hasOddPrice(record) ? 1 : 0,
      ...searchColumns(record),
      ...names.relations(record),
      slug: slugs[index] ?? '',
      content_hash: hash,
      created_at: now,
      updated_at: isoTime(record.updated_at) ?? now,
    }),
  );
  await addSearchWords(
    db,
    writes.map(({ record }) => searchColumns(record)),
  );
  await updateRows(db, writes, rows, now);
  const ids = await insertRows(
    db,
    rows.filter((_row, index) => !writes[index]?.existing),
  );
  await writeParts(
    db,
    writes.map(({ record, existing }, index): Written => {
      const id = existing?.id ?? ids.get(record.key) ?? 0;
      const at = rows[index]?.updated_at ?? now;
      return { record, id, facilities: names.facilities(record), existed: Boolean(existing), at };
    }),
  );
}

/** The stated day of the sale, else the day on which the feed first said so; null when that was before our time. */
function soldAt(record: PropertyRecord, existing: Existing | undefined, now: string): string | null {
  if (!isSold(record.sales_status)) return null;
  if (record.sold_at !== null || !existing) return record.sold_at;
  return isSold(existing.status) ? existing.sold_at : now.slice(0, 10);
}

async function updateRows(
  db: Kysely<Database>,
  writes: Write[],
  rows: NewPropertyRow[],
  now: string,
): Promise<void> {
  for (const [index, { existing }] of writes.entries()) {
    const row = rows[index];
    if (!existing || !row) continue;
    const { created_at, ...change } = row;
    await db.updateTable('properties').set(change).where('id', '=', existing.id).execute();
    if (row.slug !== existing.slug) await moveSlug(db, existing, row.slug, now);
  }
}

/** Records the former slug for redirects, and frees it when the property returns to it. */
async function moveSlug(db: Kysely<Database>, { id, slug }: ExistingListing, present: string, now: string) {
  await db.deleteFrom('property_slugs').where('slug', '=', present).execute();
  await db.insertInto('property_slugs').values({ slug, property_id: id, moved_at: now }).execute();
}

async function insertRows(db: Kysely<Database>, rows: NewPropertyRow[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  await inBatches(rows, async (portion) => {
    const inserted = await db
      .insertInto('properties')
      .values(portion)
      .returning(['id', 'feed_key'])
      .execute();
    for (const { id, feed_key } of inserted) ids.set(feed_key, id);
  });
  return ids;
}
