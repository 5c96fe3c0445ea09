import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect';
import type { Database } from '../schema';

/*
 * Migration to lists that are filtered and sorted in memory. Writing a property then keeps four indexes for them
 * instead of twenty-one, and no counts.
 */

const unusedIndexes = [
  ...[
    'price',
    'price_down',
    'area',
    'area_down',
    'completion',
    'completion_down',
    'completion_price_down',
  ].map((order) => `properties_by_${order}`),
  ...[
    ...['city_id', 'developer_id', 'property_type_id', 'property_status_id', 'sales_status_id'],
    ...['price', 'completion_rate', 'bedrooms_mask', 'max_area', 'handover_month'],
  ].map((column) => `properties_of_${column}`),
];

/** The remaining indexes, without the filter columns. */
const narrowIndexes = {
  properties_by_updated: 'updated_at, id',
  properties_by_title: 'title_sort, id',
  properties_of_district_id: 'district_id, updated_at, id',
  properties_of_hidden_from: 'hidden_from',
};

/** Keeps `listing_counts` for processes of the previous version; nothing else reads it. */
export async function addMemoryLists(db: Kysely<Database>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const index of [...unusedIndexes, ...Object.keys(narrowIndexes)])
    await run(`drop index if exists ${index}`);
  for (const [name, columns] of Object.entries(narrowIndexes))
    await run(`create index ${name} on properties (${columns})`);
  for (const event of ['insert', 'update', 'delete'])
    await run(`drop trigger if exists count_listing_${event}${isPostgres(db) ? ' on properties' : ''}`);
}
