import { maxArticleBytes, readArticleForm } from '@/lib/articles/article-form';
import { parseArticleRequest, presentArticles } from '@/lib/articles/article-request';
import { createArticle } from '@/lib/articles/change-article';
import { readArticles } from '@/lib/catalog/reads/server';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson, publicJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';
import { refreshArticlePages } from './refresh-article-pages';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const query = parseArticleRequest(request);
    return publicJson(request, presentArticles(request, query, await readArticles(query)));
  },
  POST: async (request) => {
    const member = await requireStaff(request);
    const { form, errors } = readArticleForm(await readJsonObject(request, maxArticleBytes));
    if (errors) throw new ApiError(422, 'Failed to create article.', { errors });
    const article = await createArticle(form, member);
    refreshArticlePages();
    return privateJson({ article, message: 'Article created successfully!' }, { status: 201 });
  },
});
