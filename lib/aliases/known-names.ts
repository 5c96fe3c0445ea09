import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { Alias, AliasKind } from '@/lib/search/understand/names/alias-kinds';

/** A name that properties use; `city` is set for districts only. */
export type KnownName = { kind: AliasKind; name: string; city: string | null; properties: number };

/** Names that properties use, without samples. */
export async function readKnownNames(db: Kysely<Database>): Promise<KnownName[]> {
  const counted = (column: 'city_id' | 'district_id' | 'developer_id') =>
    db
      .selectFrom('properties')
      .select((e) => [e.ref(column).as('id'), e.fn.countAll().as('properties')])
      .where('is_sample', '=', 0)
      .where(column, 'is not', null)
      .groupBy(column)
      .as('counted');
  const [cities, districts, developers] = await Promise.all([
    db
      .selectFrom(counted('city_id'))
      .innerJoin('cities', 'cities.id', 'counted.id')
      .select(['cities.name', 'counted.properties'])
      .execute(),
    db
      .selectFrom(counted('district_id'))
      .innerJoin('districts', 'districts.id', 'counted.id')
      .leftJoin('cities', 'cities.id', 'districts.city_id')
      .select(['districts.name', 'cities.name as city', 'counted.properties'])
      .execute(),
    db
      .selectFrom(counted('developer_id'))
      .innerJoin('developers', 'developers.id', 'counted.id')
      .select(['developers.name', 'counted.properties'])
      .execute(),
  ]);
  const known = (kind: AliasKind, rows: { name: string; city?: string | null; properties: unknown }[]) =>
    rows.map(
      ({ name, city = null, properties }): KnownName => ({
        kind,
        name,
        city,
        properties: Number(properties),
      }),
    );
  return [...known('city', cities), ...known('district', districts), ...known('developer', developers)];
}

/** The desk's aliases, oldest first. */
export async function readAliases(db: Kysely<Database>): Promise<Alias[]> {
  const rows = await db
    .selectFrom('name_aliases')
    .select(['kind', 'alias', 'name', 'city'])
    .orderBy('id')
    .execute();
  return rows;
}
