import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => privateJson(await requireStaff(request)),
});
