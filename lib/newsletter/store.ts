import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';

/**
 * Keeps an address with the time of consent. One that is known already, or that had left, is renewed: the
 * caller cannot tell which of these it was.
 *
 * @returns the token of the unsubscribe link. Only its digest is stored, so it is told here and never again; a
 * further subscription of the same address replaces it.
 */
export async function subscribe(db: Kysely<Database>, email: string): Promise<string> {
  const token = newToken();
  const consent = {
    consent_at: new Date().toISOString(),
    unsubscribe_token_hash: digest(token),
    unsubscribed_at: null,
  };
  await db
    .insertInto('newsletter_addresses')
    .values({ email: normalised(email), ...consent })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(consent))
    .execute();
  return token;
}

/**
 * Takes the address behind a token off the list. The row stays, so that the link works more than once and an
 * import does not bring the address back.
 *
 * @returns false when no address has this token.
 */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_addresses')
    .select(['id', 'unsubscribed_at'])
    .where('unsubscribe_token_hash', '=', digest(token))
    .executeTakeFirst();
  if (!row) return false;
  if (row.unsubscribed_at === null) {
    await db
      .updateTable('newsletter_addresses')
      .set({ unsubscribed_at: new Date().toISOString() })
      .where('id', '=', row.id)
      .execute();
  }
  return true;
}

/** A token that belongs to no address yet. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Mail systems take addresses that differ in case alone for the same. */
function normalised(email: string): string {
  return email.trim().toLowerCase();
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
