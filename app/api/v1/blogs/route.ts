import { parseArticleRequest, presentArticles } from '@/lib/catalog/article-request';
import { readArticles } from '@/lib/catalog/server';
import { publicJson } from '@/lib/http/json-response';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const query = parseArticleRequest(request);
    return publicJson(request, presentArticles(request, query, await readArticles(query)));
  },
});
