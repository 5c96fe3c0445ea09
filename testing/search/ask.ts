import type { CatalogSource } from '@/lib/catalog/source';
import type { FilterOptions, PropertySummary } from '@/lib/catalog/types';
import { answerSearch } from '@/lib/search/answer/answer-search';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';

export type Answer = {
  query: ListingQuery;
  corrected: string | null;
  count: number;
  /** The first page. */
  results: PropertySummary[];
  /** Other lists that are offered where nothing was found. */
  alternatives: number;
};

/** The site's answer to a search of a catalogue, without a server. */
export async function createAsk(catalog: CatalogSource): Promise<{
  ask: (search: string) => Promise<Answer>;
  /** The answer to a query, as if its URL were opened. */
  open: (query: ListingQuery) => Promise<Answer>;
  options: FilterOptions;
}> {
  const [options, nameWords] = await Promise.all([catalog.filterOptions(), catalog.nameWords()]);
  const open = async (asked: ListingQuery): Promise<Answer> => {
    const snapshot = catalog.snapshot();
    const readsFor = ({ search }: ListingQuery) => (search === null ? catalog : snapshot);
    const { query, corrected, page, nothing } = await answerSearch(asked, {
      options: async () => options,
      nameWords: async () => nameWords,
      matchName: snapshot.matchName,
      titlesAmong: snapshot.titlesAmong,
      list: (wanted) => readsFor(wanted).listProperties(wanted),
      count: (wanted) => readsFor(wanted).countProperties(wanted),
      articles: async (search) =>
        (await catalog.listArticles({ category: null, search, page: 1, page_size: 9 })).results,
    });
    return {
      query,
      corrected,
      count: page.count,
      results: page.results,
      alternatives: nothing?.alternatives.length ?? 0,
    };
  };
  return { ask: (search) => open({ ...defaultListingQuery, search }), open, options };
}
