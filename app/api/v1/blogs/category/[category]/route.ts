import { categoryOf, parseArticleRequest, presentArticles } from '@/lib/articles/article-request';
import { readArticles } from '@/lib/catalog/reads/server';
import { requireFound } from '@/lib/http/server/api-error';
import { publicJson } from '@/lib/http/server/json-response';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';

/** A category by name or slug; empty for unknown ones. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ category: string }>({
  GET: async (request, { category }) => {
    const name = categoryOf(requireFound(readRef(category), 'Category'));
    const query = { ...parseArticleRequest(request), category: name };
    return publicJson(request, presentArticles(request, query, await readArticles(query)));
  },
});
