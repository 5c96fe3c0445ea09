import { privateJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { listLandingPages, readLandingPageQuery } from '@/lib/landing-texts/desk';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request);
    const query = readLandingPageQuery(queryOf(request));
    return privateJson(paginated(request, await listLandingPages(query), query));
  },
});
