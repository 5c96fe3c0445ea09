import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { minute } from '@/lib/durations';
import { env } from '@/lib/env';
import { canSendMail } from '@/lib/mail/send-mail';
import { workingMinutes } from '@/lib/working-hours';
import { enteredByStaff } from '../desk/thread-writes';
import { timedSources } from '../sources';

/*
 * One reminder to the advisor, then one escalation to administrators and the desk. The enquiry's row records them in the
 * same transaction as the outbox, so that neither a restart nor a second instance repeats or loses one.
 */

type Step = { column: 'reminded_at' | 'escalated_at'; channel: 'reminder' | 'escalation' };
const reminder: Step = { column: 'reminded_at', channel: 'reminder' };
const escalation: Step = { column: 'escalated_at', channel: 'escalation' };

/** Whether any unanswered enquiry is old enough; ignores working hours, so it may be true before a reminder is due. */
export async function hasUnanswered(now: number): Promise<boolean> {
  const { REMIND_AFTER_MINUTES } = env();
  if (REMIND_AFTER_MINUTES === 0) return false;
  const received = new Date(now - REMIND_AFTER_MINUTES * minute).toISOString();
  const found = await unanswered(await database(), received)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Queues due reminders and escalations. @returns their number */
export async function enqueueReminders(now: number): Promise<number> {
  const { ESCALATE_AFTER_MINUTES, REMIND_AFTER_MINUTES, WORKING_HOURS } = env();
  if (REMIND_AFTER_MINUTES === 0) return 0;
  const received = new Date(now - REMIND_AFTER_MINUTES * minute).toISOString();
  const rows = await unanswered(await database(), received).execute();
  let count = 0;
  for (const { id, created_at, reminded_at } of rows) {
    const since = reminded_at ?? created_at;
    const limit = reminded_at ? ESCALATE_AFTER_MINUTES : REMIND_AFTER_MINUTES;
    if (limit === 0 || workingMinutes(Date.parse(since), now, WORKING_HOURS) < limit) continue;
    if (await queueStep(id, reminded_at ? escalation : reminder, now)) count += 1;
  }
  return count;
}

function unanswered(db: Kysely<Database>, receivedBefore: string) {
  return db
    .selectFrom('inquiries')
    .select(['id', 'created_at', 'reminded_at'])
    .where('status', '=', 'new')
    .where('created_at', '<=', receivedBefore)
    .where('first_response_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('thread_id', 'is', null)
    .where('source', 'in', timedSources)
    .where((e) => e.not(enteredByStaff));
}

/** Marks the row and queues the mail in one transaction. @returns false when another process did so or it was answered */
async function queueStep(id: number, { column, channel }: Step, now: number): Promise<boolean> {
  const db = await database();
  const at = new Date(now).toISOString();
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('inquiries')
      .set({ [column]: at })
      .where('id', '=', id)
      .where(column, 'is', null)
      .where('status', '=', 'new')
      .where('first_response_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const row = { inquiry_id: id, created_at: at };
    await trx
      .insertInto('inquiry_events')
      .values({ ...row, actor: 'site', kind: channel, text: null })
      .execute();
    if (canSendMail()) {
      await trx
        .insertInto('inquiry_deliveries')
        .values({ ...row, channel, next_attempt_at: at })
        .execute();
    }
    return true;
  });
}

/** Drops reminders that wait to be mailed, once the enquiry is answered. */
export async function dropReminders(trx: Transaction<Database>, id: number): Promise<void> {
  await trx
    .deleteFrom('inquiry_deliveries')
    .where('inquiry_id', '=', id)
    .where('channel', 'in', [reminder.channel, escalation.channel])
    .where('status', '=', 'pending')
    .execute();
}
