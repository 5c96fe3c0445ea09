import type { Transaction } from 'kysely';
import { database } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import type { Enquiry } from './store';

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

/** Email addresses of the active administrators. */
export async function administratorEmails(): Promise<string[]> {
  const db = await database();
  const rows = await db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** The next advisor: whose last enquiry is the longest ago. Null without an active advisor. */
export async function nextAssignee(transaction: Transaction<Database>): Promise<string | null> {
  const row = await transaction
    .selectFrom('staff')
    .leftJoin('inquiries', 'inquiries.assigned_to', 'staff.id')
    .select((e) => ['staff.id', e.fn.max('inquiries.created_at').as('last')])
    .where('staff.role', '=', 'advisor')
    .where('staff.disabled_at', 'is', null)
    .groupBy('staff.id')
    .orderBy((e) => e.fn.coalesce(e.fn.max('inquiries.created_at'), e.val('')))
    .orderBy('staff.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
