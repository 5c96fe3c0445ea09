import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { type FeaturedLevel, featuredCount } from '@/lib/catalog/source';
import { inTurn } from '@/lib/catalog/spread';
import type { PropertySummary } from '@/lib/catalog/types';
import type { Database } from '@/lib/database/schema';
import { totalsBy } from './group-totals';
import { isUnsold } from './held-back';
import { findPropertyId } from './property';
import { isPublished } from './published';
import { summariesOf } from './summaries';

/**
 * The featured grid in its own order; the larger level starts with the smaller. Without ranked properties, the newest
 * with pictures, in turn from the districts that most enquiries and then most properties are about.
 */
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
  const ranked = rows.map((row) => row.id);
  return summariesOf(db, ranked.length > 0 ? ranked : await newestWithPictures(db, featuredCount[level]));
}

const soughtDistricts = 12;
const recentlyMs = 90 * 24 * 60 * 60 * 1000;

async function newestWithPictures(db: Kysely<Database>, limit: number): Promise<number[]> {
  const unsold = await isUnsold(db);
  const newest = async (conditions: Expression<SqlBool>[], most: number) => {
    const rows = await db
      .selectFrom('properties')
      .select('id')
      .where((e) => e.and([isPublished(), ...(unsold ? [unsold] : []), ...conditions]))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  };
  const pictured = sql<SqlBool>`properties.cover_image is not null`;
  const groups: number[][] = [];
  for (const district of await mostSought(db)) {
    groups.push(await newest([pictured, sql<SqlBool>`properties.district_id = ${district}`], 3));
  }
  const found = inTurn(groups, limit);
  if (found.length >= limit) return found;
  // Few districts: any with a picture, then any at all.
  const others = [...(await newest([pictured], limit)), ...(await newest([], limit))];
  return [...new Set([...found, ...others])].slice(0, limit);
}

/** Ids of districts, most enquiries of the last 90 days first, then most properties. */
async function mostSought(db: Kysely<Database>): Promise<number[]> {
  const since = new Date(Date.now() - recentlyMs).toISOString();
  const [totals, enquiries] = await Promise.all([
    totalsBy(db, 'district_id'),
    db
      .selectFrom('inquiries')
      .innerJoin('properties', 'properties.id', 'inquiries.property_id')
      .select((e) => ['properties.district_id as district', e.fn.countAll<number>().as('asked')])
      .where('inquiries.created_at', '>=', since)
      .groupBy('properties.district_id')
      .execute(),
  ]);
  const asked = new Map(enquiries.map((row) => [row.district, Number(row.asked)]));
  return [...totals]
    .filter(([district, count]) => district !== 0 && count > 0)
    .sort(([a, homesA], [b, homesB]) => (asked.get(b) ?? 0) - (asked.get(a) ?? 0) || homesB - homesA || a - b)
    .slice(0, soughtDistricts)
    .map(([district]) => district);
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
