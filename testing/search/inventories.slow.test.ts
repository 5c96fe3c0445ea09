import type { Kysely } from 'kysely';
import type { CatalogSource } from '@/lib/catalog/source';
import { createSqlCatalog } from '@/lib/catalog/sql/catalog';
import { catalogSets } from '@/lib/catalog/sql/read/current-sets';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import type { FilterOptions } from '@/lib/catalog/types';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { loadSampleCatalog } from '@/lib/import/sample-catalog';
import { formatListingQuery, type ListingQuery, parseListingQuery } from '@/lib/search/listing-query';
import { fillCatalog } from '@/testing/generate/fill';
import { present } from '@/testing/stub';
import { type Answer, createAsk } from './ask';
import { canHold, unmet } from './expected-results';
import { readQueries } from './read-queries';

/** Reads each list once, because many queries mean the same one, and everything from one snapshot. */
function readingOnce(catalog: CatalogSource): CatalogSource {
  const snapshot = catalog.snapshot();
  const once = <Key, Value>(read: (key: Key) => Promise<Value>, textOf: (key: Key) => string) => {
    const known = new Map<string, Promise<Value>>();
    return (key: Key) => {
      const text = textOf(key);
      const value = known.get(text) ?? read(key);
      known.set(text, value);
      return value;
    };
  };
  const reads = {
    listProperties: once(snapshot.listProperties, JSON.stringify),
    countProperties: once(snapshot.countProperties, JSON.stringify),
    matchName: once(snapshot.matchName, String),
  };
  return { ...catalog, ...reads, snapshot: () => ({ ...snapshot, ...reads }) };
}

const fillMarket = (db: Kysely<Database>) =>
  fillCatalog(createSqlWriter(db), { count: 600, seed: 1, unitsPerProperty: 1 });

/** @param least the share of queries that have results */
function describeSearches(fill: (db: Kysely<Database>) => Promise<unknown>, least: number) {
  let db: Kysely<Database>;
  let ask: (search: string) => Promise<Answer>;
  let open: (query: ListingQuery) => Promise<Answer>;
  let options: FilterOptions;
  /** One per query of `readQueries`. */
  let answers: Answer[];
  beforeAll(async () => {
    db = await openDatabase('file::memory:');
    await fill(db);
    const sets = await catalogSets(db);
    await sets.words();
    ({ ask, open, options } = await createAsk(readingOnce(createSqlCatalog(db))));
    answers = [];
    // One after the other: all at once need more memory than a worker has.
    for (const { query } of readQueries()) answers.push(await ask(query));
  });
  afterAll(() => db.destroy());

  it('mostly have results, and alternatives otherwise', () => {
    const answered = answers.filter(({ count }) => count > 0).length;
    const deadEnds = answers.filter(({ count, alternatives }) => count === 0 && alternatives === 0).length;
    expect(answered / answers.length).toBeGreaterThan(least);
    expect(deadEnds / answers.length).toBeLessThan(0.1);
  });

  it('start with properties that are what the query expects', async () => {
    const asked = readQueries()
      .map((expected, index) => ({ ...expected, answer: present(answers[index]) }))
      .filter(({ constraints }) => canHold(constraints, options));
    expect(asked.length).toBeGreaterThan(least * 300);
    const units = await db
      .selectFrom('units')
      .select(['property_id', 'apartment_type_id', 'price', 'status'])
      .execute();
    const wrong: string[] = [];
    for (const { query, constraints, answer } of asked) {
      const { results, query: shown } = answer;
      // Where the filters find nothing, properties that have all the words stand in.
      if (shown.search === query) continue;
      for (const property of results) {
        const homes = units.filter(({ property_id }) => property_id === property.id);
        const keys = unmet(constraints, property, homes);
        if (keys.length > 0) wrong.push(`${query}: ${property.title} by ${keys.join(', ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('get the same answer when their URL is opened', async () => {
    const changed: string[] = [];
    const opened = new Map<string, Answer>();
    for (const { query, count, corrected } of answers) {
      const parameters = formatListingQuery(query);
      const again =
        opened.get(parameters) ?? (await open(parseListingQuery(new URLSearchParams(parameters))));
      opened.set(parameters, again);
      const isSame = formatListingQuery(again.query) === parameters && again.corrected === corrected;
      if (!isSame || again.count !== count) changed.push(parameters);
    }
    expect(changed).toEqual([]);
  });

  it('finds villas and no Village', async () => {
    const { query, count } = await ask('villa');
    expect(query.property_type).toHaveLength(1);
    expect(query.search).toBeNull();
    expect(count).toBeGreaterThan(0);
  });

  it('corrects typing errors', async () => {
    const { corrected, count } = await ask('aprtment in dubia marina');
    expect(corrected).toBe('Apartment in Dubai Marina');
    expect(count).toBeGreaterThan(0);
  });

  it('names the corrected place where nothing is found either way', async () => {
    const { corrected, count, query, alternatives } = await ask('villa in busness bay under 100k');
    expect(corrected).toBe('Villa in Business Bay under 100k');
    expect(query.search).toBeNull();
    expect(count).toBe(0);
    expect(alternatives).toBeGreaterThan(0);
  });

  it('corrects a word without its last letter, which alone finds the same', async () => {
    const { corrected, query } = await ask('studio in busines bay');
    expect(corrected).toBe('studio in Business Bay');
    expect(query).toMatchObject({ search: null, district: expect.any(Number), bedrooms: [0] });
  });

  return (search: string) => ask(search);
}

describe('typical searches against generated properties', () => {
  describeSearches(fillMarket, 0.75);
});

describe('typical searches against the sample catalogue', () => {
  const ask = describeSearches(loadSampleCatalog, 0.45);

  it.each([
    ['sahil crescent villas', 'Sahil Crescent Villas'],
    ['sahil', 'Sahil Crescent Villas'],
    ['sahill', 'Sahil Crescent Villas'],
    ['mirador heights', 'Mirador Heights'],
    ['tern house', 'Tern House'],
    ['gallery row', 'Gallery Row Residences'],
    ['lagoon villa', 'Lagoon Court Villas'],
    ['bayline penthouse', 'Bayline Penthouses'],
    ['ساحل', 'Sahil Crescent Villas'],
    ['sidra 2', 'Fairway Pavilion'],
    ['villa in siddra 2 dubai hills', 'Fairway Pavilion'],
    ['townhouse in district 12 jvc', 'Maple Row'],
    ['district 1', 'Lagoon Court Villas'],
    ['2 bed chancery house', 'Chancery House'],
    ['permit 7100000417', 'Sahil Crescent Villas'],
    ['7100000417', 'Sahil Crescent Villas'],
  ])('%j starts with %s', async (query, title) => {
    expect((await ask(query)).results[0]?.title).toBe(title);
  });
});
