import { feedNameFor } from './feed-name';

test.each([
  ['Resale listings.csv', 'resale-listings'],
  ['stock-2026-11-25.csv.gz', 'stock'],
  ['stock_20261125 (2).tsv', 'stock'],
  ['Off plan 25.11.2026.xml', 'off-plan'],
  ['Our stock 2026-11.csv', 'our-stock'],
  ['stock 11.2026.xlsx', 'stock'],
  ['Handover 2026-30.csv', 'handover-2026-30'],
  ['المخزون.json', 'inventory'],
  [`${'a'.repeat(80)}.csv`, 'a'.repeat(40)],
])('%s is a file of the feed %s', (file, name) => {
  expect(feedNameFor(file)).toBe(name);
});
