import { maxArticleBytes, readArticleForm } from '@/lib/articles/article-form';
import { deleteArticle, updateArticle } from '@/lib/articles/change-article';
import { readArticle } from '@/lib/catalog/reads/server';
import { ApiError, requireFound } from '@/lib/http/server/api-error';
import { privateJson, publicJson } from '@/lib/http/server/json-response';
import { readJsonObject } from '@/lib/http/server/read-body';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';
import { refreshArticlePages } from '../refresh-article-pages';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  GET: async (request, { slug }) =>
    publicJson(request, requireFound(await readArticle(requireFound(readRef(slug), 'Article')), 'Article')),
  PATCH: async (request, { slug }) => {
    const member = await requireStaff(request);
    const ref = requireFound(readRef(slug), 'Article');
    const { form, errors } = readArticleForm(await readJsonObject(request, maxArticleBytes));
    if (errors) throw new ApiError(422, 'Failed to update article.', { errors });
    const article = requireFound(await updateArticle(ref, form, member), 'Article');
    refreshArticlePages();
    return privateJson({ article, message: 'Article updated successfully!' });
  },
  DELETE: async (request, { slug }) => {
    const member = await requireStaff(request, 'admin');
    if (!(await deleteArticle(requireFound(readRef(slug), 'Article'), member))) {
      throw new ApiError(404, 'Article not found.');
    }
    refreshArticlePages();
    return privateJson({ message: 'Article deleted successfully!' });
  },
});
