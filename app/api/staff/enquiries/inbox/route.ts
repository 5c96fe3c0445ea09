import { toInboxEntry } from '@/lib/enquiries/desk/inbox';
import { describeFilters, readInboxQuery } from '@/lib/enquiries/desk/inbox-query';
import { countArrived, listEnquiries } from '@/lib/enquiries/desk/read-enquiries';
import { counted } from '@/lib/format/counted';
import { failingWith } from '@/lib/http/server/failing-with';
import { privateJson } from '@/lib/http/server/json-response';
import { numberValue, queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { auditOnceAnHour } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

/** Lets an open inbox refresh its page and count messages since its newest one, `after`. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const { email } = await requireStaff(request);
    const params = queryOf(request);
    const query = readInboxQuery(params);
    const after = numberValue(params, 'after', { min: 0, max: 2 ** 31 - 1, fallback: 0 });
    const [page, arrived] = await failingWith('Failed to load inquiries.', () =>
      Promise.all([listEnquiries(query), countArrived(query, after)]),
    );
    const subject = `${counted(page.results.length, 'enquiry', 'enquiries')}${describeFilters(query)}`;
    await auditOnceAnHour({ actor: email, action: 'enquiries.listed', subject });
    return privateJson({ results: page.results.map(toInboxEntry), arrived });
  },
});
