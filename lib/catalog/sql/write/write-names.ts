import type { Kysely } from 'kysely';
import type { PropertyRecord } from '@/lib/catalog/record';
import type { Database, NamedTableName } from '@/lib/database/schema';
import { fold } from '@/lib/search/fold';
import { freeSlug, slugify } from '../read/slugs';

/** Ids behind the names of a batch. A name that is null or blank has none. */
export type NameIds = {
  relations: (record: PropertyRecord) => {
    property_type_id: number | null;
    property_status_id: number | null;
    sales_status_id: number | null;
    city_id: number | null;
    district_id: number | null;
    developer_id: number | null;
  };
  /** In the order of the record, each once. */
  facilities: (record: PropertyRecord) => number[];
};

/** Finds or creates the rows behind every name in the records. Names that fold alike are one. */
export async function resolveNames(db: Kysely<Database>, records: PropertyRecord[]): Promise<NameIds> {
  const all = (pick: (record: PropertyRecord) => string | null) => records.map(pick);
  const types = await findOrCreate(
    db,
    'property_types',
    all((r) => r.property_type),
  );
  const statuses = await findOrCreate(
    db,
    'property_statuses',
    all((r) => r.property_status),
  );
  const sales = await findOrCreate(
    db,
    'sales_statuses',
    all((r) => r.sales_status),
  );
  const cities = await findOrCreate(
    db,
    'cities',
    all((r) => r.city),
  );
  const developers = await findOrCreate(
    db,
    'developers',
    all((r) => r.developer),
  );
  const facilities = await findOrCreate(
    db,
    'facilities',
    records.flatMap((r) => r.facilities),
  );
  const districts = await findOrCreateDistricts(db, records, cities);
  return {
    relations: (record) => {
      const city_id = cities(record.city);
      return {
        property_type_id: types(record.property_type),
        property_status_id: statuses(record.property_status),
        sales_status_id: sales(record.sales_status),
        city_id,
        district_id: districts(record.district, city_id),
        developer_id: developers(record.developer),
      };
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

/** The same name in another city is another district. */
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

/** Folding the same few names for thousands of records is most of the work: each is folded once. */
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
