import { database } from '@/lib/database/connection';
import { addAccount } from '@/lib/staff/accounts';
import { staffAuth } from '@/lib/staff/auth';
import type { StaffRole } from '@/lib/staff/roles';

export const staffPassword = 'a long enough password';

/** Creates an account with `staffPassword`. @returns its id and email */
export async function makeStaff(email: string, role: StaffRole, name = 'Staff') {
  const { id, link } = await addAccount({ email, name, role }, 'test');
  const token = new URL(link).searchParams.get('token') ?? '';
  const auth = await staffAuth();
  await auth.api.resetPassword({ body: { newPassword: staffPassword, token } });
  return { id, email };
}

/** Creates an account and signs it in. @returns request headers with cookie and with bearer token */
export async function signInStaff(email: string, role: StaffRole) {
  const account = await makeStaff(email, role);
  const auth = await staffAuth();
  const { headers } = await auth.api.signInEmail({
    body: { email, password: staffPassword },
    returnHeaders: true,
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { ...account, cookie, bearer: `Bearer ${headers.get('set-auth-token')}` };
}

/** Expires all sessions of an account. */
export async function expireSessions(staffId: string): Promise<void> {
  const db = await database();
  await db
    .updateTable('staff_sessions')
    .set({ expires_at: '2001-01-01T00:00:00.000Z' })
    .where('staff_id', '=', staffId)
    .execute();
}
