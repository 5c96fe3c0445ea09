import type { Kysely } from 'kysely';
import { openDatabase } from '@/lib/database/connection';
import { analyze, isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { searchPlan } from '@/lib/search/search-plan';
import type { TestServer } from '@/testing/contract/postgres-server';
import { databaseEngines } from '@/testing/engines';
import { fillCatalog } from '@/testing/generate/fill';
import { readQueries } from '@/testing/search/read-queries';
import { createSqlWriter } from '../write/writer';
import { CatalogSets, catalogSets } from './catalog-sets';
import { matchesOf } from './listing-search';

const allTexts = [
  ...readQueries().map(({ query }) => query),
  'residence',
  'the view',
  'dubai in with',
  'coral plan view',
  'villa sea',
  'g',
  '1',
];

/** The longest texts that together have all words. */
function textsForAllWords(): string[] {
  const seen = new Set<string>();
  const byLength = allTexts.toSorted((a, b) => b.length - a.length);
  return byLength.filter((text) => {
    const known = seen.size;
    for (const group of searchPlan(text)) seen.add(JSON.stringify(group));
    return seen.size > known;
  });
}

describe.each(databaseEngines)('a search on %s', (_engine, start) => {
  let server: TestServer;
  let db: Kysely<Database>;

  beforeAll(async () => {
    server = await start();
    db = await openDatabase(server.url, { connections: server.connections });
    await fillCatalog(createSqlWriter(db), { count: 600, seed: 3, unitsPerProperty: 1 });
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  async function findAll(sets: CatalogSets): Promise<Record<string, number[][]>> {
    const all: Record<string, number[][]> = {};
    // A search takes PostgreSQL ten times as long, and other combinations of words only the code that both share.
    const texts = isPostgres(db) ? textsForAllWords() : allTexts;
    for (const text of texts) {
      const circles: number[][] = [];
      const matches = await matchesOf(sets, text);
      if (matches) for await (const circle of matches.circles()) circles.push(circle.toArray());
      all[text] = circles;
    }
    return all;
  }

  it('finds the same before and after names are in memory, and with statistics of common words', async () => {
    const { table } = await catalogSets(db);
    const fromIndex = new CatalogSets(db, table);
    jest.spyOn(fromIndex, 'wordsAtHand').mockReturnValue(null);
    const expected = await findAll(fromIndex);
    const searches = Object.values(expected);
    const answered = searches.filter((circles) => circles.flat().length > 0);
    expect(answered.length).toBeGreaterThan(searches.length / 7);
    const inMemory = new CatalogSets(db, table);
    await inMemory.words();
    expect(inMemory.wordsAtHand()).not.toBeNull();
    expect(await findAll(inMemory)).toEqual(expected);
    await analyze(db);
    const withFigures = new CatalogSets(db, table);
    await withFigures.words();
    expect((await withFigures.commonTextWords())?.size ?? 1).toBeGreaterThan(0);
    expect(await findAll(withFigures)).toEqual(expected);
  }, 120_000);
});
