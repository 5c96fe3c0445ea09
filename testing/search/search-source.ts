import { answerSearch, type SearchSource } from '@/lib/search/answer/answer-search';
import { defaultListingQuery, formatListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { referenceNames } from './reference-names';

/** One list, because the words by which searches are corrected are kept per list. */
const nameWords: string[] = [];

/** A source with `found` properties per list; `queries` are those of the lists that were read. */
export function sourceOf(found: (query: ListingQuery) => number, title = 'Coral Tower') {
  const queries: string[] = [];
  const source: SearchSource<{ count: number; results: { title: string }[] }> = {
    options: async () => referenceNames,
    nameWords: async () => nameWords,
    matchName: async () => ({ isReference: false, isTitle: false }),
    titlesAmong: async () => [],
    list: async (query) => {
      queries.push(formatListingQuery(query));
      const count = found(query);
      return { count, results: count > 0 ? [{ title }] : [] };
    },
    count: async (query) => found(query),
    articles: async () => [],
  };
  const answer = (search: string) => answerSearch({ ...defaultListingQuery, search }, source);
  return { answer, queries, source };
}
