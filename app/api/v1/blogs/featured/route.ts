import { readArticles } from '@/lib/catalog/reads/server';
import { publicJson } from '@/lib/http/server/json-response';
import { unpaginated } from '@/lib/http/server/pagination';
import { numberValue, queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';

/** Featured among the latest 48, else the latest. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const limit = numberValue(queryOf(request), 'limit', { min: 1, max: 12, fallback: 3 });
    const latest = await readArticles({ category: null, search: null, page: 1, page_size: 48 });
    const featured = latest.results.filter((article) => article.is_featured);
    const shown = featured.length > 0 ? featured : latest.results;
    return publicJson(request, unpaginated(shown.slice(0, limit)));
  },
});
