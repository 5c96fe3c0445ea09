import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { roundRobin } from '@/lib/catalog/lists/round-robin';
import { type FeaturedLevel, featuredCount } from '@/lib/catalog/source';
import type { PropertySummary } from '@/lib/catalog/types';
import type { Database } from '@/lib/database/schema';
import { day } from '@/lib/durations';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { catalogSets } from './current-sets';
import { isUnsold, soldProperties, soldStatusIds } from './held-back';
import { findPropertyId } from './property';
import { isPublished } from './published';
import { summariesOf } from './summaries';

/** Published properties in the order of these ids. */
export async function propertiesByIds(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<PropertySummary[]> {
  const sets = await catalogSets(db);
  const published = sets.passing(defaultListingQuery);
  return summariesOf(
    sets,
    ids.filter((id) => published.has(id)),
  );
}

/**
 * The featured grid by rank; the larger level starts with the smaller one. Without ranked properties the newest ones with
 * pictures and plausible prices, district by district in turn, starting with the districts with most enquiries.
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
  const sets = await catalogSets(db);
  return summariesOf(sets, ranked.length > 0 ? ranked : await newestWithPictures(db, featuredCount[level]));
}

const maxDistricts = 12;
const recentlyMs = 90 * day;

async function newestWithPictures(db: Kysely<Database>, limit: number): Promise<number[]> {
  const soldIds = await soldStatusIds(db);
  const newest = async (conditions: Expression<SqlBool>[], most: number) => {
    const rows = await db
      .selectFrom('properties')
      .select('id')
      .where('has_odd_price', '=', 0)
      .where((e) => e.and([isPublished(), isUnsold(soldIds), ...conditions]))
      .orderBy('recency', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  };
  const pictured = sql<SqlBool>`properties.cover_image is not null`;
  const groups: number[][] = [];
  for (const district of await popularDistricts(db)) {
    groups.push(await newest([pictured, sql<SqlBool>`properties.district_id = ${district}`], 3));
  }
  const found = roundRobin(groups, limit);
  if (found.length >= limit) return found;
  // With few districts: any properties with a picture, then any others.
  const others = [...(await newest([pictured], limit)), ...(await newest([], limit))];
  return [...new Set([...found, ...others])].slice(0, limit);
}

/** Ids of districts, most enquiries of the last 90 days first, then most properties. */
async function popularDistricts(db: Kysely<Database>): Promise<number[]> {
  const since = new Date(Date.now() - recentlyMs).toISOString();
  const [totals, enquiries] = await Promise.all([
    catalogSets(db).then((sets) => sets.totals('district_id')),
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
    .sort(([a, homesA], [b, homesB]) => (asked.get(b) ?? 0) - (asked.get(a) ?? 0) || homesB - homesA || a - b)
    .slice(0, maxDistricts)
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
  const sets = await catalogSets(db);
  const [hidden, sold] = [sets.hidden(), await soldProperties(sets)];
  const { ids, columns } = sets.table;
  const { city_id, district_id, property_type_id, price } = columns;
  const origin = ids.indexOf(id);
  const from = price.at(origin);
  const found: Neighbour[] = [];
  for (let row = 0; row < ids.length; row += 1) {
    const other = ids[row] ?? 0;
    // Unknown types are NaN and count as the same: a feed without types still has neighbours.
    const isSameType = Object.is(property_type_id.at(row), property_type_id.at(origin));
    const isNear = isSameType && city_id.at(row) === city_id.at(origin);
    const circle = isSameType && district_id.at(row) === district_id.at(origin) ? 0 : isNear ? 1 : 2;
    const distance = distanceOf(from, price.at(row));
    const last = found[limit - 1];
    if (last && !isCloser({ id: other, circle, distance }, last)) continue;
    if (other === id || hidden.has(other) || sold.has(other)) continue;
    found.push({ id: other, circle, distance });
    found.sort((a, b) => (isCloser(a, b) ? -1 : 1));
    found.length = Math.min(found.length, limit);
  }
  return summariesOf(
    sets,
    found.map((neighbour) => neighbour.id),
  );
}

type Neighbour = { id: number; circle: number; distance: number };

/** Difference of two prices; 0 when the first is unknown, because then no price is closer than another. */
function distanceOf(from: number, to: number): number {
  if (Number.isNaN(from)) return 0;
  return Number.isNaN(to) ? Number.POSITIVE_INFINITY : Math.abs(from - to);
}

/** Whether `a` is closer than `b`; the newer one if they are equally close. */
function isCloser(a: Neighbour, b: Neighbour): boolean {
  if (a.circle !== b.circle) return a.circle < b.circle;
  return a.distance === b.distance ? a.id > b.id : a.distance < b.distance;
}
