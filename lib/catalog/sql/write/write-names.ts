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
  const wanted = [...folded].map(([name, search_name]) => ({ key: search_name, name, search_name }));
  await createMissing(known, table, wanted, {
    read: async () => {
      const rows = await db.selectFrom(table).select(['id', 'slug', 'search_name']).execute();
      return rows.map((row) => ({ ...row, key: row.search_name }));
    },
    insert: ({ search_name }, named) =>
      db
        .insertInto(table)
        .values({ ...named, search_name })
        .returning('id')
        .executeTakeFirstOrThrow(),
  });
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
    const city_id = cities(city);
    return name === null ? [] : [{ key: keyOf(search_name, city_id), name, search_name, city_id }];
  });
  await createMissing(known, 'districts', wanted, {
    read: async () => {
      const rows = await db
        .selectFrom('districts')
        .select(['id', 'slug', 'search_name', 'city_id'])
        .execute();
      return rows.map((row) => ({ ...row, key: keyOf(row.search_name, row.city_id) }));
    },
    insert: ({ search_name, city_id }, named) =>
      db
        .insertInto('districts')
        .values({ ...named, search_name, city_id })
        .returning('id')
        .executeTakeFirstOrThrow(),
  });
  return (name, cityId) => known.get('districts')?.ids.get(keyOf(fold(name ?? ''), cityId)) ?? null;
}

type Wanted = { key: string; name: string; search_name: string };

type NameTable<Name> = {
  read: () => Promise<{ key: string; id: number; slug: string }[]>;
  insert: (wanted: Name, named: { name: string; slug: string }) => Promise<{ id: number }>;
};

/** Makes all names known that are not blank: reads the table if one is not, and inserts those that it lacks. */
async function createMissing<Name extends Wanted>(
  known: NameIdCache,
  table: NamedTableName,
  wanted: Name[],
  { read, insert }: NameTable<Name>,
): Promise<void> {
  const names = wanted.filter(({ search_name }) => search_name !== '');
  if (names.every(({ key }) => known.get(table)?.ids.has(key))) return;
  const rows = await read();
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  const slugs = new Set(rows.map(({ slug }) => slug));
  known.set(table, { ids, slugs });
  for (const name of names) {
    if (ids.has(name.key)) continue;
    const { id } = await insert(name, { name: name.name.trim(), slug: newSlug(name.name, slugs) });
    ids.set(name.key, id);
  }
}

function newSlug(name: string, slugs: Set<string>): string {
  const slug = freeSlug(slugify(name) || 'unnamed', (candidate) => slugs.has(candidate));
  slugs.add(slug);
  return slug;
}
