import { listEnquiries } from '@/lib/enquiries/archive';
import { readArchiveQuery } from '@/lib/enquiries/archive-query';
import { enquiriesCsv } from '@/lib/enquiries/export-csv';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { audit } from '@/lib/staff/audit';
import { requireStaff } from '@/lib/staff/session';

const maxRows = 50_000;

/** CSV export of the filtered enquiries, for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const { email } = await requireStaff(request, 'admin');
    const query = { ...readArchiveQuery(queryOf(request)), page: 1, pageSize: maxRows };
    const { results } = await listEnquiries(query, 'message');
    await audit({ actor: email, action: 'enquiries.exported', subject: `${results.length} enquiries` });
    return new Response(enquiriesCsv(results), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="enquiries.csv"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
});
