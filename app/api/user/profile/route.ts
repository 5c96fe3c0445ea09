import { privateJson } from '@/lib/http/json-response';
import { route } from '@/lib/http/route';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => privateJson(await requireStaff(request)),
});
