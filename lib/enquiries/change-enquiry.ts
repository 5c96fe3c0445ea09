import type { Kysely, Transaction } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { chooseAssignee } from './assignee';
import { configuredChannelNames } from './channels/configured';
import { dropReminders } from './reminders';
import type { EnquiryStatus } from './statuses';
import type { Enquiry } from './store';

/* What staff do with an enquiry. A change is one of the whole thread, and part of its history. */

/** Statuses that somebody reaches only by answering. */
const answeredStatuses: EnquiryStatus[] = ['contacted', 'viewing', 'offer', 'won'];

/**
 * Changes the status; `lost` stores the reason, every other status clears it. What was kept apart as spam by mistake is
 * assigned and delivered like a new enquiry.
 * @param actor email address of the person
 * @returns the changed enquiry; null when missing
 */
export async function updateEnquiryStatus(
  id: number,
  status: EnquiryStatus,
  actor: string,
  lostReason: string | null = null,
): Promise<Enquiry | null> {
  const db = await database();
  return db.transaction().execute(async (trx) => {
    const now = new Date().toISOString();
    const thread = await threadOf(trx, id);
    if (thread === null) return null;
    const changed = await trx
      .updateTable('inquiries')
      .set((e) => ({
        status,
        lost_reason: status === 'lost' ? lostReason : null,
        ...(answeredStatuses.includes(status)
          ? { first_response_at: e.fn.coalesce('first_response_at', e.val(now)) }
          : {}),
      }))
      .where((e) => e.or([e('id', '=', thread), e('thread_id', '=', thread)]))
      .returningAll()
      .execute();
    if (status !== 'new') await dropReminders(trx, thread);
    const text = lostReason && status === 'lost' ? `${status}: ${lostReason}` : status;
    await addEvent(trx, thread, { actor, kind: 'status', text });
    const first = changed.find((row) => row.id === thread);
    if (first?.spam_reason && status !== 'spam') await passOn(trx, first, now);
    return changed.find((row) => row.id === id) ?? null;
  });
}

/** The first message of an enquiry's thread; null when there is no such enquiry. */
async function threadOf(db: Kysely<Database>, id: number): Promise<number | null> {
  const row = await db.selectFrom('inquiries').select('thread_id').where('id', '=', id).executeTakeFirst();
  return row ? (row.thread_id ?? id) : null;
}

/** Delivers what was stored as spam, except for the thanks: the advisor who found it answers. */
async function passOn(trx: Transaction<Database>, enquiry: Enquiry, now: string): Promise<void> {
  const { id, assigned_to } = enquiry;
  await trx.updateTable('inquiries').set({ spam_reason: null }).where('id', '=', id).execute();
  const assignee = assigned_to ? null : await chooseAssignee(trx, enquiry, Date.parse(now));
  if (assignee) {
    await trx.updateTable('inquiries').set({ assigned_to: assignee.id }).where('id', '=', id).execute();
    const text = `${assignee.name} (${assignee.reason})`;
    await addEvent(trx, id, { actor: 'site', kind: 'assigned', text });
  }
  const channels = configuredChannelNames().filter((name) => name !== 'acknowledgement');
  if (channels.length === 0) return;
  await trx
    .insertInto('inquiry_deliveries')
    .values(channels.map((channel) => ({ inquiry_id: id, channel, next_attempt_at: now, created_at: now })))
    .execute();
}

/**
 * Assigns an enquiry to oneself or someone else.
 * @param expected the assignee known to the caller (null: none)
 * @returns `done`; `taken` when the assignee has changed; `missing`
 */
export async function assignEnquiry(
  id: number,
  staffId: string,
  expected: string | null,
  actor: string,
): Promise<'done' | 'taken' | 'missing'> {
  const db = await database();
  return db.transaction().execute(async (trx) => {
    const assignee = await trx
      .selectFrom('staff')
      .select('name')
      .where('id', '=', staffId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!assignee) return 'missing';
    const thread = await threadOf(trx, id);
    if (thread === null) return 'missing';
    const changed = await trx
      .updateTable('inquiries')
      .set({ assigned_to: staffId })
      .where('id', '=', thread)
      .where('assigned_to', expected === null ? 'is' : '=', expected)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return 'taken';
    await trx
      .updateTable('inquiries')
      .set({ assigned_to: staffId })
      .where('thread_id', '=', thread)
      .execute();
    await addEvent(trx, thread, { actor, kind: 'assigned', text: assignee.name });
    return 'done';
  });
}

/** Adds a note. @returns whether the enquiry exists */
export async function addNote(id: number, text: string, actor: string): Promise<boolean> {
  const db = await database();
  const thread = await threadOf(db, id);
  if (thread === null) return false;
  await addEvent(db, thread, { actor, kind: 'note', text });
  return true;
}

/**
 * Records a reply channel; the first one stops the response clock and sets a new enquiry to contacted.
 * @returns whether the enquiry exists
 */
export async function noteAnswer(id: number, way: string, actor: string): Promise<boolean> {
  const db = await database();
  return db.transaction().execute(async (trx) => {
    const thread = await threadOf(trx, id);
    if (thread === null) return false;
    const messages = trx
      .updateTable('inquiries')
      .where((e) => e.or([e('id', '=', thread), e('thread_id', '=', thread)]));
    // Only a new one: somebody may have closed it since this person's screen was loaded.
    const { numUpdatedRows } = await messages
      .set({ status: 'contacted' })
      .where('status', '=', 'new')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await addEvent(trx, thread, { actor, kind: 'status', text: 'contacted' });
      await dropReminders(trx, thread);
    }
    await messages
      .set({ first_response_at: new Date().toISOString() })
      .where('first_response_at', 'is', null)
      .execute();
    await addEvent(trx, thread, { actor, kind: 'answered', text: way });
    return true;
  });
}

/** Marks an enquiry as read. */
export async function markRead(id: number): Promise<void> {
  const db = await database();
  await db
    .updateTable('inquiries')
    .set({ read_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}

async function addEvent(
  db: Kysely<Database>,
  inquiry_id: number,
  event: { actor: string; kind: string; text: string | null },
): Promise<void> {
  await db
    .insertInto('inquiry_events')
    .values({ inquiry_id, created_at: new Date().toISOString(), ...event })
    .execute();
}

/** Deletes an enquiry with the later messages of its thread. False when there was none. */
export async function deleteEnquiry(id: number): Promise<boolean> {
  const db = await database();
  const { numDeletedRows } = await db
    .deleteFrom('inquiries')
    .where((e) => e.or([e('id', '=', id), e('thread_id', '=', id)]))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
