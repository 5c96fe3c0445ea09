import { getDeskArticle } from '@/lib/articles/desk';
import { found } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** A draft or published article, for editing. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request);
    return privateJson(found(await getDeskArticle(found(readRef(id), 'Article')), 'Article'));
  },
});
