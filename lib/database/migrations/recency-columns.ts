import { type Kysely, sql } from 'kysely';
import { recencyOf } from '@/lib/catalog/lists/recency';
import { isPostgres } from '../dialect';
import type { Database } from '../schema';

const batchSize = 500;

/** Migration: columns to sort by the property's own date and to filter by payment plans, filled from existing rows. */
export async function addRecencyColumns(db: Kysely<Database>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const byBytes = isPostgres(db) ? ' collate "C"' : '';
  await run(`alter table properties add column recency text${byBytes} not null default ''`);
  await run('alter table properties add column has_payment_plan integer not null default 0');
  await run(`update properties set has_payment_plan = 1
    where post_delivery = 1 or exists (select 1 from payment_plans where property_id = properties.id)`);
  await fillRecency(db);
  await run('drop index if exists properties_by_rank');
  await sql`create index properties_by_rank on properties (${matchOrder})`.execute(db);
  await run('create index properties_by_recency on properties (recency, id)');
  await run('drop index if exists properties_of_district_id');
  await run('create index properties_of_district_id on properties (district_id, recency, id)');
}

/** Before this migration, a property without a date of its own got the time of its first import as both times. */
async function fillRecency(db: Kysely<Database>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('properties')
      .select(['id', 'feed_key', 'created_at', 'updated_at', 'low_price', 'average_price', 'cover_image'])
      .select('district_id as district')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return;
    const tuples = rows.map(({ id, feed_key, created_at, updated_at, ...shown }) => {
      const recency = recencyOf(created_at === updated_at ? null : updated_at, feed_key, shown);
      return sql`(cast(${id} as integer), cast(${recency} as text))`;
    });
    await sql`with given(id, recency) as (values ${sql.join(tuples)})
      update properties set recency = given.recency from given where properties.id = given.id`.execute(db);
    last = rows.at(-1)?.id ?? last;
  }
}

/** The order among equal matches at the time of this migration. */
const matchOrder = sql.raw(
  '(featured_rank is null), featured_rank, substr(recency, 1, 7) desc, (cover_image is null), recency desc, id desc',
);
