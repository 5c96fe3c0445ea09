import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { endSession, requireStaff, sessionCookie } from '@/lib/staff/session';

/** What a session can ask about itself, and its end. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ action: string }>({
  GET: async (request, { action }) => {
    const member = await requireStaff(request);
    if (action !== 'profile' && action !== 'check-status') throw unknown();
    return privateJson(member);
  },
  POST: async (request, { action }) => {
    await requireStaff(request);
    if (action !== 'logout') throw unknown();
    await endSession(request);
    const cookie = `${sessionCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
    return privateJson({ message: 'You are signed out.' }, { headers: { 'Set-Cookie': cookie } });
  },
});

function unknown(): ApiError {
  return new ApiError(404, 'There is nothing at this address.');
}
