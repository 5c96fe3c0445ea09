import { fold } from '@/lib/search/fold';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { readList, readObject } from '../read/envelope';
import type { OnProblem } from '../read/problem';
import { readNamed } from '../read/read-filter-options';
import type { FilterOptions, Suggestions } from '../types';
import { type ListProperties, suggestFromList, toSuggestion } from './fallbacks';
import type { GetJson } from './http';
import type { Listings } from './listings';
import { paths } from './paths';

type Parts = {
  listings: Listings;
  listProperties: ListProperties;
  filterOptions: () => Promise<FilterOptions>;
  onProblem: OnProblem;
};

/**
 * Quick suggestions. Some backends answer a search with our three lists, some with properties only, some not at all;
 * what is missing comes from a searched list and the names of the filter options.
 */
export function createSuggest(getJson: GetJson, parts: Parts) {
  const { listings, listProperties, filterOptions, onProblem } = parts;

  return async (text: string, limit: number): Promise<Suggestions> => {
    if (fold(text) === '') return { properties: [], districts: [], developers: [] };
    const answer = await getJson(paths.search(text, limit));
    const grouped = readObject(answer, (record) => 'properties' in record && 'districts' in record);
    if (grouped) {
      const named = (...keys: string[]) =>
        (keys.map((key) => readList(grouped[key])).find((list) => list !== null)?.items ?? [])
          .map((item) => readNamed(item, `search.${keys[0]}`, onProblem))
          .filter((found) => found !== null)
          .slice(0, limit);
      const properties = await listings.summaries(readList(grouped.properties)?.items ?? []);
      return {
        properties: properties.slice(0, limit).map(toSuggestion),
        districts: named('districts'),
        developers: named('developers', 'developer_companies'),
      };
    }
    const list = answer === null ? null : readList(answer);
    const properties = list
      ? await listings.summaries(list.items.slice(0, limit))
      : (await listProperties({ ...defaultListingQuery, search: text })).results;
    const options = await filterOptions().catch(() => null);
    return suggestFromList(text, limit, properties.map(toSuggestion), options);
  };
}
