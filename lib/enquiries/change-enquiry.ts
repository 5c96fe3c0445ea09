import type { Kysely } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { getEnquiry } from './archive';
import { dropReminders } from './reminders';
import type { EnquiryStatus } from './statuses';
import type { Enquiry } from './store';

/* What staff do with an enquiry; every change is part of its history. */

/** Statuses that somebody reaches only by answering. */
const answeredStatuses: EnquiryStatus[] = ['contacted', 'viewing', 'offer', 'won'];

/**
 * Changes the status; `lost` stores the reason, every other status clears it.
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
    const changed = await trx
      .updateTable('inquiries')
      .set((e) => ({
        status,
        lost_reason: status === 'lost' ? lostReason : null,
        ...(answeredStatuses.includes(status)
          ? { first_response_at: e.fn.coalesce('first_response_at', e.val(now)) }
          : {}),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!changed) return null;
    if (status !== 'new') await dropReminders(trx, id);
    const text = lostReason && status === 'lost' ? `${status}: ${lostReason}` : status;
    await addEvent(trx, id, { actor, kind: 'status', text });
    return changed;
  });
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
    const changed = await trx
      .updateTable('inquiries')
      .set({ assigned_to: staffId })
      .where('id', '=', id)
      .where('assigned_to', expected === null ? 'is' : '=', expected)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) {
      const known = await trx.selectFrom('inquiries').select('id').where('id', '=', id).executeTakeFirst();
      return known ? 'taken' : 'missing';
    }
    await addEvent(trx, id, { actor, kind: 'assigned', text: assignee.name });
    return 'done';
  });
}

/** Adds a note. @returns whether the enquiry exists */
export async function addNote(id: number, text: string, actor: string): Promise<boolean> {
  if (!(await getEnquiry(id))) return false;
  await addEvent(await database(), id, { actor, kind: 'note', text });
  return true;
}

/** Records a reply channel; the first one stops the response clock and sets a new enquiry to contacted. */
export async function noteAnswer(id: number, way: string, actor: string): Promise<boolean> {
  const enquiry = await getEnquiry(id);
  if (!enquiry) return false;
  if (enquiry.status === 'new') await updateEnquiryStatus(id, 'contacted', actor);
  const db = await database();
  await db
    .updateTable('inquiries')
    .set({ first_response_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('first_response_at', 'is', null)
    .execute();
  await addEvent(db, id, { actor, kind: 'answered', text: way });
  return true;
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
