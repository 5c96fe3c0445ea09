import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { columnHasCome } from '@/lib/due-time';
import { day } from '@/lib/durations';
import { tokenDigest } from '@/lib/token-digest';
import { signedAddress } from './one-click';

/*
 * Double opt-in: an address joins the list only when its owner opens a mailed link, and once unsubscribed only that
 * link brings it back. Without mail, requests stay pending. `confirmations.ts` sends the mails.
 */

/** Minimum time between two confirmation mails to an address. */
const mailPauseMs = 7 * day;

/**
 * Records a request for an address. Confirmed addresses stay unchanged, unsubscribed ones stay off until confirmed.
 * Returns nothing, so that callers cannot probe for addresses.
 */
export async function subscribe(db: Kysely<Database>, email: string): Promise<void> {
  const now = new Date().toISOString();
  const isPauseOver = columnHasCome(
    'newsletter_addresses.confirm_mailed_at',
    Date.now() - mailPauseMs,
    mailPauseMs,
  );
  await db
    .insertInto('newsletter_addresses')
    .values({
      email: normalised(email),
      consent_at: now,
      requested_at: now,
      confirm_mail_at: now,
      unsubscribe_token_hash: tokenDigest(newToken()),
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          requested_at: now,
          confirm_mail_at: sql`case when not ${isPauseOver} then null
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
 * Creates a link token for a mail to this address. Only its digest is stored, so the token must not be kept anywhere but
 * in the mail. Earlier links keep working.
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
      token_hash: tokenDigest(token),
      address_id: addressId,
      purpose,
      created_at: new Date().toISOString(),
    })
    .execute();
  return token;
}

/**
 * Confirms an address by its token, including an unsubscribed one with a pending request.
 * @returns false for an unknown token, or when unsubscribed without a new request
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
 * Unsubscribes an address by its token. The row stays, so that the link keeps working and others cannot resubscribe the
 * address.
 * @returns false for an unknown token
 */
export async function unsubscribe(db: Kysely<Database>, token: string): Promise<boolean> {
  const signed = await signedAddress(db, token);
  const row = signed === null ? await addressOf(db, token, 'unsubscribe') : await addressById(db, signed);
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

function addressById(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('newsletter_addresses')
    .select(['id', 'confirmed_at', 'requested_at', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function addressOf(db: Kysely<Database>, token: string, purpose: 'confirm' | 'unsubscribe') {
  const hash = tokenDigest(token);
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
        // Links of earlier versions; they cannot confirm.
        ...(purpose === 'unsubscribe' ? [where('unsubscribe_token_hash', '=', hash)] : []),
      ]),
    )
    .executeTakeFirst();
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** In practice mail systems ignore case. */
function normalised(email: string): string {
  return email.trim().toLowerCase();
}
