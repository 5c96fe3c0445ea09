import { privateJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { describeFilters, listAddresses, readNewsletterQuery } from '@/lib/newsletter/desk';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

/** Newsletter addresses, for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const { email } = await requireStaff(request, 'admin');
    const query = readNewsletterQuery(queryOf(request));
    const page = await listAddresses(query);
    await audit({ actor: email, action: 'newsletter.read', subject: describeFilters(query) });
    return privateJson(paginated(request, page, query));
  },
});
