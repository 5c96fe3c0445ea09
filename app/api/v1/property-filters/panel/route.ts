import { readFilterPanel } from '@/lib/catalog/server';
import { publicJson } from '@/lib/http/server/json-response';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { parseListingQuery } from '@/lib/search/listing-query';

/** What the filters of a list offer: their values, and how many properties each would show. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => publicJson(request, await readFilterPanel(parseListingQuery(queryOf(request)))),
});
