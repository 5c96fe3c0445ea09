import type { CatalogSource } from '@/lib/catalog/source';
import { answerSearch } from '@/lib/search/answer-search';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';

export type Answer = {
  query: ListingQuery;
  corrected: string | null;
  count: number;
  titles: string[];
  /** Other lists that are offered where nothing was found. */
  alternatives: number;
};

/** The site's answer to a search of a catalogue, without a server. */
export async function createAsk(catalog: CatalogSource): Promise<(search: string) => Promise<Answer>> {
  const [options, nameWords] = await Promise.all([catalog.filterOptions(), catalog.nameWords()]);
  const source = {
    options: async () => options,
    nameWords: async () => nameWords,
    isName: catalog.isName,
    list: catalog.listProperties,
    count: catalog.countProperties,
  };
  return async (search) => {
    const { query, corrected, page, nothing } = await answerSearch(
      { ...defaultListingQuery, search },
      source,
    );
    return {
      query,
      corrected,
      count: page.count,
      titles: page.results.map(({ title }) => title),
      alternatives: nothing?.alternatives.length ?? 0,
    };
  };
}
