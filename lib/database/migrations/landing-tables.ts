import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';

/** Migration: dates of sale, implausible prices, and figures of landing pages. */
export async function addLandingColumns(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('properties').addColumn('sold_at', 'text').execute();
  await db.schema
    .alterTable('properties')
    .addColumn('has_odd_price', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // The rule of lib/catalog/sales/odd-price at the time of this migration.
  const perSquareFoot = sql`case
    when low_price > 0 and min_area > 0 then low_price * 1.0 / min_area
    when average_price > 0 and average_area > 0 then average_price * 1.0 / average_area end`;
  await sql`update properties set has_odd_price = 1 where (${perSquareFoot}) not between 150 and 20000`.execute(
    db,
  );
  await sql`create index properties_odd_price on properties (id) where has_odd_price = 1`.execute(db);
  await db.schema
    .createTable('landing_figures')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'integer', (c) => c.notNull())
    .addColumn('figures', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('landing_figures_key', ['kind', 'subject_id'])
    .execute();
}
