import type { Kysely } from 'kysely';
import { feedOfKey } from '@/lib/catalog/keys/feed-key';
import type { Database } from '@/lib/database/schema';
import type { ImportNames } from '../import-names';
import type { Collected } from '../records/collect-records';
import { createDuplicateFinder, type Duplicate } from './duplicates';
import type { Position } from './report';

const pageSize = 2_000;

const reasons: Record<Duplicate['kind'], string> = {
  relisted: 'is like a property that left the feed, perhaps the same home under a new reference',
  'same project': 'has title and developer of a property from another feed',
};

/**
 * Reports properties that are probably already stored under another key. Call before anything is written.
 * @returns how many are the same project as one of another feed, by feed
 */
export async function reportDuplicates(
  db: Kysely<Database>,
  { records, feeds, has, doubtful }: Pick<Collected, 'records' | 'feeds' | 'has' | 'doubtful'>,
  names: Pick<ImportNames, 'resolve'>,
): Promise<Map<string, number>> {
  const shared = new Map<string, number>();
  const finder = createDuplicateFinder(feeds, has);
  for (let after = 0; ; ) {
    const page = await storedPage(db, after);
    for (const stored of page) finder.add(names.resolve(stored));
    if (page.length === 0) break;
    after = page.at(-1)?.id ?? after;
  }
  // Usually empty, which saves reading the properties again.
  if (finder.isEmpty()) return shared;
  const found: Found[] = [];
  for (const { record, position } of records()) {
    const duplicate = finder.duplicateOf({ ...record, bedrooms: record.average_bedrooms });
    if (duplicate) found.push({ ...duplicate, key: record.key, position });
    if (found.length >= pageSize) await report(db, found.splice(0), doubtful, shared);
  }
  await report(db, found, doubtful, shared);
  return shared;
}

type Found = Duplicate & { key: string; position: Position };

async function report(
  db: Kysely<Database>,
  found: Found[],
  doubtful: Collected['doubtful'],
  shared: Map<string, number>,
): Promise<void> {
  if (found.length === 0) return;
  const stored = await db
    .selectFrom('properties')
    .select(['id', 'feed_key'])
    .where((e) =>
      e.or([
        e(
          'id',
          'in',
          found.map(({ id }) => id),
        ),
        e(
          'feed_key',
          'in',
          found.map(({ key }) => key),
        ),
      ]),
    )
    .execute();
  const keys = new Map(stored.map(({ id, feed_key }) => [id, feed_key]));
  const known = new Set(keys.values());
  for (const { kind, id, key, position } of found) {
    if (kind === 'relisted' && known.has(key)) continue;
    const storedKey = keys.get(id) ?? '';
    doubtful.add(reasons[kind], position, { column: 'key', value: storedKey });
    const feed = feedOfKey(storedKey);
    if (kind === 'same project') shared.set(feed, (shared.get(feed) ?? 0) + 1);
  }
}

/** A page of stored properties by id, including those off the site, without samples. */
function storedPage(db: Kysely<Database>, afterId: number) {
  return db
    .selectFrom('properties')
    .leftJoin('developers', 'developers.id', 'properties.developer_id')
    .leftJoin('districts', 'districts.id', 'properties.district_id')
    .leftJoin('cities', 'cities.id', 'properties.city_id')
    .select([
      'properties.id',
      'feed_key as key',
      'title',
      'developers.name as developer',
      'districts.name as district',
      'cities.name as city',
      'min_area',
      'average_bedrooms as bedrooms',
    ])
    .where('is_sample', '=', 0)
    .where('properties.id', '>', afterId)
    .orderBy('properties.id')
    .limit(pageSize)
    .execute();
}
