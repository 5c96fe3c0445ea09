import { defaultListingQuery } from '@/lib/search/listing-query';
import { fold } from '@/lib/search/words/fold';
import { parseList, parseObject } from '../parse/envelope';
import { parseNamed } from '../parse/parse-filter-options';
import type { OnProblem } from '../parse/problem';
import type { FilterOptions, Suggestions } from '../types';
import { type ListProperties, suggestFromList, toSuggestion } from './fallbacks';
import type { GetJson } from './http';
import { paths } from './paths';
import type { PropertyReader } from './property-reader';

type Parts = {
  reader: PropertyReader;
  listProperties: ListProperties;
  filterOptions: () => Promise<FilterOptions>;
  onProblem: OnProblem;
};

/**
 * Quick suggestions. Backends return our three lists, with properties only, or not at all; missing parts come from
 * a search and the names in the filter options.
 */
export function createSuggest(getJson: GetJson, parts: Parts) {
  const { reader, listProperties, filterOptions, onProblem } = parts;

  return async (text: string, limit: number): Promise<Suggestions> => {
    if (fold(text) === '') return { properties: [], districts: [], developers: [] };
    const body = await getJson(paths.search(text, limit));
    const grouped = parseObject(body, (record) => 'properties' in record && 'districts' in record);
    if (grouped) {
      const named = (...keys: string[]) =>
        (keys.map((key) => parseList(grouped[key])).find((list) => list !== null)?.items ?? [])
          .map((item) => parseNamed(item, `search.${keys[0]}`, onProblem))
          .filter((found) => found !== null)
          .slice(0, limit);
      const properties = await reader.summaries(parseList(grouped.properties)?.items ?? []);
      return {
        properties: properties.slice(0, limit).map(toSuggestion),
        districts: named('districts'),
        developers: named('developers', 'developer_companies'),
      };
    }
    const list = body === null ? null : parseList(body);
    const properties = list
      ? await reader.summaries(list.items.slice(0, limit))
      : (await listProperties({ ...defaultListingQuery, search: text })).results;
    const options = await filterOptions().catch(() => null);
    return suggestFromList(text, limit, properties.map(toSuggestion), options);
  };
}
