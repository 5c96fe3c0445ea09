import { describeFilters, readInboxQuery } from '@/lib/enquiries/desk/inbox-query';
import { listEnquiries } from '@/lib/enquiries/desk/read-enquiries';
import { counted } from '@/lib/format/counted';
import { failingWith } from '@/lib/http/server/failing-with';
import { privateJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { queryOf } from '@/lib/http/server/query-values';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

/** Enquiries for staff, filtered as the inbox is, see `readInboxQuery`. */
export async function enquiriesResponse(request: Request): Promise<Response> {
  const { email } = await requireStaff(request);
  const query = readInboxQuery(queryOf(request));
  const page = await failingWith('Failed to load inquiries.', () => listEnquiries(query));
  const subject = `${counted(page.results.length, 'enquiry', 'enquiries')}${describeFilters(query)}`;
  await audit({ actor: email, action: 'enquiries.listed', subject });
  return privateJson(paginated(request, page, query));
}
