import type { Kysely, Transaction } from 'kysely';
import type { AssignmentFacts } from '@/lib/catalog/source';
import { database } from '@/lib/database/connection';
import { inLockedTransaction } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { type ChangedField, refuseOutdated } from '@/lib/forms/refuse-outdated';
import { repeatedWithinMs } from '@/lib/forms/repeated';
import { ApiError } from '@/lib/http/server/api-error';
import { hasKey, keysOf } from '@/lib/typed-keys';
import { channelsToAgency } from '../channels/configured';
import type { ContactWay } from '../contact-ways';
import { dropReminders } from '../delivery/reminders';
import type { Enquiry } from '../enquiry';
import { propertyName } from '../property-name';
import { type EnquiryStatus, readEnquiryStatus, statusLabels } from '../statuses';
import { assign, noAccountMessage } from './assign-enquiry';
import { assignedEvent, assignmentFactsOf, chooseAssignee } from './assignee';
import { refreshTexts } from './search-texts';
import { addEvent, inThread, queueDeliveries, threadOf } from './thread-writes';

/* Changes that staff make to enquiries. A change applies to the whole thread and is recorded in its history. */

/** Statuses that do not imply an answer. */
const withoutAnswer: readonly EnquiryStatus[] = ['new', 'lost', 'spam'];

type Contact = Pick<Enquiry, 'name' | 'email' | 'phone'>;
type About = Pick<Enquiry, 'property_reference' | 'property_id' | 'property_slug' | 'property_title'>;

/** Absent fields are not changed. */
export type EnquiryChange = {
  status?: EnquiryStatus;
  /** Stored with `lost`; every other status clears it. */
  lostReason?: string | null;
  /** Id of an account; null unassigns the enquiry. */
  assignedTo?: string | null;
  contact?: Partial<Contact>;
  property?: About;
  note?: string;
  /** The values the form was opened with, by field; a change of a value that is stored differently is refused. */
  was?: unknown;
};

/**
 * Changes an enquiry and its thread in one transaction.
 * @param actor email address of the person
 * @returns the changed enquiry; null when missing
 * @throws {ApiError} 422 when the account of `assignedTo` does not exist or is disabled, 409 when a value is no longer as
 *   in `was`
 */
export async function updateEnquiry(
  id: number,
  change: EnquiryChange,
  actor: string,
): Promise<Enquiry | null> {
  const { status, lostReason = null, assignedTo, contact, property, note } = change;
  const db = await database();
  const facts = status && status !== 'spam' ? await assignmentFactsOfSpam(db, id) : null;
  return inLockedTransaction(db, 'enquiries', async (trx) => {
    const known = await trx.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
    if (!known) return null;
    const thread = known.thread_id ?? id;
    refuseOutdated(change.was, changedFields(change, known));
    if (contact) await correct(trx, id, thread, { values: contact, actor });
    if (property) await correct(trx, id, thread, { values: property, actor });
    if (assignedTo !== undefined && !(await assign(trx, thread, { staffId: assignedTo, actor }))) {
      const errors = { assigned_to: noAccountMessage };
      throw new ApiError(422, 'Failed to update inquiry.', { errors });
    }
    if (status) await setStatus(trx, thread, { status, lostReason, actor, facts });
    if (note) await addEvent(trx, thread, { actor, kind: 'note', text: note });
    return (await trx.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  });
}

const fieldLabels = {
  status: 'Status',
  lost_reason: 'Why it was lost',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  property_reference: 'Property',
};

/** The stored values that a change replaces by others. */
function changedFields(
  { status, lostReason = null, contact, property }: EnquiryChange,
  known: Enquiry,
): ChangedField[] {
  const stored = { ...known, property_reference: propertyName(known) };
  const storedStatus = readEnquiryStatus(known.status);
  const values: Partial<Record<keyof typeof fieldLabels, string | null>> = {
    ...(status ? { status } : {}),
    ...(status === 'lost' ? { lost_reason: lostReason } : {}),
    ...contact,
    ...(property ? { property_reference: propertyName(property) } : {}),
  };
  return keysOf(values)
    .filter((name) => values[name] !== stored[name])
    .map((name) => ({
      name,
      label: fieldLabels[name],
      stored: stored[name],
      ...(name === 'status' && storedStatus && { shown: statusLabels[storedStatus] }),
    }));
}

/** Agent and district for assigning an enquiry that was stored as spam; null for other enquiries. */
async function assignmentFactsOfSpam(db: Kysely<Database>, id: number): Promise<AssignmentFacts | null> {
  const enquiry = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return enquiry?.spam_reason ? assignmentFactsOf(enquiry) : null;
}

type StatusChange = {
  status: EnquiryStatus;
  lostReason: string | null;
  actor: string;
  facts: AssignmentFacts | null;
};

/** Sets the status. An enquiry that was stored as spam by mistake is then assigned and delivered like a new one. */
async function setStatus(
  trx: Transaction<Database>,
  thread: number,
  { status, lostReason, actor, facts }: StatusChange,
): Promise<void> {
  const now = new Date().toISOString();
  const changed = await trx
    .updateTable('inquiries')
    .set((e) => ({
      status,
      lost_reason: status === 'lost' ? lostReason : null,
      read_at: status === 'new' ? e.ref('read_at') : e.fn.coalesce('read_at', e.val(now)),
      ...(withoutAnswer.includes(status)
        ? {}
        : { first_response_at: e.fn.coalesce('first_response_at', e.val(now)) }),
    }))
    .where((e) => inThread(e, thread))
    .returningAll()
    .execute();
  if (status !== 'new') await dropReminders(trx, thread);
  const text = lostReason && status === 'lost' ? `${status}: ${lostReason}` : status;
  await addEvent(trx, thread, { actor, kind: 'status', text });
  const first = changed.find((row) => row.id === thread);
  if (first?.spam_reason && status !== 'spam') await assignAndDeliver(trx, first, facts);
}

/** Corrects a message and the messages of its thread with the same value. The history keeps the old values. */
async function correct(
  trx: Transaction<Database>,
  id: number,
  thread: number,
  { values, actor }: { values: Partial<Contact & About>; actor: string },
): Promise<void> {
  const known = await trx.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const lines: string[] = [];
  const note = (label: string, before: string | null, after: string | null | undefined) =>
    lines.push(`${label}: ${before || 'none'} → ${after || 'none'}`);
  for (const name of keysOf(values)) {
    const value = values[name];
    if (known[name] === value) continue;
    await trx
      .updateTable('inquiries')
      .set({ [name]: value })
      .where((e) => inThread(e, thread))
      .where(name, known[name] === null ? 'is' : '=', known[name])
      .execute();
    if (name !== 'property_reference' && hasKey(fieldLabels, name))
      note(fieldLabels[name], known[name], values[name]);
  }
  const [before, after] = [propertyName(known), propertyName({ ...known, ...values })];
  if (before !== after) note(fieldLabels.property_reference, before, after);
  await refreshTexts(trx, thread);
  if (lines.length > 0) await addEvent(trx, thread, { actor, kind: 'corrected', text: lines.join('\n') });
}

/** Assigns and delivers an enquiry stored as spam, without the acknowledgement: the advisor who found it answers. */
async function assignAndDeliver(
  trx: Transaction<Database>,
  enquiry: Enquiry,
  facts: AssignmentFacts | null,
): Promise<void> {
  const { id, assigned_to } = enquiry;
  await trx.updateTable('inquiries').set({ spam_reason: null }).where('id', '=', id).execute();
  const assignee = assigned_to ? null : await chooseAssignee(trx, enquiry, facts, Date.now());
  if (assignee) {
    await trx.updateTable('inquiries').set({ assigned_to: assignee.id }).where('id', '=', id).execute();
    await addEvent(trx, id, assignedEvent(assignee));
  }
  await queueDeliveries(trx, id, channelsToAgency());
}

/** Adds a note. @returns whether the enquiry exists */
export async function addNote(id: number, text: string, actor: string): Promise<boolean> {
  const db = await database();
  const thread = await threadOf(db, id);
  if (thread === null) return false;
  const last = await db
    .selectFrom('inquiry_events')
    .select(['actor', 'kind', 'text'])
    .where('inquiry_id', '=', thread)
    .where('created_at', '>', new Date(Date.now() - repeatedWithinMs).toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isRepeated = last?.kind === 'note' && last.actor === actor && last.text === text;
  if (!isRepeated) await addEvent(db, thread, { actor, kind: 'note', text });
  return true;
}

/**
 * Records an answer; the first one stops the response clock and sets a new enquiry to contacted.
 * @returns whether the enquiry exists
 */
export async function recordAnswer(id: number, way: ContactWay, actor: string): Promise<boolean> {
  const db = await database();
  return db.transaction().execute(async (trx) => {
    const thread = await threadOf(trx, id);
    if (thread === null) return false;
    const now = new Date().toISOString();
    const messages = trx.updateTable('inquiries').where((e) => inThread(e, thread));
    await messages.set({ read_at: now }).where('read_at', 'is', null).execute();
    // Only a new enquiry: a colleague may have closed it since this screen was loaded.
    const { numUpdatedRows } = await messages
      .set({ status: 'contacted' })
      .where('status', '=', 'new')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await addEvent(trx, thread, { actor, kind: 'status', text: 'contacted' });
      await dropReminders(trx, thread);
    }
    await messages.set({ first_response_at: now }).where('first_response_at', 'is', null).execute();
    await addEvent(trx, thread, { actor, kind: 'answered', text: way });
    return true;
  });
}

/**
 * Marks an enquiry as read, unless it is somebody else's to read: that of an advisor stays unread when a colleague opens it.
 * @param reader id of the account that opened it
 */
export async function markRead(id: number, reader: string): Promise<void> {
  const db = await database();
  await db
    .updateTable('inquiries')
    .set({ read_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('staff')
            .select('staff.id')
            .whereRef('staff.id', '=', 'inquiries.assigned_to')
            .where('staff.id', '<>', reader)
            .where('staff.disabled_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Deletes an enquiry with the later messages of its thread. @returns whether it existed */
export async function deleteEnquiry(id: number): Promise<boolean> {
  const db = await database();
  const { numDeletedRows } = await db
    .deleteFrom('inquiries')
    .where((e) => inThread(e, id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
