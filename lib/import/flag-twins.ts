import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { Collected } from './collect-listings';
import { createTwinFinder, type Identity, type Twin } from './twins';

const pageSize = 2_000;

const reasons: Record<Twin['kind'], string> = {
  relisted: 'is like a listing that left the feed, perhaps the same home under a new reference',
  'same project': 'has title, developer and place of a listing from another feed',
};

/** Reports listings that are probably on the site already under another key; called before anything is written. */
export async function flagTwins(
  db: Kysely<Database>,
  { listings, has, doubtful }: Pick<Collected, 'listings' | 'has' | 'doubtful'>,
): Promise<void> {
  let page = await storedPage(db, 0);
  if (page.length === 0) return;
  const finder = createTwinFinder(identitiesOf(listings()), has);
  for (; page.length > 0; page = await storedPage(db, page.at(-1)?.id ?? 0)) {
    for (const stored of page) finder.compare(stored);
  }
  const twins = finder.twins();
  if (twins.size === 0) return;
  let index = 0;
  for (const { position } of listings()) {
    const twin = twins.get(index);
    if (twin) doubtful.add(reasons[twin.kind], position, { column: 'key', value: twin.key });
    index += 1;
  }
}

function* identitiesOf(listings: ReturnType<Collected['listings']>): Generator<Identity> {
  for (const { record } of listings) yield { ...record, bedrooms: record.average_bedrooms };
}

/** Listings of feeds, also those that are off the site, in pages by id. */
function storedPage(db: Kysely<Database>, afterId: number) {
  return db
    .selectFrom('properties')
    .leftJoin('developers', 'developers.id', 'properties.developer_id')
    .leftJoin('districts', 'districts.id', 'properties.district_id')
    .select([
      'properties.id',
      'feed_key as key',
      'title',
      'developers.name as developer',
      'districts.name as district',
      'min_area',
      'average_bedrooms as bedrooms',
    ])
    .where('is_sample', '=', 0)
    .where('properties.id', '>', afterId)
    .orderBy('properties.id')
    .limit(pageSize)
    .execute();
}
