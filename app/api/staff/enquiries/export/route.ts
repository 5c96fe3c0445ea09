import { enquiriesCsv } from '@/lib/enquiries/desk/export-csv';
import { describeFilters, readInboxQuery } from '@/lib/enquiries/desk/inbox-query';
import { listEnquiries } from '@/lib/enquiries/desk/read-enquiries';
import { counted } from '@/lib/format/counted';
import { csvResponse } from '@/lib/http/server/csv-response';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

const maxRows = 50_000;

/** CSV export of the filtered enquiries, for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const { email } = await requireStaff(request, 'admin');
    const query = { ...readInboxQuery(queryOf(request)), page: 1, pageSize: maxRows };
    const { results } = await listEnquiries(query, 'message');
    const subject = `${counted(results.length, 'enquiry', 'enquiries')}${describeFilters(query)}`;
    await audit({ actor: email, action: 'enquiries.exported', subject });
    return csvResponse(enquiriesCsv(results), 'enquiries.csv');
  },
});
