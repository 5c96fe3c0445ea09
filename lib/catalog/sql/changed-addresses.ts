import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { CatalogAddress } from '../source';

type Address = Pick<CatalogAddress, 'page' | 'slug' | 'unit_id'>;

/**
 * Addresses of the pages of these listings, former ones among them, whether they are published or not: a page that
 * went is news as well.
 *
 * @param feedKeys keys of the listings in their feeds, a few hundred at most
 */
export async function addressesOfListings(db: Kysely<Database>, feedKeys: string[]): Promise<Address[]> {
  const listings = await db
    .selectFrom('properties')
    .select(['id', 'slug', 'units_count'])
    .where('feed_key', 'in', feedKeys)
    .orderBy('id')
    .execute();
  const ids = listings.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [units, former] = await Promise.all([
    db
      .selectFrom('units')
      .select(['id', 'property_id'])
      .where('property_id', 'in', ids)
      .orderBy('id')
      .execute(),
    db.selectFrom('property_slugs').select('slug').where('property_id', 'in', ids).execute(),
  ]);
  const slugs = new Map(listings.map(({ id, slug }) => [id, slug]));
  return [
    ...listings.map(({ slug }): Address => ({ page: 'property', slug, unit_id: null })),
    ...listings
      .filter(({ units_count }) => units_count > 0)
      .map(({ slug }): Address => ({ page: 'units', slug, unit_id: null })),
    ...units.map(
      ({ id, property_id }): Address => ({
        page: 'unit',
        slug: slugs.get(property_id) ?? '',
        unit_id: id,
      }),
    ),
    ...former.map(({ slug }): Address => ({ page: 'property', slug, unit_id: null })),
  ];
}
