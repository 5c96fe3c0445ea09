import type { Kysely } from 'kysely';
import { propertyRelations, type RelationName, relationNames } from '@/lib/catalog/fields/property-fields';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Database, NamedTableName } from '@/lib/database/schema';
import { slugify } from '@/lib/format/slug';
import { fold } from '@/lib/search/fold';
import { freeSlug } from '../read/slugs';

type RelationIds = Record<(typeof propertyRelations)[RelationName]['column'], number | null>;

/** Ids of the names in a batch; null and blank names have none. */
export type NameIds = {
  relations: (record: PropertyRecord) => RelationIds;
  /** In record order, without duplicates. */
  facilities: (record: PropertyRecord) => number[];
};

/** Finds or creates the rows of every name in the records. Names that fold alike share a row. */
export async function resolveNames(db: Kysely<Database>, records: PropertyRecord[]): Promise<NameIds> {
  const lookups: Partial<Record<RelationName, Lookup>> = {};
  for (const name of relationNames) {
    if (name === 'district') continue;
    const names = records.map((record) => record[name]);
    lookups[name] = await findOrCreate(db, propertyRelations[name].table, names);
  }
  const facilities = await findOrCreate(
    db,
    'facilities',
    records.flatMap((record) => record.facilities),
  );
  const cityOf: Lookup = (name) => lookups.city?.(name) ?? null;
  const districts = await findOrCreateDistricts(db, records, cityOf);
  return {
    relations: (record) => {
      const ids = relationNames.map((name) => [
        propertyRelations[name].column,
        name === 'district'
          ? districts(record.district, cityOf(record.city))
          : (lookups[name]?.(record[name]) ?? null),
      ]);
      return Object.fromEntries(ids) as RelationIds;
    },
    facilities: (record) => [
      ...new Set(record.facilities.map(facilities).filter((id): id is number => id !== null)),
    ],
  };
}

type Lookup = (name: string | null) => number | null;

async function findOrCreate(
  db: Kysely<Database>,
  table: Exclude<NamedTableName, 'districts'>,
  names: (string | null)[],
): Promise<Lookup> {
  const rows = await db.selectFrom(table).select(['id', 'slug', 'search_name']).execute();
  const ids = new Map(rows.map((row) => [row.search_name, row.id]));
  const slugs = new Set(rows.map((row) => row.slug));
  for (const name of names) {
    const search_name = fold(name ?? '');
    if (name === null || !search_name || ids.has(search_name)) continue;
    const slug = newSlug(name, slugs);
    const { id } = await db
      .insertInto(table)
      .values({ name: name.trim(), slug, search_name })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(search_name, id);
  }
  return memoised(ids);
}

/** The same name in another city is a different district. */
async function findOrCreateDistricts(
  db: Kysely<Database>,
  records: PropertyRecord[],
  cities: Lookup,
): Promise<(name: string | null, cityId: number | null) => number | null> {
  const rows = await db.selectFrom('districts').select(['id', 'slug', 'search_name', 'city_id']).execute();
  const key = (search_name: string, cityId: number | null) => `${cityId ?? ''}/${search_name}`;
  const ids = new Map(rows.map((row) => [key(row.search_name, row.city_id), row.id]));
  const slugs = new Set(rows.map((row) => row.slug));
  for (const { district: name, city } of records) {
    const search_name = fold(name ?? '');
    const city_id = cities(city);
    if (name === null || !search_name || ids.has(key(search_name, city_id))) continue;
    const slug = newSlug(name, slugs);
    const { id } = await db
      .insertInto('districts')
      .values({ name: name.trim(), slug, search_name, city_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(key(search_name, city_id), id);
  }
  return (name, cityId) => ids.get(key(fold(name ?? ''), cityId)) ?? null;
}

function newSlug(name: string, slugs: Set<string>): string {
  const slug = freeSlug(slugify(name) || 'unnamed', (candidate) => slugs.has(candidate));
  slugs.add(slug);
  return slug;
}

/** Caches folded names: folding the same few names for thousands of records dominates the run time. */
function memoised(ids: Map<string, number>): Lookup {
  const seen = new Map<string, number | null>();
  return (name) => {
    if (name === null) return null;
    const known = seen.get(name);
    if (known !== undefined) return known;
    const id = ids.get(fold(name)) ?? null;
    seen.set(name, id);
    return id;
  };
}
