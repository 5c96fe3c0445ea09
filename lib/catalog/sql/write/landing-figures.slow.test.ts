import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import type { TestServer } from '@/testing/contract/postgres-server';
import { databaseEngines } from '@/testing/engines';
import { createSqlCatalog } from '../catalog';
import { refreshLandingFigures, writeLandingFigures } from './landing-figures';
import { createSqlWriter } from './writer';

describe.each(databaseEngines)('figures of landing pages on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;
  const now = new Date('2026-06-15T08:00:00.000Z');
  const idOf = async (table: 'districts' | 'developers' | 'property_types', name: string) =>
    (await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  const figuresOf = async (kind: 'areas' | 'developers' | 'types', id: number) =>
    createSqlCatalog(db).landingFigures(kind, id);

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
  });
  beforeEach(async () => {
    await db.deleteFrom('properties').execute();
    const marina = { city: 'Dubai', district: 'Marina', developer: 'Qasr', property_type: 'Apartment' };
    const flat = (price: number, bedrooms: number) => ({ price, apartment_type_id: bedrooms, area: 1_000 });
    await createSqlWriter(db).putProperties([
      propertyRecord('tower', 'Tower', {
        ...marina,
        low_price: 1_000_000,
        min_area: 1_000,
        delivery_date: '2028-Q2',
        latitude: 25.08,
        longitude: 55.14,
        units: [
          unit('1', flat(1_000_000, 1)),
          unit('2', flat(1_500_001, 1)),
          unit('3', flat(3_000_000, 2)),
          unit('4', { ...flat(9_000_000, 2), status: 'Sold' }),
        ],
      }),
      propertyRecord('flat', 'Flat', {
        ...marina,
        low_price: 2_000_000,
        average_bedrooms: 1,
        min_area: 900,
        delivery_date: '2025-01-01',
      }),
      propertyRecord('sold', 'Sold', {
        ...marina,
        low_price: 50_000_000,
        sales_status: 'Sold',
        delivery_date: '2029-01-01',
      }),
      propertyRecord('odd', 'Odd', { ...marina, low_price: 90_000_000, min_area: 100 }),
      propertyRecord('villa', 'Villa', {
        ...marina,
        district: 'Palm',
        property_type: 'Villa',
        low_price: 20_000_000,
        average_bedrooms: 4.5,
        latitude: 25.11,
        longitude: 55.13,
      }),
    ]);
    await writeLandingFigures(db, now);
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  it('count homes for sale with lowest, middle and highest price, by type and bedrooms', async () => {
    const marina = await figuresOf('areas', await idOf('districts', 'Marina'));
    expect(marina).toEqual({
      computed_at: now.toISOString(),
      prices: { homes: 4, low: 1_000_000, median: 1_750_001, high: 3_000_000 },
      homes: [
        { type: 'Apartment', bedrooms: 1, homes: 3, low: 1_000_000, median: 1_500_001, high: 2_000_000 },
        { type: 'Apartment', bedrooms: 2, homes: 1, low: 3_000_000, median: 3_000_000, high: 3_000_000 },
      ],
      for_sale: 5,
      kinds: [
        { type: 'Apartment', bedrooms: 1, homes: 3 },
        { type: 'Apartment', bedrooms: 2, homes: 1 },
        { type: 'Apartment', bedrooms: null, homes: 1 },
      ],
      handover: [{ year: 2028, properties: 1 }],
      projects: [{ slug: 'tower', title: 'Tower' }],
      neighbours: [await idOf('districts', 'Palm')],
    });
  });

  it('exist for developers and types, and leave out bedrooms that are an average', async () => {
    const qasr = await figuresOf('developers', await idOf('developers', 'Qasr'));
    expect(qasr?.prices).toEqual({ homes: 5, low: 1_000_000, median: 2_000_000, high: 20_000_000 });
    const villas = await figuresOf('types', await idOf('property_types', 'Villa'));
    expect(villas?.homes).toEqual([
      { type: 'Villa', bedrooms: null, homes: 1, low: 20_000_000, median: 20_000_000, high: 20_000_000 },
    ]);
    expect(villas?.neighbours).toEqual([]);
  });

  it('count homes without a price', async () => {
    await db.updateTable('properties').set({ price: null }).where('slug', '=', 'villa').execute();
    await writeLandingFigures(db, now);
    const villas = await figuresOf('types', await idOf('property_types', 'Villa'));
    expect(villas).toMatchObject({ prices: null, homes: [], for_sale: 1 });
    expect(villas?.kinds).toEqual([{ type: 'Villa', bedrooms: null, homes: 1 }]);
  });

  it('count units as sold by the same statuses as the rest of the site', async () => {
    const units = ['Sold STC', 'SOLD-OUT', 'sold'].map((status) =>
      unit(status, { price: 1_000_000, status }),
    );
    const creek = { city: 'Dubai', district: 'Creek', units };
    await createSqlWriter(db).putProperties([propertyRecord('creek', 'Creek', creek)]);
    await writeLandingFigures(db, now);
    const id = await idOf('districts', 'Creek');
    expect(await figuresOf('areas', id)).toMatchObject({ for_sale: 1 });
    await refreshLandingFigures(db, [{ kind: 'areas', id }], now);
    expect(await figuresOf('areas', id)).toMatchObject({ for_sale: 1 });
  });

  it('of an earlier release have no number of homes', async () => {
    const id = await idOf('property_types', 'Villa');
    const lists = { homes: [], handover: [], projects: [], neighbours: [] };
    const figures = JSON.stringify({ computed_at: '2026-01-01T00:00:00.000Z', prices: null, ...lists });
    await db.updateTable('landing_figures').set({ figures }).where('subject_id', '=', id).execute();
    expect(await figuresOf('types', id)).toMatchObject({ for_sale: 0, kinds: [] });
  });

  it('are null for unknown subjects', async () => {
    expect(await figuresOf('areas', 9_999)).toBeNull();
  });

  it('are the same for single subjects as for all', async () => {
    await db.updateTable('properties').set({ price: 2_500_000 }).where('slug', '=', 'flat').execute();
    await db.updateTable('properties').set({ hidden_from: 0 }).where('slug', '=', 'villa').execute();
    const subjects = [
      { kind: 'areas', id: await idOf('districts', 'Marina') },
      { kind: 'areas', id: await idOf('districts', 'Palm') },
      { kind: 'developers', id: await idOf('developers', 'Qasr') },
      { kind: 'types', id: await idOf('property_types', 'Villa') },
    ] as const;
    const all = () =>
      Promise.all(
        subjects.map(async ({ kind, id }) => {
          const figures = await figuresOf(kind, id);
          return figures && { ...figures, neighbours: [] };
        }),
      );
    await refreshLandingFigures(db, subjects, now);
    const refreshed = await all();
    expect(refreshed[0]?.prices).toEqual({ homes: 4, low: 1_000_000, median: 2_000_001, high: 3_000_000 });
    expect((await figuresOf('areas', subjects[0].id))?.neighbours).toEqual([subjects[1].id]);
    expect(refreshed[1]?.prices).toBeNull();
    await writeLandingFigures(db, now);
    const whole = await all();
    expect(refreshed.toSpliced(1, 1)).toEqual(whole.toSpliced(1, 1));
  });

  it('are replaced by the next calculation', async () => {
    await db.deleteFrom('properties').where('slug', '=', 'villa').execute();
    await writeLandingFigures(db, now);
    expect(await figuresOf('types', await idOf('property_types', 'Villa'))).toBeNull();
  });
});
