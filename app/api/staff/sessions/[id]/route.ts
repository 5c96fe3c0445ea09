import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { revokeSession } from '@/lib/staff/accounts';
import { requireStaff } from '@/lib/staff/session';

/** Ends one of the caller's own sessions. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ id: string }>({
  DELETE: async (request, { id }) => {
    const { id: staffId, email } = await requireStaff(request);
    if (!(await revokeSession(staffId, id, email))) throw new ApiError(404, 'Session not found.');
    return privateJson({ message: 'The session has ended.' });
  },
});
