import type { FilterOptions } from '@/lib/catalog/types';
import { nameGroups, setCurrentNames } from '@/lib/search/understand/names/name-groups';
import { renamedLanding } from './renamed-landing';

const option = (id: number, name: string, slug: string, count = 3) => ({ id, name, slug, count });
const options: FilterOptions = {
  property_types: [option(1, 'Villa', 'villa')],
  property_statuses: [],
  sales_statuses: [],
  cities: [option(1, 'Dubai', 'dubai'), option(2, 'Sharjah', 'sharjah')],
  districts: [
    { ...option(1, 'Jumeirah Village Circle', 'jumeirah-village-circle'), city_id: 1 },
    { ...option(2, 'Palm Jumeirah', 'palm-jumeirah'), city_id: 1 },
    { ...option(3, 'Al Khan', 'al-khan'), city_id: 2 },
  ],
  developers: [option(1, 'Ostara', 'ostara'), option(2, 'Sobha', 'sobha')],
};
const renamed = (kind: 'areas' | 'developers' | 'types', slug: string) =>
  renamedLanding(kind, slug, options)?.slug ?? null;

afterEach(() => setCurrentNames(nameGroups([])));

it.each([
  ['areas', 'jvc', 'jumeirah-village-circle'],
  ['developers', 'sobha-reality', 'sobha'],
  ['developers', 'ostara-llc', 'ostara'],
  ['developers', 'ostara-l-l-c', 'ostara'],
  ['areas', 'ostara-llc', null],
  ['areas', 'palm-jumeira-residences', null],
  ['areas', 'palm-jumeirah', null],
  ['types', 'villas', null],
] as const)('leads %s %s to %p', (kind, slug, target) => {
  expect(renamed(kind, slug)).toBe(target);
});

it('follows an alias of the desk, in its city', () => {
  expect(renamed('areas', 'frond-island')).toBeNull();
  const alias = { kind: 'district' as const, alias: 'Frond Island', name: 'Palm Jumeirah' };
  setCurrentNames(nameGroups([{ ...alias, city: 'Dubai' }]));
  expect(renamed('areas', 'frond-island')).toBe('palm-jumeirah');
  setCurrentNames(nameGroups([{ ...alias, city: 'Sharjah' }]));
  expect(renamed('areas', 'frond-island')).toBeNull();
});

it('is null when a name means several subjects', () => {
  setCurrentNames(
    nameGroups([
      { kind: 'district', alias: 'The Beach', name: 'Palm Jumeirah', city: 'Dubai' },
      { kind: 'district', alias: 'The Beach', name: 'Al Khan', city: 'Sharjah' },
    ]),
  );
  expect(renamed('areas', 'the-beach')).toBeNull();
});
