import { type Kysely, sql } from 'kysely';
import { columnTypes, isPostgres } from '../dialect';
import type { Database } from '../schema';

/* Catalogue tables as created by migration 1. Later changes are separate migrations. */

/** Filter columns of migration 1. Every list index ends with these, so that counting reads no rows. */
export const filterColumns = [
  'hidden_from',
  'city_id',
  'district_id',
  'developer_id',
  'property_type_id',
  'property_status_id',
  'sales_status_id',
  'price',
  'completion_rate',
  'post_delivery',
  'guarantee_rental_guarantee',
];

/** Properties, their relations and their related tables. */
export async function createCatalogTables(db: Kysely<Database>): Promise<void> {
  await createNames(db);
  await createProperties(db);
  await createPropertyParts(db);
  await createPropertyIndexes(db);
  await createListingCounts(db);
  await createSearchIndex(db);
}

async function createNames(db: Kysely<Database>): Promise<void> {
  const tables = [
    'cities',
    'developers',
    'property_types',
    'property_statuses',
    'sales_statuses',
    'facilities',
  ];
  for (const table of tables) {
    await named(db, table).addUniqueConstraint(`${table}_search_name`, ['search_name']).execute();
  }
  await named(db, 'districts')
    .addColumn('city_id', 'integer', (c) => c.references('cities.id'))
    .addUniqueConstraint('districts_city_search_name', ['city_id', 'search_name'])
    .execute();
}

function named(db: Kysely<Database>, table: string) {
  const { id, binaryText } = columnTypes(db);
  return db.schema
    .createTable(table)
    .addColumn('id', id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('slug', binaryText, (c) => c.notNull().unique())
    .addColumn('search_name', binaryText, (c) => c.notNull());
}

async function createProperties(db: Kysely<Database>): Promise<void> {
  const { id, binaryText } = columnTypes(db);
  await db.schema
    .createTable('properties')
    .addColumn('id', id)
    .addColumn('feed_key', 'text', (c) => c.notNull().unique())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('slug', binaryText, (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_sort', binaryText, (c) => c.notNull())
    .addColumn('arabic_title', 'text')
    .addColumn('farsi_title', 'text')
    .addColumn('search_text', binaryText, (c) => c.notNull())
    .addColumn('cover_image', 'text')
    .addColumn('property_type_id', 'integer', (c) => c.references('property_types.id'))
    .addColumn('property_status_id', 'integer', (c) => c.references('property_statuses.id'))
    .addColumn('sales_status_id', 'integer', (c) => c.references('sales_statuses.id'))
    .addColumn('city_id', 'integer', (c) => c.references('cities.id'))
    .addColumn('district_id', 'integer', (c) => c.references('districts.id'))
    .addColumn('developer_id', 'integer', (c) => c.references('developers.id'))
    .addColumn('low_price', 'bigint')
    .addColumn('average_price', 'bigint')
    .addColumn('price', 'bigint')
    .addColumn('average_bedrooms', 'double precision')
    .addColumn('average_bathrooms', 'double precision')
    .addColumn('average_area', 'double precision')
    .addColumn('min_area', 'double precision')
    .addColumn('residential_units', 'integer')
    .addColumn('commercial_units', 'integer')
    .addColumn('total_units', 'integer')
    .addColumn('completion_rate', 'double precision')
    .addColumn('delivery_date', 'text')
    .addColumn('post_delivery', 'integer', (c) => c.notNull())
    .addColumn('guarantee_rental_guarantee', 'integer', (c) => c.notNull())
    .addColumn('rental_guarantee_value', 'double precision')
    .addColumn('down_payment', 'double precision')
    .addColumn('minimum_down_payment_percentage', 'double precision')
    .addColumn('formatted_address', 'text')
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('reference', 'text')
    .addColumn('permit_number', 'text')
    .addColumn('permit_url', 'text')
    .addColumn('permit_expires_at', 'text')
    .addColumn('hidden_from', 'bigint', (c) => c.notNull())
    .addColumn('project_number', 'text')
    .addColumn('escrow_account', 'text')
    .addColumn('service_charge', 'double precision')
    .addColumn('featured_rank', 'integer')
    .addColumn('is_sample', 'integer', (c) => c.notNull())
    .addColumn('units_count', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', binaryText, (c) => c.notNull())
    .execute();
}

async function createPropertyParts(db: Kysely<Database>): Promise<void> {
  const { id, binaryText } = columnTypes(db);
  await db.schema
    .createTable('property_descriptions')
    .addColumn('property_id', 'integer', (c) =>
      c.primaryKey().references('properties.id').onDelete('cascade'),
    )
    .addColumn('description', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('property_slugs')
    .addColumn('slug', binaryText, (c) => c.primaryKey().notNull())
    .addColumn('property_id', 'integer', (c) => c.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('moved_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('property_images')
    .addColumn('property_id', 'integer', (c) => c.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('image', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('property_images_key', ['property_id', 'position'])
    .execute();
  await db.schema
    .createTable('property_facilities')
    .addColumn('property_id', 'integer', (c) => c.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('facility_id', 'integer', (c) => c.notNull().references('facilities.id'))
    .addPrimaryKeyConstraint('property_facilities_key', ['property_id', 'position'])
    .execute();
  await db.schema
    .createTable('payment_plans')
    .addColumn('id', id)
    .addColumn('property_id', 'integer', (c) => c.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('total_installments', 'integer')
    .addColumn('payment_period', 'text')
    .addUniqueConstraint('payment_plans_position', ['property_id', 'position'])
    .execute();
  await db.schema
    .createTable('payment_plan_values')
    .addColumn('payment_plan_id', 'integer', (c) =>
      c.notNull().references('payment_plans.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('due_date', 'text')
    .addColumn('name', 'text')
    .addColumn('percentage', 'double precision')
    .addPrimaryKeyConstraint('payment_plan_values_key', ['payment_plan_id', 'position'])
    .execute();
  await db.schema
    .createTable('units')
    .addColumn('id', id)
    .addColumn('property_id', 'integer', (c) => c.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('apartment_id', 'text', (c) => c.notNull())
    .addColumn('apt_no', 'text')
    .addColumn('apartment_type_id', 'integer')
    .addColumn('no_of_baths', 'double precision')
    .addColumn('area', 'double precision')
    .addColumn('floor', 'text')
    .addColumn('price', 'bigint')
    .addColumn('unit_image', 'text')
    .addColumn('floor_plan_image', 'text')
    .addColumn('is_demand', 'integer', (c) => c.notNull())
    .addColumn('unit_count', 'integer')
    .addColumn('status', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('units_key', ['property_id', 'key'])
    .execute();
}

/**
 * One index per order, with the terms of its `order by` (unknown values last), and one per filter by relation. All end
 * with the filter columns.
 */
async function createPropertyIndexes(db: Kysely<Database>): Promise<void> {
  const orders = {
    updated: sql`updated_at, id`,
    title: sql`title_sort, id`,
    price: sql`(price is null), price, id`,
    price_down: sql`(price is null), price desc, id desc`,
    area: sql`(min_area is null), min_area, id`,
    area_down: sql`(min_area is null), min_area desc, id desc`,
    completion: sql`(completion_rate is null), completion_rate, id`,
    completion_down: sql`(completion_rate is null), completion_rate desc, id desc`,
    // The order of the footer's featured properties.
    completion_price_down: sql`(completion_rate is null), completion_rate desc, (price is null), price desc, id desc`,
  };
  for (const [name, order] of Object.entries(orders)) {
    const rest = sql.join(filterColumns.map((column) => sql.ref(column)));
    await sql`create index ${sql.ref(`properties_by_${name}`)} on properties (${order}, ${rest})`.execute(db);
  }
  // A range filter and an order on the same column need it first, followed by the id.
  const ranges = ['price', 'completion_rate'];
  const filters = filterColumns.filter((column) => column.endsWith('_id') || column === 'hidden_from');
  for (const column of [...filters, ...ranges]) {
    const next = ranges.includes(column) ? ['id'] : [];
    const rest = filterColumns.filter((other) => other !== column);
    await db.schema
      .createIndex(`properties_of_${column}`)
      .on('properties')
      .columns([column, ...next, ...rest])
      .execute();
  }
  await sql`create index properties_featured on properties (featured_rank, id) where featured_rank is not null`.execute(
    db,
  );
}

/** Trigram index on `properties.search_text`. Without PostgreSQL's extension for it, a search scans all rows. */
async function createSearchIndex(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) {
    await sql`do $$ begin
      create extension if not exists pg_trgm;
      create index properties_search on properties using gin (search_text gin_trgm_ops);
    exception when others then
      raise notice 'no index for searches: %', sqlerrm;
    end $$`.execute(db);
    return;
  }
  await sql`create virtual table property_search using fts5(
    search_text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`.execute(db);
  const add = 'insert into property_search (rowid, search_text) values (new.id, new.search_text);';
  const remove = 'delete from property_search where rowid = old.id;';
  await sql.raw(`create trigger search_insert after insert on properties begin ${add} end`).execute(db);
  await sql.raw(`create trigger search_delete after delete on properties begin ${remove} end`).execute(db);
  await sql
    .raw(
      `create trigger search_update after update of search_text on properties
       when old.search_text <> new.search_text begin ${remove} ${add} end`,
    )
    .execute(db);
}

/** Triggers counted the properties per combination of these columns until `addMemoryLists`. */
const countedValues = {
  city_id: 'coalesce(row.city_id, 0)',
  property_type_id: 'coalesce(row.property_type_id, 0)',
  property_status_id: 'coalesce(row.property_status_id, 0)',
  sales_status_id: 'coalesce(row.sales_status_id, 0)',
  stage:
    'case when row.completion_rate is null then -1 when row.completion_rate < 25 then 0 ' +
    'when row.completion_rate < 50 then 1 when row.completion_rate < 75 then 2 ' +
    'when row.completion_rate < 80 then 3 when row.completion_rate < 100 then 4 else 5 end',
  price_band:
    'case when row.price is null then -1 when row.price < 100000 then 0 when row.price = 100000 then 1 ' +
    'when row.price < 200000 then 2 when row.price = 200000 then 3 when row.price < 300000 then 4 ' +
    'when row.price = 300000 then 5 when row.price < 500000 then 6 when row.price = 500000 then 7 ' +
    'when row.price < 1000000 then 8 when row.price = 1000000 then 9 when row.price < 2000000 then 10 ' +
    'when row.price = 2000000 then 11 when row.price < 5000000 then 12 when row.price = 5000000 then 13 ' +
    'else 14 end',
  post_delivery: 'row.post_delivery',
  guarantee_rental_guarantee: 'row.guarantee_rental_guarantee',
};

async function createListingCounts(db: Kysely<Database>): Promise<void> {
  const columns = Object.keys(countedValues);
  let table = db.schema.createTable('listing_counts');
  for (const column of columns) table = table.addColumn(column, 'integer', (c) => c.notNull());
  await table
    .addColumn('listings', 'integer', (c) => c.notNull())
    .addColumn('total_units', 'bigint', (c) => c.notNull())
    // Kysely tracks the columns added so far by type, which a loop over names cannot.
    .addPrimaryKeyConstraint('listing_counts_key', columns as never[])
    .execute();
  const statement = (row: 'new' | 'old', sign: 1 | -1) =>
    `insert into listing_counts (${columns.join(', ')}, listings, total_units) values (${[
      ...Object.values(countedValues),
      sign,
      `${sign} * coalesce(row.total_units, 0)`,
    ].join(', ')}) `.replaceAll('row.', `${row}.`) +
    `on conflict (${columns.join(', ')}) do update set listings = listing_counts.listings + excluded.listings, ` +
    'total_units = listing_counts.total_units + excluded.total_units;';
  const [added, removed] = [statement('new', 1), statement('old', -1)];
  const changes = { insert: added, update: `${removed} ${added}`, delete: removed };
  for (const [event, body] of Object.entries(changes)) {
    const name = `count_listing_${event}`;
    if (!isPostgres(db)) {
      await sql.raw(`create trigger ${name} after ${event} on properties begin ${body} end`).execute(db);
      continue;
    }
    const code = `begin ${body} return null; end`;
    await sql.raw(`create function ${name}() returns trigger language plpgsql as $$ ${code} $$`).execute(db);
    await sql
      .raw(`create trigger ${name} after ${event} on properties for each row execute function ${name}()`)
      .execute(db);
  }
}
