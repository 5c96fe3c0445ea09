import { minute } from '@/lib/durations';
import { ApiError } from '@/lib/http/server/api-error';
import { clientAddress } from '@/lib/http/server/client-address';
import { rateLimitPerKey } from '@/lib/http/server/rate-limit';
import { requireSameOrigin } from '@/lib/http/server/same-origin';
import { addressHeader, staffAuth } from './auth';
import { hasRole, readRole, type StaffRole } from './roles';
import { signInMessage } from './sign-in-message';

export type StaffMember = { id: string; email: string; name: string; role: StaffRole };
export type StaffSession = { member: StaffMember; sessionId: string; token: string };

/** Far more requests than a person makes; stops a script with a stolen session. */
const limit = rateLimitPerKey({ name: 'requests', max: 600, windowMs: 10 * minute });

/** Headers for better-auth, with the client address used for rate limits (`TRUST_PROXY`). */
export function authHeaders(headers: Headers): Headers {
  const passed = new Headers();
  for (const name of ['cookie', 'authorization', 'user-agent', 'origin', 'host']) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  passed.set(addressHeader, clientAddress(headers));
  return passed;
}

/** The session of a request; null when missing, expired or of a disabled account. */
export async function staffSession(headers: Headers): Promise<StaffSession | null> {
  const auth = await staffAuth();
  const found = await auth.api.getSession({ headers: authHeaders(headers) });
  const role = readRole(found?.user.role);
  if (!found || !role || found.user.disabled_at) return null;
  const { id, email, name } = found.user;
  return { member: { id, email, name, role }, sessionId: found.session.id, token: found.session.token };
}

/**
 * Requires a staff session.
 * @throws {ApiError} 401 without a session, 403 for an insufficient role or a cross-site request, 429 for more than 600
 * requests of an account in ten minutes
 */
export async function requireStaff(request: Request, role: StaffRole = 'advisor'): Promise<StaffMember> {
  return (await requireSession(request, role)).member;
}

/** Like `requireStaff`, but returns the session. @throws {ApiError} 401, 403, 429 */
export async function requireSession(request: Request, role: StaffRole = 'advisor'): Promise<StaffSession> {
  const session = await staffSession(request.headers);
  if (!session) throw new ApiError(401, signInMessage, { headers: { 'WWW-Authenticate': 'Bearer' } });
  limit(session.member.id);
  if (request.method !== 'GET' && request.method !== 'HEAD') requireSameOrigin(request);
  if (!hasRole(session.member.role, role)) throw new ApiError(403, 'Your account is not allowed to do this.');
  return session;
}
