import { listKeys } from '@/lib/search/filter-keys.mjs';
import { defaultListingQuery } from '@/lib/search/listing-query';
import config from '@/next.config.mjs';

it('never passes a requested list to the shared cached page', async () => {
  const rewrites = await config.rewrites?.();
  const beforeFiles = rewrites && 'beforeFiles' in rewrites ? (rewrites.beforeFiles ?? []) : [];
  const spared = beforeFiles.flatMap(({ missing }) => missing ?? []).map(({ key }) => key);
  expect(spared).toEqual(listKeys);
  const typedPrice = ['price_min', 'price_max', 'price_was'];
  expect(spared.toSorted()).toEqual([...Object.keys(defaultListingQuery), ...typedPrice].toSorted());
});
