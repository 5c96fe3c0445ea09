import { areTypesKnown } from './types-known';

const named = (counts: (number | null)[]) =>
  counts.map((count, index) => ({ id: index + 1, name: String(index), slug: String(index), count }));

test.each([
  ['no types', [], [10], false],
  ['few properties with a type', [1, 3], [10], false],
  ['half of the properties with a type', [2, 3], [4, 6], true],
  ['no counts', [null], [10], true],
])('%s', (_name, types, cities, expected) => {
  const options = { property_types: named(types), cities: named(cities) };
  expect(areTypesKnown({ ...options, property_statuses: [], sales_statuses: [] })).toBe(expected);
});
