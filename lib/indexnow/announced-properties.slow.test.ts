import type { Kysely } from 'kysely';
import type { CatalogWriter } from '@/lib/catalog/record';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { day } from '@/lib/durations';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import type { TestServer } from '@/testing/contract/postgres-server';
import { databaseEngines } from '@/testing/engines';
import { type PropertyNews, propertyNews, recordAnnounced } from './announced-properties';

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

describe.each(databaseEngines)('changes to announce, on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;
  let writer: CatalogWriter;

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
    writer = createSqlWriter(db);
  });
  beforeEach(() => db.deleteFrom('properties').execute());
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  async function readAll(): Promise<PropertyNews[]> {
    const all: PropertyNews[] = [];
    for await (const news of propertyNews(db)) all.push(news);
    return all;
  }

  /** Announces all changes. @returns their pages as `property arc`, property by property */
  async function announced(): Promise<string[]> {
    const all = await readAll();
    await recordAnnounced(db, all);
    return all.flatMap(({ urls }) => urls.map(({ page, slug }) => `${page} ${slug}`));
  }

  const tower = propertyRecord('arc', 'Arc Tower', { units: [unit('1', { price: 1_000_000 }), unit('2')] });
  const towerPages = ['property arc', 'units arc', 'unit arc', 'unit arc'];
  const villa = propertyRecord('villa', 'Villa');

  it('include every page of a new property once', async () => {
    await writer.putProperties([tower, villa]);
    const [first] = await readAll();
    const units = await db.selectFrom('units').select('id').orderBy('id').execute();
    expect(first?.urls.map(({ unit_id }) => unit_id)).toEqual([null, null, ...units.map(({ id }) => id)]);
    expect(await announced()).toEqual([...towerPages, 'property villa']);
    await writer.putProperties([tower, villa]);
    expect(await announced()).toEqual([]);
  });

  it('include a changed property, also when only a unit changed', async () => {
    await writer.putProperties([tower, villa]);
    await announced();
    await writer.putProperties([{ ...villa, title: 'Garden Villa' }]);
    expect(await announced()).toEqual(['property villa']);
    await writer.putProperties([{ ...tower, units: [unit('1', { price: 900_000 }), unit('2')] }]);
    expect(await announced()).toEqual(towerPages);
    expect(await announced()).toEqual([]);
  });

  it('include the former URL of a moved property', async () => {
    await writer.putProperties([villa]);
    await announced();
    await writer.putProperties([{ ...villa, slug: 'garden-villa' }]);
    expect(await announced()).toEqual(['property garden-villa', 'property villa']);
  });

  it('include a property removed or restored by an import', async () => {
    await writer.putProperties([tower]);
    await announced();
    await writer.putProperties([{ ...tower, permit_expires_at: '2020-01-01' }]);
    expect(await announced()).toEqual(towerPages);
    await writer.putProperties([{ ...tower, title: 'Out of sight', permit_expires_at: '2020-01-01' }]);
    expect(await announced()).toEqual([]);
    await writer.putProperties([tower]);
    expect(await announced()).toEqual(towerPages);
  });

  it('include a property whose permit expired', async () => {
    await writer.putProperties([{ ...tower, permit_expires_at: inDays(1) }, villa]);
    await announced();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * day);
    expect(await announced()).toEqual(towerPages);
    expect(await announced()).toEqual([]);
  });

  it('exclude samples and properties that were never shown', async () => {
    await writer.putProperties([
      { ...tower, permit_expires_at: '2020-01-01' },
      { ...villa, is_sample: true },
    ]);
    expect(await announced()).toEqual([]);
  });

  it('include changes made during the announcement again', async () => {
    await writer.putProperties([villa]);
    const read = await readAll();
    await writer.putProperties([{ ...villa, title: 'Garden Villa' }]);
    await recordAnnounced(db, read);
    expect(await announced()).toEqual(['property villa']);
  });

  it('are deleted with the property', async () => {
    await writer.putProperties([villa]);
    await announced();
    await db.deleteFrom('properties').execute();
    expect(await db.selectFrom('announced_listings').selectAll().execute()).toEqual([]);
  });

  it('include every property of a large catalogue', async () => {
    const slugs = Array.from({ length: 450 }, (_, index) => `villa-${index}`);
    await writer.putProperties(slugs.map((slug) => propertyRecord(slug, slug)));
    expect(await announced()).toEqual(slugs.map((slug) => `property ${slug}`));
    expect(await announced()).toEqual([]);
  });

  it('are read in batches, with visitors served in between', async () => {
    await writer.putProperties([villa]);
    const visitor = jest.fn();
    setImmediate(visitor);
    await readAll();
    expect(visitor).toHaveBeenCalled();
  });
});
