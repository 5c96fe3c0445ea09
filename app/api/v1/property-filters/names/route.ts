import { readFilterNames } from '@/lib/catalog/reads/server';
import { publicJson } from '@/lib/http/server/json-response';
import { numberValue, queryOf, textValue } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { nameKinds } from '@/lib/search/filters/filter-panel';
import { parseListingQuery } from '@/lib/search/listing-query';

/**
 * Districts, cities or developers (`kind`) that match `q`, most popular first, with their number of results under the
 * other filters of the query.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const query = queryOf(request);
    const kind = nameKinds.find((one) => one === textValue(query, 'kind')) ?? 'district';
    const limit = numberValue(query, 'limit', { min: 1, max: 100, fallback: 50 });
    return publicJson(
      request,
      await readFilterNames(kind, textValue(query, 'q') ?? '', parseListingQuery(query), limit),
    );
  },
});
