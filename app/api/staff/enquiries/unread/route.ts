import { countUnread } from '@/lib/enquiries/desk/inbox';
import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { requireStaff } from '@/lib/staff/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    await requireStaff(request);
    return privateJson({ unread: await countUnread() });
  },
});
