import { enquiryStatistics } from '@/lib/enquiries/desk/enquiry-totals';
import { readStatisticsPeriod } from '@/lib/enquiries/desk/inbox-query';
import { periodStatistics } from '@/lib/enquiries/desk/statistics';
import { failingWith } from '@/lib/http/server/failing-with';
import { privateJson } from '@/lib/http/server/json-response';
import { queryOf } from '@/lib/http/server/query-values';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

/** Counts of all time, and the figures of the last `days`: 30, 90 or 365. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request);
    const days = readStatisticsPeriod(queryOf(request).get('days'));
    const [counts, period] = await failingWith('Failed to load statistics.', () =>
      Promise.all([enquiryStatistics(), periodStatistics(days)]),
    );
    return privateJson({ ...counts, period });
  },
});
