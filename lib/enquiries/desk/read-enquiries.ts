import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { dubaiDayBounds } from '@/lib/dubai-day';
import { channelsToSender } from '../channels/channel';
import type { Enquiry } from '../enquiry';
import { isSender } from '../sender';
import type { EnquirySource } from '../sources';
import { openStatuses, type StatusFilter } from '../statuses';
import { indexEnquiries, threadHas, wordsOf } from './search-texts';

/* Reads enquiries for staff. */

export type InboxQuery = {
  status: StatusFilter | null;
  source: EnquirySource | null;
  /** Id of a staff account, or `none`. */
  assignee: string | null;
  /** Words in name, email, phone, subject, message, property or reference of any message of the thread. */
  search: string;
  /** Words in the property's title, slug or reference. */
  property: string;
  /** First and last day in Dubai, `YYYY-MM-DD`. */
  from: string | null;
  until: string | null;
  /** Only enquiries with a delivery that was given up. */
  isUndelivered: boolean;
  page: number;
  pageSize: number;
};

export type EnquirySummary = Enquiry & {
  assignee_name: string | null;
  /** Later messages of the thread. */
  followed_by: number;
  /** Deliveries that were given up. */
  failed_deliveries: number;
};

/**
 * The matching threads, unread first, then newest first. Includes spam only with status `spam`.
 * @param each `thread` lists the first message of each thread, `message` all of their messages
 */
export async function listEnquiries(
  query: InboxQuery,
  each: 'thread' | 'message' = 'thread',
): Promise<{
  count: number;
  results: EnquirySummary[];
}> {
  const db = await database();
  if (query.search || query.property) await indexEnquiries(db);
  const threads = db
    .selectFrom('inquiries')
    .where('thread_id', 'is', null)
    .where((e) => conditions(db, e, query));
  const ids = threads.select('inquiries.id');
  const messages = db
    .selectFrom('inquiries')
    .where((e) => e.or([e('inquiries.id', 'in', ids), e('inquiries.thread_id', 'in', ids)]));
  const matching = each === 'thread' ? threads : messages;
  const [total, results] = await Promise.all([
    matching.select((e) => e.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    matching
      .leftJoin('staff', 'staff.id', 'inquiries.assigned_to')
      .selectAll('inquiries')
      .select(['staff.name as assignee_name', followedBy, failedDeliveries.as('failed_deliveries')])
      .orderBy(sql`case when inquiries.read_at is null then 0 else 1 end`)
      .orderBy('inquiries.created_at', 'desc')
      .orderBy('inquiries.id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
  ]);
  return { count: Number(total.count), results };
}

/** The number of open enquiries of each account that has any, by its id. */
export async function countOpenByAdvisor(): Promise<Record<string, number>> {
  const db = await database();
  const rows = await db
    .selectFrom('inquiries')
    .select((e) => ['assigned_to', e.fn.countAll<number>().as('count')])
    .where('thread_id', 'is', null)
    .where('status', 'in', openStatuses)
    .where('assigned_to', 'is not', null)
    .groupBy('assigned_to')
    .execute();
  return Object.fromEntries(rows.map(({ assigned_to, count }) => [assigned_to, Number(count)]));
}

/** Number of matching threads that have a message with a higher id than `after`. */
export async function countArrived(query: InboxQuery, after: number): Promise<number> {
  const db = await database();
  if (query.search || query.property) await indexEnquiries(db);
  const { count } = await db
    .selectFrom('inquiries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('thread_id', 'is', null)
    .where((e) => conditions(db, e, query))
    .where((e) =>
      e.or([
        e('inquiries.id', '>', after),
        sql<boolean>`exists (select 1 from inquiries later where later.thread_id = inquiries.id and later.id > ${after})`,
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The confirmation to a sender is no longer worth sending once the enquiry is answered: an address that does not exist would
 * be reported for good.
 */
const isWorthSending = sql<boolean>`(delivery.channel not in (${sql.join(channelsToSender)}) or message.status = 'new')`;

/** The condition is in the aggregate, so that SQLite looks deliveries up by message instead of by status for every row. */
const failedDeliveries = sql<number>`(select count(case when delivery.status = 'failed' and ${isWorthSending} then 1 end)
  from inquiries message join inquiry_deliveries delivery on delivery.inquiry_id = message.id
  where message.id = inquiries.id or message.thread_id = inquiries.id)`;

const followedBy =
  sql<number>`(select count(*) from inquiries later where later.thread_id = inquiries.id)`.as('followed_by');

function conditions(
  db: Kysely<Database>,
  e: ExpressionBuilder<Database, 'inquiries'>,
  { status, source, assignee, search, property, from, until, isUndelivered }: InboxQuery,
) {
  return e.and([
    statusCondition(e, status),
    ...(source ? [e('inquiries.source', '=', source)] : []),
    ...(assignee === 'none' ? [e('inquiries.assigned_to', 'is', null)] : []),
    ...(assignee && assignee !== 'none' ? [e('inquiries.assigned_to', '=', assignee)] : []),
    ...(from ? [e('inquiries.created_at', '>=', dubaiDayBounds(from).begin)] : []),
    ...(until ? [e('inquiries.created_at', '<', dubaiDayBounds(until).end)] : []),
    ...(isUndelivered ? [e('inquiries.id', 'in', undeliveredThreads(db))] : []),
    ...threadHas(db, wordsOf(search), 'text'),
    ...threadHas(db, wordsOf(property), 'about'),
  ]);
}

function statusCondition(e: ExpressionBuilder<Database, 'inquiries'>, status: StatusFilter | null) {
  if (status === null) return e('inquiries.status', '<>', 'spam');
  return status === 'open' ? e('inquiries.status', 'in', openStatuses) : e('inquiries.status', '=', status);
}

function undeliveredThreads(db: Kysely<Database>) {
  return db
    .selectFrom('inquiry_deliveries as delivery')
    .innerJoin('inquiries as message', 'message.id', 'delivery.inquiry_id')
    .select((e) => e.fn.coalesce('message.thread_id', 'message.id').as('thread'))
    .where('delivery.status', '=', 'failed')
    .where(isWorthSending);
}

/** The number of deliveries that were given up, without those of spam, which the inbox does not list. */
export async function countFailedDeliveries(): Promise<number> {
  const db = await database();
  const { count } = await db
    .selectFrom('inquiry_deliveries as delivery')
    .innerJoin('inquiries as message', 'message.id', 'delivery.inquiry_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('delivery.status', '=', 'failed')
    .where('message.status', '<>', 'spam')
    .where(isWorthSending)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An enquiry; null when there is none with this id. */
export async function getEnquiry(id: number): Promise<Enquiry | null> {
  const db = await database();
  return (await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export type EnquiryEvent = {
  id: number;
  created_at: string;
  actor: string;
  kind: string;
  text: string | null;
};
export type EnquiryDelivery = {
  id: number;
  inquiry_id: number;
  channel: string;
  status: string;
  attempts: number;
  last_error: string | null;
  delivered_at: string | null;
};
export type EnquiryDetail = {
  enquiry: EnquirySummary;
  /** Later messages of the thread, oldest first. */
  messages: Pick<Enquiry, 'id' | 'created_at' | 'subject' | 'message'>[];
  events: EnquiryEvent[];
  deliveries: EnquiryDelivery[];
  /** Other enquiries of the same person, by email or phone. */
  others: Pick<Enquiry, 'id' | 'created_at' | 'subject' | 'status'>[];
  /** The address's newsletter subscription; null when there never was one. */
  newsletter: 'unconfirmed' | 'confirmed' | 'unsubscribed' | null;
};

/** An enquiry with its history; null when there is none. */
export async function getEnquiryDetail(id: number): Promise<EnquiryDetail | null> {
  const db = await database();
  const enquiry = await db
    .selectFrom('inquiries')
    .leftJoin('staff', 'staff.id', 'inquiries.assigned_to')
    .selectAll('inquiries')
    .select(['staff.name as assignee_name', followedBy, failedDeliveries.as('failed_deliveries')])
    .where('inquiries.id', '=', id)
    .executeTakeFirst();
  if (!enquiry) return null;
  const { email, phone } = enquiry;
  const messages = await db
    .selectFrom('inquiries')
    .select(['id', 'created_at', 'subject', 'message'])
    .where('thread_id', '=', id)
    .orderBy('id')
    .execute();
  const [events, deliveries, others] = await Promise.all([
    db
      .selectFrom('inquiry_events')
      .select(['id', 'created_at', 'actor', 'kind', 'text'])
      .where('inquiry_id', '=', id)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('inquiry_deliveries')
      .select(['id', 'inquiry_id', 'channel', 'status', 'attempts', 'last_error', 'delivered_at'])
      .where('inquiry_id', 'in', [id, ...messages.map((message) => message.id)])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('inquiries')
      .select(['id', 'created_at', 'subject', 'status'])
      .where('id', '<>', id)
      .where('thread_id', 'is', null)
      .where((e) => isSender(e, { email, phone }))
      .orderBy('created_at', 'desc')
      .limit(10)
      .execute(),
  ]);
  return { enquiry, messages, events, deliveries, others, newsletter: await newsletterState(db, email) };
}

async function newsletterState(db: Kysely<Database>, email: string): Promise<EnquiryDetail['newsletter']> {
  const row = await db
    .selectFrom('newsletter_addresses')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  if (row.unsubscribed_at) return 'unsubscribed';
  return row.confirmed_at ? 'confirmed' : 'unconfirmed';
}
