import { parseArticleRequest, presentArticles } from '@/lib/catalog/article-request';
import { readArticles } from '@/lib/catalog/server';
import { publicJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const query = parseArticleRequest(request);
    return publicJson(request, presentArticles(request, query, await readArticles(query)));
  },
});
