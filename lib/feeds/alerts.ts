import type { ExpressionBuilder, Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { columnHasCome } from '@/lib/due-time';
import { minute } from '@/lib/durations';
import { errorFacts, log } from '@/lib/log';
import { canSendMail, type Mail, sendMail } from '@/lib/mail/send-mail';
import { deskEmails } from '@/lib/staff/desk-emails';
import type { FeedRun } from './history';
import { feedMail } from './mail';

const retryAfterMs = 10 * minute;

/**
 * Mails the desk about feeds that began to fail or to succeed again, once per change. A mail is claimed before it is
 * sent, so that neither a restart nor a second instance repeats it.
 * @returns the number of mails
 */
export async function sendAlerts(
  now: () => number,
  send: ((mail: Mail) => Promise<void>) | null = canSendMail() ? sendMail : null,
): Promise<number> {
  if (!send) return 0;
  const db = await database();
  const claimed = await db
    .updateTable('feeds')
    .set({ alert_due_at: new Date(now() + retryAfterMs).toISOString() })
    .where(hasUnreportedChange)
    .where(columnHasCome('alert_due_at', now(), retryAfterMs))
    .returning(['name', 'failing_since', 'last_good_at'])
    .execute();
  let sent = 0;
  for (const feed of claimed) {
    try {
      const to = await deskEmails();
      if (to.length === 0) continue;
      const run = await lastFinished(db, feed.name);
      await send(feedMail(feed, run, to));
      await db
        .updateTable('feeds')
        .set({ alerted: feed.failing_since === null ? 0 : 1 })
        .where('name', '=', feed.name)
        .execute();
      sent += 1;
    } catch (error) {
      log.error({ job: 'feeds', ...errorFacts(error) }, 'mail not sent');
    }
  }
  return sent;
}

/** Whether a mail about a feed is due. */
export async function hasAlert(now: number): Promise<boolean> {
  if (!canSendMail()) return false;
  const db = await database();
  const row = await db
    .selectFrom('feeds')
    .select('name')
    .where(hasUnreportedChange)
    .where(columnHasCome('alert_due_at', now, retryAfterMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the feed's state differs from the one that was last mailed. Uploads are left out: whoever uploads a file sees
 * the result.
 */
function hasUnreportedChange(e: ExpressionBuilder<Database, 'feeds'>) {
  return e.and([
    e('uploaded_file', 'is', null),
    e.or([
      e.and([e('failing_since', 'is not', null), e('alerted', '=', 0)]),
      e.and([e('failing_since', 'is', null), e('alerted', '=', 1)]),
    ]),
  ]);
}

async function lastFinished(db: Kysely<Database>, feed: string): Promise<FeedRun | null> {
  const row = await db
    .selectFrom('feed_runs')
    .selectAll()
    .where('feed', '=', feed)
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
