import { referenceNames } from '@/testing/search/reference-names';
import { suggestMeantNames, suggestNames, suggestNamesAtEnd } from './suggest-names';

const names = (text: string, limit = 20) => suggestNames(text, referenceNames, limit).map(({ name }) => name);

it.each([
  ['ma', 'Dubai Marina'],
  ['jvc', 'Jumeirah Village Circle'],
  ['dubai hi', 'Dubai Hills Estate'],
  ['مارينا', 'Dubai Marina'],
  ['ema', 'Emaar Properties'],
  ['эма', 'Emaar Properties'],
  ['داماك', 'DAMAC Properties'],
  ['pent', 'Penthouse'],
  ['abu', 'Abu Dhabi'],
  ['flats', 'Apartment'],
  ['فيلا', 'Villa'],
])('offers for %j %s', (text, name) => {
  expect(names(text)).toContain(name);
});

it('offers communities with their districts', () => {
  const found = suggestNames('ala', referenceNames, 20).filter(({ kind }) => kind === 'community');
  expect(found.map(({ name, district, query }) => [name, district?.name, query])).toEqual([
    ['Alaya', 'Tilal Al Ghaf', expect.stringMatching(/^district=\d+&community=alaya$/)],
    ['Alana', 'The Valley', expect.stringMatching(/^district=\d+&community=alana$/)],
    ['Alana', 'DAMAC Hills', expect.stringMatching(/^district=\d+&community=alana$/)],
  ]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(3);
});

it('offers names with an apostrophe that is typed or not', () => {
  const named = { name: 'One Za’abeel', slug: 'one-zaabeel', district_id: null, count: 4 };
  const options = { ...referenceNames, communities: [named] };
  for (const text of ['one za', 'one za abe', 'one zaabeel', 'za’abeel'])
    expect(suggestNames(text, options, 5).map(({ name }) => name)).toEqual([named.name]);
});

it('offers nothing before the second letter or for the middle of a word', () => {
  expect([names('m'), names(''), names('arina')]).toEqual([[], [], []]);
});

it('offers for an unfinished number of bedrooms only names that start with it', () => {
  const named = ['Bay Damac 2', '2 Boulevard Walk'].map((name) => ({
    name,
    slug: name,
    district_id: 1,
    count: 1,
  }));
  const options = { ...referenceNames, communities: named };
  for (const text of ['2 b', '2 bed', '2bh'])
    expect(suggestNames(text, options, 5).map(({ name }) => name)).toEqual(
      text === '2 b' ? ['2 Boulevard Walk'] : [],
    );
});

it('offers names for a longer end first, then for the last word', () => {
  const named = { name: 'Arabella Townhouses', slug: 'arabella-townhouses', district_id: 1, count: 1 };
  const options = { ...referenceNames, communities: [named] };
  const found = suggestNamesAtEnd('3 bed townhouse ar', options, 3);
  expect(found.map(({ name, search }) => [name, search])).toEqual([
    ['Arabella Townhouses', '3 bed'],
    ['Arabian Ranches', '3 bed townhouse'],
    ['Arabian Ranches 3', '3 bed townhouse'],
  ]);
});

it('offers no names for a part of the name that is typed, but types after a place', () => {
  const found = (text: string) =>
    suggestNamesAtEnd(text, referenceNames, 5).map(({ name, search }) => [name, search]);
  expect(found('2 bed dubai mari').map(([, search]) => search)).not.toContain('2 bed dubai');
  expect(found('2 bed dubai mari')).toContainEqual(['Dubai Marina', '2 bed']);
  expect(found('2 bed damac hil').map(([, search]) => search)).not.toContain('2 bed damac');
  expect(found('2 bed dubai marina apar')).toContainEqual(['Apartment', '2 bed dubai marina']);
});

it('sorts by number of properties and respects the limit', () => {
  const options = {
    ...referenceNames,
    districts: referenceNames.districts.map((district) => ({ ...district, count: district.id })),
  };
  const counts = suggestNames('du', options, 3).map(({ count }) => count ?? 0);
  expect(counts).toHaveLength(3);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});

it('gives places, types and developers their share', () => {
  const developers = [{ id: 9, name: 'Dubai Properties', slug: 'dubai-properties', count: 1 }];
  const found = suggestNames('du', { ...referenceNames, developers }, 5);
  expect(found).toHaveLength(5);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['city', 'district', 'type', 'developer']));
});

describe('with typing errors', () => {
  const meant = (text: string) => suggestMeantNames(text, referenceNames, 20).map(({ name }) => name);

  it.each([
    ['dubay marina', 'Dubai Marina'],
    ['dubay mar', 'Dubai Marina'],
    ['emar', 'Emaar Properties'],
    ['palm jumeira', 'Palm Jumeirah'],
    ['palm jumera', 'Palm Jumeirah'],
    ['buisness bay', 'Business Bay'],
    ['buisness b', 'Business Bay'],
    ['bussiness bay', 'Business Bay'],
    ['appartment', 'Apartment'],
    ['penthuose', 'Penthouse'],
    ['saadiat iland', 'Saadiyat Island'],
    ['creek habour', 'Dubai Creek Harbour'],
  ])('offers for %j %s', (text, name) => {
    expect(meant(text)).toContain(name);
  });

  it('offers what matches as typed, and nothing for other words', () => {
    expect(meant('dubai mar')).toEqual(names('dubai mar'));
    expect([meant('emar xyzzy'), meant('2 bed dubay'), meant('zzzzzz'), meant('d')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('corrects to the names of the given catalogue', () => {
    const developers = [{ id: 9, name: 'Emerald', slug: 'emerald', count: 1 }];
    const found = suggestMeantNames('emrald', { ...referenceNames, developers }, 5);
    expect(found.map(({ name }) => name)).toEqual(['Emerald']);
  });
});

it.each([
  ['by emaar', 'Emaar Properties', undefined],
  ['2 bed mar', 'Dubai Marina', '2 bed'],
  ['villas by ema', 'Emaar Properties', 'villas'],
  ['3 bed villa in dubai hil', 'Dubai Hills Estate', '3 bed villa'],
  ['2 bed under 2m pent', 'Penthouse', '2 bed under 2m'],
  ['2 bed, make it mar', 'Dubai Marina', '2 bed'],
  ['furnished 2 bed mar', 'Dubai Marina', 'furnished 2 bed'],
  ['golden visa mar', 'Dubai Marina', 'golden visa'],
  ['luxury villas emirates', 'Emirates Hills', 'luxury villas'],
  ['luxury villas emirates hil', 'Emirates Hills', 'luxury villas'],
  ['sorry mar', 'Dubai Marina', undefined],
])('offers for the end of %j %s', (text, name, search) => {
  const found = suggestNamesAtEnd(text, referenceNames, 5).find((one) => one.name === name);
  expect(found).toMatchObject({ name, count: search ? null : 10 });
  expect(found?.search).toBe(search);
  expect(found && new URLSearchParams(found.query).get('search')).toBe(search ?? null);
});

it('offers only developers after "by", if any match', () => {
  const kindsAt = (text: string) => suggestNamesAtEnd(text, referenceNames, 9).map(({ kind }) => kind);
  expect(kindsAt('villas in dam')).toContain('district');
  expect(kindsAt('villas in dam')).toContain('developer');
  expect(new Set(kindsAt('villas by dam'))).toEqual(new Set(['developer']));
  expect(kindsAt('villas by palm')).toContain('district');
});

it('offers no second place, type or developer, but a community of the place', () => {
  const namesAt = (text: string) => suggestNamesAtEnd(text, referenceNames, 9).map(({ name }) => name);
  expect(namesAt('arabian ranches 3 vil')).toEqual(['Villa']);
  expect(namesAt('dubai hills map')).toEqual(['Maple 2']);
  expect(namesAt('villa apart')).toEqual([]);
});

it.each([
  '2 bed in',
  'golden mar',
  '2 be',
  'villa under 2',
  'villa under 2 m',
  'villa under 2 mil',
  'emar xyzzy',
  '2 bed dubay',
  'under ',
  '',
])('offers nothing for the end of %j', (text) => {
  expect(suggestNamesAtEnd(text, referenceNames, 5)).toEqual([]);
});

it('names the list of a suggestion', () => {
  expect(suggestNames('villa', referenceNames, 20)).toContainEqual(
    expect.objectContaining({ kind: 'type', name: 'Villa', query: 'property_type=2' }),
  );
});
