import type { Kysely } from 'kysely';
import type { PropertyDetail } from '@/lib/catalog/types';
import type { Database } from '@/lib/database/schema';
import { idOf, isStorable } from '../id-or-slug';
import { type DetailParts, formatRange, toDetail } from '../rows';
import { paymentPlansOf } from './payment-plans';
import { isPublished } from './published';
import { readRelationNames } from './relations';

/**
 * A published property by id, slug or former slug; null when missing. For a former slug the result has the current one,
 * so that the page can redirect.
 */
export async function getProperty(db: Kysely<Database>, ref: string): Promise<PropertyDetail | null> {
  const id = await findPropertyId(db, ref);
  if (id === null) return null;
  const [row, description, images, facilities, plans, units] = await Promise.all([
    db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('property_descriptions').selectAll().where('property_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('property_images')
      .select('image')
      .where('property_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('property_facilities')
      .innerJoin('facilities', 'facilities.id', 'property_facilities.facility_id')
      .select(['facilities.id', 'facilities.name'])
      .where('property_facilities.property_id', '=', id)
      .orderBy('property_facilities.position')
      .execute(),
    paymentPlansOf(db, [id]),
    unitsSummaryOf(db, id),
  ]);
  if (!row) return null;
  return toDetail(row, await readRelationNames(db, [row]), {
    description: description?.description ?? null,
    property_images: images,
    facilities,
    payment_plans: plans.get(id) ?? [],
    property_units_summary: units,
  });
}

/** The id of a property, published unless `among` is 'all'; null when missing. */
export async function findPropertyId(
  db: Kysely<Database>,
  ref: string,
  among: 'published' | 'all' = 'published',
): Promise<number | null> {
  if (!isStorable(ref)) return null;
  const properties = db
    .selectFrom('properties')
    .select('properties.id')
    .$if(among === 'published', (query) => query.where(isPublished()));
  const id = idOf(ref);
  const found = await properties
    .where(id === null ? 'properties.slug' : 'properties.id', '=', id ?? ref)
    .executeTakeFirst();
  if (found || id !== null) return found?.id ?? null;
  const moved = await properties
    .innerJoin('property_slugs', 'property_slugs.property_id', 'properties.id')
    .where('property_slugs.slug', '=', ref)
    .executeTakeFirst();
  return moved?.id ?? null;
}

async function unitsSummaryOf(
  db: Kysely<Database>,
  propertyId: number,
): Promise<DetailParts['property_units_summary']> {
  const { count, ...range } = await db
    .selectFrom('units')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.min('apartment_type_id').as('minBedrooms'),
      e.fn.max('apartment_type_id').as('maxBedrooms'),
      e.fn.min('area').as('minArea'),
      e.fn.max('area').as('maxArea'),
    ])
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow();
  if (count === 0) return null;
  return {
    bedrooms: formatRange(range.minBedrooms, range.maxBedrooms, 'Studio'),
    area: formatRange(range.minArea, range.maxArea),
  };
}
