import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { propertyFixture } from '@/testing/property-fixture';
import { createIgnoredFilters } from './ignored-filters';

const ignoredBy = (query: Partial<ListingQuery>) =>
  createIgnoredFilters(async ({ bedrooms }) => (bedrooms.length > 0 ? 0 : 9))(
    { ...defaultListingQuery, ...query },
    [propertyFixture({ low_price: 700_000 })],
  );

const price_range = { min: 1_000_000, max: 2_000_000 };

it('finds that a starting price contradicts the price range', async () => {
  expect(await ignoredBy({ price_range })).toEqual(['price_range']);
});

it('does not compare the starting price with the price range of homes', async () => {
  expect(await ignoredBy({ price_range, bedrooms: [2] })).toEqual([]);
});
