import { reportCsv } from '@/lib/feeds/desk';
import { requireFound } from '@/lib/http/server/api-error';
import { csvResponse } from '@/lib/http/server/csv-response';
import { readId } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** The report of a run as CSV, for administrators. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  GET: async (request, { id }) => {
    await requireStaff(request, 'admin');
    const report = requireFound(await reportCsv(requireFound(readId(id), 'Run')), 'Run');
    return csvResponse(report.text, `${report.feed}-${id}.csv`);
  },
});
