import { parseArticleRequest, presentArticles } from '@/lib/articles/article-request';
import { readArticles } from '@/lib/catalog/reads/server';
import { publicJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';

/** Empty without search words. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const query = parseArticleRequest(request);
    const page = query.search ? await readArticles(query) : { count: 0, results: [] };
    return publicJson(request, presentArticles(request, query, page));
  },
});
