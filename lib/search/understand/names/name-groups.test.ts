import { suggestNames } from '@/lib/search/suggestions/suggest-names';
import { searchPlan } from '@/lib/search/words/search-plan';
import { understand } from '../understand';
import type { Alias } from './alias-kinds';
import { nameGroups, setCurrentNames } from './name-groups';
import { vocabularyOf } from './vocabulary';

const options = {
  property_types: [],
  property_statuses: [],
  sales_statuses: [],
  cities: [
    { id: 1, name: 'Dubai', slug: 'dubai', count: 5 },
    { id: 2, name: 'Sharjah', slug: 'sharjah', count: 5 },
  ],
  districts: [
    { id: 11, name: 'Old Wharf', slug: 'old-wharf', city_id: 1, count: 3 },
    { id: 12, name: 'Old Wharf', slug: 'old-wharf-2', city_id: 2, count: 9 },
    { id: 13, name: 'Dubai Marina', slug: 'dubai-marina', city_id: 1, count: 9 },
  ],
  developers: [{ id: 21, name: 'Kelvane Properties', slug: 'kelvane', count: 2 }],
};
const meaning = (text: string) => understand(text, vocabularyOf(options));
const enter = (...aliases: Alias[]) => setCurrentNames(nameGroups(aliases));

afterEach(() => setCurrentNames(nameGroups([])));

test('a search understands entered aliases at once, in their city', () => {
  expect(meaning('wharfside').constraints).toEqual({});
  enter({ kind: 'district', alias: 'Wharfside', name: 'Old Wharf', city: 'Dubai' });
  expect(meaning('wharfside')).toMatchObject({ constraints: { district: 11 }, rest: '' });
  enter({ kind: 'district', alias: 'Wharfside', name: 'Old Wharf', city: null });
  expect(meaning('wharfside')).toMatchObject({ constraints: { district: 12 } });
  enter({ kind: 'developer', alias: 'K P Homes', name: 'Kelvane Properties', city: null });
  expect(meaning('k p homes')).toMatchObject({ constraints: { developer: 21 }, rest: '' });
});

test('an entered alias overrides a built-in one', () => {
  expect(meaning('marsa')).toMatchObject({ constraints: { district: 13 } });
  enter({ kind: 'district', alias: 'Marsa', name: 'Old Wharf', city: 'Sharjah' });
  expect(meaning('marsa')).toMatchObject({ constraints: { district: 12 } });
});

test('texts are searched by the other name, and names are suggested by it', () => {
  const words = () => JSON.stringify(searchPlan('wharfside'));
  expect(words()).not.toContain('quay');
  enter({ kind: 'district', alias: 'Wharfside', name: 'Eastern Quay', city: null });
  expect(words()).toContain('quay');
  enter({ kind: 'developer', alias: 'Zedhouse', name: 'Kelvane Properties', city: null });
  expect(suggestNames('zedh', options, 5).map(({ name }) => name)).toEqual(['Kelvane Properties']);
});

test('a group whose only name moves to another one is gone', () => {
  const named = (alias: string, name: string): Alias => ({ kind: 'district', alias, name, city: null });
  const { groups } = nameGroups([
    named('Wharfside', 'Eastern Quay'),
    named('Eastern Quay', 'Old Wharf'),
    named('Wharfside', 'Old Wharf'),
  ]);
  expect(groups.filter(({ names }) => names.length === 0)).toEqual([]);
  expect(groups.find(({ names }) => names.includes('Wharfside'))?.names[0]).toBe('Old Wharf');
});

test('other names of a group follow its preferred name', () => {
  const { groups } = nameGroups([
    { kind: 'district', alias: 'Jumeirah Lakes Towers', name: 'Jumeirah Lake Towers', city: null },
  ]);
  const group = groups.find(({ names }) => names.includes('JLT'));
  expect(group?.names.slice(0, 3)).toEqual(['Jumeirah Lake Towers', 'Jumeirah Lakes Towers', 'JLT']);
});
