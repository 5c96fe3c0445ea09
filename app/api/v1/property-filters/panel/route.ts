import { readFilterPanel } from '@/lib/catalog/reads/server';
import { publicJson } from '@/lib/http/server/json-response';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { parseListingQuery } from '@/lib/search/listing-query';

/** The values of a list's filters, with the number of results of each. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => publicJson(request, await readFilterPanel(parseListingQuery(queryOf(request)))),
});
