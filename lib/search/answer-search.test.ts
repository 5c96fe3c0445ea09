import { referenceNames } from '@/testing/search/reference-names';
import { answerSearch, type SearchSource } from './answer-search';
import {
  defaultListingQuery,
  formatListingQuery,
  type ListingQuery,
  parseListingQuery,
} from './listing-query';

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
  return { answer, asked, source };
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

it('says what a mistyped search was taken for, also from the address it leads to', async () => {
  const { answer, source } = sourceOf(({ search }) => (search === null ? 4 : 0));
  const { query, corrected } = await answer('vila by emmar');
  expect(corrected).toBe('Villa by Emaar Properties');
  const address = formatListingQuery(query);
  expect(address).toBe('typed=vila+by+emmar&property_type=2&developer=1');
  const again = await answerSearch(parseListingQuery(new URLSearchParams(address)), source);
  expect(again.corrected).toBe(corrected);
  expect(formatListingQuery(again.query)).toBe(address);
});

it('drops a mistyped text that no longer stands for the filters', async () => {
  const { source } = sourceOf(({ search }) => (search === null ? 4 : 0));
  const { query, corrected } = await answerSearch(
    parseListingQuery(new URLSearchParams('typed=vila+by+emmar&developer=2')),
    source,
  );
  expect([formatListingQuery(query), corrected]).toEqual(['developer=2', null]);
});
