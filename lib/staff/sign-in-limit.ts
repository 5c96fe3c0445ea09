import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { columnHasCome } from '@/lib/due-time';
import { minute } from '@/lib/durations';
import type { ApiError } from '@/lib/http/server/api-error';
import { tooManyError } from '@/lib/http/server/rate-limit';

const maxFailures = 5;
const lockMs = 15 * minute;

/** The last attempt in this process by email hash. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Checks a password unless its email address is locked: for 15 minutes after five consecutive wrong passwords, on all
 * instances. Unknown addresses are treated alike, so that the response does not reveal accounts. Attempts for one address
 * take turns, so that simultaneous correct ones do not use up the five.
 * @param check resolves with null for a wrong password
 * @throws {ApiError} 429 with Retry-After while locked
 */
export async function attemptSignIn<T>(email: string, check: () => Promise<T | null>): Promise<T | null> {
  const hash = emailHash(email);
  const attempt = (turns.get(hash) ?? Promise.resolve()).then(async () => {
    await countAttempt(hash);
    const outcome = await check();
    if (outcome !== null) await clearFailures(email);
    return outcome;
  });
  const turn = attempt.catch(() => undefined);
  turns.set(hash, turn);
  try {
    return await attempt;
  } finally {
    if (turns.get(hash) === turn) turns.delete(hash);
  }
}

/** Resets the count after a correct or new password. */
export async function clearFailures(email: string): Promise<void> {
  const db = await database();
  await db.deleteFrom('sign_in_failures').where('email_hash', '=', emailHash(email)).execute();
}

/**
 * Counts an attempt as failed before its password is checked, in one statement, so that simultaneous guesses cannot pass
 * the limit. Starts again at one after a lock has expired.
 */
async function countAttempt(hash: string): Promise<void> {
  const db = await database();
  const now = Date.now();
  const time = new Date(now).toISOString();
  const isLockOver = columnHasCome('sign_in_failures.last_failure_at', now - lockMs, lockMs);
  const counted = await db
    .insertInto('sign_in_failures')
    .values({ email_hash: hash, failures: 1, last_failure_at: time })
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet({
          failures: sql`case when ${isLockOver} then 1 else sign_in_failures.failures + 1 end`,
          last_failure_at: time,
        })
        .where((e) => e.or([e('sign_in_failures.failures', '<', maxFailures), isLockOver])),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) throw await locked(hash, now);
  await db.deleteFrom('sign_in_failures').where(isLockOver).execute();
}

async function locked(hash: string, now: number): Promise<ApiError> {
  const db = await database();
  const row = await db
    .selectFrom('sign_in_failures')
    .select('last_failure_at')
    .where('email_hash', '=', hash)
    .executeTakeFirst();
  const lockedAt = row ? Date.parse(row.last_failure_at) : now - lockMs;
  return tooManyError('failed attempts', lockedAt + lockMs - now);
}

function emailHash(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
