import { createHash } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { readEnquiryProperty } from '@/lib/catalog/reads/server';
import { database } from '@/lib/database/connection';
import { takeLock } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { startOfDubaiDay } from '@/lib/dubai-day';
import { subscribe } from '@/lib/newsletter/store';
import { type ChannelName, channelsToSender, isToAgency } from './channels/channel';
import { queueAssignmentMail } from './delivery/assignment-mail';
import { assignedEvent, assignmentFactsOf, chooseAssignee } from './desk/assignee';
import { addEvent, queueDeliveries } from './desk/thread-writes';
import type { Agreed, NewEnquiry } from './enquiry';
import { propertyRef } from './property-name';
import { isSender } from './sender';
import type { EnquirySource } from './sources';

type InsertOptions = {
  /** Idempotency: an enquiry with the same key is stored once, also under concurrency. */
  idempotencyKey: string | null;
  /** Queues the enquiry for these channels in the same transaction. */
  channels: readonly ChannelName[];
  source?: EnquirySource;
  /** The portal's own id: a repeated lead is stored once. */
  externalId?: string | null;
  /** Why it is spam; spam is stored but not delivered. Null for other enquiries. */
  spamReason?: string | null;
  agreed?: Agreed;
  /** Email address of the member of staff who enters it. An assignee other than them is notified by mail. */
  enteredBy?: string | null;
};

/**
 * Stores an enquiry; committed when this resolves. `created` is false when it was already stored. Enquiries of the same
 * person about the same property on the same day in Dubai form one thread, which keeps its advisor.
 */
export async function insertEnquiry(
  enquiry: NewEnquiry,
  {
    idempotencyKey,
    channels,
    source = 'website',
    externalId = null,
    spamReason = null,
    agreed = { consent: null, marketing: null },
    enteredBy = null,
  }: InsertOptions,
): Promise<{ id: number; created: boolean }> {
  const db = await database();
  const idempotency_key = idempotencyKey === null ? null : digest(idempotencyKey, enquiry);
  const [facts, about] = await Promise.all([
    spamReason ? null : assignmentFactsOf(enquiry),
    aboutOf(enquiry),
  ]);
  return db.transaction().execute(async (trx) => {
    // One enquiry at a time, so that concurrent ones join one thread or go to different advisors.
    await takeLock(trx, 'enquiries');
    const now = Date.now();
    const created_at = new Date(now).toISOString();
    const thread = spamReason ? undefined : await threadToJoin(trx, enquiry, now);
    const assignee = spamReason || thread ? null : await chooseAssignee(trx, enquiry, facts, now);
    const { id, created } = await insertOnce(trx, {
      ...enquiry,
      ...about,
      ...consentColumns(agreed, created_at),
      bedrooms: null,
      created_at,
      idempotency_key,
      source,
      external_id: externalId,
      spam_reason: spamReason,
      status: spamReason ? 'spam' : (thread?.status ?? 'new'),
      assigned_to: thread ? thread.assigned_to : (assignee?.id ?? null),
      thread_id: thread?.id ?? null,
    });
    if (!created || spamReason) return { id, created };
    if (thread) await noteMessage(trx, thread.id, enteredBy ?? 'site');
    else if (enteredBy !== null) await addEvent(trx, id, { actor: enteredBy, kind: 'entered', text: null });
    if (assignee) await addEvent(trx, id, assignedEvent(assignee));
    // Double opt-in: a link to confirm is mailed first.
    if (agreed.marketing && enquiry.email) await subscribe(trx, enquiry.email);
    const isThanked = !thread && !(await hasEnoughAcknowledgements(trx, enquiry.email, now));
    await queueDeliveries(trx, id, isThanked ? channels : channels.filter(isToAgency));
    const staffId = thread?.assigned_to ?? assignee?.id;
    if (enteredBy !== null && (await emailOf(trx, staffId)) !== enteredBy) await queueAssignmentMail(trx, id);
    return { id, created };
  });
}

type NewRow = Insertable<Database['inquiries']> & StoredKeys;
/** What identifies an enquiry that is already stored: its key, or the id that a portal gave it. */
type StoredKeys = { idempotency_key: string | null; source: EnquirySource; external_id: string | null };

/** Inserts the row; `created` is false, and the id that of the stored one, when its keys are stored already. */
async function insertOnce(
  trx: Transaction<Database>,
  row: NewRow,
): Promise<{ id: number; created: boolean }> {
  const inserted = await trx
    .insertInto('inquiries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, created: true };
  return { id: await storedId(trx, row), created: false };
}

/** Records a further message of a thread, which makes it unread again. */
async function noteMessage(trx: Transaction<Database>, threadId: number, actor: string): Promise<void> {
  await trx.updateTable('inquiries').set({ read_at: null }).where('id', '=', threadId).execute();
  await addEvent(trx, threadId, { actor, kind: 'message', text: null });
}

function consentColumns({ consent, marketing }: Agreed, now: string) {
  return {
    consent_at: consent ? now : null,
    consent_version: consent,
    marketing_consent_at: marketing ? now : null,
    marketing_version: marketing,
  };
}

/** Slug and title of the property of an enquiry that has only its id or slug, so that the desk can show it. */
async function aboutOf(enquiry: NewEnquiry) {
  const { property_slug, property_title } = enquiry;
  const ref = propertyRef(enquiry);
  if (ref === null || (property_slug && property_title)) return null;
  const property = await readEnquiryProperty(ref);
  return property && { property_slug: property.slug, property_title: property_title ?? property.title };
}

/** Per email address and day in Dubai. */
const maxAcknowledgements = 3;

/** Whether an address gets no more acknowledgements today. */
async function hasEnoughAcknowledgements(
  trx: Transaction<Database>,
  email: string,
  now: number,
): Promise<boolean> {
  const { count } = await trx
    .selectFrom('inquiries')
    .innerJoin('inquiry_deliveries', 'inquiry_deliveries.inquiry_id', 'inquiries.id')
    .select((e) => e.fn.count<number>('inquiries.id').distinct().as('count'))
    .where('inquiries.email', '=', email)
    .where('inquiry_deliveries.channel', 'in', channelsToSender)
    .where('inquiries.created_at', '>=', new Date(startOfDubaiDay(now)).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) >= maxAcknowledgements;
}

async function storedId(
  trx: Transaction<Database>,
  { idempotency_key, source, external_id }: StoredKeys,
): Promise<number> {
  const { id } = await trx
    .selectFrom('inquiries')
    .select('id')
    .where((e) =>
      external_id === null
        ? e('idempotency_key', '=', idempotency_key)
        : e.and([e('source', '=', source), e('external_id', '=', external_id)]),
    )
    .executeTakeFirstOrThrow();
  return id;
}

/** Email address of an account; undefined when there is none with this id. */
async function emailOf(trx: Transaction<Database>, staffId: string | undefined) {
  if (!staffId) return undefined;
  const account = await trx.selectFrom('staff').select('email').where('id', '=', staffId).executeTakeFirst();
  return account?.email;
}

/** First enquiry of the thread that this one continues; undefined when it starts a new thread. */
function threadToJoin(trx: Transaction<Database>, enquiry: NewEnquiry, now: number) {
  const { email, phone, property_id, property_slug, property_reference = null } = enquiry;
  return trx
    .selectFrom('inquiries')
    .select(['id', 'assigned_to', 'status'])
    .where('thread_id', 'is', null)
    .where('status', '<>', 'spam')
    .where('created_at', '>=', new Date(startOfDubaiDay(now)).toISOString())
    .where((e) => isSender(e, { email, phone }))
    .where((e) =>
      e.or([
        ...(property_id === null ? [] : [e('property_id', '=', property_id)]),
        ...(property_slug ? [e('property_slug', '=', property_slug)] : []),
        ...(property_reference ? [e('property_reference', '=', property_reference)] : []),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Includes the content: different content with the same key is a separate enquiry, so none is lost. */
function digest(idempotencyKey: string, enquiry: NewEnquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, enquiry]))
    .digest('base64url');
}
