import { type Kysely, sql } from 'kysely';
import type { Database, NamedTableName } from '@/lib/database/schema';
import type { District, FilterOption, FilterOptions, Named } from '../types';
import { isPublished } from './published';

type Relation =
  | 'property_type_id'
  | 'property_status_id'
  | 'sales_status_id'
  | 'city_id'
  | 'district_id'
  | 'developer_id';

/** The options of every filter, by name. One that leads to no published property is left out. */
export async function filterOptions(db: Kysely<Database>): Promise<FilterOptions> {
  const [property_types, property_statuses, sales_statuses, cities, developers, districts, districtCounts] =
    await Promise.all([
      optionsOf(db, 'property_types', 'property_type_id'),
      optionsOf(db, 'property_statuses', 'property_status_id'),
      optionsOf(db, 'sales_statuses', 'sales_status_id'),
      optionsOf(db, 'cities', 'city_id'),
      optionsOf(db, 'developers', 'developer_id'),
      listDistricts(db),
      countsBy(db, 'district_id'),
    ]);
  return {
    property_types,
    property_statuses,
    sales_statuses,
    cities,
    districts: withCounts(districts, districtCounts),
    developers,
  };
}

/** All rows of a table of names, by name. */
export function listNamed(db: Kysely<Database>, table: NamedTableName): Promise<Named[]> {
  return db.selectFrom(table).select(['id', 'name', 'slug']).orderBy('search_name').orderBy('id').execute();
}

export function listDistricts(db: Kysely<Database>, cityId?: number): Promise<District[]> {
  const all = db
    .selectFrom('districts')
    .select(['id', 'name', 'slug', 'city_id'])
    .orderBy('search_name')
    .orderBy('id');
  return (cityId === undefined ? all : all.where('city_id', '=', cityId)).execute();
}

/** Published properties by the id in a column; listings where it is unknown are not among them. */
export async function countsBy(db: Kysely<Database>, column: Relation): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('properties')
    .select([column, sql<number>`count(*)`.as('count')])
    .where(isPublished())
    .where(column, 'is not', null)
    .groupBy(column)
    .execute();
  return new Map(rows.map((row) => [Number(row[column]), row.count]));
}

export async function optionsOf(
  db: Kysely<Database>,
  table: NamedTableName,
  column: Relation,
): Promise<FilterOption[]> {
  const [names, counts] = await Promise.all([listNamed(db, table), countsBy(db, column)]);
  return withCounts(names, counts);
}

function withCounts<T extends Named>(names: T[], counts: Map<number, number>): (T & { count: number })[] {
  return names.flatMap((name) => {
    const count = counts.get(name.id);
    return count ? [{ ...name, count }] : [];
  });
}
