import { referenceNames } from '@/testing/search/reference-names';
import { suggestNames } from './suggest-names';

const names = (text: string, limit = 20) => suggestNames(text, referenceNames, limit).map(({ name }) => name);

it.each([
  ['ma', 'Dubai Marina'],
  ['jvc', 'Jumeirah Village Circle'],
  ['dubai hi', 'Dubai Hills Estate'],
  ['مارينا', 'Dubai Marina'],
  ['ema', 'Emaar Properties'],
  ['pent', 'Penthouse'],
  ['abu', 'Abu Dhabi'],
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

it('offers nothing before the second letter or for the middle of a word', () => {
  expect([names('m'), names(''), names('arina')]).toEqual([[], [], []]);
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

it('names the list of a suggestion', () => {
  expect(suggestNames('villa', referenceNames, 20)).toContainEqual(
    expect.objectContaining({ kind: 'type', name: 'Villa', query: 'property_type=2' }),
  );
});
