import { readSuggestions } from '@/lib/catalog/reads/server';
import { publicJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { numberValue, queryOf, textValue } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { parseListingQuery } from '@/lib/search/listing-query';

const nothing = { properties: [], districts: [], developers: [], names: [] };

/**
 * Search suggestions; `results` repeats the properties for clients that expect a list, `names` has places, types and
 * developers with their lists and their counts under the filters of the query.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const query = queryOf(request);
    const text = textValue(query, 'q');
    const limit = numberValue(query, 'limit', { min: 1, max: 20, fallback: 5 });
    const suggestions = text ? await readSuggestions(text, limit, parseListingQuery(query)) : nothing;
    return publicJson(request, { ...unpaginated(suggestions.properties), ...suggestions });
  },
});
