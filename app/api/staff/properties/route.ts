import { privateJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { listDeskProperties, readDeskPropertyQuery } from '@/lib/property-desk/desk';
import { requireStaff } from '@/lib/staff/session';

/** Properties on the site and hidden ones. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request);
    const query = readDeskPropertyQuery(queryOf(request));
    return privateJson(paginated(request, await listDeskProperties(query), query));
  },
});
