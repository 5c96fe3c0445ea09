import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import type { ChannelName } from '../channels/channel';

/** Condition: a message of the thread, whose id is that of its first message. */
export function inThread(e: ExpressionBuilder<Database, 'inquiries'>, thread: number) {
  return e.or([e('id', '=', thread), e('thread_id', '=', thread)]);
}

/** Condition: staff entered the enquiry, so the time of its arrival is unknown. */
export const enteredByStaff = sql<boolean>`exists (
  select 1 from inquiry_events where inquiry_events.inquiry_id = inquiries.id and inquiry_events.kind = 'entered'
)`;

/** Adds an entry to the history of an enquiry. @param event `actor` is an email address, or `site` */
export async function addEvent(
  db: Kysely<Database>,
  inquiry_id: number,
  event: { actor: string; kind: string; text: string | null },
): Promise<void> {
  await db
    .insertInto('inquiry_events')
    .values({ inquiry_id, created_at: new Date().toISOString(), ...event })
    .execute();
}

/** Queues an enquiry for delivery through these channels, now. */
export async function queueDeliveries(
  db: Kysely<Database>,
  inquiry_id: number,
  channels: readonly ChannelName[],
): Promise<void> {
  if (channels.length === 0) return;
  const now = new Date().toISOString();
  await db
    .insertInto('inquiry_deliveries')
    .values(channels.map((channel) => ({ inquiry_id, channel, next_attempt_at: now, created_at: now })))
    .execute();
}

/** The first message of an enquiry's thread; null when there is no such enquiry. */
export async function threadOf(db: Kysely<Database>, id: number): Promise<number | null> {
  const row = await db.selectFrom('inquiries').select('thread_id').where('id', '=', id).executeTakeFirst();
  return row ? (row.thread_id ?? id) : null;
}
