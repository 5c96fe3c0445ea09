import type { FilterOptions } from '@/lib/catalog/types';
import { defaultListingQuery } from '../listing-query';
import { explainNothing } from './explain-nothing';

const options: FilterOptions = {
  cities: [],
  districts: [],
  developers: [],
  property_statuses: [],
  sales_statuses: [],
  property_types: [
    { id: 1, name: 'Villa', slug: 'villa', count: 4 },
    { id: 2, name: 'Apartment', slug: 'apartment', count: 3 },
  ],
};

test.each([
  [1, '1 apartment'],
  [3, '3 apartments'],
])('names %d properties of another type', async (found, label) => {
  const villas = { ...defaultListingQuery, property_type: [1] };
  const nothing = await explainNothing(villas, options, async ({ property_type }) =>
    property_type.includes(2) ? found : 0,
  );
  expect(nothing?.asked).toBe('villas');
  expect(nothing?.alternatives.map((alternative) => alternative.label)).toEqual([label]);
});

test.each([
  [1, '1 commercial property'],
  [3, '3 commercial properties'],
])('names %d properties of a type that is no noun', async (found, label) => {
  const types = [...options.property_types, { id: 3, name: 'Commercial', slug: 'commercial', count: 3 }];
  const villas = { ...defaultListingQuery, property_type: [1] };
  const nothing = await explainNothing(villas, { ...options, property_types: types }, async (query) =>
    query.property_type.includes(3) ? found : 0,
  );
  expect(nothing?.alternatives.map((alternative) => alternative.label)).toEqual([label]);
});

test('offers the rest of the district, and other districts, where a community has nothing', async () => {
  const places: FilterOptions = {
    ...options,
    cities: [{ id: 5, name: 'Dubai', slug: 'dubai', count: 9 }],
    districts: [{ id: 7, name: 'Dubai Hills', slug: 'dubai-hills', count: 4, city_id: 5 }],
    communities: [{ name: 'Sidra 2', slug: 'sidra-2', district_id: 7, count: 1 }],
  };
  const asked = { ...defaultListingQuery, property_type: [1], district: 7, community: 'sidra-2' };
  const nothing = await explainNothing(asked, places, async ({ community, district }) =>
    community !== null ? 0 : district === null ? 9 : 4,
  );
  expect(nothing?.asked).toBe('villas in Sidra 2, Dubai Hills');
  expect(nothing?.alternatives.map(({ label, query }) => [label, query])).toEqual([
    ['4 elsewhere in Dubai Hills', 'property_type=1&district=7'],
    ['9 elsewhere in Dubai', 'property_type=1&city=5'],
  ]);
});

test('keeps the typed text with the words that it left', async () => {
  const asked = { ...defaultListingQuery, search: 'riviera', typed: 'villa riviera', property_type: [1] };
  const nothing = await explainNothing(asked, options, async () => 2);
  expect(nothing?.alternatives.map(({ query }) => query)).toEqual([
    'search=riviera&typed=villa+riviera&property_type=2',
    'property_type=1',
  ]);
});

test('offers lists without the words and one filter where neither alone has any', async () => {
  const asked = { ...defaultListingQuery, search: 'urgent', property_type: [1], bedrooms: [3] };
  const nothing = await explainNothing(asked, options, async ({ search, property_type, bedrooms }) =>
    search === null && (property_type.includes(2) || bedrooms.length === 0) ? 2 : 0,
  );
  expect(nothing?.alternatives.map(({ label }) => label)).toEqual([
    '2 apartments without “urgent”',
    '2 without “3 bedrooms” and “urgent”',
  ]);
});

test('shortens long words that every offered list would repeat', async () => {
  const search = 'cinema with basement and a very large garden for two dogs';
  const asked = { ...defaultListingQuery, property_type: [1], search };
  const nothing = await explainNothing(asked, options, async (query) => (query.search === null ? 4 : 0));
  expect(nothing?.alternatives.map(({ label }) => label)).toEqual([
    '4 without “cinema with basement and a very large …”',
  ]);
  expect(nothing?.asked).toBe(`villas for “${search}”`);
});
