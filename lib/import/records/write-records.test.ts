import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogWriter, PropertyRecord } from '@/lib/catalog/record';
import { NewerDatabaseError } from '@/lib/database/migrate';
import { rowsOf } from '@/testing/feed-rows';
import { formatSummary } from '../report/report';
import { collectRecords } from './collect-records';
import { writeRecords } from './write-records';

function collected(count: number) {
  const rows = Array.from({ length: count }, (_row, index) => ({
    id: index + 1,
    title: `Villa ${index + 1}`,
    units: [{ id: 1 }],
  }));
  return collectRows(rows);
}

function collectRows(rows: unknown[]) {
  return collectRecords([{ file: 'a.json', rows: rowsOf(rows), mapping: null, format: 'json' }], {
    feedOf: () => 'a',
  });
}

function writer(putProperties: CatalogWriter['putProperties']): CatalogWriter {
  return {
    putProperties,
    putArticles: async () => [],
    removeSamples: async () => 0,
    takeOff: async () => [],
    async *shownKeys() {},
    async *hiddenKeys() {},
    isEmpty: async () => true,
  };
}

test.each([
  ['complete', ['a:1', 'a:2'], [['a:gone']]],
  ['cut', ['a:1', 'a:8', 'a:9'], []],
])('what the desk hides leaves a %s feed with the others', async (_feed, shown, taken) => {
  const takenOff: string[][] = [];
  await writeRecords(await collected(2), {
    writer: {
      ...writer(async (records) => records.map(() => 'unchanged' as const)),
      shownKeys: async function* () {
        yield* shown;
      },
      hiddenKeys: async function* () {
        yield* ['a:1', 'a:gone'];
      },
      takeOff: async (keys) => {
        takenOff.push(keys);
        return [];
      },
    },
    complete: { feeds: ['a'], acceptedMissing: 0 },
  });
  expect(takenOff).toEqual(taken);
});

test('a property rejected by the database does not affect the others', async () => {
  const written: string[] = [];
  const summary = await writeRecords(await collected(250), {
    writer: writer(async (records: PropertyRecord[]) => {
      if (records.some(({ key }) => key === 'a:120')) throw new Error('disk says no');
      written.push(...records.map(({ key }) => key));
      return records.map(() => 'created' as const);
    }),
  });
  expect(new Set(written).size).toBe(249);
  expect(written).toHaveLength(249);
  expect(summary).toMatchObject({ created: 249, units: 249 });
  expect(summary.refused).toMatchObject([
    { reason: 'could not be written: disk says no', count: 1, first: [{ position: { index: 120 } }] },
  ]);
});

test('waits for a database server that restarts, and refuses nothing', async () => {
  let attempts = 0;
  const summary = await writeRecords(await collected(30), {
    writer: writer(async (records, onConflict) => {
      onConflict?.(0, 'property.permit_number is that of another property');
      attempts += 1;
      if (attempts === 2) throw Object.assign(new Error('starting up'), { code: '57P03' });
      return records.map(() => 'created' as const);
    }),
  });
  expect(summary).toMatchObject({ created: 30, refused: [], leftOut: [{ count: attempts - 1 }] });
});

test.each([
  ['nothing can be stored', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
  ['the database is newer', new NewerDatabaseError(3, 2)],
])('ends when %s, instead of refusing one property after the other', async (_what, failure) => {
  const written: number[] = [];
  const writing = writeRecords(await collected(30), {
    writer: writer(async (records) => {
      written.push(records.length);
      throw failure;
    }),
  });
  await expect(writing).rejects.toBe(failure);
  expect(written).toEqual([10]);
});

test('uses short transactions', async () => {
  const sizes: number[] = [];
  await writeRecords(await collected(250), {
    writer: writer(async (records) => {
      sizes.push(records.length);
      return records.map(() => 'created' as const);
    }),
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
});

test('holds the lock for a short time only, however slow the disk', async () => {
  const sizes: number[] = [];
  await writeRecords(await collected(60), {
    writer: writer(async (records) => {
      sizes.push(records.length);
      await sleep(10 * records.length);
      return records.map(() => 'created' as const);
    }),
  });
  expect(Math.max(...sizes.slice(1))).toBeLessThanOrEqual(4);
});

test('reports implausible prices per square foot, and keeps them', async () => {
  const rows = [
    { id: 1, title: 'A', low_price: 1_097_000, min_area: 14_531 },
    { id: 2, title: 'B', units: [{ id: 'x', area: 110, price: 2_250_000 }] },
    { id: 3, title: 'C', low_price: 1_500_000, min_area: 900 },
  ];
  const written: (number | null)[] = [];
  const summary = await writeRecords(await collectRows(rows), {
    writer: writer(async (records) => {
      written.push(...records.map(({ low_price }) => low_price));
      return records.map(() => 'created' as const);
    }),
  });
  expect(written).toEqual([1_097_000, 2_250_000, 1_500_000]);
  expect(summary.doubtful.map(({ reason, count }) => [reason, count])).toEqual([
    ['price per sq ft is outside AED 150 to 20,000, so listed last when the cheapest come first', 2],
  ]);
  expect(summary.doubtful[0]?.first.map(({ detail }) => detail?.value)).toEqual([
    'AED 1,097,000 / 14,531 sq ft',
    'AED 2,250,000 / 110 sq ft',
  ]);
});

test('counts the types that come from titles, also of unchanged properties', async () => {
  const rows = [
    { id: 1, title: 'Lagoon Villas' },
    { id: 2, title: 'Golf Villas' },
    { id: 3, title: 'Ivory Crest Apartments' },
    { id: 4, title: 'Harbour Villas', property_type: 'Villa' },
  ];
  const summary = await writeRecords(await collectRows(rows), { writer: null });
  expect(summary.typesFromTitles).toMatchObject([
    { reason: 'Villa', count: 2, first: [{ position: { index: 1 } }, { position: { index: 2 } }] },
    { reason: 'Apartment', count: 1 },
  ]);
  expect(formatSummary(summary, true)).toContain('Types taken from titles, because the feed states none:');
});
