import type { Kysely } from 'kysely';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import type { Database } from '@/lib/database/schema';
import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { insertAdvisor } from '@/testing/insert-staff';
import { setUpSiteDatabase } from '@/testing/site-database';
import type { NewEnquiry } from '../enquiry';
import { countPress } from '../presses';
import { insertEnquiry } from '../store';
import { periodStatistics } from './statistics';

/** A time on a day of November 2026 in Dubai; the 23rd is a Monday. */
const at = (day: number, hour: number, minute = 0) =>
  Date.parse('2026-11-01T00:00:00+04:00') + (((day - 1) * 24 + hour) * 60 + minute) * 60_000;

describe.each(databaseEngines)('statistics on %s', (_engine, startEngine) => {
  const site = setUpSiteDatabase(startEngine);
  let db: Kysely<Database>;
  let senders = 0;

  beforeAll(async () => {
    db = site.db;
  });
  beforeEach(async () => {
    await db.deleteFrom('inquiries').execute();
    await db.deleteFrom('contact_presses').execute();
  });

  async function received(time: number, known: Partial<NewEnquiry> = {}, row: object = {}, options = {}) {
    senders += 1;
    const inquiry = enquiryFixture({ email: `sender-${senders}@example.com`, ...known });
    const { id } = await insertEnquiry(inquiry, { idempotencyKey: null, channels: [], ...options });
    const created_at = new Date(time).toISOString();
    await db
      .updateTable('inquiries')
      .set({ created_at, ...row })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const answered = (time: number) => ({ first_response_at: new Date(time).toISOString() });

  it('count threads per day in Dubai, without spam', async () => {
    await received(at(23, 0));
    await received(at(23, 23, 59));
    await received(at(24, 0));
    await received(at(24, 1), {}, {}, { spamReason: 'links' });
    await received(at(24, 2), {}, { thread_id: 1 });
    await received(at(21, 23, 59));
    const { per_day, enquiries, from, until } = await periodStatistics(3, at(24, 12));
    expect([from, until, enquiries]).toEqual(['2026-11-22', '2026-11-24', 3]);
    expect(per_day).toEqual([
      { day: '2026-11-22', enquiries: 0 },
      { day: '2026-11-23', enquiries: 2 },
      { day: '2026-11-24', enquiries: 1 },
    ]);
  });

  it('measure the first response in working hours', async () => {
    await received(at(23, 10), {}, answered(at(23, 10, 20)));
    await received(at(23, 17, 50), {}, answered(at(24, 9, 30)));
    await received(at(23, 11), {}, answered(at(23, 15)));
    await received(at(23, 12));
    await received(at(23, 12), {}, {}, { source: 'phone' });
    const entered = { source: 'bayut', enteredBy: 'layla@agency.example' };
    await received(at(23, 12), {}, answered(at(23, 12, 1)), entered);
    const { response } = await periodStatistics(30, at(25, 12));
    expect(response).toEqual({ timed: 4, answered: 3, median_minutes: 40 });
  });

  it('are split by source, campaign, property and advisor', async () => {
    await insertAdvisor(db, 'layla', { name: 'Layla' });
    await received(at(23, 10), {
      utm_source: 'portal',
      utm_campaign: 'spring',
      property_slug: 'villa',
      property_title: 'Villa',
    });
    await received(at(23, 10), { referrer: 'https://search.example/results' }, answered(at(23, 10, 5)));
    await received(at(23, 10), {}, { assigned_to: null }, { source: 'bayut' });
    await countPress('whatsapp', 'villa', at(23, 9));
    await countPress('whatsapp', 'villa', at(23, 9));
    await countPress('call', 'tower', at(23, 9));
    await countPress('call', '', at(23, 9));
    await createSqlWriter(db).putProperties([propertyRecord('palace', 'The Palace')]);
    await countPress('email', 'palace', at(23, 9));
    await countPress('call', 'palace', at(23, 9));
    const figures = await periodStatistics(30, at(25, 12));
    expect(figures.by_source).toEqual([
      { source: 'website', enquiries: 2 },
      { source: 'bayut', enquiries: 1 },
    ]);
    expect(figures.by_origin).toEqual([
      { origin: '', enquiries: 1 },
      { origin: 'portal, spring', enquiries: 1 },
      { origin: 'search.example', enquiries: 1 },
    ]);
    const none = { whatsapp: 0, call: 0, email: 0 };
    expect(figures.by_property).toEqual([
      { property_slug: 'villa', property_title: 'Villa', enquiries: 1, ...none, whatsapp: 2 },
      { property_slug: 'palace', property_title: 'The Palace', enquiries: 0, ...none, email: 1, call: 1 },
      { property_slug: 'tower', property_title: null, enquiries: 0, ...none, call: 1 },
    ]);
    expect(figures.by_advisor).toEqual([
      { id: 'layla', name: 'Layla', enquiries: 2, timed: 2, answered: 1, median_minutes: 5 },
      { id: null, name: null, enquiries: 1, timed: 1, answered: 0, median_minutes: null },
    ]);
  });
});
