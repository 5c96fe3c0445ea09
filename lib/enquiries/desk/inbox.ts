import { database } from '@/lib/database/connection';
import type { EnquiryDelivery, EnquirySummary } from './read-enquiries';

/* Data that open screens of the desk poll. */

/** An enquiry as the inbox shows it. */
export type InboxEntry = Pick<
  EnquirySummary,
  | 'id'
  | 'name'
  | 'status'
  | 'source'
  | 'created_at'
  | 'read_at'
  | 'assigned_to'
  | 'assignee_name'
  | 'followed_by'
  | 'failed_deliveries'
> & {
  /** Title of the property, else what names it. */
  property_title: string | null;
  /** The first 200 characters of the message. */
  message: string;
};

export type InboxNews = {
  /** The page of the list as it is now. */
  results: InboxEntry[];
  /** Enquiries of the list with a message that is newer than the screen. */
  arrived: number;
};

/** Differs after every change of an enquiry. */
export type EnquiryMark = {
  /** Id of the latest event; 0 when there is none. */
  event: number;
  messages: number;
  deliveries: string;
};

const shownOfMessage = 200;

/** The columns of an enquiry that the inbox shows. */
export function toInboxEntry(enquiry: EnquirySummary): InboxEntry {
  const { id, name, status, source, created_at, read_at, assigned_to, assignee_name } = enquiry;
  const { property_title, property_reference, property_slug } = enquiry;
  return {
    id,
    name,
    status,
    source,
    created_at,
    read_at,
    property_title: property_title ?? property_reference ?? property_slug,
    assigned_to,
    assignee_name,
    followed_by: Number(enquiry.followed_by),
    failed_deliveries: Number(enquiry.failed_deliveries),
    message: enquiry.message.slice(0, shownOfMessage),
  };
}

/** Unread enquiries of the whole desk, without spam. */
export async function countUnread(): Promise<number> {
  const db = await database();
  const { count } = await db
    .selectFrom('inquiries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('thread_id', 'is', null)
    .where('read_at', 'is', null)
    .where('status', '<>', 'spam')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Id of the newest message; 0 when there is none. */
export async function newestMessage(): Promise<number> {
  const db = await database();
  const { newest } = await db
    .selectFrom('inquiries')
    .select((e) => e.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

type Marked = {
  events: { id: number }[];
  messages: unknown[];
  deliveries: Pick<EnquiryDelivery, 'id' | 'status' | 'attempts'>[];
};

/** The mark of the state that a screen shows. */
export function markOf({ events, messages, deliveries }: Marked): EnquiryMark {
  return {
    event: events.at(-1)?.id ?? 0,
    messages: messages.length,
    deliveries: deliveries.map(({ id, status, attempts }) => `${id} ${status} ${attempts}`).join(', '),
  };
}
