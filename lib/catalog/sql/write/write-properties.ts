import type { Kysely } from 'kysely';
import type { PropertyRecord, WriteOutcome } from '@/lib/catalog/record';
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
  existing: ExistingListing | undefined;
};

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

async function findExisting(
  db: Kysely<Database>,
  records: PropertyRecord[],
): Promise<Map<string, ExistingListing>> {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'slug', 'content_hash', 'feed_key'])
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
    ({ record, content, hash }, index): NewPropertyRow => ({
      ...content,
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
