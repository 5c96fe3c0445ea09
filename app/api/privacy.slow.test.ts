import { sql } from 'kysely';
import { database } from '@/lib/database/connection';
import { anonymizeOldEnquiries } from '@/lib/enquiries/anonymize';
import { addNote, updateEnquiry } from '@/lib/enquiries/desk/change-enquiry';
import { insertEnquiry } from '@/lib/enquiries/store';
import { env } from '@/lib/env';
import type { Mail } from '@/lib/mail/send-mail';
import { subscribe } from '@/lib/newsletter/store';
import { listAuditEntries, readAuditQuery } from '@/lib/staff/audit';
import { call, send } from '@/testing/api-routes';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { signInStaff } from '@/testing/staff-session';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await openTestSite();
  headers = { cookie: (await signInStaff('admin@example.com', 'admin')).cookie };
});
afterAll(() => site.close());

const insert = async (known: Parameters<typeof enquiryFixture>[0]) =>
  (await insertEnquiry(enquiryFixture(known), { idempotencyKey: null, channels: ['webhook'] })).id;
const ask = async (action: string, person: Record<string, string>) =>
  (await send('/api/staff/privacy/', { action, ...person }, { headers })).json();

describe('a person', () => {
  it('is found by email and phone in any spelling, exported and erased with history, outbox and newsletter', async () => {
    const first = await insert({ email: 'Sara@Example.com', phone: '+971501112233' });
    const second = await insert({ email: 'other@example.com', phone: '00971501112233' });
    const stranger = await insert({ email: 'stranger@example.com', phone: '+97150111' });
    await addNote(first, 'Likes the sea', 'admin@example.com');
    const db = await database();
    await subscribe(db, 'sara@example.com');

    const found = await ask('find', { email: 'sara@example.com', phone: '971 50 111 2233' });
    expect(found.enquiries.map(({ id }: { id: number }) => id)).toEqual([first, second]);
    expect(found.enquiries[0].history).toContainEqual(expect.objectContaining({ text: 'Likes the sea' }));
    expect(found.enquiries[0].deliveries).toHaveLength(1);
    expect(found.newsletter).toMatchObject([{ email: 'sara@example.com' }]);
    expect(await ask('export', { email: 'sara@EXAMPLE.com' })).toMatchObject({
      enquiries: [{ id: first }],
      newsletter: [{}],
    });

    await ask('erase', { email: 'sara@example.com', phone: '+971501112233' });
    expect(await ask('find', { email: 'sara@example.com', phone: '+971501112233' })).toEqual({
      enquiries: [],
      newsletter: [],
    });
    for (const table of ['inquiry_events', 'inquiry_deliveries'] as const) {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where('inquiry_id', 'in', [first, second])
        .execute();
      expect(rows).toEqual([]);
    }
    const kept = await db.selectFrom('inquiries').select('id').where('id', '=', stranger).execute();
    expect(kept).toHaveLength(1);

    const { results } = await listAuditEntries({ page: 1, pageSize: 100, subject: 'person' });
    expect(results.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['person.read', 'person.exported', 'person.erased']),
    );
    expect(JSON.stringify(results)).not.toMatch(/sara|1112233/i);
  });

  it('is found with other addresses of the thread, and by a local number with the newsletter', async () => {
    const property_id = 91;
    const phone = '+971504445566';
    const first = await insert({ email: 'nora@example.com', phone, property_id });
    const second = await insert({ email: 'nora@work.example', phone, property_id });
    await subscribe(await database(), 'nora@work.example');
    const spellings: Record<string, string>[] = [
      { email: 'nora@example.com' },
      { phone: '050 444 5566' },
      { phone: '٠٥٠ ٤٤٤ ٥٥٦٦' },
    ];
    for (const person of spellings) {
      const found = await ask('find', person);
      expect(found.enquiries.map(({ id }: { id: number }) => id)).toEqual([first, second]);
      expect(found.newsletter).toMatchObject([{ email: 'nora@work.example' }]);
    }
    await ask('erase', { email: 'nora@work.example' });
    expect(await ask('find', { phone })).toEqual({ enquiries: [], newsletter: [] });
  });

  it.each([
    {},
    { phone: '123' },
    { email: ' ' },
    { email: 'sara@' },
    { email: 'sara', phone: '+971501112233' },
    { email: 'sara@example.com', phone: '123' },
  ])('needs a whole email address or phone number: %j', async (person) => {
    const response = await send('/api/staff/privacy/', { action: 'erase', ...person }, { headers });
    expect(response.status).toBe(422);
  });
});

describe('old enquiries', () => {
  const aged = async (id: number, created_at: string) => {
    const db = await database();
    await db.updateTable('inquiries').set({ created_at }).where('id', '=', id).execute();
    await db.updateTable('inquiry_events').set({ created_at }).where('inquiry_id', '=', id).execute();
  };
  const row = async (id: number) =>
    (await database()).selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const foundBy = async (search: string) => {
    const query = new URLSearchParams({ search }).toString();
    return (await (await call('/api/v1/contact/list/', { query, headers })).json()).count;
  };

  it('are anonymised after two years without activity, without changing statistics', async () => {
    const old = await insert({
      email: 'old@example.com',
      phone: '+971509998877',
      property_title: 'Palm Villa',
    });
    await addNote(old, 'Call her mother', 'admin@example.com');
    await updateEnquiry(old, { status: 'lost', lostReason: 'She moved to Paris' }, 'admin@example.com');
    await aged(old, '2024-01-10T08:00:00.000Z');
    const db = await database();
    const traces = {
      subject: 'secret',
      source_path: '/secret',
      idempotency_key: 'secret',
      external_id: 'secret',
      gclid: 'secret',
      referrer: 'secret',
      landing_path: '/secret',
    };
    await db.updateTable('inquiries').set(traces).where('id', '=', old).execute();
    const delivery = { last_error: 'secret' };
    await db.updateTable('inquiry_deliveries').set(delivery).where('inquiry_id', '=', old).execute();
    expect(await foundBy('old@example.com')).toBe(1);
    const busy = await insert({ email: 'busy@example.com' });
    await aged(busy, '2024-01-10T08:00:00.000Z');
    await addNote(busy, 'Still talking', 'admin@example.com');
    const young = await insert({ email: 'young@example.com' });

    const now = Date.parse('2026-02-01T00:00:00.000Z');
    const setting = jest.replaceProperty(env(), 'ENQUIRY_RETENTION_MONTHS', 0);
    expect(await anonymizeOldEnquiries(now)).toBe(0);
    setting.restore();
    expect(await anonymizeOldEnquiries(now)).toBe(1);
    expect(await anonymizeOldEnquiries(now)).toBe(0);
    expect(await row(old)).toMatchObject({
      email: '',
      phone: null,
      message: '',
      status: 'lost',
      lost_reason: null,
      property_title: 'Palm Villa',
    });
    const ofOld = (table: 'inquiry_events' | 'inquiry_deliveries' | 'inquiry_texts') =>
      db.selectFrom(table).selectAll().where('inquiry_id', '=', old).execute();
    const [events, deliveries, texts] = [
      await ofOld('inquiry_events'),
      await ofOld('inquiry_deliveries'),
      await ofOld('inquiry_texts'),
    ];
    expect([events, deliveries, texts].map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(JSON.stringify([await row(old), events, deliveries, texts])).not.toMatch(
      /secret|old@example|mother|Paris/,
    );
    expect(await foundBy('old@example.com')).toBe(0);
    expect((await row(busy)).email).toBe('busy@example.com');
    expect((await row(young)).email).toBe('young@example.com');
  });

  it('are kept if their thread had recent activity', async () => {
    const thread = { email: 'thread@example.com', property_id: 92 };
    const first = await insert(thread);
    const later = await insert({ ...thread, message: 'One more question.' });
    for (const id of [first, later]) await aged(id, '2024-01-10T08:00:00.000Z');
    await addNote(first, 'Still talking', 'admin@example.com');
    await anonymizeOldEnquiries(Date.parse('2026-02-01T00:00:00.000Z'));
    expect((await row(later)).message).toBe('One more question.');
  });

  it('are kept for whole months also on a day that the earlier month does not have', async () => {
    const setting = jest.replaceProperty(env(), 'ENQUIRY_RETENTION_MONTHS', 6);
    const [young, old] = [await insert({ name: 'Young' }), await insert({ name: 'Old' })];
    await aged(young, '2023-03-01T08:00:00.000Z');
    await aged(old, '2023-02-27T08:00:00.000Z');
    await anonymizeOldEnquiries(Date.parse('2023-08-31T12:00:00.000Z'));
    expect([(await row(young)).name, (await row(old)).name]).toEqual(['Young', 'Anonymised']);
    setting.restore();
  });
});

describe('the newsletter at the desk', () => {
  const confirmed = async (email: string) => {
    const db = await database();
    await subscribe(db, email);
    await db
      .updateTable('newsletter_addresses')
      .set({ confirmed_at: '2026-01-01T00:00:00.000Z', requested_at: null })
      .where('email', '=', email)
      .execute();
  };
  const exported = async () => (await call('/api/staff/newsletter/export/', { headers })).text();
  const stateOf = async (email: string) => {
    const list = await call('/api/staff/newsletter/', { query: `search=${email}`, headers });
    return (await list.json()).results[0];
  };

  it('exports only confirmed addresses, with a one-click unsubscribe link', async () => {
    await confirmed('=reader@example.com');
    await subscribe(await database(), 'pending@example.com');
    const file = await exported();
    expect(file).toContain("'=reader@example.com");
    expect(file).not.toContain('pending@example.com');
    const link = new URL(/=reader.*?(https?:\S+)/.exec(file)?.[1] ?? '');
    const token = link.searchParams.get('token') ?? '';
    const oneClick = (given: string) =>
      call('/api/v1/newsletter/unsubscribe/', {
        method: 'POST',
        query: `token=${given}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        body: 'List-Unsubscribe=One-Click',
      });
    const visit = await call('/api/v1/newsletter/unsubscribe/', { query: `token=${token}` });
    expect(visit.headers.get('location')).toBe(`/newsletter/unsubscribe?token=${token}`);
    expect((await stateOf('reader@example.com')).state).toBe('confirmed');
    const { id: other } = await stateOf('pending@example.com');
    expect((await oneClick(token.replace(/^\d+/, String(other)))).status).toBe(404);
    expect((await stateOf('pending@example.com')).state).toBe('pending');
    expect((await oneClick(token)).status).toBe(200);
    expect((await oneClick(token)).status).toBe(200);
    expect((await stateOf('reader@example.com')).state).toBe('unsubscribed');
    expect(await exported()).not.toContain('reader@example.com');
  });

  it('suppresses an address', async () => {
    await confirmed('tired@example.com');
    const { id } = await stateOf('tired@example.com');
    const params = { id: String(id) };
    const change = (action: string) =>
      send('/api/staff/newsletter/{id}/', { action }, { method: 'PATCH', params, headers });
    expect((await change('delete')).status).toBe(422);
    expect((await change('suppress')).status).toBe(200);
    expect((await stateOf('tired@example.com')).state).toBe('unsubscribed');
    const { results } = await listAuditEntries({ page: 1, pageSize: 10, subject: 'newsletter' });
    expect(results).toContainEqual(
      expect.objectContaining({ action: 'newsletter.unsubscribed', subject: `address ${id}` }),
    );
  });

  it('adds the headers of RFC 8058 to emails', async () => {
    const { sendConfirmations } = await import('@/lib/newsletter/confirmations');
    const db = await database();
    await subscribe(db, 'new@example.com');
    const mails: Mail[] = [];
    await sendConfirmations(db, async (mail) => void mails.push(mail));
    const mail = mails.find(({ to }) => to === 'new@example.com');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<https?:\/\/.*\/api\/v1\/newsletter\/unsubscribe\/\?token=\d+\..{43}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

it('filters the audit log by person, subject and day in Dubai', async () => {
  const db = await database();
  await sql`insert into audit_log (created_at, actor, action, subject) values
    ('2020-05-01T10:00:00.000Z', 'a@example.com', 'enquiry.read', 'enquiry 1'),
    ('2020-05-02T19:59:59.000Z', 'b@example.com', 'article.deleted', 'article 2'),
    ('2020-05-02T20:00:00.000Z', 'c@example.com', 'session.ended', null)`.execute(db);
  const found = async (query: string) => {
    const { results } = await listAuditEntries(readAuditQuery(new URLSearchParams(query)));
    return results.map(({ actor }) => actor);
  };
  expect(await found('until=2020-12-31')).toEqual(['c@example.com', 'b@example.com', 'a@example.com']);
  expect(await found('until=2020-12-31&actor=A@EXAMPLE')).toEqual(['a@example.com']);
  expect(await found('until=2020-12-31&subject=article')).toEqual(['b@example.com']);
  expect(await found('from=2020-05-02&until=2020-05-02')).toEqual(['b@example.com']);
});
