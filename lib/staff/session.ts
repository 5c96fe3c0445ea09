import { createHash } from 'node:crypto';
import { database } from '@/lib/database/connection';
import { ApiError } from '@/lib/http/server/api-error';
import { requireSameOrigin } from '@/lib/http/server/same-origin';

/** An advisor reads and answers enquiries; an administrator may also delete. */
export const staffRoles = ['advisor', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];
export type StaffMember = { id: number; email: string; name: string; role: StaffRole };

export const sessionCookie = 'staff_session';

/** Sessions and accounts are looked up by the digest of a token; the token itself is nowhere stored. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Who is signed in with this request; null for nobody, for an expired session and for a disabled account. */
export async function staffMember(request: Request): Promise<StaffMember | null> {
  const token = readToken(request);
  if (!token) return null;
  const db = await database();
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select(['staff_accounts.id', 'staff_accounts.email', 'staff_accounts.name', 'staff_accounts.role'])
    .where('staff_sessions.token_hash', '=', tokenHash(token))
    .where('staff_sessions.expires_at', '>', new Date().toISOString())
    .where('staff_accounts.disabled_at', 'is', null)
    .executeTakeFirst();
  const role = staffRoles.find((known) => known === row?.role);
  return row && role ? { ...row, role } : null;
}

/**
 * Lets only staff pass.
 * @throws {ApiError} 401 without a session, 403 where the role is short or another site sent the request.
 */
export async function requireStaff(request: Request, role: StaffRole = 'advisor'): Promise<StaffMember> {
  const member = await staffMember(request);
  if (!member) {
    throw new ApiError(401, 'Please sign in.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') requireSameOrigin(request);
  if (staffRoles.indexOf(member.role) < staffRoles.indexOf(role)) {
    throw new ApiError(403, 'Your account may not do this.');
  }
  return member;
}

function readToken(request: Request): string | null {
  const bearer = /^Bearer\s+([\w.~+/-]{16,200}=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const cookie = /(?:^|;\s*)staff_session=([\w-]{16,200})(?:;|$)/.exec(
    request.headers.get('cookie') ?? '',
  )?.[1];
  return bearer ?? cookie ?? null;
}

/** Ends the session of this request; nothing happens when there is none. */
export async function endSession(request: Request): Promise<void> {
  const token = readToken(request);
  if (!token) return;
  const db = await database();
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash(token)).execute();
}
