import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogWriter, PropertyRecord } from '@/lib/catalog/record';
import { collectListings } from './collect-listings';
import { writeListings } from './write-listings';

function collected(count: number) {
  const rows = Array.from({ length: count }, (_row, index) => ({
    id: index + 1,
    title: `Villa ${index + 1}`,
    units: [{ id: 1 }],
  }));
  return collectListings([{ file: 'a.json', rows, lines: () => [], mapping: null }], () => 'a');
}

function writer(putProperties: CatalogWriter['putProperties']): CatalogWriter {
  return {
    putProperties,
    putArticles: async () => [],
    removeSamples: async () => 0,
    isEmpty: async () => true,
  };
}

test('a property rejected by the database does not affect the others', async () => {
  const written: string[] = [];
  const summary = await writeListings(collected(250), {
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
    { reason: 'could not be written: disk says no', count: 1, first: [{ index: 120 }] },
  ]);
});

test('uses short transactions', async () => {
  const sizes: number[] = [];
  await writeListings(collected(250), {
    writer: writer(async (records) => {
      sizes.push(records.length);
      return records.map(() => 'created' as const);
    }),
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
});

test('holds the lock for a short time only, however slow the disk', async () => {
  const sizes: number[] = [];
  await writeListings(collected(60), {
    writer: writer(async (records) => {
      sizes.push(records.length);
      await sleep(10 * records.length);
      return records.map(() => 'created' as const);
    }),
  });
  expect(Math.max(...sizes.slice(1))).toBeLessThanOrEqual(4);
});
