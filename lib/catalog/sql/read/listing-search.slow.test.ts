import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import { analyze } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import type { IdSet } from '@/lib/search/rows/id-set';
import { words } from '@/lib/search/words/split-words';
import type { TestServer } from '@/testing/contract/postgres-server';
import { databaseEngines } from '@/testing/engines';
import { fillCatalog } from '@/testing/generate/fill';
import { generateRecords } from '@/testing/generate/generate';
import { readQueries } from '@/testing/search/read-queries';
import { createSqlWriter } from '../write/writer';
import { CatalogSets } from './catalog-sets';
import { catalogSets } from './current-sets';
import { matchesOf } from './listing-search';

const generated = { count: 600, seed: 3, unitsPerProperty: 1 };

/** The example queries with a word of the properties that no earlier query has. */
function queriesOfAllWords(): string[] {
  const left = new Set([...generateRecords(generated)].flatMap((record) => words(JSON.stringify(record))));
  return readQueries()
    .map(({ query }) => query)
    .filter((query) => words(query).filter((word) => left.delete(word)).length > 0);
}

/** Searches with words of the name and the description of a property, some cut to the beginning of a word. */
function queriesAcrossTexts(): string[] {
  return [...generateRecords(generated)]
    .filter((_, index) => index % 6 === 0)
    .flatMap(({ title, description }, index) => {
      const names = words(title);
      const described = words((description ?? '').replace(/<[^>]*>/g, ' '));
      const name = names[index % names.length] ?? '';
      const [one, other] = [described[index % described.length], described[(index * 7) % described.length]];
      return [`${one} ${name}`, `${one} ${name.slice(0, 1 + (index % 4))}`, `${one} ${other} ${name}`];
    });
}

const texts = [
  ...queriesOfAllWords(),
  ...queriesAcrossTexts(),
  'residence',
  'the view',
  'dubai in with',
  'coral plan view',
  'villa sea',
  'villa nowhere',
  'g',
  '1',
];

describe.each(databaseEngines)('a search on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
    await fillCatalog(createSqlWriter(db), generated);
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  /** Sends each statement once: some are the same for all three ways to search. */
  function readingOnce(sets: CatalogSets): CatalogSets {
    const read = sets.read.bind(sets);
    jest.spyOn(sets, 'read').mockImplementation((query) => {
      const { sql, parameters } = query.compile(db);
      const key = JSON.stringify([sql, parameters]);
      const found = known.get(key) ?? read(query);
      known.set(key, found);
      return found;
    });
    return sets;
  }
  const known = new Map<string, Promise<IdSet>>();

  /** The ids in each circle of a text's matches, as text, which is quicker to compare. */
  async function findAll(sets: CatalogSets): Promise<Record<string, string>> {
    const all: Record<string, string> = {};
    for (const text of texts) {
      const circles: string[] = [];
      const matches = await matchesOf(sets, text);
      if (matches) for await (const circle of matches.circles()) circles.push(circle.toArray().join(' '));
      all[text] = circles.join('; ');
    }
    return all;
  }

  it('finds the same before and after names are in memory, and with statistics of common words', async () => {
    const { table } = await catalogSets(db);
    const fromIndex = readingOnce(new CatalogSets(db, table));
    jest.spyOn(fromIndex, 'wordsIfLoaded').mockReturnValue(null);
    const expected = await findAll(fromIndex);
    expect(Object.values(expected).filter((circles) => /\d/.test(circles)).length).toBeGreaterThan(100);
    const inMemory = readingOnce(new CatalogSets(db, table));
    await inMemory.words();
    expect(inMemory.wordsIfLoaded()).not.toBeNull();
    expect(await findAll(inMemory)).toEqual(expected);
    await analyze(db);
    const withFigures = readingOnce(new CatalogSets(db, table));
    await withFigures.words();
    expect((await withFigures.commonTextWords())?.size ?? 1).toBeGreaterThan(0);
    expect(await findAll(withFigures)).toEqual(expected);
  }, 120_000);
});
