import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';

/*
 * Anybody can type anybody's address into the form. What the form does is therefore no more than a request: an address
 * is on the list when its owner has opened a link that was mailed there, and whoever left is brought back by their own
 * link alone. As long as the site sends no e-mail, every request waits. `confirmations.ts` sends them.
 */

const day = 86_400_000;
/** Somebody who asks for another's address again and again has one mail sent there in this time. */
const mailPause = 7 * day;

/**
 * Notes that somebody asked for the newsletter to this address. Changes nothing for an address that is confirmed; one
 * that has left stays away until its owner confirms. The caller learns nothing of all this.
 */
export async function subscribe(db: Kysely<Database>, email: string): Promise<void> {
  const now = new Date().toISOString();
  const mailedBefore = new Date(Date.now() - mailPause).toISOString();
  await db
    .insertInto('newsletter_addresses')
    .values({
      email: normalised(email),
      consent_at: now,
      requested_at: now,
      confirm_mail_at: now,
      unsubscribe_token_hash: digest(newToken()),
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          requested_at: now,
          confirm_mail_at: sql`case when newsletter_addresses.confirm_mailed_at > ${mailedBefore} then null
            else coalesce(newsletter_addresses.confirm_mail_at, ${now}) end`,
          confirm_attempts: 0,
        })
        .where(
          sql<boolean>`newsletter_addresses.confirmed_at is null or newsletter_addresses.unsubscribed_at is not null`,
        ),
    )
    .execute();
}

/**
 * A new link's token for an e-mail to this address. Only its digest is stored, so it goes into that e-mail and nowhere
 * else; links that were sent before keep working.
 */
export async function issueToken(
  db: Kysely<Database>,
  addressId: number,
  purpose: 'confirm' | 'unsubscribe',
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('newsletter_tokens')
    .values({
      token_hash: digest(token),
      address_id: addressId,
      purpose,
      created_at: new Date().toISOString(),
    })
    .execute();
  return token;
}

/**
 * Puts the address behind a confirmation link on the list, also one that had left, when a request for it waits.
 * @returns false when no address has this token, or it has left since and nobody asked again
 */
export async function confirm(db: Kysely<Database>, token: string): Promise<boolean> {
  const row = await addressOf(db, token, 'confirm');
  if (!row) return false;
  if (row.requested_at === null) return row.confirmed_at !== null && row.unsubscribed_at === null;
  await db
    .updateTable('newsletter_addresses')
    .set({
      consent_at: row.requested_at,
      confirmed_at: new Date().toISOString(),
      requested_at: null,
      confirm_mail_at: null,
      unsubscribed_at: null,
    })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/**
 * Takes the address behind an unsubscribe link off the list. The row stays, so that the link works more than once and
 * nobody else brings the address back.
 * @returns false when no address has this token.
 */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<boolean> {
  const row = await addressOf(db, token, 'unsubscribe');
  if (!row) return false;
  await db
    .updateTable('newsletter_addresses')
    .set({
      unsubscribed_at: row.unsubscribed_at ?? new Date().toISOString(),
      requested_at: null,
      confirm_mail_at: null,
    })
    .where('id', '=', row.id)
    .execute();
  return true;
}

function addressOf(db: Kysely<Database>, token: string, purpose: 'confirm' | 'unsubscribe') {
  const hash = digest(token);
  return db
    .selectFrom('newsletter_addresses')
    .select(['id', 'confirmed_at', 'requested_at', 'unsubscribed_at'])
    .where((where) =>
      where.or([
        where(
          'id',
          'in',
          where
            .selectFrom('newsletter_tokens')
            .select('address_id')
            .where('token_hash', '=', hash)
            .where('purpose', '=', purpose),
        ),
        // Links of earlier versions; none of them confirms anything.
        ...(purpose === 'unsubscribe' ? [where('unsubscribe_token_hash', '=', hash)] : []),
      ]),
    )
    .executeTakeFirst();
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Mail systems take addresses that differ in case alone for the same. */
function normalised(email: string): string {
  return email.trim().toLowerCase();
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
