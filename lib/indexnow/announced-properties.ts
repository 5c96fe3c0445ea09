import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { SitemapUrl } from '@/lib/catalog/source';
import { isHidden } from '@/lib/catalog/sql/read/published';
import { inBatches } from '@/lib/database/in-batches';
import type { Database } from '@/lib/database/schema';

/*
 * Each property row stores what was last announced: the digest including units, or that it is gone. Never-announced
 * properties count as gone, so hidden ones among them are skipped.
 */

const gone = 'gone';

/** Batch size: small enough not to delay visitors, and for the units of large properties to fit into memory. */
const batchSize = 200;

type PageUrl = Pick<SitemapUrl, 'page' | 'slug' | 'unit_id'>;
type PropertyState = { property_id: number; state: string };
type ChangedProperty = PropertyState & { slug: string; units_count: number };

/** A property that changed since its announcement, with the URLs of its pages including former ones. */
export type PropertyNews = PropertyState & { urls: PageUrl[] };

/** Properties that appeared, changed or disappeared since their last announcement, by id, without samples. */
export async function* propertyNews(db: Kysely<Database>): AsyncGenerator<PropertyNews> {
  const { last } = await db
    .selectFrom('properties')
    .select((e) => e.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let after = 0; after < (last ?? 0); after += batchSize) {
    const changed = await changedProperties(db, after, after + batchSize);
    if (changed.length > 0) yield* await withUrls(db, changed);
    // SQLite is synchronous: without a pause nothing else would run until the last batch.
    await setImmediate();
  }
}

/** Stores properties as announced in the state that was read; later changes are announced again. */
export async function recordAnnounced(db: Kysely<Database>, news: PropertyState[]): Promise<void> {
  const rows = news.map(({ property_id, state }) => ({ property_id, state }));
  await inBatches(rows, (values) =>
    db
      .insertInto('announced_listings')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('property_id').doUpdateSet((e) => ({ state: e.ref('excluded.state') })),
      )
      .execute(),
  );
}

function changedProperties(db: Kysely<Database>, after: number, last: number): Promise<ChangedProperty[]> {
  const state = sql<string>`case when ${isHidden()} then ${gone} else properties.content_hash end`;
  return db
    .selectFrom('properties')
    .leftJoin('announced_listings', 'announced_listings.property_id', 'properties.id')
    .select(['properties.id as property_id', 'properties.slug', 'properties.units_count', state.as('state')])
    .where('properties.id', '>', after)
    .where('properties.id', '<=', last)
    .where('properties.is_sample', '=', 0)
    .where(state, '<>', sql<string>`coalesce(announced_listings.state, ${gone})`)
    .orderBy('properties.id')
    .execute();
}

async function withUrls(db: Kysely<Database>, changed: ChangedProperty[]): Promise<PropertyNews[]> {
  const ids = changed.map(({ property_id }) => property_id);
  const [units, former] = await Promise.all([
    db
      .selectFrom('units')
      .innerJoin('properties', 'properties.id', 'units.property_id')
      .select(['units.id', 'units.property_id', 'properties.slug'])
      .where('units.property_id', 'in', ids)
      .orderBy('units.id')
      .execute(),
    db.selectFrom('property_slugs').select(['property_id', 'slug']).where('property_id', 'in', ids).execute(),
  ]);
  const urls = new Map(
    changed.map(({ property_id, slug, units_count }): [number, PageUrl[]] => {
      const own: PageUrl = { page: 'property', slug, unit_id: null };
      return [property_id, units_count > 0 ? [own, { ...own, page: 'units' }] : [own]];
    }),
  );
  for (const { property_id, slug, id } of units)
    urls.get(property_id)?.push({ page: 'unit', slug, unit_id: id });
  for (const { property_id, slug } of former)
    urls.get(property_id)?.push({ page: 'property', slug, unit_id: null });
  return changed.map(({ property_id, state }) => ({
    property_id,
    state,
    urls: urls.get(property_id) ?? [],
  }));
}
