import { presentProperty, readLanguage } from '@/lib/catalog/present';
import { readListingAnswer } from '@/lib/catalog/reads/server';
import { publicJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';
import { filterKeys } from '@/lib/search/filters/filter-keys.mjs';
import { filterValues } from '@/lib/search/filters/filter-values';
import { type ListingQuery, parseListingQuery } from '@/lib/search/listing-query';

const repeatableKeys = filterKeys.filter((key) => 'isList' in filterValues[key]);

/** The list for a request's query; `fixed` overrides it with the path's filters. */
export async function listingResponse(
  request: Request,
  fixed: Partial<ListingQuery> = {},
): Promise<Response> {
  const query = { ...parseListingQuery(queryOf(request)), ...fixed };
  const { count, results, ...said } = await readListingAnswer(query);
  const language = readLanguage(query.lang);
  const page = { count, results: results.map((property) => presentProperty(property, language)) };
  const paged = paginated(request, page, { page: query.page, pageSize: query.page_size }, repeatableKeys);
  return publicJson(request, { ...paged, ...said });
}
