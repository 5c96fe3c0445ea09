import { database } from '@/lib/database/connection';
import { day } from '@/lib/durations';

/** Deletes sessions and password links that expired more than a day ago. @returns their number */
export async function deleteExpiredSessions(now: number): Promise<number> {
  const db = await database();
  const before = new Date(now - day).toISOString();
  const sessions = await db.deleteFrom('staff_sessions').where('expires_at', '<', before).executeTakeFirst();
  const links = await db
    .deleteFrom('staff_verifications')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(sessions.numDeletedRows + links.numDeletedRows);
}
