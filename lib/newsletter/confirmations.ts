import { type Kysely, sql } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { columnHasCome } from '@/lib/due-time';
import { hour } from '@/lib/durations';
import { linkOrigin } from '@/lib/link-origin';
import { errorFacts, log } from '@/lib/log';
import type { Mail } from '@/lib/mail/send-mail';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { fieldOf } from '@/lib/typed-keys';
import { unsubscribeHeaders } from './one-click';
import { issueToken } from './store';

const retryAfterMs = hour;
const maxAttempts = 10;
const batch = 20;

/**
 * Mails a confirmation link to every pending address. Failures are retried after an hour: ten times when the mail server
 * refuses, without a limit while it cannot be reached.
 * @returns the number of mails sent
 */
export async function sendConfirmations(
  db: Kysely<Database>,
  send: (mail: Mail) => Promise<void>,
  now: () => number = Date.now,
  stop?: AbortSignal,
): Promise<number> {
  const due = await dueAddresses(db, now())
    .select(['id', 'email', 'confirm_mail_at'])
    .orderBy('confirm_mail_at')
    .limit(batch)
    .execute();
  let sent = 0;
  for (const address of due) {
    if (stop?.aborted) break;
    if (!(await claim(db, address, now()))) continue;
    try {
      const token = await issueToken(db, address.id, 'confirm');
      const headers = await unsubscribeHeaders(db, address.id);
      await send({ ...confirmationMail(address.email, token), headers });
    } catch (error) {
      log.error({ job: 'newsletter confirmations', ...errorFacts(error) }, 'mail not sent');
      if (!hasServerAnswered(error)) await uncount(db, address.id);
      continue;
    }
    await db
      .updateTable('newsletter_addresses')
      .set({ confirm_mail_at: null, confirm_mailed_at: new Date(now()).toISOString() })
      .where('id', '=', address.id)
      .execute();
    sent += 1;
  }
  return sent;
}

/** Whether a confirmation mail is due. */
export async function hasDueConfirmation(now: number): Promise<boolean> {
  const due = await dueAddresses(await database(), now)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

function dueAddresses(db: Kysely<Database>, now: number) {
  return db
    .selectFrom('newsletter_addresses')
    .where('requested_at', 'is not', null)
    .where(columnHasCome('confirm_mail_at', now, retryAfterMs))
    .where('confirm_attempts', '<', maxAttempts);
}

/** Claims the mail so that only one process sends it; if that process dies, the next attempt is in an hour. */
async function claim(
  db: Kysely<Database>,
  address: { id: number; confirm_mail_at: string | null },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_addresses')
    .set({
      confirm_mail_at: new Date(now + retryAfterMs).toISOString(),
      confirm_attempts: sql`confirm_attempts + 1`,
    })
    .where('id', '=', address.id)
    .where('confirm_mail_at', '=', address.confirm_mail_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the mail server refused, instead of being unreachable. */
function hasServerAnswered(error: unknown): boolean {
  return typeof fieldOf(error, 'responseCode') === 'number';
}

/** Does not count an attempt, so that nobody is given up during an outage of the mail server. */
async function uncount(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('newsletter_addresses')
    .set({ confirm_attempts: sql`confirm_attempts - 1` })
    .where('id', '=', id)
    .where('confirm_attempts', '>', 0)
    .execute();
}

export function confirmationMail(to: string, token: string): Mail {
  return {
    to,
    subject: `Please confirm your subscription to ${site.name}`,
    text: [
      `Someone asked us to send the newsletter of ${site.name} to this address.`,
      '',
      'If it was you, please confirm here:',
      `${linkOrigin()}${routes.newsletterConfirm(token)}`,
      '',
      'If it was not, ignore this message: nothing will be sent to you.',
      '',
    ].join('\n'),
  };
}
