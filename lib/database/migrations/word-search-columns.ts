import { type Kysely, sql } from 'kysely';
import { type SearchColumns, searchColumns, textWords } from '@/lib/search/words/search-columns';
import { keysOf } from '@/lib/typed-keys';
import type { Database } from '../schema';
import { addSearchWords, createWordIndex, indexTexts } from '../search-index';
import { filterColumns as firstFilterColumns } from './catalog-tables';

/** The filter columns at the time of this migration; the filters' indexes end with these. */
const filterColumns = [...firstFilterColumns, 'bedrooms_mask', 'min_area', 'max_area', 'handover_month'];
const beginnings = [
  ...filterColumns.filter((column) => column.endsWith('_id')),
  'hidden_from',
  'price',
  'completion_rate',
];
const newBeginnings = ['bedrooms_mask', 'max_area', 'handover_month'];
const batchSize = 500;

/** Migration: columns and indexes for word search, filled from existing properties. */
export async function addWordSearch(db: Kysely<Database>): Promise<void> {
  const empty = (column: string) =>
    sql.raw(`alter table properties add column ${column} text not null default ''`);
  for (const column of ['search_title', 'search_place', 'search_names']) await empty(column).execute(db);
  await db.schema.alterTable('properties').addColumn('reference_key', 'text').execute();
  await db.schema
    .alterTable('properties')
    .addColumn('bedrooms_mask', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('properties').addColumn('max_area', 'double precision').execute();
  await db.schema.alterTable('properties').addColumn('handover_month', 'integer').execute();
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', (c) => c.primaryKey().notNull())
    .execute();
  await fillColumns(db);
  await createWordIndex(db);
  await fillTexts(db);
  await db.schema.alterTable('properties').dropColumn('search_text').execute();
  await createIndexes(db);
}

async function createIndexes(db: Kysely<Database>): Promise<void> {
  for (const column of beginnings) await db.schema.dropIndex(`properties_of_${column}`).ifExists().execute();
  for (const column of [...beginnings, ...newBeginnings]) {
    // A range filter and an order on the same column need it first, followed by the id.
    const next = ['price', 'completion_rate'].includes(column) ? ['id'] : [];
    await db.schema
      .createIndex(`properties_of_${column}`)
      .on('properties')
      .columns([column, ...next, ...filterColumns.filter((other) => other !== column)])
      .execute();
  }
  await db.schema.createIndex('properties_of_reference').on('properties').column('reference_key').execute();
  await sql`create index properties_by_rank on properties (${firstMatchOrder})`.execute(db);
}

/** The order among equal matches at the time of this migration. */
const firstMatchOrder = sql.raw(
  '(featured_rank is null), featured_rank, substr(updated_at, 1, 7) desc, (cover_image is null), updated_at desc, id desc',
);

type OldRow = { id: number } & Record<
  'property_type' | 'property_status' | 'sales_status' | 'city' | 'district' | 'developer',
  string | null
>;

async function fillColumns(db: Kysely<Database>): Promise<void> {
  const names = {
    property_type: 'property_types',
    property_status: 'property_statuses',
    sales_status: 'sales_statuses',
    city: 'cities',
    district: 'districts',
    developer: 'developers',
  };
  const named = Object.entries(names).map(
    ([relation, table]) =>
      sql`(select name from ${sql.table(table)} where id = properties.${sql.ref(`${relation}_id`)}) as ${sql.ref(relation)}`,
  );
  await forEachIdBatch(db, async (ids) => {
    const list = sql.join(ids);
    const { rows } = await sql<OldRow & Parameters<typeof searchColumns>[0]>`
      select id, title, arabic_title, farsi_title, formatted_address, reference, permit_number, average_bedrooms,
        average_area, min_area, delivery_date, ${sql.join(named)}
      from properties where id in (${list})`.execute(db);
    const units = await sql<{ property_id: number; apartment_type_id: number | null; area: number | null }>`
      select property_id, apartment_type_id, max(area) as area from units where property_id in (${list})
      group by property_id, apartment_type_id`.execute(db);
    const plans = await sql<{ property_id: number }>`
      select distinct property_id from payment_plans where property_id in (${list})`.execute(db);
    const withPlan = new Set(plans.rows.map(({ property_id }) => property_id));
    const values = rows.map((row) => {
      // A later migration adds this column.
      const { has_payment_plan, ...columns } = searchColumns({
        ...row,
        post_delivery: false,
        units: units.rows.filter(({ property_id }) => property_id === row.id),
        payment_plans: withPlan.has(row.id) ? [1] : [],
      });
      return { id: row.id, ...columns };
    });
    await updateRows(db, values);
    await addSearchWords(db, values);
  });
}

type FirstColumns = Omit<SearchColumns, 'has_payment_plan'>;

/** Updates all rows in one statement, because one per row would take minutes over a network. */
async function updateRows(db: Kysely<Database>, rows: ({ id: number } & FirstColumns)[]): Promise<void> {
  const types: Record<keyof FirstColumns, string> = {
    search_title: 'text',
    search_place: 'text',
    search_names: 'text',
    reference_key: 'text',
    bedrooms_mask: 'integer',
    max_area: 'double precision',
    handover_month: 'integer',
  };
  const columns = keysOf(types);
  const tuples = rows.map((row) => {
    const values = columns.map((column) => sql`cast(${row[column]} as ${sql.raw(types[column])})`);
    return sql`(cast(${row.id} as integer), ${sql.join(values)})`;
  });
  const given = sql.join(['id', ...columns].map((column) => sql.ref(column)));
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`));
  await sql`with given(${given}) as (values ${sql.join(tuples)})
    update properties set ${set} from given where properties.id = given.id`.execute(db);
}

async function fillTexts(db: Kysely<Database>): Promise<void> {
  await forEachIdBatch(db, async (ids) => {
    const list = sql.join(ids);
    const descriptions = await sql<{ property_id: number; description: string }>`
      select property_id, description from property_descriptions where property_id in (${list})`.execute(db);
    const facilities = await sql<{ property_id: number; name: string }>`
      select property_facilities.property_id, facilities.name from property_facilities
      join facilities on facilities.id = property_facilities.facility_id
      where property_facilities.property_id in (${list})`.execute(db);
    const { rows } = await sql<{
      id: number;
      search_title: string;
      search_place: string;
      search_names: string;
    }>`
      select id, search_title, search_place, search_names from properties where id in (${list})`.execute(db);
    const texts = rows.map(({ id, ...names }) => ({
      id,
      words: textWords(
        names,
        descriptions.rows.find(({ property_id }) => property_id === id)?.description ?? null,
        facilities.rows.filter(({ property_id }) => property_id === id).map(({ name }) => name),
      ),
    }));
    await indexTexts(db, texts);
  });
}

/** Passes the ids of all properties to `work`, some at a time. */
async function forEachIdBatch(db: Kysely<Database>, work: (ids: number[]) => Promise<void>): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await sql<{ id: number }>`
      select id from properties where id > ${last} order by id limit ${batchSize}`.execute(db);
    const ids = rows.rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await work(ids);
    last = ids.at(-1) ?? last;
  }
}
