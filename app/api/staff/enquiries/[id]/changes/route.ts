import { markOf } from '@/lib/enquiries/desk/inbox';
import { getEnquiryDetail } from '@/lib/enquiries/desk/read-enquiries';
import { requireFound } from '@/lib/http/server/api-error';
import { failingWith } from '@/lib/http/server/failing-with';
import { privateJson } from '@/lib/http/server/json-response';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** Lets an open enquiry poll for changes; not audited, because the response has no personal data. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request);
    const known = requireFound(readId(id), 'Inquiry');
    const detail = await failingWith('Failed to load inquiry details.', () => getEnquiryDetail(known));
    return privateJson(markOf(requireFound(detail, 'Inquiry')));
  },
});
