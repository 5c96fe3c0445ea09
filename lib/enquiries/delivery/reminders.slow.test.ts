import type { Kysely } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { databaseEngines } from '@/testing/engines';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { setUpSiteDatabase } from '@/testing/site-database';
import { recordAnswer, updateEnquiry } from '../desk/change-enquiry';
import { insertEnquiry } from '../store';
import { enqueueReminders, hasUnanswered } from './reminders';

process.env.SMTP_URL = 'smtp://127.0.0.1:9';

/** A time on Monday, 23 November 2026 in Dubai; hours beyond 24 are the next days. */
const at = (hour: number, minute = 0) =>
  Date.parse('2026-11-23T00:00:00+04:00') + (hour * 60 + minute) * 60_000;

describe.each(databaseEngines)('reminders on %s', (_engine, startEngine) => {
  const site = setUpSiteDatabase(startEngine);
  let db: Kysely<Database>;

  beforeAll(async () => {
    db = site.db;
  });
  beforeEach(async () => {
    await db.deleteFrom('inquiries').execute();
  });

  async function received(time: number, options = {}) {
    const { id } = await insertEnquiry(enquiryFixture(), { idempotencyKey: null, channels: [], ...options });
    const created_at = new Date(time).toISOString();
    await db.updateTable('inquiries').set({ created_at }).where('id', '=', id).execute();
    return id;
  }
  const queued = async () =>
    (await db.selectFrom('inquiry_deliveries').select('channel').orderBy('id').execute()).map(
      ({ channel }) => channel,
    );
  /** Runs the job on two instances at the same time. */
  const twice = async (time: number) => {
    const counts = await Promise.all([enqueueReminders(time), enqueueReminders(time)]);
    return counts.reduce((sum, count) => sum + count, 0);
  };

  it('are sent once after half an hour, and once to administrators an hour later', async () => {
    await received(at(10));
    expect(await hasUnanswered(at(10, 29))).toBe(false);
    expect(await twice(at(10, 29))).toBe(0);
    expect(await hasUnanswered(at(10, 30))).toBe(true);
    expect(await twice(at(10, 30))).toBe(1);
    expect(await twice(at(11, 29))).toBe(0);
    expect(await twice(at(11, 30))).toBe(1);
    expect(await twice(at(30))).toBe(0);
    expect(await queued()).toEqual(['reminder', 'escalation']);
    const kinds = await db.selectFrom('inquiry_events').select(['kind', 'actor']).orderBy('id').execute();
    expect(kinds).toEqual([
      { kind: 'reminder', actor: 'site' },
      { kind: 'escalation', actor: 'site' },
    ]);
    expect(await hasUnanswered(at(30))).toBe(false);
  });

  it('count working hours only', async () => {
    await received(at(17, 50));
    expect(await twice(at(33, 19))).toBe(0);
    expect(await twice(at(33, 20))).toBe(1);
  });

  it('that became due while no instance was running are sent later, the advisor first', async () => {
    await received(at(9));
    expect(await twice(at(72 + 14))).toBe(1);
    expect(await queued()).toEqual(['reminder']);
  });

  it('end with the answer, including queued ones', async () => {
    const id = await received(at(10));
    await twice(at(11));
    await recordAnswer(id, 'call', 'layla@example.com');
    expect(await queued()).toEqual([]);
    expect(await twice(at(20))).toBe(0);
  });

  it('are not sent for an answered enquiry that is set back to new', async () => {
    const id = await received(at(10));
    await recordAnswer(id, 'call', 'layla@example.com');
    await updateEnquiry(id, { status: 'new' }, 'layla@example.com');
    expect(await hasUnanswered(at(20))).toBe(false);
    expect(await twice(at(20))).toBe(0);
  });

  it('are not sent for spam and for enquiries that staff entered', async () => {
    await received(at(10), { spamReason: '9 links' });
    await received(at(10), { source: 'phone' });
    await received(at(10), { source: 'bayut', enteredBy: 'layla@agency.example' });
    expect(await twice(at(20))).toBe(0);
  });
});
