import { type Kysely, sql } from 'kysely';
import { bedroomPrices } from '@/lib/search/rows/bedroom-prices';
import type { Database } from '../schema';

const batchSize = 500;

/** Migration: the lowest prices by number of bedrooms, filled from stored units. */
export async function addBedroomPrices(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('properties').addColumn('bedroom_prices', 'text').execute();
  for (let last = 0; ; ) {
    const properties = await db
      .selectFrom('properties')
      .leftJoin('sales_statuses', 'sales_statuses.id', 'properties.sales_status_id')
      .select(['properties.id', 'sales_statuses.name as sales_status'])
      .where('properties.id', '>', last)
      .orderBy('properties.id')
      .limit(batchSize)
      .execute();
    if (properties.length === 0) return;
    last = properties.at(-1)?.id ?? last;
    await fill(db, properties);
  }
}

async function fill(db: Kysely<Database>, properties: { id: number; sales_status: string | null }[]) {
  const units = await db
    .selectFrom('units')
    .select(['property_id', 'apartment_type_id', 'status'])
    .select((e) => e.fn.min<number | null>('price').as('price'))
    .where(
      'property_id',
      'in',
      properties.map(({ id }) => id),
    )
    .groupBy(['property_id', 'apartment_type_id', 'status'])
    .execute();
  const tuples = properties.flatMap(({ id, sales_status }) => {
    const own = units.filter(({ property_id }) => property_id === id);
    const prices = bedroomPrices({ sales_status, units: own });
    return prices === null ? [] : [sql`(cast(${id} as integer), cast(${prices} as text))`];
  });
  if (tuples.length === 0) return;
  await sql`with given(id, prices) as (values ${sql.join(tuples)})
    update properties set bedroom_prices = given.prices from given where properties.id = given.id`.execute(
    db,
  );
}
