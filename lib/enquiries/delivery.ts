import { sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { env } from '@/lib/env';
import { errorFacts, errorName, log } from '@/lib/log';
import { backendChannel, type Enquiry } from './store';

/*
 * Passes accepted enquiries on to the brokerage's own backend. They are stored here first, so a backend that is
 * down costs nobody an enquiry: it is tried again, less and less often, for about a day.
 */

const second = 1_000;
const pollEvery = 10 * second;
const requestLimit = 10 * second;
/** While one process tries a delivery no other does; if it dies, the next try comes after this time. */
const lease = 60 * second;
const firstPause = 30 * second;
const longestPause = 3_600 * second;
const maxAttempts = 28;
const batch = 20;

type Backend = { baseUrl: string; token?: string };
type Due = { id: number; attempts: number; next_attempt_at: string; inquiry: Enquiry };

/** Milliseconds until the next try after so many failed ones. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1));
}

/** Tries every delivery that is due once. @returns how many were delivered. */
export async function deliverDue(backend: Backend, now: () => number = Date.now): Promise<number> {
  let delivered = 0;
  for (const due of await dueDeliveries(now())) {
    if (!(await claim(due, now()))) continue;
    const outcome = await send(due.inquiry, backend);
    await record(due, outcome, now());
    if (outcome.ok) delivered += 1;
  }
  return delivered;
}

/**
 * Delivers in the background until the returned function is called. Does nothing when no backend is configured.
 */
export function startDelivery(): () => void {
  const { API_BASE_URL, API_TOKEN } = env();
  if (!API_BASE_URL) return () => {};
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    try {
      await deliverDue({ baseUrl: API_BASE_URL, token: API_TOKEN });
    } catch (error) {
      log.error({ job: 'delivery', ...errorFacts(error) }, 'job failed');
    } finally {
      busy = false;
    }
  }, pollEvery);
  timer.unref();
  return () => clearInterval(timer);
}

async function dueDeliveries(now: number): Promise<Due[]> {
  const db = await database();
  const deliveries = await db
    .selectFrom('inquiry_deliveries')
    .select(['id', 'inquiry_id', 'attempts', 'next_attempt_at'])
    .where('channel', '=', backendChannel)
    .where('status', '=', 'pending')
    .where('next_attempt_at', '<=', new Date(now).toISOString())
    .orderBy('next_attempt_at')
    .limit(batch)
    .execute();
  if (deliveries.length === 0) return [];
  const ids = deliveries.map((delivery) => delivery.inquiry_id);
  const inquiries = await db.selectFrom('inquiries').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(inquiries.map((inquiry) => [inquiry.id, inquiry]));
  return deliveries.flatMap(({ inquiry_id, ...delivery }) => {
    const inquiry = byId.get(inquiry_id);
    return inquiry ? [{ ...delivery, inquiry }] : [];
  });
}

async function claim(due: Due, now: number): Promise<boolean> {
  const db = await database();
  const { numUpdatedRows } = await db
    .updateTable('inquiry_deliveries')
    .set({ next_attempt_at: new Date(now + lease).toISOString(), attempts: sql`attempts + 1` })
    .where('id', '=', due.id)
    .where('status', '=', 'pending')
    .where('next_attempt_at', '=', due.next_attempt_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Outcome = { ok: true } | { ok: false; reason: string; final: boolean };

async function send(inquiry: Enquiry, { baseUrl, token }: Backend): Promise<Outcome> {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/api/v1/contact/submit/`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': inquiry.idempotency_key ?? `inquiry-${inquiry.id}`,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(wireBody(inquiry)),
      signal: AbortSignal.timeout(requestLimit),
    });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    return { ok: false, reason: `HTTP ${response.status}`, final: isFinal(response.status) };
  } catch (error) {
    return { ok: false, reason: errorName(error), final: false };
  }
}

/** What the backend refuses for good; rights and limits may be put right, so they are tried again. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404, 408, 425, 429].includes(status);
}

async function record(due: Due, outcome: Outcome, now: number): Promise<void> {
  const db = await database();
  const attempts = due.attempts + 1;
  const change = outcome.ok
    ? { status: 'delivered', delivered_at: new Date(now).toISOString(), last_error: null }
    : {
        status: outcome.final || attempts >= maxAttempts ? 'failed' : 'pending',
        next_attempt_at: new Date(now + pauseAfter(attempts)).toISOString(),
        last_error: outcome.reason,
      };
  await db.updateTable('inquiry_deliveries').set(change).where('id', '=', due.id).execute();
}

/** The body of the specification's submit call. */
function wireBody(inquiry: Enquiry) {
  return {
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone ?? '',
    subject: inquiry.subject,
    message: inquiry.message,
    propertyType: inquiry.property_type,
    property_id: inquiry.property_id,
    property_title: inquiry.property_title,
    property_slug: inquiry.property_slug,
  };
}
