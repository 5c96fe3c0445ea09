import { database } from '@/lib/database/connection';
import { env } from '@/lib/env';

/** Email addresses of the active administrators. */
export async function administratorEmails(): Promise<string[]> {
  const db = await database();
  const rows = await db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Who is mailed about anything but enquiries: `DESK_EMAIL`, else the active administrators. */
export async function deskEmails(): Promise<string[]> {
  const { DESK_EMAIL } = env();
  return DESK_EMAIL ? [DESK_EMAIL] : administratorEmails();
}
