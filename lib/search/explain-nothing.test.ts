import type { FilterOptions } from '@/lib/catalog/types';
import { explainNothing } from './explain-nothing';
import { defaultListingQuery } from './listing-query';

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
