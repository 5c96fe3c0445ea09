import { sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { contains } from '@/lib/database/like';
import { dubaiDayBounds, readDay } from '@/lib/dubai-day';
import { columnHasCome } from '@/lib/due-time';
import { hour } from '@/lib/durations';
import { pageNumber, searchValue } from '@/lib/http/server/query-values';
import { keysOf } from '@/lib/typed-keys';

/** Actor of `npm run staff`. */
export const commandLine = 'command line';

/** Labels of the parts of recorded actions before the dot; those with the same label are filtered together. */
export const auditSubjects = {
  account: 'Accounts',
  agent: 'Agents',
  article: 'Articles',
  enquiry: 'Enquiries',
  enquiries: 'Enquiries',
  feed: 'Feeds',
  'landing-page': 'Landing pages',
  alias: 'Names',
  newsletter: 'Newsletter',
  password: 'Passwords',
  person: 'People’s data',
  picture: 'Pictures',
  property: 'Properties',
  session: 'Sessions',
} as const;
type AuditSubject = keyof typeof auditSubjects;

export type AuditEntry = {
  /** Email address, or `command line`. */
  actor: string;
  /** Such as `account.disabled`. */
  action: `${AuditSubject}.${string}`;
  /** Target: an email address, `enquiry 12`… */
  subject?: string | null;
};

/** Records who read, changed or exported what. */
export async function audit({ actor, action, subject = null }: AuditEntry): Promise<void> {
  const db = await database();
  await db
    .insertInto('audit_log')
    .values({ created_at: new Date().toISOString(), actor, action, subject })
    .execute();
}

/** Like `audit`, but at most once an hour for the same entry: for what an open screen reads again by itself. */
export async function auditOnceAnHour(entry: AuditEntry): Promise<void> {
  const db = await database();
  const known = await db
    .selectFrom('audit_log')
    .select('id')
    .where((e) => e.not(columnHasCome('created_at', Date.now() - hour, hour)))
    .where('actor', '=', entry.actor)
    .where('action', '=', entry.action)
    .where('subject', 'is not distinct from', entry.subject ?? null)
    .limit(1)
    .executeTakeFirst();
  if (!known) await audit(entry);
}

export type AuditQuery = {
  page: number;
  pageSize: number;
  /** Part of the actor's email address. */
  actor?: string;
  /** The part of the action before the dot. */
  subject?: AuditSubject;
  /** First and last day in Dubai, `YYYY-MM-DD`. */
  from?: string;
  until?: string;
};

/** Entries by filter, newest first. */
export async function listAuditEntries({ page, pageSize, actor, subject, from, until }: AuditQuery) {
  const db = await database();
  let matching = db.selectFrom('audit_log');
  if (actor) matching = matching.where(contains(sql`lower(actor)`, actor.toLowerCase()));
  if (subject) {
    const together = keysOf(auditSubjects).filter((key) => auditSubjects[key] === auditSubjects[subject]);
    matching = matching.where((e) => e.or(together.map((key) => e('action', 'like', `${key}.%`))));
  }
  if (from) matching = matching.where('created_at', '>=', dubaiDayBounds(from).begin);
  if (until) matching = matching.where('created_at', '<', dubaiDayBounds(until).end);
  const [results, { count }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    matching.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { count: Number(count), results };
}

/** Reads the filters of a URL; unreadable values are dropped. */
export function readAuditQuery(query: URLSearchParams): AuditQuery {
  return {
    page: pageNumber(query),
    pageSize: 50,
    actor: searchValue(query, 'actor') || undefined,
    subject: keysOf(auditSubjects).find((known) => known === query.get('subject')),
    from: readDay(query.get('from')) ?? undefined,
    until: readDay(query.get('until')) ?? undefined,
  };
}
