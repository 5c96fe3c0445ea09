import { getDeskArticle } from '@/lib/articles/desk';
import { requireFound } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** A draft or published article, for editing. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request);
    return privateJson(requireFound(await getDeskArticle(requireFound(readRef(id), 'Article')), 'Article'));
  },
});
