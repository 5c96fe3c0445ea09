import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { type FeaturedLevel, featuredCount } from '@/lib/catalog/source';
import type { PropertySummary } from '@/lib/catalog/types';
import type { Database } from '@/lib/database/schema';
import { isUnsold } from './held-back';
import { findPropertyId } from './property';
import { isPublished } from './published';
import { summariesOf } from './summaries';

/** The featured grid in its own order; the larger level starts with the smaller. */
export async function featuredProperties(
  db: Kysely<Database>,
  level: FeaturedLevel,
): Promise<PropertySummary[]> {
  const rows = await db
    .selectFrom('properties')
    .select('id')
    .where('featured_rank', 'is not', null)
    .where(isPublished())
    .orderBy('featured_rank')
    .orderBy('id')
    .limit(featuredCount[level])
    .execute();
  return summariesOf(
    db,
    rows.map((row) => row.id),
  );
}

/**
 * Same district and type first, then same city and type, then the rest; within a group by closest price. Also for
 * properties no longer published; never sold ones. Null when there is no such property.
 */
export async function similarProperties(
  db: Kysely<Database>,
  ref: string,
  limit: number,
): Promise<PropertySummary[] | null> {
  const id = await findPropertyId(db, ref, 'all');
  if (id === null) return null;
  const origin = await db
    .selectFrom('properties')
    .select(['city_id', 'district_id', 'property_type_id', 'price'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!origin) return null;
  const unsold = await isUnsold(db);
  const found: number[] = [];
  for (const circle of circlesAround(origin)) {
    if (found.length >= limit) break;
    const rows = await db
      .selectFrom('properties')
      .select('id')
      .where((e) => e.and([isPublished(), ...(unsold ? [unsold] : []), ...circle]))
      .where('id', 'not in', [id, ...found])
      .orderBy(byPriceFrom(origin.price))
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map((row) => row.id));
  }
  return summariesOf(db, found);
}

type Origin = Record<'city_id' | 'district_id' | 'property_type_id', number | null>;

function circlesAround(origin: Origin): Expression<SqlBool>[][] {
  const same = (column: keyof Origin): Expression<SqlBool> =>
    sql<SqlBool>`${sql.ref(column)} = ${origin[column]}`;
  const circles: (keyof Origin)[][] = [
    ['district_id', 'property_type_id'],
    ['city_id', 'property_type_id'],
    [],
  ];
  return circles
    .filter((columns) => columns.every((column) => origin[column] !== null))
    .map((columns) => columns.map(same));
}

function byPriceFrom(price: number | null) {
  return price === null ? sql`id desc` : sql`(price is null), abs(price - ${price}), id desc`;
}
