import { privateJson } from '@/lib/http/json-response';
import { route } from '@/lib/http/route';
import { inquiryStatistics } from '@/lib/inquiries/archive';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request);
    return privateJson(await inquiryStatistics());
  },
});
