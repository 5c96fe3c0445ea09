import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { CatalogWriter, PropertyRecord } from '@/lib/catalog/record';
import type { CatalogSource } from '@/lib/catalog/source';
import { openDatabase } from '@/lib/database/connection';
import { NewerDatabaseError } from '@/lib/database/migrate';
import type { Database } from '@/lib/database/schema';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { catalogFixture, propertyRecord, unit } from '@/testing/contract/fixture';
import type { TestServer } from '@/testing/contract/postgres-server';
import { databaseEngines } from '@/testing/engines';
import { present, stub } from '@/testing/stub';
import { createSqlCatalog } from '../catalog';
import { createDryWriter, createSqlWriter } from './writer';

describe.each(databaseEngines)('writer on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;
  let writer: CatalogWriter;
  let catalog: CatalogSource;

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
    writer = createSqlWriter(db);
    catalog = createSqlCatalog(db);
  });
  beforeEach(async () => {
    await db.deleteFrom('properties').execute();
    await db.deleteFrom('articles').execute();
  });
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  const tower = propertyRecord('arc', 'Arc Tower', {
    city: 'Dubai',
    district: 'Marina',
    low_price: 1_000_000,
    facilities: ['Pool', 'Gym'],
    units: [unit('1', { price: 1_000_000 }), unit('2', { price: 1_200_000 })],
  });
  const countAll = async () => (await catalog.listProperties(defaultListingQuery)).count;

  it('creates, skips unchanged records, updates', async () => {
    const { properties } = catalogFixture;
    const all = (outcome: string) => properties.map(() => outcome);
    expect(await writer.isEmpty()).toBe(true);
    expect(await writer.putProperties(properties)).toEqual(all('created'));
    expect(await writer.isEmpty()).toBe(false);
    const before = await db.selectFrom('properties').selectAll().orderBy('id').execute();
    expect(await writer.putProperties(structuredClone(properties))).toEqual(all('unchanged'));
    expect(await db.selectFrom('properties').selectAll().orderBy('id').execute()).toEqual(before);
    const dearer = properties.map((record) => ({ ...record, low_price: 77_000_000 }));
    expect(await writer.putProperties(dearer)).toEqual(all('updated'));
  });

  it('says what it would do without writing', async () => {
    const dry = createDryWriter(db);
    const dearer = { ...tower, low_price: 1_100_000 };
    const other = propertyRecord('crest', 'Palm Crest', { is_sample: true });
    expect(await dry.putProperties([tower])).toEqual(['created']);
    await writer.putProperties([tower, other]);
    const before = await db.selectFrom('properties').selectAll().orderBy('id').execute();
    expect(await dry.putProperties([tower, dearer])).toEqual(['unchanged', 'updated']);
    expect(await dry.takeOff([tower.key, 'gone'])).toEqual([{ key: tower.key, title: 'Arc Tower' }]);
    expect(await dry.removeSamples()).toBe(1);
    expect(await db.selectFrom('properties').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('keeps the time of a property when only the spelling of its names changes', async () => {
    const plans = [
      {
        name: '60/40',
        description: null,
        total_installments: 2,
        payment_period: null,
        values: [{ number: 1, due_date: null, name: 'On booking', percentage: 60 }],
      },
    ];
    const record = { ...tower, description: '<p>High</p>', images: ['/a.jpg'], payment_plans: plans };
    const time = '2026-01-01T00:00:00.000Z';
    const updatedAt = async () => (await catalog.getProperty('arc'))?.updated_at;
    await writer.putProperties([record]);
    await db.updateTable('properties').set({ updated_at: time }).execute();
    const loud = { ...record, city: 'DUBAI', facilities: ['POOL', 'gym', 'Pool'] };
    expect(await writer.putProperties([loud])).toEqual(['unchanged']);
    expect(await updatedAt()).toBe(time);
    for (const changes of [
      { description: '<p>Higher</p>' },
      { images: ['/b.jpg'] },
      { facilities: ['Gym'] },
      { payment_plans: [] },
      { units: [unit('1', { price: 1_100_000 })] },
      { updated_at: '2026-02-01T00:00:00.000Z' },
    ]) {
      expect(await writer.putProperties([{ ...loud, ...changes }])).toEqual(['updated']);
      expect(await updatedAt()).not.toBe(time);
      await writer.putProperties([record]);
    }
  });

  it('removes samples and their related rows, and nothing else', async () => {
    await writer.putProperties([tower, { ...tower, key: 'invented', slug: 'invented', is_sample: true }]);
    expect(await writer.removeSamples()).toBe(1);
    expect(await writer.removeSamples()).toBe(0);
    expect(await countAll()).toBe(1);
    expect(await catalog.getProperty('invented')).toBeNull();
    expect(await catalog.listUnits('arc')).toHaveLength(2);
    expect(await db.selectFrom('units').select('id').execute()).toHaveLength(2);
  });

  it('hides properties, and shows them again at the same URL', async () => {
    const other = { ...tower, key: 'bow', slug: 'bow', title: 'Bow Tower' };
    await writer.putProperties([tower, other]);
    const shown = (feed: string) => Readable.from(writer.shownKeys(feed)).toArray();
    const fed = { ...propertyRecord('fed', 'Fed Tower'), key: 'feed_a:1' };
    await writer.putProperties([fed, { ...fed, key: 'feedxa:1', slug: 'fed-2' }]);
    expect(await shown('feed_a')).toEqual(['feed_a:1']);
    await writer.takeOff(['feed_a:1', 'feedxa:1']);
    expect(await shown('feed_a')).toEqual([]);
    expect(await writer.takeOff([tower.key, 'unknown'])).toEqual([{ key: tower.key, title: 'Arc Tower' }]);
    expect(await writer.takeOff([tower.key])).toEqual([]);
    expect(await countAll()).toBe(1);
    expect(await catalog.getProperty('arc')).toBeNull();
    expect(await writer.putProperties([tower, other])).toEqual(['updated', 'unchanged']);
    expect(await catalog.getProperty('arc')).toMatchObject({ title: 'Arc Tower' });
    expect(await countAll()).toBe(2);
  });

  it('recognises an unchanged record regardless of field order', async () => {
    await writer.putProperties([tower]);
    const turned = stub<typeof tower>(Object.fromEntries(Object.entries(tower).reverse()));
    expect(await writer.putProperties([turned])).toEqual(['unchanged']);
  });

  it('stores the day of a sale if it was stated or the change was imported', async () => {
    const soldAt = async () => (await catalog.getProperty('arc'))?.sold_at;
    const sold = { ...tower, sales_status: 'Sold' };
    await writer.putProperties([tower]);
    await writer.putProperties([sold]);
    expect(await soldAt()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await db.updateTable('properties').set({ sold_at: '2026-02-01' }).execute();
    await writer.putProperties([{ ...sold, title: 'Arc Tower One' }]);
    expect(await soldAt()).toBe('2026-02-01');
    await writer.putProperties([{ ...sold, sold_at: '2026-01-15' }]);
    expect(await soldAt()).toBe('2026-01-15');
    await writer.putProperties([tower]);
    expect(await soldAt()).toBeNull();
    await db.deleteFrom('properties').execute();
    await writer.putProperties([sold]);
    expect(await soldAt()).toBeNull();
  });

  it('features the newest with pictures, district by district, when none is ranked', async () => {
    const home = (name: string, district: string, day: number, known = {}) =>
      propertyRecord(name, name, {
        district,
        cover_image: '/a.jpg',
        updated_at: `2026-03-0${day}`,
        ...known,
      });
    await writer.putProperties([
      home('m1', 'Marina', 1),
      home('m2', 'Marina', 2),
      home('m3', 'Marina', 3, { cover_image: null }),
      home('m4', 'Marina', 9, { sales_status: 'Sold' }),
      home('m5', 'Marina', 8, { low_price: 5_000_000, min_area: 100 }),
      home('p1', 'Palm', 4),
      home('p2', 'Palm', 5),
      home('q1', 'Quay', 6),
    ]);
    const slugs = (await catalog.featuredProperties('initial')).map(({ slug }) => slug);
    expect(slugs).toEqual(['m2', 'p2', 'q1', 'm1']);
    const more = (await catalog.featuredProperties('expanded')).map(({ slug }) => slug);
    expect(more).toEqual(['m2', 'p2', 'q1', 'm1', 'p1', 'm3']);
    await writer.putProperties([home('q1', 'Quay', 6, { featured_rank: 1 })]);
    expect((await catalog.featuredProperties('initial')).map(({ slug }) => slug)).toEqual(['q1']);
  });

  it('stores the Dubai day of a sale', async () => {
    await writer.putProperties([tower]);
    const timers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] as const;
    jest.useFakeTimers({ now: Date.parse('2026-11-23T22:30:00Z'), doNotFake: [...timers, 'performance'] });
    await writer.putProperties([{ ...tower, sales_status: 'Sold' }]);
    jest.useRealTimers();
    expect((await catalog.getProperty('arc'))?.sold_at).toBe('2026-11-24');
  });

  it('lists sold properties and, among the cheapest, implausible prices last on every page', async () => {
    const home = (name: string, low_price: number, known = {}) =>
      propertyRecord(name, `Home ${name}`, { city: 'Dubai', low_price, min_area: 1_000, ...known });
    await writer.putProperties([
      home('a', 1_500_000),
      home('b', 100_000),
      home('c', 1_200_000, { sales_status: 'Sold' }),
      home('d', 2_000_000),
      home('e', 90_000_000),
      home('f', 1_100_000, { sales_status: 'Sold' }),
    ]);
    const pages = async (ordering: ('low_price' | '-low_price')[], search: string | null) => {
      const found: string[] = [];
      for (let page = 1; page <= 3; page += 1) {
        const query = { ...defaultListingQuery, ordering, search, page, page_size: 2 };
        const { count, results } = await catalog.listProperties(query);
        expect(count).toBe(6);
        found.push(...results.map(({ slug }) => slug));
      }
      return found.join('');
    };
    for (const search of [null, 'home']) {
      expect(await pages(['low_price'], search)).toBe('adbfce');
      expect(await pages(['-low_price'], search)).toBe('edabcf');
    }
  });

  it('sets the time of the write when the record has none and something changed', async () => {
    await writer.putProperties([tower]);
    const first = await catalog.getProperty('arc');
    expect(Date.parse(first?.updated_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await writer.putProperties([tower]);
    expect((await catalog.getProperty('arc'))?.updated_at).toBe(first?.updated_at);
  });

  describe('change time of a unit', () => {
    const times = async () =>
      ((await catalog.listUnits('arc')) ?? []).map(({ apartment_id, updated_at }) => [
        apartment_id,
        updated_at?.slice(0, 10),
      ]);

    it("is its property's time when new or changed, otherwise stays", async () => {
      await writer.putProperties([{ ...tower, updated_at: '2026-01-01' }]);
      expect(await times()).toEqual([
        ['1', '2026-01-01'],
        ['2', '2026-01-01'],
      ]);
      const units = [unit('1', { price: 900_000 }), unit('2', { price: 1_200_000 }), unit('3')];
      await writer.putProperties([{ ...tower, title: 'Arc', updated_at: '2026-02-01', units }]);
      expect(await times()).toEqual([
        ['1', '2026-02-01'],
        ['2', '2026-01-01'],
        ['3', '2026-02-01'],
      ]);
    });

    it('is the time of the write when the property has none', async () => {
      await writer.putProperties([{ ...tower, updated_at: '2026-01-01' }]);
      await writer.putProperties([
        { ...tower, units: [unit('1', { price: 900_000 }), ...tower.units.slice(1)] },
      ]);
      const today = (await catalog.getProperty('arc'))?.updated_at?.slice(0, 10);
      expect(today).not.toBe('2026-01-01');
      expect(await times()).toEqual([
        ['1', today],
        ['2', '2026-01-01'],
      ]);
    });

    it('changes with every field of a unit', async () => {
      let said = unit('1');
      const changes: Partial<typeof said>[] = [
        { apartment_id: '1a' },
        { apt_no: 'A-1' },
        { apartment_type_id: 2 },
        { no_of_baths: 2.5 },
        { area: 812.5 },
        { floor: '7' },
        { price: 3_000_000_000 },
        { unit_image: '/unit.jpg' },
        { floor_plan_image: '/plan.jpg' },
        { is_demand: true },
        { unit_count: 2 },
        { status: 'Reserved' },
        { price: null },
      ];
      for (const [index, change] of changes.entries()) {
        said = { ...said, ...change };
        const day = `2026-03-${index + 10}`;
        await writer.putProperties([{ ...tower, units: [said], updated_at: day }]);
        expect(await times()).toEqual([[said.apartment_id, day]]);
        await writer.putProperties([{ ...tower, units: [said], updated_at: '2026-04-01' }]);
        expect(await times()).toEqual([[said.apartment_id, day]]);
      }
    });
  });

  it('keeps the ids of a property and of remaining units, and deletes the rest', async () => {
    await writer.putProperties([tower]);
    const before = await catalog.getProperty('arc');
    const [first] = (await catalog.listUnits('arc')) ?? [];
    const changed = { ...tower, facilities: ['Gym'], units: [unit('1', { price: 900_000 }), unit('3')] };
    expect(await writer.putProperties([changed])).toEqual(['updated']);
    const after = await catalog.getProperty('arc');
    const units = (await catalog.listUnits('arc')) ?? [];
    expect(after?.id).toBe(before?.id);
    expect(after?.units_count).toBe(2);
    expect(after?.facilities.map((facility) => facility.name)).toEqual(['Gym']);
    expect(units.map(({ id, apartment_id, price }) => [id === first?.id, apartment_id, price])).toEqual([
      [true, '1', 900_000],
      [false, '3', null],
    ]);
  });

  it('keeps the former slug of a property working', async () => {
    await writer.putProperties([tower]);
    const { id } = (await catalog.getProperty('arc')) ?? {};
    await writer.putProperties([{ ...tower, slug: 'arc-by-the-sea' }]);
    expect(await catalog.getProperty('arc-by-the-sea')).toMatchObject({ id, slug: 'arc-by-the-sea' });
    expect(await catalog.getProperty('arc')).toMatchObject({ id, slug: 'arc-by-the-sea' });
    expect(await catalog.listUnits('arc')).toHaveLength(2);
    const other = { ...propertyRecord('arc', 'Another Arc'), key: 'feed:other' };
    await writer.putProperties([other]);
    expect(await catalog.getProperty('arc')).toMatchObject({ id });
    expect(await catalog.getProperty('arc-2')).toMatchObject({ title: 'Another Arc' });
    await writer.putProperties([tower]);
    expect(await catalog.getProperty('arc')).toMatchObject({ id, slug: 'arc' });
    expect(await catalog.getProperty('arc-by-the-sea')).toMatchObject({ id, slug: 'arc' });
  });

  it('derives a unique slug from title and district and keeps it', async () => {
    const named = (key: string, title: string, district: string | null) => ({
      ...propertyRecord('x', title, { city: 'Dubai', district }),
      key,
      slug: null,
    });
    await writer.putProperties([
      named('a', 'Élan Heights', 'Business Bay'),
      named('b', 'Élan Heights', 'Business Bay'),
      named('c', 'Marina Gate', 'Marina'),
      named('d', '1001', null),
      named('e', 'برج خليفة', null),
      named('f', '***', null),
    ]);
    await writer.putProperties([named('g', 'Élan Heights', 'Business Bay')]);
    const rows = await db.selectFrom('properties').select(['feed_key', 'slug']).orderBy('feed_key').execute();
    expect(rows.map((row) => row.slug)).toEqual([
      'elan-heights-business-bay',
      'elan-heights-business-bay-2',
      'marina-gate',
      'property-1001',
      'برج-خليفه',
      'property',
      'elan-heights-business-bay-3',
    ]);
    expect(await writer.putProperties([named('b', 'Renamed', 'Business Bay')])).toEqual(['updated']);
    expect(await catalog.getProperty('elan-heights-business-bay-2')).toMatchObject({ title: 'Renamed' });
  });

  it('numbers the slugs of one title over several writes, past numbers that are taken', async () => {
    const home = (key: string, slug: string | null = null) => ({
      ...propertyRecord('x', 'Studio', { district: null }),
      key,
      slug,
    });
    await writer.putProperties([home('a'), home('b')]);
    await writer.putProperties([home('c', 'studio-3'), home('d', 'studio-5')]);
    await writer.putProperties([home('e'), home('f'), home('g')]);
    await writer.putProperties([home('h')]);
    const rows = await db.selectFrom('properties').select('slug').orderBy('feed_key').execute();
    const numbers = ['', '-2', '-3', '-5', '-4', '-6', '-7', '-8'];
    expect(rows.map((row) => row.slug)).toEqual(numbers.map((number) => `studio${number}`));
  });

  it('merges names that fold alike, but not districts of different cities', async () => {
    await writer.putProperties([
      propertyRecord('a', 'A', { city: 'Dubai', district: 'Old Town', developer: 'Élan' }),
      propertyRecord('b', 'B', { city: ' DUBAI ', district: 'old town', developer: 'elan' }),
      propertyRecord('c', 'C', { city: 'Sharjah', district: 'Old Town', developer: '  ' }),
    ]);
    const { cities, districts, developers } = await catalog.filterOptions();
    expect(cities.map(({ name, count }) => [name, count])).toEqual([
      ['Dubai', 2],
      ['Sharjah', 1],
    ]);
    expect(districts.map(({ slug, count }) => [slug, count])).toEqual([
      ['old-town', 2],
      ['old-town-2', 1],
    ]);
    expect(developers.map(({ name, count }) => [name, count])).toEqual([['Élan', 2]]);
  });

  it('writes nothing once a newer program has migrated the database', async () => {
    const newer = { version: 1_000, name: 'of a newer program', applied_at: '' };
    await db.insertInto('migrations').values(newer).execute();
    const put = writer.putProperties([propertyRecord('late', 'Late')]);
    await expect(put).rejects.toThrow(NewerDatabaseError);
    await db.deleteFrom('migrations').where('version', '=', newer.version).execute();
    expect(await db.selectFrom('properties').select('id').where('slug', '=', 'late').execute()).toEqual([]);
  });

  it('writes all records of a call or none', async () => {
    await writer.putProperties([tower]);
    const broken = propertyRecord('broken', 'Broken', {
      units: [{ ...unit('1'), apartment_id: stub(null) }],
    });
    const changed = { ...tower, title: 'Changed', city: 'Atlantis' };
    const writing = writer.putProperties([changed, propertyRecord('new', 'New'), broken]);
    // The engine's error may be from another realm, where Jest's `toThrow` does not recognise it.
    expect(
      await writing.then(
        () => 'written',
        () => 'refused',
      ),
    ).toBe('refused');
    expect(await countAll()).toBe(1);
    expect((await catalog.getProperty('arc'))?.title).toBe('Arc Tower');
    expect((await catalog.listCities()).map((city) => city.name)).not.toContain('Atlantis');
  });

  it('the later of two records with the same key wins', async () => {
    const outcomes = await writer.putProperties([tower, { ...tower, title: 'Arc Tower II' }, tower]);
    expect(outcomes).toEqual(['created', 'updated', 'updated']);
    expect((await catalog.getProperty('arc'))?.title).toBe('Arc Tower');
    expect(await countAll()).toBe(1);
  });

  it('stores a price of 0 as unknown and rounds to whole dirhams', async () => {
    await writer.putProperties([
      propertyRecord('zero', 'Zero', {
        low_price: 0,
        average_price: 1_999.6,
        units: [unit('1', { price: 0 })],
      }),
    ]);
    expect(await catalog.getProperty('zero')).toMatchObject({ low_price: null, average_price: 2_000 });
    expect((await catalog.listUnits('zero'))?.[0]?.price).toBeNull();
  });

  it('hides a property when its permit expires; a date is valid to the end of the day in Dubai', async () => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const dubaiToday = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10);
    const dubaiYesterday = new Date(Date.now() - 20 * 3_600_000).toISOString().slice(0, 10);
    const until = (slug: string, permit_expires_at: string | null) =>
      propertyRecord(slug, slug, { permit_expires_at });
    await writer.putProperties([
      until('an-hour-left', at(3_600_000)),
      until('an-hour-late', at(-3_600_000)),
      until('today', dubaiToday),
      until('yesterday', dubaiYesterday),
      until('no-end', null),
    ]);
    const { results, count } = await catalog.listProperties({ ...defaultListingQuery, ordering: ['title'] });
    expect(results.map((property) => property.slug)).toEqual(['an-hour-left', 'no-end', 'today']);
    expect(count).toBe(3);
    const renewed = await writer.putProperties([until('yesterday', '2199-01-01')]);
    expect(renewed).toEqual(['updated']);
    expect(await countAll()).toBe(4);
  });

  it('keeps counts correct after writes, changes and removals', async () => {
    await writer.putProperties(catalogFixture.properties);
    await writer.putProperties([
      propertyRecord('zero-known', 'Zero Known', { city: 'Dubai', low_price: 100_000 }),
    ]);
    expect(await countAll()).toBe(catalogFixture.properties.length - 1);
    await db.deleteFrom('properties').where('slug', '=', 'yas-bay-studios').execute();
    expect(await countAll()).toBe(catalogFixture.properties.length - 2);
    const search = { ...defaultListingQuery, search: 'studios' };
    expect(await catalog.listProperties(search)).toEqual({ count: 0, results: [] });
  });

  it('lists the newest by their own date, independent of the order in the file', async () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const records = names.map((name) =>
      propertyRecord(name, name, {
        updated_at: name === 'two' ? '2026-02-01' : name === 'five' ? '2026-03-01' : null,
      }),
    );
    const order = async (ordering: '-updated_at' | 'updated_at') =>
      (await catalog.listProperties({ ...defaultListingQuery, ordering: [ordering] })).results.map(
        ({ title }) => title,
      );
    await writer.putProperties(records);
    const newest = await order('-updated_at');
    expect(newest.slice(0, 2)).toEqual(['five', 'two']);
    expect((await order('updated_at')).slice(0, 2)).toEqual(['two', 'five']);
    await db.deleteFrom('properties').execute();
    await writer.putProperties(records.toReversed());
    expect(await order('-updated_at')).toEqual(newest);
    // A later change of a property without a date does not make it new, but a price puts it before those without.
    const change = (changes: Partial<PropertyRecord>) =>
      writer.putProperties(
        records.map((record) => (record.title === 'six' ? { ...record, ...changes } : record)),
      );
    await change({ description: 'Painted' });
    expect(await order('-updated_at')).toEqual(newest);
    await change({ low_price: 5 });
    expect((await order('-updated_at')).slice(0, 3)).toEqual(['five', 'two', 'six']);
  });

  it('scanning all properties and sorting a few give the same results', async () => {
    const many = Array.from({ length: 450 }, (_, number) =>
      propertyRecord(`l-${number}`, `Home ${String(number % 97).padStart(2, '0')}`, {
        city: number % 3 ? 'Dubai' : 'Sharjah',
        low_price: number % 5 ? (number % 41) * 50_000 + 1 : null,
        updated_at: new Date(Date.UTC(2026, 0, 1) + (number % 100) * 60_000).toISOString(),
      }),
    );
    await writer.putProperties(many);
    const { cities } = await catalog.filterOptions();
    const sharjah = cities.find((city) => city.name === 'Sharjah')?.id ?? 0;
    for (const ordering of [['-low_price'], ['low_price'], ['title'], ['-updated_at']] as const) {
      const query = { ...defaultListingQuery, ordering: [...ordering], page_size: 150 };
      // Before the order of all is in memory, so few are sorted by the database.
      const sorted = (await catalog.listProperties({ ...query, city: sharjah })).results;
      const scanned = [];
      for (let page = 1; page <= 3; page += 1)
        scanned.push(...(await catalog.listProperties({ ...query, page })).results);
      expect(new Set(scanned.map((property) => property.id)).size).toBe(450);
      expect(sorted).toHaveLength(150);
      expect(sorted).toEqual(scanned.filter((property) => property.city?.id === sharjah));
    }
  });

  it('writes articles by slug', async () => {
    const article = present(catalogFixture.articles[0]);
    expect(await writer.putArticles([article])).toEqual(['created']);
    expect(await writer.putArticles([{ ...article }])).toEqual(['unchanged']);
    expect(await writer.putArticles([{ ...article, title: 'Another' }])).toEqual(['updated']);
    expect((await catalog.getArticle(article.slug))?.title).toBe('Another');
  });
});

describe('an unreachable database', () => {
  it('throws CatalogError', async () => {
    const db = await openDatabase('file::memory:');
    await db.destroy();
    const catalog = createSqlCatalog(db);
    await expect(catalog.check()).rejects.toMatchObject({ name: 'CatalogError', kind: 'unavailable' });
    await expect(catalog.getProperty('x')).rejects.toMatchObject({ kind: 'unavailable' });
    const unopened = createSqlCatalog(Promise.reject(new Error('connect ECONNREFUSED')));
    await expect(unopened.filterOptions()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
