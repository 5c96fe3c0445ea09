import { listEnquiries, readEnquiryStatus } from '@/lib/enquiries/archive';
import { privateJson } from '@/lib/http/server/json-response';
import { paginated } from '@/lib/http/server/pagination';
import { numberValue, queryOf } from '@/lib/http/server/query-values';
import { requireStaff } from '@/lib/staff/session';

/** Enquiries for staff, newest first; `status`, `page` and `page_size` narrow them. */
export async function answerEnquiries(request: Request): Promise<Response> {
  await requireStaff(request);
  const query = queryOf(request);
  const page = numberValue(query, 'page', { min: 1, max: 1_000_000, fallback: 1 });
  const pageSize = numberValue(query, 'page_size', { min: 1, max: 100, fallback: 25 });
  const inquiries = await listEnquiries({ status: readEnquiryStatus(query.get('status')), page, pageSize });
  return privateJson(paginated(request, inquiries, { page, pageSize }));
}
