import { listDeskArticles, readDeskArticleQuery } from '@/lib/articles/desk';
import { privateJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** Drafts and published articles. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request);
    const query = readDeskArticleQuery(queryOf(request));
    return privateJson(paginated(request, await listDeskArticles(query), query));
  },
});
