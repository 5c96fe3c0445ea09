import { rowsOf } from '@/testing/feed-rows';
import { sampleOf } from './start-without-mapping';

test('leaves rows with very many levels out of a sample: a guess would have to read them', async () => {
  const deep: unknown = JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`);
  const rows = [
    { headline: 'Sea home', cost: 1 },
    { headline: deep, cost: 2 },
  ];
  const sample = await sampleOf({ file: 'feed.json', rows: rowsOf(rows), mapping: null, format: 'json' });
  expect(sample?.map(({ value }) => value)).toEqual([rows[0]]);
});
