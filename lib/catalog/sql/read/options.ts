import type { Kysely } from 'kysely';
import type { District, FilterOption, FilterOptions, Named } from '@/lib/catalog/types';
import type { Database, NamedTableName } from '@/lib/database/schema';
import { catalogSets } from './catalog-sets';
import type { ListingTable } from './listing-table';

/** The options of every filter, by name, without options that have no published property. */
export async function filterOptions(db: Kysely<Database>): Promise<FilterOptions> {
  const [property_types, property_statuses, sales_statuses, cities, developers, districts, districtTotals] =
    await Promise.all([
      optionsOf(db, 'property_types', 'property_type_id'),
      optionsOf(db, 'property_statuses', 'property_status_id'),
      optionsOf(db, 'sales_statuses', 'sales_status_id'),
      optionsOf(db, 'cities', 'city_id'),
      optionsOf(db, 'developers', 'developer_id'),
      listDistricts(db),
      totalsBy(db, 'district_id'),
    ]);
  return {
    property_types,
    property_statuses,
    sales_statuses,
    cities,
    districts: withCounts(districts, districtTotals),
    developers,
  };
}

/** All rows of a name table, by name. */
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

export async function optionsOf(
  db: Kysely<Database>,
  table: NamedTableName,
  column: keyof ListingTable['columns'],
): Promise<FilterOption[]> {
  const [names, totals] = await Promise.all([listNamed(db, table), totalsBy(db, column)]);
  return withCounts(names, totals);
}

async function totalsBy(db: Kysely<Database>, column: keyof ListingTable['columns']) {
  return (await catalogSets(db)).totals(column);
}

function withCounts<T extends Named>(names: T[], totals: Map<number, number>): (T & { count: number })[] {
  return names.flatMap((name) => {
    const count = totals.get(name.id);
    return count ? [{ ...name, count }] : [];
  });
}
