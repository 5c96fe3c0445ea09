import type { FilterOptions } from '@/lib/catalog/types';
import { directoryGroups, directoryLetter } from './directory';

const named = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${String.fromCharCode(65 + (index % 26))} ${prefix} ${index + 1}`,
    slug: `${prefix}-${index + 1}`,
    count: index + 1,
  }));

const options = (districts: number, developers: number): FilterOptions => ({
  property_types: named(3, 'type'),
  property_statuses: [],
  sales_statuses: [],
  cities: named(40, 'city'),
  districts: named(districts, 'district').map((one) => ({ ...one, city_id: one.id % 3 === 0 ? 40 : 39 })),
  developers: named(developers, 'developer'),
});

it('lists all of a small group by name', () => {
  const groups = directoryGroups(options(12, 5));
  expect(groups.map(({ title, total, letters }) => [title, total, letters.length])).toEqual([
    ['Districts of N city 40', 4, 0],
    ['Districts of M city 39', 8, 0],
    ['Developers', 5, 0],
    ['Types of property', 3, 0],
  ]);
  expect(groups[0]?.shown.map(({ name }) => name)).toEqual([
    'C district 3',
    'F district 6',
    'I district 9',
    'L district 12',
  ]);
});

it('shows the largest of a large group and links to the others by letter', () => {
  const groups = directoryGroups(options(1_500, 800));
  expect(groups.reduce((links, { shown, letters }) => links + shown.length + letters.length, 0)).toBeLessThan(
    150,
  );
  const dubai = groups[0];
  expect(dubai?.shown[0]?.name).toBe('R district 1500');
  expect(dubai?.letters.reduce((sum, { count }) => sum + count, 0)).toBe(500);
  const letter = directoryLetter(options(1_500, 800), '40', 'R');
  expect(letter?.title).toBe('Districts of N city 40: R');
  expect(letter?.subjects).toHaveLength(dubai?.letters.find((one) => one.letter === 'R')?.count ?? 0);
});

it('returns null for an unknown group or letter', () => {
  expect(directoryLetter(options(12, 5), '40', 'Z')).toBeNull();
  expect(directoryLetter(options(12, 5), 'atlantis', 'A')).toBeNull();
});
