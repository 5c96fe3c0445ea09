import { readSuggestions } from '@/lib/catalog/server';
import { publicJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { numberValue, queryOf, textValue } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';

const nothing = { properties: [], districts: [], developers: [], names: [] };

/**
 * Quick suggestions; `results` repeats the properties for callers that expect a list, `names` holds places, kinds of
 * homes and developers with their counts and the lists they lead to.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const query = queryOf(request);
    const text = textValue(query, 'q');
    const limit = numberValue(query, 'limit', { min: 1, max: 20, fallback: 5 });
    const suggestions = text ? await readSuggestions(text, limit) : nothing;
    return publicJson(request, { ...unpaginated(suggestions.properties), ...suggestions });
  },
});
