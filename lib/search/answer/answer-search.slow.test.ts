import type { FilterOption, FilterOptions } from '@/lib/catalog/types';
import { readQueries } from '@/testing/search/read-queries';
import { referenceNames } from '@/testing/search/reference-names';
import { sourceOf } from '@/testing/search/search-source';
import {
  defaultListingQuery,
  formatListingQuery,
  type ListingQuery,
  parseListingQuery,
} from '../listing-query';
import { answerSearch } from './answer-search';

describe('a search in a catalogue with similar names', () => {
  const more = (list: readonly FilterOption[], ...names: string[]): FilterOption[] => [
    ...list,
    ...names.map((name, index) => ({ id: 500 + index, name, slug: name, count: 5 })),
  ];
  const similar: FilterOptions = {
    ...referenceNames,
    districts: more(referenceNames.districts, 'Jumeirah', 'Jebel Ali', 'Palm Jebel Ali').map((district) => ({
      city_id: null,
      ...district,
    })),
    developers: more(referenceNames.developers, 'Azizi Developments', 'Riviera Group', 'Marina Homes'),
  };
  const queries = [
    'azizi riviera',
    'palm jumeira',
    'villa palm jumeira',
    'nakheel palm jebel ali',
    'bluewaters or palm',
    'palm and marina',
    'emaar or damac',
    'ویلای چهار خوابه',
    'penthouse but not palm',
    'azizi riviera excluding villas',
    'not damac',
    ...readQueries().map(({ query }) => query),
  ];

  it.each([
    ['everything', () => 3],
    ['only filters', ({ search }: ListingQuery) => (search === null ? 3 : 0)],
    ['few words', ({ search }: ListingQuery) => (search === null || search.length < 8 ? 3 : 0)],
    ['nothing', () => 0],
  ])('that finds %s gets the same answer when its address is opened', async (_, found) => {
    const source = { ...sourceOf(found).source, options: async () => similar };
    const changed: string[] = [];
    for (const search of queries) {
      const first = await answerSearch({ ...defaultListingQuery, search }, source);
      const address = formatListingQuery(first.query);
      const again = await answerSearch(parseListingQuery(new URLSearchParams(address)), source);
      const reopened = formatListingQuery(again.query);
      if (reopened !== address || again.corrected !== first.corrected)
        changed.push(`${search}: ${address}, then ${reopened}`);
    }
    expect(changed).toEqual([]);
  });

  it('keeps its reading when another filter is chosen', async () => {
    const source = { ...sourceOf(() => 3).source, options: async () => similar };
    const { query } = await answerSearch({ ...defaultListingQuery, search: 'azizi riviera' }, source);
    expect(formatListingQuery(query)).toBe('search=riviera&typed=azizi+riviera&developer=500');
    const chosen = { ...query, bedrooms: [2] };
    expect((await answerSearch(chosen, source)).query).toEqual(chosen);
    const freed = { ...query, developer: null };
    expect((await answerSearch(freed, source)).query).toEqual(freed);
  });

  it('reads other words than those that the typed text left', async () => {
    const source = { ...sourceOf(() => 3).source, options: async () => similar };
    const { query } = await answerSearch(
      { ...defaultListingQuery, search: 'damac', typed: 'azizi riviera', developer: 500 },
      source,
    );
    expect(formatListingQuery(query)).toBe('developer=2');
  });
});
