import type { Kysely } from 'kysely';
import { announceCatalogChange } from '@/lib/catalog/reads/freshness';
import type { CatalogSource } from '@/lib/catalog/source';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import type { TestServer } from '@/testing/contract/postgres-server';
import { databaseEngines } from '@/testing/engines';
import { createSqlCatalog } from '../catalog';
import { createSqlWriter } from '../write/writer';
import { CatalogSets, IdOrder } from './catalog-sets';
import { catalogSets } from './current-sets';

describe.each(databaseEngines)('searches from memory on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;
  let catalog: CatalogSource;
  const found = async (fields: Partial<ListingQuery>) => {
    const { count, results } = await catalog.listProperties({ ...defaultListingQuery, ...fields });
    expect(await catalog.countProperties({ ...defaultListingQuery, ...fields })).toBe(count);
    return { count, slugs: results.map(({ slug }) => slug) };
  };
  const write = (...records: Parameters<typeof propertyRecord>[]) =>
    createSqlWriter(db).putProperties(records.map((record) => propertyRecord(...record)));

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
    catalog = createSqlCatalog(db);
  });
  beforeEach(async () => {
    await db.deleteFrom('properties').execute();
    await announceCatalogChange(db);
  }, 60_000);
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  it('are kept while no property is written', async () => {
    await write(['coral-tower', 'Coral Tower']);
    const sets = await catalogSets(db);
    await found({ search: 'coral' });
    await db
      .insertInto('search_words')
      .values({ word: 'coral' })
      .onConflict((c) => c.doNothing())
      .execute();
    expect(await catalogSets(db)).toBe(sets);
    await db.updateTable('properties').set({ price: 1 }).execute();
    expect(await catalogSets(db)).not.toBe(sets);
  });

  it('read the card of a property once, and again after a write', async () => {
    const card = async () => (await catalog.listProperties(defaultListingQuery)).results[0];
    await write(['coral-tower', 'Coral Tower', { low_price: 700_000 }], ['dune-court', 'Dune Court']);
    const first = await card();
    expect(await card()).toBe(first);
    const slug = first?.slug ?? '';
    await write([slug, 'Renamed', { low_price: 900_000 }]);
    expect(await card()).toMatchObject({ slug, title: 'Renamed', low_price: 900_000 });
  });

  it('all see the catalogue of the first one in a snapshot', async () => {
    await write(['coral-tower', 'Coral Tower']);
    const query = { ...defaultListingQuery, search: 'coral' };
    const [earlier, later] = [catalog.snapshot(), catalog.snapshot()];
    expect(await earlier.countProperties(query)).toBe(1);
    await write(['coral-court', 'Coral Court', { reference: 'AB-12' }]);
    expect((await earlier.listProperties(query)).count).toBe(1);
    expect(await later.countProperties(query)).toBe(2);
    expect(await later.matchName('ab12')).toEqual({ isReference: true, isTitle: false });
  });

  it('list the property with this title first, before and after the words are in memory', async () => {
    await write(['coral', 'Coral', { sales_status: 'Sold' }], ['coral-tower', 'Coral Tower']);
    const read = async () => [
      (await found({ search: 'CORAL' })).slugs,
      await catalog.snapshot().titlesAmong(['Coral', 'coral tower', 'Coral T', 'Tower', '']),
    ];
    const expected = [
      ['coral', 'coral-tower'],
      ['Coral', 'coral tower'],
    ];
    expect(await read()).toEqual(expected);
    await (await catalogSets(db)).words();
    expect(await read()).toEqual(expected);
    expect((await found({ search: 'coral', ordering: ['-title'] })).slugs).toEqual(['coral-tower', 'coral']);
  });

  it('are in the same order when the database sorts them, as in a large catalogue', async () => {
    await write(
      ['coral', 'Coral', { sales_status: 'Sold', updated_at: '2026-03-01T00:00:00Z' }],
      ['coral-tower', 'Coral Tower', { updated_at: '2026-01-01T00:00:00Z' }],
      ['coral-court', 'Coral Court', { updated_at: '2026-02-01T00:00:00Z' }],
    );
    const read = async () => [
      (await found({})).slugs,
      (await found({ search: 'coral' })).slugs,
      (await found({ ordering: ['title'] })).slugs,
      (await found({ ordering: ['updated_at'], page: 2, page_size: 1 })).slugs,
    ];
    const expected = await read();
    expect(expected[0]).toEqual(['coral-court', 'coral-tower', 'coral']);
    jest.spyOn(CatalogSets.prototype, 'isSmall', 'get').mockReturnValue(false);
    await announceCatalogChange(db);
    await catalogSets(db);
    const inMemory = jest.spyOn(IdOrder.prototype, 'slice');
    expect(await read()).toEqual(expected);
    expect(inMemory).not.toHaveBeenCalled();
  });

  it('find homes by bedrooms and price together, as units are repriced and sold', async () => {
    const tower = (...homes: Parameters<typeof unit>[1][]): Parameters<typeof propertyRecord> => [
      'coral-tower',
      'Coral Tower',
      { low_price: 700_000, units: homes.map((home, index) => unit(`${index}`, home)) },
    ];
    const studio = { apartment_type_id: 0, price: 700_000 };
    const inBudget = async (bedrooms: number[]) =>
      (await found({ bedrooms, price_range: { min: 0, max: 1_500_000 } })).count;
    await write(tower(studio, { apartment_type_id: 2, price: 3_400_000 }));
    expect([await inBudget([2]), await inBudget([0]), await inBudget([0, 2])]).toEqual([0, 1, 1]);
    expect((await found({ bedrooms: [2], price_range: { min: 3_000_000, max: 4_000_000 } })).count).toBe(1);
    await write(tower(studio, { apartment_type_id: 2, price: 1_400_000 }));
    expect(await inBudget([2])).toBe(1);
    await write(tower(studio, { apartment_type_id: 2, price: 1_400_000, status: 'Sold' }));
    expect(await inBudget([2])).toBe(0);
    await write(tower(studio, { apartment_type_id: 2 }));
    expect(await inBudget([2])).toBe(1);
  });

  it('take the starting price of properties that the previous version wrote', async () => {
    await write(['coral-tower', 'Coral Tower', { low_price: 700_000, average_bedrooms: 2 }]);
    await db.updateTable('properties').set({ bedroom_prices: null }).execute();
    const price_range = { min: 0, max: 1_500_000 };
    expect((await found({ bedrooms: [2], price_range })).count).toBe(1);
    expect((await found({ bedrooms: [1], price_range })).count).toBe(0);
  });

  it('follow every change of a property', async () => {
    await write(['coral-tower', 'Coral Tower', { city: 'Dubai', sales_status: 'available' }]);
    expect((await found({ search: 'coral' })).slugs).toEqual(['coral-tower']);
    await write(
      ['coral-house', 'Coral House', { city: 'Ajman', sales_status: 'available' }],
      ['coral-tower', 'Coral Tower', { sales_status: 'Sold' }],
    );
    expect((await found({ search: 'coral' })).slugs).toEqual(['coral-house', 'coral-tower']);
    await db.deleteFrom('properties').where('slug', '=', 'coral-house').execute();
    expect((await found({ search: 'coral' })).slugs).toEqual(['coral-tower']);
    await write(['coral-tower', 'Opal Tower']);
    expect((await found({ search: 'coral' })).count).toBe(0);
  });

  it('leave out a property from the second in which its permit expires, until the clock is put back', async () => {
    const now = Date.parse('2026-06-15T08:00:00Z');
    await write(
      ['coral-tower', 'Coral Tower'],
      ['coral-house', 'Coral House'],
      ['coral-court', 'Coral Court'],
    );
    const expires = (slug: string, after: number) =>
      db
        .updateTable('properties')
        .set({ hidden_from: now / 1000 + after })
        .where('slug', '=', slug)
        .execute();
    await expires('coral-tower', 10);
    await expires('coral-house', 20);
    const countAt = async (second: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(now + second * 1000);
      return (await found({ search: 'coral' })).count;
    };
    expect([await countAt(0), await countAt(9), await countAt(10), await countAt(20)]).toEqual([3, 3, 2, 1]);
    expect([await countAt(0), await countAt(10)]).toEqual([3, 2]);
  });

  it('of a large catalogue may be out of date during an import, and are current once it has announced its changes', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => propertyRecord(`r${at}`, `Coral ${at}`));
    await createSqlWriter(db).putProperties(many);
    const start = Date.now();
    // With this clock, reading takes no time.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    const first = await catalogSets(db);
    await write(['opal', 'Opal Tower']);
    expect(await catalogSets(db)).toBe(first);

    clock.mockReturnValue(start + 2_001);
    expect(await catalogSets(db)).toBe(first);
    let second = first;
    while (second === first) second = await catalogSets(db);
    expect(second.table.ids).toHaveLength(1_002);

    await write(['r1', 'Coral 1', { district: 'Opal Quay' }]);
    const { results } = await catalog.listProperties({
      ...defaultListingQuery,
      search: 'coral 1',
      page_size: 48,
    });
    expect(results.find(({ title }) => title === 'Coral 1')?.district?.name).toBe('Opal Quay');
    expect((await catalog.suggest('coral 1', 1)).properties).toMatchObject([{ district: 'Opal Quay' }]);

    await write(['pearl', 'Pearl Tower']);
    expect((await found({ search: 'pearl' })).count).toBe(0);
    await announceCatalogChange(db);
    expect((await found({ search: 'pearl' })).count).toBe(1);
  });

  it('suggest by title: first those that begin with the text, then those with its words in title or place', async () => {
    await write(
      ['b', 'The Opal', { district: 'Creek' }],
      ['a', 'Opal Court', { district: 'Dunes' }],
      ['c', 'Amber Opaline House'],
      ['d', 'Marina Gate', { district: 'Opal Quay' }],
      ['e', 'Coral', { developer: 'Opal' }],
      ['f', 'Ορal 𝒪 Tower'],
      ['g', 'opal \uff21rc'],
    );
    const titles = async (text: string, limit = 9) =>
      (await catalog.suggest(text, limit)).properties.map(({ title }) => title);
    expect(await titles('opal')).toEqual([
      'opal \uff21rc',
      'Opal Court',
      'Amber Opaline House',
      'Marina Gate',
      'The Opal',
    ]);
    expect(await titles('OPAL', 2)).toEqual(['opal \uff21rc', 'Opal Court']);
    expect(await titles('opa cou')).toEqual(['Opal Court']);
    expect(await titles('qu opal')).toEqual(['Marina Gate']);
    expect(await titles('creek opal')).toEqual(['The Opal']);
    expect((await catalog.suggest('du', 9)).properties).toMatchObject([
      { title: 'Opal Court', district: 'Dunes' },
    ]);
    await db.updateTable('properties').set({ hidden_from: 1 }).where('slug', '=', 'a').execute();
    expect(await titles('opal c')).toEqual(['The Opal']);
  });

  it('page through more properties than are sorted at once, in every order, without gaps', async () => {
    const records = Array.from({ length: 440 }, (_, at) =>
      propertyRecord(`r${at}`, `Coral ${String((at * 7) % 440).padStart(4, '0')}`, {
        low_price: at % 5 === 0 ? null : at,
        property_type: at % 2 === 0 ? 'Villa' : 'Apartment',
      }),
    );
    await createSqlWriter(db).putProperties(records);
    const ids = async (fields: Partial<ListingQuery>) => {
      const { results } = await catalog.listProperties({
        ...defaultListingQuery,
        search: 'coral',
        page_size: 48,
        ...fields,
      });
      return results.map(({ title }) => title);
    };
    const titles = records.map(({ title }) => title).toSorted();
    expect(await ids({ ordering: ['title'] })).toEqual(titles.slice(0, 48));
    expect(await ids({ ordering: ['title'], page: 5 })).toEqual(titles.slice(192, 240));
    expect(await ids({ ordering: ['-title'], page: 10 })).toEqual(titles.slice(0, 8).toReversed());
    const ranked = [await ids({}), await ids({ page: 2 }), await ids({ page: 8 })].flat();
    expect(new Set(ranked).size).toBe(3 * 48);
    const [villa] = await db.selectFrom('property_types').select('id').where('name', '=', 'Villa').execute();
    expect((await found({ search: 'coral', property_type: [villa?.id ?? 0] })).count).toBe(220);
  });
});
