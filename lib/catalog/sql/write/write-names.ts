import type { Kysely } from 'kysely';
import { propertyRelations, type RelationName, relationNames } from '@/lib/catalog/fields/property-fields';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Database, NamedTableName } from '@/lib/database/schema';
import { slugify } from '@/lib/format/slug';
import { fold } from '@/lib/search/words/fold';
import { fromEntries } from '@/lib/typed-keys';
import { freeSlug } from '../read/slugs';

type RelationIds = Record<(typeof propertyRelations)[RelationName]['column'], number | null>;

/** Ids of the names in a batch; null and blank names have none. */
export type NameIds = {
  relations: (record: PropertyRecord) => RelationIds;
  /** In record order, without duplicates. */
  facilities: (record: PropertyRecord) => number[];
};

/** Names that a writer has read or created, by table. Rows of names are never deleted, so entries stay valid. */
export type NameIdCache = Map<NamedTableName, { ids: Map<string, number>; slugs: Set<string> }>;

/** Finds or creates the rows of every name in the records. Names that fold alike share a row. */
export async function resolveNames(
  db: Kysely<Database>,
  records: PropertyRecord[],
  known: NameIdCache,
): Promise<NameIds> {
  const lookups: Partial<Record<RelationName, Lookup>> = {};
  for (const name of relationNames) {
    if (name === 'district') continue;
    const names = records.map((record) => record[name]);
    lookups[name] = await findOrCreate(db, propertyRelations[name].table, names, known);
  }
  const facilities = await findOrCreate(
    db,
    'facilities',
    records.flatMap((record) => record.facilities),
    known,
  );
  const cityOf: Lookup = (name) => lookups.city?.(name) ?? null;
  const districts = await findOrCreateDistricts(db, records, cityOf, known);
  return {
    relations: (record) => {
      const ids = relationNames.map((name) => [
        propertyRelations[name].column,
        name === 'district'
          ? districts(record.district, cityOf(record.city))
          : (lookups[name]?.(record[name]) ?? null),
      ]);
      return fromEntries<RelationIds>(ids);
    },
    facilities: (record) => [...new Set(record.facilities.map(facilities).filter((id) => id !== null))],
  };
}

type Lookup = (name: string | null) => number | null;

async function findOrCreate(
  db: Kysely<Database>,
  table: Exclude<NamedTableName, 'districts'>,
  names: (string | null)[],
  known: NameIdCache,
): Promise<Lookup> {
  const folded = new Map(names.filter((name) => name !== null).map((name) => [name, fold(name)]));
  const isKnown = [...folded.values()].every((name) => !name || known.get(table)?.ids.has(name));
  if (!isKnown) {
    const rows = await db.selectFrom(table).select(['id', 'slug', 'search_name']).execute();
    const ids = new Map(rows.map((row) => [row.search_name, row.id]));
    const slugs = new Set(rows.map((row) => row.slug));
    known.set(table, { ids, slugs });
    for (const [name, search_name] of folded) {
      if (!search_name || ids.has(search_name)) continue;
      const slug = newSlug(name, slugs);
      const { id } = await db
        .insertInto(table)
        .values({ name: name.trim(), slug, search_name })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(search_name, id);
    }
  }
  return (name) => known.get(table)?.ids.get(folded.get(name ?? '') ?? '') ?? null;
}

/** The same name in another city is a different district. */
async function findOrCreateDistricts(
  db: Kysely<Database>,
  records: PropertyRecord[],
  cities: Lookup,
  known: NameIdCache,
): Promise<(name: string | null, cityId: number | null) => number | null> {
  const keyOf = (search_name: string, cityId: number | null) => `${cityId ?? ''}/${search_name}`;
  const wanted = records.flatMap(({ district: name, city }) => {
    const search_name = fold(name ?? '');
    return name === null || !search_name ? [] : [{ name, search_name, city_id: cities(city) }];
  });
  const isKnown = wanted.every(({ search_name, city_id }) =>
    known.get('districts')?.ids.has(keyOf(search_name, city_id)),
  );
  if (!isKnown) {
    const rows = await db.selectFrom('districts').select(['id', 'slug', 'search_name', 'city_id']).execute();
    const ids = new Map(rows.map((row) => [keyOf(row.search_name, row.city_id), row.id]));
    const slugs = new Set(rows.map((row) => row.slug));
    known.set('districts', { ids, slugs });
    for (const { name, search_name, city_id } of wanted) {
      const key = keyOf(search_name, city_id);
      if (ids.has(key)) continue;
      const slug = newSlug(name, slugs);
      const { id } = await db
        .insertInto('districts')
        .values({ name: name.trim(), slug, search_name, city_id })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(key, id);
    }
  }
  return (name, cityId) => known.get('districts')?.ids.get(keyOf(fold(name ?? ''), cityId)) ?? null;
}

function newSlug(name: string, slugs: Set<string>): string {
  const slug = freeSlug(slugify(name) || 'unnamed', (candidate) => slugs.has(candidate));
  slugs.add(slug);
  return slug;
}
