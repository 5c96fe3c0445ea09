import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { finishRecord, toRecord } from '@/lib/import/records/to-record';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { type FakeBackend, startFakeBackend } from '@/testing/fake-backend/fake-backend';
import { parseProperty } from '../parse/parse-property';
import type { ArticleRecord, PropertyRecord } from '../record';
import type { CatalogSource } from '../source';
import { createSqlCatalog } from '../sql/catalog';
import { createSqlWriter } from '../sql/write/writer';
import { createRestCatalog } from './catalog';

/* A backend returns the same through the adapter as the catalogue behind it, in either format. */

const rows = [
  {
    id: 'rich',
    title: 'Marina Heights',
    arabic_title: 'مارينا هايتس',
    farsi_title: 'مارینا هایتس',
    description: '<p>Two <strong>towers</strong></p>',
    city: 'Dubai',
    district: 'Dubai Marina',
    developer: 'Example Developments',
    property_type: 'Apartment',
    property_status: 'Off Plan',
    sales_status: 'Available',
    low_price: 1_450_000,
    completion_rate: 62.5,
    delivery_date: '2027-12-01',
    post_delivery: true,
    guarantee_rental_guarantee: true,
    rental_guarantee_value: 7,
    down_payment: 145_000,
    minimum_down_payment_percentage: 10,
    residential_units: 320,
    commercial_units: 6,
    latitude: 25.0801,
    longitude: 55.1403,
    facilities: ['Gym', 'Pool'],
    cover_image: 'https://img.example/cover.jpg',
    images: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
    permit_number: '0071',
    permit_expires_at: '2099-06-30',
    service_charge: 18.5,
    featured_rank: 1,
    updated_at: '2026-10-02T09:30:00.000Z',
    payment_plans: [
      {
        name: '60/40',
        description: 'Standard',
        total_installments: 2,
        payment_period: '36 months',
        values: [
          { name: 'On booking', percentage: 12.5, due_date: '2026-06-01' },
          { name: 'On handover', percentage: 87.5, due_date: 'On handover' },
        ],
      },
    ],
    units: [
      {
        id: 'a',
        apartment_id: '1204',
        apt_no: 'A',
        bedrooms: 1,
        baths: 1.5,
        area: 712.4,
        floor: '12',
        price: 1_450_000,
        floor_plan_image: 'https://img.example/fp.jpg',
        is_demand: true,
        unit_count: 3,
        status: 'Available',
      },
      { id: 'b', apartment_id: '1205', bedrooms: 0, area: 450, floor: 'Ground' },
    ],
  },
  { id: 'poor', title: 'Bare Plot', updated_at: '2026-10-01T09:30:00.000Z' },
  {
    id: 'villa',
    title: 'Palm Villa',
    city: 'Dubai',
    district: 'Palm Jumeirah',
    property_type: 'Villa',
    property_status: 'Ready',
    low_price: 90_000_000,
    delivery_date: '2025-03-15',
    featured_rank: 2,
    updated_at: '2026-09-01T00:00:00.000Z',
  },
];

const articles: ArticleRecord[] = ['First', 'Second', 'Third'].map((title, index) => ({
  slug: title.toLowerCase(),
  title,
  excerpt: 'In short',
  content: `<p>${'word '.repeat(250)}</p>`,
  cover_image: null,
  category: index === 0 ? 'Design' : 'Investment',
  author: 'A. Writer',
  author_bio: null,
  tags: ['one', 'two'],
  meta_title: null,
  meta_description: null,
  published_at: `2026-0${index + 1}-01T08:00:00.000Z`,
  updated_at: `2026-0${index + 1}-02T08:00:00.000Z`,
  is_featured: index === 1,
}));

function record(row: Record<string, unknown>): PropertyRecord[] {
  const property = parseProperty(row, { onProblem: () => undefined });
  return property ? [finishRecord(toRecord(property, `test:${row.id}`, () => undefined))] : [];
}

let folder: string;
let db: Kysely<Database>;
let sql: CatalogSource;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rest-'));
  db = await openDatabase(`file:${join(folder, 'backend.db')}`);
  await createSqlWriter(db).putProperties(rows.flatMap(record));
  await createSqlWriter(db).putArticles(articles);
  sql = createSqlCatalog(db);
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['plain', 'odd'] as const)('a backend in %s format', (words) => {
  let backend: FakeBackend;
  let rest: CatalogSource;
  const problems: string[] = [];
  beforeAll(async () => {
    backend = await startFakeBackend(sql, words);
    rest = createRestCatalog({
      baseUrl: backend.baseUrl,
      onProblem: (path, reason) => problems.push(`${path} ${reason}`),
    });
  });
  afterAll(() => backend.close());
  afterEach(() => expect(problems).toEqual([]));

  const slug = 'marina-heights-dubai-marina';
  const queries: Partial<ListingQuery>[] = [
    {},
    { search: 'marina' },
    { page: 2, page_size: 2 },
    { page: 9 },
    { price_range: { min: 5_000_000, max: null }, ordering: ['low_price'] },
    { post_delivery: true, completion_rate: 50 },
    { property_type: [1, 2], city: 1 },
  ];

  test.each(queries)('lists %j', async (query) => {
    const full = { ...defaultListingQuery, ...query };
    expect(await rest.listProperties(full)).toEqual(await sql.listProperties(full));
  });

  const reads: [string, (catalog: CatalogSource) => Promise<unknown>][] = [
    ['a rich property', (catalog) => catalog.getProperty(slug)],
    ['a poor property', (catalog) => catalog.getProperty('bare-plot')],
    ['a property by its id', (catalog) => catalog.getProperty('1')],
    ['units', (catalog) => catalog.listUnits(slug)],
    ['a unit', (catalog) => catalog.getUnit(slug, '1')],
    ['a unit by its number', (catalog) => catalog.getUnit(slug, '1205')],
    ['featured properties', (catalog) => catalog.featuredProperties('initial')],
    ['similar properties', (catalog) => catalog.similarProperties(slug, 2)],
    ['filter options', (catalog) => catalog.filterOptions()],
    ['statistics', (catalog) => catalog.statistics()],
    [
      'suggestions',
      async (catalog) => {
        const { properties, ...names } = await catalog.suggest('marina', 5);
        // A backend's list does not say how many homes a project has.
        return { ...names, properties: properties.map((property) => ({ ...property, units_count: null })) };
      },
    ],
    ['cities', (catalog) => catalog.listCities()],
    ['districts', (catalog) => catalog.listDistricts()],
    ['districts of a city', (catalog) => catalog.listDistricts(1)],
    ['developers', (catalog) => catalog.listDevelopers()],
    [
      'articles',
      (catalog) => catalog.listArticles({ category: 'Investment', search: null, page: 1, page_size: 9 }),
    ],
    ['an article', (catalog) => catalog.getArticle('second')],
  ];

  test.each(reads)('%s', async (_name, read) => {
    const expected = await read(sql);
    expect(expected).not.toBeNull();
    expect(await read(rest)).toEqual(expected);
  });

  test('is healthy', async () => {
    await expect(rest.check()).resolves.toBeUndefined();
  });
});
