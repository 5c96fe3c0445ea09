import { reportCsv } from '@/lib/feeds/desk';
import { ApiError } from '@/lib/http/server/api-error';
import { csvResponse } from '@/lib/http/server/csv-response';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** The report of a run as CSV, for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request, 'admin');
    const run = readId(id);
    const report = run && (await reportCsv(run));
    if (!report) throw new ApiError(404, 'Run not found.');
    return csvResponse(report.text, `${report.feed}-${id}.csv`);
  },
});
