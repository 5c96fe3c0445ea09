import { referenceNames } from '@/testing/search/reference-names';
import { answerSearch, type SearchSource } from './answer-search';
import { defaultListingQuery, formatListingQuery, type ListingQuery } from './listing-query';

/** A source whose lists hold as many properties as `found` says, and which notes what it is asked for. */
function sourceOf(found: (query: ListingQuery) => number) {
  const asked: string[] = [];
  const source: SearchSource<{ count: number; results: never[] }> = {
    options: async () => referenceNames,
    nameWords: async () => [],
    isName: async () => ({ isReference: false, isTitle: false }),
    list: async (query) => {
      asked.push(formatListingQuery(query));
      return { count: found(query), results: [] };
    },
    count: async (query) => found(query),
  };
  const answer = (search: string) => answerSearch({ ...defaultListingQuery, search }, source);
  return { answer, asked };
}

it('reads the list that it shows once', async () => {
  const { answer, asked } = sourceOf(() => 3);
  const { query, page } = await answer('villa palm');
  expect(page.count).toBe(3);
  expect(asked).toEqual([formatListingQuery(query)]);
});

it('shows the plain words when what they were understood as shows nothing', async () => {
  const { answer } = sourceOf(({ search }) => (search === 'villa palm' ? 2 : 0));
  const { query, page } = await answer('villa palm');
  expect([query.search, page.count]).toEqual(['villa palm', 2]);
});

it('says what else there is when nothing is found', async () => {
  const { answer } = sourceOf(({ district, search }) => (district === null && search === null ? 5 : 0));
  const { page, nothing } = await answer('villa palm');
  expect(page.count).toBe(0);
  expect(nothing?.asked).toBe('villas in Palm Jumeirah');
  expect(nothing?.alternatives.length).toBeGreaterThan(0);
});
