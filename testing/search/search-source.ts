import { answerSearch, type SearchSource } from '@/lib/search/answer-search';
import { defaultListingQuery, formatListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { referenceNames } from './reference-names';

/** One list, because the words by which searches are corrected are kept per list. */
const nameWords: string[] = [];

/** A source with `found` properties per list; `asked` has the queries of the lists that were read. */
export function sourceOf(found: (query: ListingQuery) => number, title = 'Coral Tower') {
  const asked: string[] = [];
  const source: SearchSource<{ count: number; results: { title: string }[] }> = {
    options: async () => referenceNames,
    nameWords: async () => nameWords,
    isName: async () => ({ isReference: false, isTitle: false }),
    titlesAmong: async () => [],
    list: async (query) => {
      asked.push(formatListingQuery(query));
      const count = found(query);
      return { count, results: count > 0 ? [{ title }] : [] };
    },
    count: async (query) => found(query),
  };
  const answer = (search: string) => answerSearch({ ...defaultListingQuery, search }, source);
  return { answer, asked, source };
}
