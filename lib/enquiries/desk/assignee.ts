import type { Transaction } from 'kysely';
import { readAliases } from '@/lib/aliases/known-names';
import { createNameResolver } from '@/lib/aliases/name-resolver';
import { readAssignmentFacts } from '@/lib/catalog/reads/server';
import type { AssignmentFacts } from '@/lib/catalog/source';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { dubaiDay } from '@/lib/dubai-day';
import { splitList } from '@/lib/format/split-list';
import { fold } from '@/lib/search/words/fold';
import { isOnLeave } from '@/lib/staff/duties';
import { languageNames, languageOf } from '@/lib/staff/languages';
import { isAssignedInTurn } from '@/lib/staff/roles';
import { hasKey } from '@/lib/typed-keys';
import type { Enquiry, NewEnquiry } from '../enquiry';
import { propertyRef } from '../property-name';

/** Email address of the assigned advisor; null when unassigned or the account is disabled. */
export async function assigneeEmail({ assigned_to }: Enquiry): Promise<string | null> {
  if (!assigned_to) return null;
  const db = await database();
  const row = await db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', assigned_to)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Name of the assigned advisor, also of a disabled account; null when unassigned. */
export async function assigneeName({ assigned_to }: Enquiry): Promise<string | null> {
  if (!assigned_to) return null;
  const db = await database();
  const row = await db.selectFrom('staff').select('name').where('id', '=', assigned_to).executeTakeFirst();
  return row?.name ?? null;
}

/** How often these enquiries were assigned, in total. */
export async function countAssignments(ids: number[]): Promise<number> {
  const db = await database();
  const { count } = await db
    .selectFrom('inquiry_events')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('inquiry_id', 'in', ids)
    .where('kind', '=', 'assigned')
    .executeTakeFirstOrThrow();
  return Number(count);
}

type About = Pick<NewEnquiry, 'property_id' | 'property_slug'>;
export type Assignee = { id: string; name: string; reason: string };

/**
 * Chooses who gets an enquiry: the property's agent, else the advisor whose last enquiry is the longest ago, among those
 * who speak its language and know its district if there are any. Skips staff who are disabled, on leave, or invited without
 * having set a password.
 * @param facts see `assignmentFactsOf`
 * @returns null when no advisor is available
 */
export async function chooseAssignee(
  trx: Transaction<Database>,
  enquiry: Pick<NewEnquiry, 'message'>,
  facts: AssignmentFacts | null,
  now: number,
): Promise<Assignee | null> {
  const present = await presentStaff(trx, dubaiDay(now));
  const agent = present.find(({ email }) => email === facts?.agent_email);
  if (agent) return { ...agent, reason: 'agent of the property' };
  const language = languageOf(enquiry.message);
  const district = facts?.district ?? null;
  const advisors = present.filter(({ role }) => hasKey(isAssignedInTurn, role) && isAssignedInTurn[role]);
  const speakers = advisors.filter(({ languages }) => language && splitList(languages).includes(language));
  const able = speakers.length > 0 ? speakers : advisors;
  const locals = district === null ? [] : await staffKnowing(trx, able, district);
  const [first] = locals.length > 0 ? locals : able;
  if (!first) return null;
  const reasons = [
    ...(speakers.length > 0 && language ? [languageNames[language]] : []),
    ...(locals.length > 0 && district !== null ? [district] : []),
  ];
  return { id: first.id, name: first.name, reason: reasons.join(', ') || 'in turn' };
}

/** Staff who know a district; administrators enter districts as they say them, such as "JVC". */
async function staffKnowing<T extends { districts: string | null }>(
  trx: Transaction<Database>,
  staff: T[],
  district: string,
): Promise<T[]> {
  if (staff.every(({ districts }) => !districts)) return [];
  const { resolve } = createNameResolver(await readAliases(trx), []);
  const nameOf = (name: string) =>
    fold(resolve({ city: null, district: name, developer: null }).district ?? name);
  const wanted = nameOf(district);
  return staff.filter(({ districts }) => splitList(districts).some((name) => nameOf(name) === wanted));
}

/** Entry in the history for an automatic assignment. */
export function assignedEvent({ name, reason }: Assignee) {
  return { actor: 'site', kind: 'assigned', text: `${name} (${reason})` };
}

/**
 * Agent and district of an enquiry's property, from the catalogue. Read it before a transaction: the catalogue may be a
 * backend, or wait for the same database. Null when the property is unknown or the catalogue fails.
 */
export function assignmentFactsOf(enquiry: About): Promise<AssignmentFacts | null> {
  const ref = propertyRef(enquiry);
  return ref === null ? Promise.resolve(null) : readAssignmentFacts(ref);
}

/** Accounts with a password, not disabled or on leave on this day; the one whose last enquiry is the longest ago comes first. */
async function presentStaff(trx: Transaction<Database>, today: string) {
  const rows = await trx
    .selectFrom('staff')
    .select((e) => [
      'id',
      'email',
      'name',
      'role',
      'languages',
      'districts',
      'leave_from',
      'leave_until',
      e
        .selectFrom('inquiries')
        .select('inquiries.id as last')
        .whereRef('inquiries.assigned_to', '=', 'staff.id')
        .orderBy('inquiries.created_at', 'desc')
        .orderBy('inquiries.id', 'desc')
        .limit(1)
        .as('last'),
    ])
    .where('disabled_at', 'is', null)
    .where((e) =>
      e.exists(e.selectFrom('staff_credentials').select('id').whereRef('staff_id', '=', 'staff.id')),
    )
    .execute();
  return rows
    .filter((row) => !isOnLeave(row, today))
    .sort((a, b) => (a.last ?? 0) - (b.last ?? 0) || (a.id < b.id ? -1 : 1));
}
