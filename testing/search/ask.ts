import type { CatalogSource } from '@/lib/catalog/source';
import { explainNothing } from '@/lib/search/explain-nothing';
import { defaultListingQuery, hasFilters, type ListingQuery } from '@/lib/search/listing-query';
import { resolveSearch, type SearchKnowledge } from '@/lib/search/understand/resolve';
import { listWithoutWishes } from '@/lib/search/without-wishes';

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
  const knowledge: SearchKnowledge = {
    options: await catalog.filterOptions(),
    nameWords: await catalog.nameWords(),
    isName: (text) => catalog.isName(text),
    count: async (query) => (await catalog.listProperties(query)).count,
  };
  return async (search) => {
    const { query, corrected } = await resolveSearch({ ...defaultListingQuery, search }, knowledge);
    const { page } = await listWithoutWishes(query, (wanted) => catalog.listProperties(wanted));
    const { count, results } = page;
    const isNarrowed = hasFilters(query) || query.search !== null;
    const nothing =
      count === 0 && isNarrowed ? await explainNothing(query, knowledge.options, knowledge.count) : null;
    return {
      query,
      corrected,
      count,
      titles: results.map(({ title }) => title),
      alternatives: nothing?.alternatives.length ?? 0,
    };
  };
}
