import { type Kysely, sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { lockFreeRows } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { columnHasCome } from '@/lib/due-time';
import { day, hour, minute, second } from '@/lib/durations';
import { failureReason } from '@/lib/error-parts';
import { log } from '@/lib/log';
import { type Channel, type ChannelName, channelNames, type Outcome } from '../channels/channel';
import { maxAssigned } from '../desk/seen-enquiry';
import type { Enquiry } from '../enquiry';

/*
 * The outbox. Enquiries are stored first and delivered with retries at growing intervals for about a day, so that an
 * outage loses none. Delivery is at least once; receivers deduplicate by id.
 */

/** Duration of a process's claim on a delivery; if the process dies, the next attempt is after this time. */
const leaseMs = minute;
const firstPauseMs = 30 * second;
const maxPauseMs = hour;
/** With these pauses, a delivery is tried for about a day. */
const maxAttempts = 31;
/** After this many failures in a row a receiver counts as down, and the rest waits for the next run. */
const enoughFailures = 3;
/** How long deliveries wait for a channel that is no longer configured: as long as a delivery is tried. */
const switchedOffMs = day;
/** Shorter than the time limit of a platform's request. */
const maxRunMs = 50 * second;

/** `attempts` includes the one that the claim is for. */
type Claim = { id: number; inquiry_id: number; attempts: number; until: string };

/** Milliseconds until the next attempt after a number of failures. */
export function pauseAfter(attempts: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1));
}

/**
 * Attempts every due delivery once; channels run in parallel, so that a slow one does not block the others. Ends early
 * when a receiver is down, after 50 seconds, and when the process is told to stop, after the attempt in progress.
 * @returns the number delivered
 */
export async function deliverDue(
  channels: Channel[],
  now: () => number = Date.now,
  stop?: AbortSignal,
): Promise<number> {
  const delivered = await Promise.all(channels.map((channel) => deliverThrough(channel, now, stop)));
  return delivered.reduce((sum, count) => sum + count, 0);
}

async function deliverThrough(channel: Channel, now: () => number, stop?: AbortSignal): Promise<number> {
  const end = Date.now() + maxRunMs;
  let delivered = 0;
  let failedInARow = 0;
  let failed = 0;
  let reason = '';
  while (!stop?.aborted) {
    const claims = await claimNext(channel, now());
    if (claims.length === 0) break;
    const enquiries = await claimedEnquiries(claims);
    // When told to stop meanwhile, leaves it to another process, which delivers it once the claim has expired.
    const [enquiry, ...others] = enquiries;
    if (!enquiry || stop?.aborted) continue;
    const outcome = await attempt(channel, [enquiry, ...others]);
    const at = now();
    for (const claim of claims) await record(claim, channel.name, outcome, at);
    if (outcome.ok) delivered += claims.length;
    failedInARow = outcome.ok || outcome.final ? 0 : failedInARow + 1;
    if (!outcome.ok && !outcome.final) {
      failed += claims.length;
      reason = outcome.reason;
    }
    if (failedInARow === enoughFailures || Date.now() > end) break;
  }
  // Logged now, because giving up, which stores the last reason, comes only a day later.
  if (failed > 0) log.warn({ channel: channel.name, failed, reason }, 'deliveries failed');
  return delivered;
}

async function attempt(channel: Channel, enquiries: [Enquiry, ...Enquiry[]]): Promise<Outcome> {
  try {
    if (enquiries.length > 1 && channel.sendTogether) return await channel.sendTogether(enquiries);
    return await channel.send(enquiries[0]);
  } catch (error) {
    return { ok: false, reason: failureReason(error), final: false };
  }
}

export async function hasDueDelivery(channel: ChannelName, now: number): Promise<boolean> {
  const due = await dueDeliveries(await database(), channel, now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/**
 * Gives up deliveries that have waited for a day for a channel that is no longer configured: staff see them, and they are
 * not sent months later, when the channel is configured again.
 * @returns their number
 */
export async function giveUpSwitchedOff(configured: ChannelName[], now: number): Promise<number> {
  const off = channelNames.filter((name) => !configured.includes(name));
  const db = await database();
  let count = 0;
  for (const channel of off) {
    const { numUpdatedRows } = await db
      .updateTable('inquiry_deliveries')
      .set({ status: 'failed', last_error: 'The channel is switched off.' })
      .where('channel', '=', channel)
      .where('status', '=', 'pending')
      .where('next_attempt_at', '<=', new Date(now - switchedOffMs).toISOString())
      .executeTakeFirst();
    const givenUp = Number(numUpdatedRows);
    if (givenUp > 0)
      log.warn({ channel, deliveries: givenUp }, 'deliveries given up: the channel is switched off');
    count += givenUp;
  }
  return count;
}

/** Puts a failed delivery back into the outbox. @returns whether it existed */
export async function sendAgain(enquiryId: number, deliveryId: number): Promise<boolean> {
  const db = await database();
  const { numUpdatedRows } = await db
    .updateTable('inquiry_deliveries')
    .set({ status: 'pending', attempts: 0, last_error: null, next_attempt_at: new Date().toISOString() })
    .where('id', '=', deliveryId)
    .where('inquiry_id', '=', enquiryId)
    .where('status', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Claims the delivery that has been due the longest, in one statement, and those that its channel sends together with it.
 * Concurrent instances skip each other's rows.
 * @returns an empty list when no unclaimed delivery is due
 */
async function claimNext({ name, sendTogether }: Channel, now: number): Promise<Claim[]> {
  const db = await database();
  const claim = async (compare: '=' | 'in', due: ReturnType<typeof dueDeliveries>) => {
    const until = new Date(now + leaseMs).toISOString();
    const claimed = await db
      .updateTable('inquiry_deliveries')
      .set({ next_attempt_at: until, attempts: sql`attempts + 1` })
      .where('id', compare, lockFreeRows(db, due))
      .returning(['id', 'inquiry_id', 'attempts'])
      .execute();
    return claimed.map((row) => ({ ...row, until }));
  };
  const due = dueDeliveries(db, name, now);
  // With `in`, PostgreSQL may run the query several times and claim more than one.
  const [first] = await claim('=', due.limit(1));
  if (!first) return [];
  if (!sendTogether) return [first];
  const advisor = db.selectFrom('inquiries').select('assigned_to').where('id', '=', first.inquiry_id);
  const ofAdvisor = db.selectFrom('inquiries').select('id').where('assigned_to', '=', advisor);
  return [first, ...(await claim('in', due.where('inquiry_id', 'in', ofAdvisor).limit(maxAssigned - 1)))];
}

function dueDeliveries(db: Kysely<Database>, channel: ChannelName, now: number) {
  return db
    .selectFrom('inquiry_deliveries')
    .select('id')
    .where('channel', '=', channel)
    .where('status', '=', 'pending')
    .where(columnHasCome('next_attempt_at', now, maxPauseMs))
    .orderBy('next_attempt_at');
}

/**
 * @returns the enquiries, newest first, without those that were erased, or whose delivery was dropped (for example by
 * another assignment), after the claim
 */
async function claimedEnquiries(claims: Claim[]): Promise<Enquiry[]> {
  const db = await database();
  return db
    .selectFrom('inquiries')
    .innerJoin('inquiry_deliveries', 'inquiry_deliveries.inquiry_id', 'inquiries.id')
    .selectAll('inquiries')
    .where(
      'inquiry_deliveries.id',
      'in',
      claims.map(({ id }) => id),
    )
    .orderBy('inquiries.id', 'desc')
    .execute();
}

/** Stores the outcome. A failure counts only while the claim is valid: another process may have delivered since. */
async function record(claim: Claim, channel: string, outcome: Outcome, now: number): Promise<void> {
  const db = await database();
  const own = db.updateTable('inquiry_deliveries').where('id', '=', claim.id);
  if (outcome.ok) {
    const delivered_at = new Date(now).toISOString();
    await own.set({ status: 'delivered', delivered_at, last_error: null }).execute();
    return;
  }
  const { inquiry_id, attempts, until } = claim;
  const isGivenUp = outcome.final || attempts >= maxAttempts;
  const { numUpdatedRows } = await own
    .set({
      status: isGivenUp ? 'failed' : 'pending',
      next_attempt_at: new Date(now + pauseAfter(attempts)).toISOString(),
      last_error: outcome.reason,
    })
    .where('status', '=', 'pending')
    .where('next_attempt_at', '=', until)
    .executeTakeFirst();
  if (isGivenUp && numUpdatedRows > 0n)
    log.warn({ inquiry: inquiry_id, channel, attempts, reason: outcome.reason }, 'delivery given up');
}
