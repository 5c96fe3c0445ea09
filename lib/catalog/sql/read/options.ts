import type { Kysely } from 'kysely';
import type { Community, District, FilterOption, FilterOptions, Named } from '@/lib/catalog/types';
import type { Database, NamedTableName } from '@/lib/database/schema';
import type { CatalogSets } from './catalog-sets';
import { catalogSets } from './current-sets';
import type { ListingTable } from './listing-table';

/** The options of every filter, by name, without options that have no published property. */
export async function filterOptions(db: Kysely<Database>): Promise<FilterOptions> {
  const [
    property_types,
    property_statuses,
    sales_statuses,
    cities,
    developers,
    districts,
    districtTotals,
    sets,
  ] = await Promise.all([
    optionsOf(db, 'property_types', 'property_type_id'),
    optionsOf(db, 'property_statuses', 'property_status_id'),
    optionsOf(db, 'sales_statuses', 'sales_status_id'),
    optionsOf(db, 'cities', 'city_id'),
    optionsOf(db, 'developers', 'developer_id'),
    allDistricts(db),
    totalsBy(db, 'district_id'),
    catalogSets(db),
  ]);
  const communities = communitiesOf(sets);
  return {
    property_types,
    property_statuses,
    sales_statuses,
    cities,
    districts: withCounts(districts, districtTotals),
    developers,
    ...(communities.length > 0 && { communities }),
  };
}

/** By name; a name in two districts is two communities. */
function communitiesOf(sets: CatalogSets): Community[] {
  const { columns, communities } = sets.table;
  const found = new Map<string, Community>();
  for (const row of sets.shownRows()) {
    const community = communities.get(columns.community.at(row));
    if (!community) continue;
    const district = columns.district_id.at(row);
    const key = `${district}/${community.slug}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { ...community, district_id: Number.isNaN(district) ? null : district, count: 1 });
  }
  return [...found.values()].sort((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0));
}

/** Names of published properties, by name. */
export async function listNamed(
  db: Kysely<Database>,
  table: NamedTableName,
  column: keyof ListingTable['columns'],
): Promise<Named[]> {
  const [names, totals] = await Promise.all([allNames(db, table), totalsBy(db, column)]);
  return names.filter(({ id }) => totals.has(id));
}

/** Districts of published properties, by name; with an id, those of one city. */
export async function listDistricts(db: Kysely<Database>, cityId?: number): Promise<District[]> {
  const [districts, totals] = await Promise.all([allDistricts(db, cityId), totalsBy(db, 'district_id')]);
  return districts.filter(({ id }) => totals.has(id));
}

function allNames(db: Kysely<Database>, table: NamedTableName): Promise<Named[]> {
  return db.selectFrom(table).select(['id', 'name', 'slug']).orderBy('search_name').orderBy('id').execute();
}

function allDistricts(db: Kysely<Database>, cityId?: number): Promise<District[]> {
  const all = db
    .selectFrom('districts')
    .select(['id', 'name', 'slug', 'city_id'])
    .orderBy('search_name')
    .orderBy('id');
  return (cityId === undefined ? all : all.where('city_id', '=', cityId)).execute();
}

/** The names of a table with their number of published properties; names without any are left out. */
export async function optionsOf(
  db: Kysely<Database>,
  table: NamedTableName,
  column: keyof ListingTable['columns'],
): Promise<FilterOption[]> {
  const [names, totals] = await Promise.all([allNames(db, table), totalsBy(db, column)]);
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
