import { type Kysely, sql } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { propertyRecord } from '@/testing/contract/fixture';
import { createSqlCatalog } from './catalog';
import { createSqlWriter } from './write/writer';

let db: Kysely<Database>;

beforeEach(async () => {
  db = await openDatabase('file::memory:');
  const values = [{ number: 1, due_date: null, name: 'On booking', percentage: 60 }];
  const plan = { name: '60/40', description: null, total_installments: 1, payment_period: null, values };
  await createSqlWriter(db).putProperties([
    propertyRecord('villa', 'Villa', { low_price: 2_000_000, payment_plans: [plan] }),
    propertyRecord('tower', 'Tower', { low_price: 3_000_000 }),
  ]);
});
afterEach(() => db.destroy());

it.each([
  ['bytes in a number', sql`update properties set low_price = x'ff', price = x'ff' where slug = 'villa'`],
  ['bytes in a text', sql`update properties set title = cast(title as blob) where slug = 'villa'`],
  ['bytes in the words of a search', sql`update properties set search_title = x'ff' where slug = 'villa'`],
  ['broken JSON', sql`update properties set bedroom_prices = '{"a":' where slug = 'villa'`],
  ['bytes for JSON', sql`update properties set bedroom_prices = x'ff' where slug = 'villa'`],
  ['a text in a percentage', sql`update payment_plan_values set percentage = 'ten'`],
])('reads %s of a property that was edited by hand as text or unknown', async (_what, edit) => {
  await edit.execute(db);
  const catalog = createSqlCatalog(db);
  const { count, results } = await catalog.listProperties(defaultListingQuery);
  expect([count, ...results.map(({ title }) => title).toSorted()]).toEqual([2, 'Tower', 'Villa']);
  expect((await catalog.suggest('tower', 5)).properties).toHaveLength(1);
  const property = await catalog.getProperty('villa');
  expect([2_000_000, null]).toContain(property?.low_price);
  expect([60, null]).toContain(property?.payment_plans[0]?.values[0]?.percentage);
});
