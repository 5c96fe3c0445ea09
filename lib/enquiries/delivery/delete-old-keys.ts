import { database } from '@/lib/database/connection';
import { day } from '@/lib/durations';

/** Far longer than a form repeats a request or the outbox retries a delivery. */
const keptFor = 30 * day;

/** Deletes idempotency keys older than 30 days. @returns their number */
export async function deleteOldKeys(now: number): Promise<number> {
  const db = await database();
  const { numUpdatedRows } = await db
    .updateTable('inquiries')
    .set({ idempotency_key: null })
    .where('idempotency_key', 'is not', null)
    .where('created_at', '<', new Date(now - keptFor).toISOString())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
