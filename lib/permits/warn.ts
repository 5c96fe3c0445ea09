import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { neverEnds } from '@/lib/catalog/permits/permit-end';
import { isSold } from '@/lib/catalog/sales/sales-status';
import { database } from '@/lib/database/connection';
import { inBatches } from '@/lib/database/in-batches';
import type { Database } from '@/lib/database/schema';
import { columnHasCome } from '@/lib/due-time';
import { day, hour, second } from '@/lib/durations';
import { errorFacts, log } from '@/lib/log';
import type { Mail } from '@/lib/mail/send-mail';
import { deskEmails } from '@/lib/staff/desk-emails';
import { type EndingPermit, permitMail } from './mail';

/*
 * Warnings of permits that end in 30, 7 and 1 days, once each. Due warnings are stored as rows, and a row is claimed
 * before its mail is sent, so that neither a restart nor a second instance repeats one.
 */

const retryAfterMs = hour;
const thresholds = [1, 7, 30];

type Due = EndingPermit & { property_id: number; permit_ends_at: number; days: number; agent: string | null };

/** Mails every warning that is due, one mail per recipient and number of days. @returns the number of mails */
export async function sendPermitWarnings(
  now: () => number,
  send: (mail: Mail) => Promise<void>,
  stop?: AbortSignal,
): Promise<number> {
  const db = await database();
  await enqueue(db, now());
  let sent = 0;
  for (const [to, dues] of await byRecipient(db, await claimDue(db, now()))) {
    try {
      for (const part of partsByDays(dues)) {
        const [first] = part;
        if (!first || stop?.aborted) continue;
        await send(permitMail(part, { to: to.split(','), days: first.days, messageKey: keyOf(to, part) }));
        await noteSent(db, part, first.days, now());
        sent += 1;
      }
    } catch (error) {
      log.error({ job: 'permit warnings', ...errorFacts(error) }, 'mail not sent');
    }
  }
  return sent;
}

/** Stores the nearest warning of every permit that ends within 30 days; earlier ones that were missed are skipped. */
async function enqueue(db: Kysely<Database>, now: number): Promise<void> {
  const rows = await db
    .selectFrom('properties')
    .leftJoin('sales_statuses', 'sales_statuses.id', 'properties.sales_status_id')
    .select(['properties.id', 'hidden_from', 'sales_statuses.name as sales'])
    .where('hidden_from', '>', Math.floor(now / second))
    .where('hidden_from', '<=', Math.min(neverEnds - 1, Math.floor((now + 30 * day) / second)))
    .where('is_sample', '=', 0)
    .execute();
  const due = rows.flatMap(({ id, hidden_from, sales }) => {
    const days = thresholds.find((limit) => hidden_from * second - now <= limit * day);
    return isSold(sales) || days === undefined ? [] : [{ id, hidden_from, days }];
  });
  const warnings = due.map(({ id, hidden_from, days }) => ({
    property_id: id,
    permit_ends_at: hidden_from,
    days,
    next_attempt_at: new Date(now).toISOString(),
    sent_at: null,
  }));
  await inBatches(warnings, (batch) =>
    db
      .insertInto('permit_warnings')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['property_id', 'permit_ends_at', 'days']).doNothing())
      .execute(),
  );
}

/** Claims due warnings so that only one process sends them; if that process dies, the next attempt is in an hour. */
async function claimDue(db: Kysely<Database>, now: number): Promise<Due[]> {
  const claimed = await db
    .updateTable('permit_warnings')
    .set({ next_attempt_at: new Date(now + retryAfterMs).toISOString() })
    .where('sent_at', 'is', null)
    .where(columnHasCome('next_attempt_at', now, retryAfterMs))
    .where('permit_ends_at', '>', Math.floor(now / second))
    .returning(['property_id', 'permit_ends_at', 'days'])
    .execute();
  const byId = await propertiesById(
    db,
    claimed.map(({ property_id }) => property_id),
  );
  return claimed.flatMap((row) => {
    const property = byId.get(row.property_id);
    return property
      ? [{ ...row, ...property, agent: property.agent_email?.trim().toLowerCase() ?? null }]
      : [];
  });
}

async function propertiesById(db: Kysely<Database>, ids: number[]) {
  const read = (batch: number[]) =>
    db
      .selectFrom('properties')
      .select(['id', 'title', 'slug', 'reference', 'permit_number', 'permit_expires_at', 'agent_email'])
      .where('id', 'in', batch)
      .execute();
  const byId = new Map<number, Awaited<ReturnType<typeof read>>[number]>();
  const rows = ids.map((id) => ({ id }));
  await inBatches(rows, async (batch) => {
    for (const property of await read(batch.map(({ id }) => id))) byId.set(property.id, property);
  });
  return byId;
}

/** Groups warnings by recipient: the property's agent if their account is active, else the desk, else administrators. */
async function byRecipient(db: Kysely<Database>, dues: Due[]): Promise<Map<string, Due[]>> {
  const groups = new Map<string, Due[]>();
  if (dues.length === 0) return groups;
  const accounts = await db.selectFrom('staff').select('email').where('disabled_at', 'is', null).execute();
  const active = new Set(accounts.map(({ email }) => email));
  const desk = await deskEmails();
  for (const due of dues) {
    const to = due.agent !== null && active.has(due.agent) ? due.agent : desk.join(',');
    if (to === '') continue;
    const group = groups.get(to) ?? [];
    group.push(due);
    groups.set(to, group);
  }
  return groups;
}

function partsByDays(dues: Due[]): Due[][] {
  return thresholds
    .map((days) =>
      dues.filter((due) => due.days === days).sort((a, b) => a.permit_ends_at - b.permit_ends_at),
    )
    .filter((part) => part.length > 0);
}

/** The same for every attempt, so that mail servers can deduplicate. */
function keyOf(to: string, part: Due[]): string {
  const rows = part.map(({ property_id, permit_ends_at, days }) => [property_id, permit_ends_at, days]);
  return createHash('sha256')
    .update(JSON.stringify([to, rows]))
    .digest('hex')
    .slice(0, 32);
}

/** @param part all claimed warnings of its properties for this number of days */
async function noteSent(db: Kysely<Database>, part: Due[], days: number, now: number): Promise<void> {
  await inBatches(
    part.map(({ property_id }) => ({ property_id })),
    (batch) =>
      db
        .updateTable('permit_warnings')
        .set({ sent_at: new Date(now).toISOString() })
        .where('days', '=', days)
        .where('sent_at', 'is', null)
        .where(
          'property_id',
          'in',
          batch.map(({ property_id }) => property_id),
        )
        .execute(),
  );
}
