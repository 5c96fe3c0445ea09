import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { ApiError } from '@/lib/http/server/api-error';

const maxFailures = 5;
const lockMs = 15 * 60_000;

/**
 * Rejects an email address for 15 minutes after five consecutive wrong passwords, on all instances. Unknown addresses are
 * treated alike, so that the answer does not reveal accounts.
 * @throws {ApiError} 429 with Retry-After while locked
 */
export async function refuseLocked(email: string, now = Date.now()): Promise<void> {
  const db = await database();
  const row = await db
    .selectFrom('sign_in_failures')
    .selectAll()
    .where('email_hash', '=', emailHash(email))
    .executeTakeFirst();
  if (!row || row.failures < maxFailures) return;
  const seconds = Math.ceil((Date.parse(row.last_failure_at) + lockMs - now) / 1000);
  if (seconds <= 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new ApiError(
    429,
    `Too many failed attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}

/** Counts a wrong password; starts again at one after a lock has expired. */
export async function noteFailure(email: string, now = Date.now()): Promise<void> {
  const db = await database();
  const time = new Date(now).toISOString();
  const lockOver = new Date(now - lockMs).toISOString();
  await db
    .insertInto('sign_in_failures')
    .values({ email_hash: emailHash(email), failures: 1, last_failure_at: time })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        failures: sql`case when sign_in_failures.last_failure_at < ${lockOver} then 1 else sign_in_failures.failures + 1 end`,
        last_failure_at: time,
      }),
    )
    .execute();
  await db.deleteFrom('sign_in_failures').where('last_failure_at', '<', lockOver).execute();
}

/** Resets the count after a correct or new password. */
export async function clearFailures(email: string): Promise<void> {
  const db = await database();
  await db.deleteFrom('sign_in_failures').where('email_hash', '=', emailHash(email)).execute();
}

function emailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
