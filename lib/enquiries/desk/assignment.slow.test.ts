import type { Kysely } from 'kysely';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import type { Database } from '@/lib/database/schema';
import { dubaiDay } from '@/lib/dubai-day';
import { day } from '@/lib/durations';
import { isOnLeave } from '@/lib/staff/duties';
import { propertyRecord } from '@/testing/contract/fixture';
import { databaseEngines } from '@/testing/engines';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { insertAdvisor, insertInvited } from '@/testing/insert-staff';
import { setUpSiteDatabase } from '@/testing/site-database';
import type { NewEnquiry } from '../enquiry';
import { insertEnquiry } from '../store';
import { assignEnquiry } from './assign-enquiry';
import { deleteEnquiry, markRead, recordAnswer, updateEnquiry } from './change-enquiry';
import { readInboxQuery } from './inbox-query';
import { getEnquiryDetail, listEnquiries } from './read-enquiries';

const all = readInboxQuery(new URLSearchParams());

describe.each(databaseEngines)('on %s', (_engine, startEngine) => {
  const site = setUpSiteDatabase(startEngine);
  let db: Kysely<Database>;

  beforeAll(async () => {
    db = site.db;
    await createSqlWriter(db).putProperties([
      propertyRecord('palm-villa', 'Palm Villa', {
        district: 'Palm Jumeirah',
        agent_email: 'Agent@Example.com ',
      }),
      propertyRecord('marina-tower', 'Marina Tower', { district: 'Dubai Marina' }),
    ]);
  });
  beforeEach(async () => {
    await db.deleteFrom('inquiries').execute();
    await db.deleteFrom('staff').execute();
  });

  const person = (id: string, known: Partial<Database['staff']> = {}) => insertAdvisor(db, id, known);
  let senders = 0;
  const enquire = async (known: Partial<NewEnquiry> = {}, channels: 'desk-mail'[] = []) => {
    senders += 1;
    const inquiry = enquiryFixture({ email: `sender-${senders}@example.com`, ...known });
    const { id } = await insertEnquiry(inquiry, { idempotencyKey: null, channels });
    return db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  };
  const assigned = async (known: Partial<NewEnquiry> = {}) => (await enquire(known)).assigned_to;
  const yesterday = dubaiDay(Date.now() - day);
  const tomorrow = dubaiDay(Date.now() + day);

  describe('an enquiry goes', () => {
    it('to the agent of the property, whatever the role', async () => {
      await person('zara');
      await person('agent', { role: 'admin' });
      expect(await assigned({ property_slug: 'palm-villa' })).toBe('agent');
      expect(await assigned({ property_slug: 'marina-tower' })).toBe('zara');
    });

    it('skipping advisors who are on leave, disabled, or without a password yet', async () => {
      await insertInvited(db, 'eve');
      await person('agent', { leave_from: yesterday, leave_until: tomorrow });
      await person('gone', { disabled_at: '2026-01-01T00:00:00.000Z' });
      await person('zara');
      expect(await assigned({ property_slug: 'palm-villa' })).toBe('zara');
      expect(await assigned()).toBe('zara');
    });

    it('to nobody when everybody is away', async () => {
      await person('zara', { leave_from: yesterday });
      expect(await assigned()).toBeNull();
    });

    it('to an advisor who speaks its language, preferring one who knows the district', async () => {
      await person('anna', { languages: 'ru' });
      await person('boris', { languages: 'ar,ru', districts: 'Downtown, dubai  marina' });
      await person('zara', { districts: 'Dubai Marina' });
      const message = 'Ищем квартиру с двумя спальнями';
      expect(await assigned({ message, property_slug: 'marina-tower' })).toBe('boris');
      expect(await assigned({ message })).toBe('anna');
      expect(await assigned({ property_slug: 'marina-tower' })).toBe('zara');
      expect(await assigned({ message: 'Nous cherchons un appartement' })).toBeTruthy();
    });

    it('to an advisor whose district was entered by another name of it', async () => {
      await person('anna', { districts: 'Downtown' });
      await person('zara', { districts: 'JVC, Marina' });
      for (let time = 0; time < 3; time += 1)
        expect(await assigned({ property_slug: 'marina-tower' })).toBe('zara');
    });

    it('otherwise in rotation, also for concurrent enquiries', async () => {
      for (const id of ['a', 'b', 'c']) await person(id);
      const chosen = await Promise.all(Array.from({ length: 6 }, () => assigned()));
      expect(chosen.sort()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
    });

    it('with the reason in its history', async () => {
      await person('agent');
      const { id } = await enquire({ property_slug: 'palm-villa' });
      expect((await getEnquiryDetail(id))?.events).toMatchObject([
        { actor: 'site', kind: 'assigned', text: 'agent (agent of the property)' },
      ]);
    });
  });

  describe('an enquiry is read', () => {
    const isRead = async ({ id }: { id: number }) => (await getEnquiryDetail(id))?.enquiry.read_at !== null;

    it('once its advisor opens it, not a colleague', async () => {
      await person('a');
      const enquiry = await enquire();
      await markRead(enquiry.id, 'b');
      expect(await isRead(enquiry)).toBe(false);
      await markRead(enquiry.id, 'a');
      expect(await isRead(enquiry)).toBe(true);
    });

    it('once anybody opens it while nobody can answer it', async () => {
      const unassigned = await enquire();
      await person('a');
      const left = await enquire();
      await db.updateTable('staff').set({ disabled_at: '2026-01-01T00:00:00.000Z' }).execute();
      for (const enquiry of [unassigned, left]) {
        await markRead(enquiry.id, 'b');
        expect(await isRead(enquiry)).toBe(true);
      }
    });

    it('once anybody answers it or changes its status', async () => {
      await person('a');
      const [answered, closed] = [await enquire(), await enquire()];
      await recordAnswer(answered.id, 'call', 'b@example.com');
      await updateEnquiry(closed.id, { status: 'lost' }, 'b@example.com');
      expect([await isRead(answered), await isRead(closed)]).toEqual([true, true]);
    });

    it('no longer once a new one is assigned to somebody else', async () => {
      await person('a');
      const [fresh, contacted, claimed] = [await enquire(), await enquire(), await enquire()];
      for (const { id } of [fresh, contacted, claimed]) await markRead(id, 'a');
      await recordAnswer(contacted.id, 'call', 'a@example.com');
      await person('b');
      await assignEnquiry(fresh.id, 'b', 'a', 'a@example.com');
      await assignEnquiry(contacted.id, 'b', 'a', 'a@example.com');
      await assignEnquiry(claimed.id, 'b', 'a', 'b@example.com');
      expect([await isRead(fresh), await isRead(contacted), await isRead(claimed)]).toEqual([
        false,
        true,
        true,
      ]);
    });
  });

  describe('a second enquiry of the same person about the same property on the same day', () => {
    const about = { email: 'amira@example.com', phone: '+971501234567', property_slug: 'palm-villa' };

    it('joins the thread, makes it unread and goes to the same advisor', async () => {
      await person('a');
      await person('b');
      const first = await enquire(about);
      await markRead(first.id, first.assigned_to ?? '');
      const second = await enquire({ ...about, message: 'And may we bring a dog?' }, ['desk-mail']);
      expect(second).toMatchObject({ thread_id: first.id, assigned_to: first.assigned_to });
      const { count, results } = await listEnquiries(all);
      expect(count).toBe(1);
      expect(results).toMatchObject([{ id: first.id, followed_by: 1, read_at: null }]);
      expect((await listEnquiries(all, 'message')).count).toBe(2);
      const detail = await getEnquiryDetail(first.id);
      expect(detail?.messages).toMatchObject([{ message: 'And may we bring a dog?' }]);
      expect(detail?.deliveries).toMatchObject([{ inquiry_id: second.id, channel: 'desk-mail' }]);
      expect(detail?.events.map(({ kind }) => kind)).toContain('message');
      expect(detail?.others).toEqual([]);
    });

    it('is known by email or phone', async () => {
      const { id } = await enquire(about);
      expect((await enquire({ ...about, email: 'other@example.com' })).thread_id).toBe(id);
      expect((await enquire({ ...about, phone: null })).thread_id).toBe(id);
      const portal = { ...about, email: '', phone: '971501234567' };
      expect((await enquire(portal)).thread_id).toBe(id);
    });

    it('is one thread even when both come at once', async () => {
      const both = await Promise.all([enquire(about), enquire({ ...about, message: 'Hello once more.' })]);
      expect(both.filter(({ thread_id }) => thread_id === null)).toHaveLength(1);
    });

    it('is deleted with the first', async () => {
      const { id } = await enquire(about);
      await enquire(about);
      await deleteEnquiry(id);
      expect((await listEnquiries(all, 'message')).count).toBe(0);
    });
  });

  it.each([
    ['of somebody else', { email: 'omar@example.com' }],
    ['about another property', { property_slug: 'marina-tower' }],
    ['about no property', { property_slug: null }],
  ])('an enquiry %s is a thread of its own', async (_what, other) => {
    const about = { email: 'amira@example.com', property_slug: 'palm-villa' };
    await enquire(about);
    expect((await enquire({ ...about, ...other })).thread_id).toBeNull();
  });

  it('an enquiry of the previous day is a separate thread', async () => {
    const about = { email: 'amira@example.com', property_slug: 'palm-villa' };
    const { id } = await enquire(about);
    const created_at = new Date(Date.now() - day).toISOString();
    await db.updateTable('inquiries').set({ created_at }).where('id', '=', id).execute();
    expect((await enquire(about)).thread_id).toBeNull();
  });
});

it.each([
  [null, null, false],
  ['2026-11-23', null, true],
  ['2026-11-24', null, false],
  ['2026-11-20', '2026-11-23', true],
  ['2026-11-20', '2026-11-22', false],
])('leave from %p until %p on 23 November is %p', (leave_from, leave_until, away) => {
  expect(isOnLeave({ leave_from, leave_until }, '2026-11-23')).toBe(away);
});
