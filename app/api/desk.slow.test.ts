import { createHmac } from 'node:crypto';
import { database } from '@/lib/database/connection';
import { deliverDue, sendAgain } from '@/lib/enquiries/delivery/delivery';
import { insertEnquiry } from '@/lib/enquiries/store';
import { listAuditEntries } from '@/lib/staff/audit';
import { call, send } from '@/testing/api-routes';
import { captureLog } from '@/testing/capture-log';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { signInStaff } from '@/testing/staff-session';
import { openTestSite } from '@/testing/test-site';

const logged = captureLog();
let site: Awaited<ReturnType<typeof openTestSite>>;
let admin: Awaited<ReturnType<typeof signInStaff>>;
let advisor: Awaited<ReturnType<typeof signInStaff>>;

const secret = 'a shared secret';
process.env.PROPERTY_FINDER_WEBHOOK_SECRET = secret;
process.env.CRON_SECRET = 'a secret of the scheduler';

beforeAll(async () => {
  site = await openTestSite();
  admin = await signInStaff('admin@example.com', 'admin');
  advisor = await signInStaff('advisor@example.com', 'advisor');
});
afterAll(() => site.close());

const enquire = async (known: Parameters<typeof enquiryFixture>[0] = {}, options = {}) => {
  const enquiry = enquiryFixture({ phone: '+971501234567', ...known });
  return String((await insertEnquiry(enquiry, { idempotencyKey: null, channels: [], ...options })).id);
};
const act = (id: string, action: string, body: unknown, cookie = advisor.cookie) =>
  send('/api/staff/enquiries/{id}/{action}/', body, { params: { id, action }, headers: { cookie } });
const detail = async (id: string) => {
  const response = await call('/api/v1/contact/{id}/', { params: { id }, headers: { cookie: admin.cookie } });
  return response.json();
};

it('assigns new enquiries to advisors in turn', async () => {
  const second = await signInStaff('second@example.com', 'advisor');
  const first = await detail(await enquire());
  const next = await detail(await enquire());
  expect([first.assigned_to, next.assigned_to].sort()).toEqual([advisor.id, second.id].sort());
});

it('shows the property of an enquiry that names it only by its id or slug', async () => {
  const db = await database();
  const { id: property_id } = await db
    .selectFrom('properties')
    .select('id')
    .where('slug', '=', 'palm-villa')
    .executeTakeFirstOrThrow();
  const about = { property_slug: 'palm-villa', property_title: 'Palm Villa' };
  expect(await detail(await enquire({ property_id }))).toMatchObject({ property_id, ...about });
  expect(await detail(await enquire({ property_slug: 'palm-villa' }))).toMatchObject(about);
  const named = await detail(await enquire({ property_id, property_title: 'A villa' }));
  expect(named).toMatchObject({ ...about, property_title: 'A villa' });
  expect(await detail(await enquire({ property_id: 987_654 }))).toMatchObject({ property_slug: null });
  const unknown = { property_slug: 'no-villa', property_title: null };
  expect(await detail(await enquire({ property_slug: 'no-villa' }))).toMatchObject(unknown);
});

it('says that the chosen advisor is disabled, and that a delivery has not failed', async () => {
  const gone = await signInStaff('gone@example.com', 'advisor');
  const db = await database();
  const disabled_at = new Date().toISOString();
  await db.updateTable('staff').set({ disabled_at }).where('id', '=', gone.id).execute();
  const id = await enquire();
  const { assigned_to: expected } = await detail(id);
  const refused = await act(id, 'assign', { staff_id: gone.id, expected });
  expect([refused.status, (await refused.json()).message]).toEqual([
    422,
    'There is no such account, or it is disabled.',
  ]);
  expect((await detail(id)).assigned_to).toBe(expected);
  const unsent = await act(id, 'deliveries', { delivery_id: 987_654 });
  expect([unsent.status, (await unsent.json()).message]).toEqual([
    404,
    'This enquiry has no such failed delivery. It may have been sent again already.',
  ]);
});

it('names the member of staff who adds a message to a thread', async () => {
  const about = { property_slug: 'palm-villa', email: 'thread@example.com', phone: '+971501234000' };
  const first = await enquire(about);
  await enquire({ ...about, message: 'Called again.' }, { enteredBy: 'advisor@example.com' });
  const db = await database();
  const events = db.selectFrom('inquiry_events').select('actor').where('inquiry_id', '=', Number(first));
  expect(await events.where('kind', '=', 'message').execute()).toEqual([{ actor: 'advisor@example.com' }]);
});

it('lets only one of two concurrent claims win', async () => {
  const id = await enquire();
  const db = await database();
  await db.updateTable('inquiries').set({ assigned_to: null }).where('id', '=', Number(id)).execute();
  const claims = await Promise.all([admin, advisor].map(({ cookie }) => act(id, 'assign', {}, cookie)));
  expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = claims[0]?.status === 200 ? admin : advisor;
  expect((await detail(id)).assigned_to).toBe(winner.id);
});

it('rejects a claim based on stale data', async () => {
  const id = await enquire();
  const { assigned_to: expected } = await detail(id);
  expect((await act(id, 'assign', { expected }, admin.cookie)).status).toBe(200);
  const late = await act(id, 'assign', { expected: 'somebody-else' });
  expect(late.status).toBe(409);
  expect((await late.json()).message).toMatch(/someone else/i);
});

it('requires a reason for lost enquiries', async () => {
  const id = await enquire();
  const change = (body: unknown) =>
    send('/api/v1/contact/{id}/', body, {
      method: 'PATCH',
      params: { id },
      headers: { cookie: advisor.cookie },
    });
  expect((await change({ status: 'lost' })).status).toBe(422);
  expect((await change({ status: 'lost', lost_reason: 'x'.repeat(301) })).status).toBe(422);
  expect((await change({ status: 'lost', lost_reason: 'Bought elsewhere' })).status).toBe(200);
  expect(await detail(id)).toMatchObject({ status: 'lost', lost_reason: 'Bought elsewhere' });
});

it('stops the response clock at the first answer', async () => {
  const id = await enquire();
  expect((await act(id, 'answers', { way: 'whatsapp' })).status).toBe(200);
  expect(await detail(id)).toMatchObject({ status: 'contacted', first_response_at: expect.any(String) });
  expect((await act(id, 'answers', { way: 'pigeon' })).status).toBe(422);
});

it.each([
  ['viewing', expect.any(String)],
  ['lost', null],
])('sets the first response for status %s to %p', async (status, first_response_at) => {
  const id = await enquire();
  const body = { status, lost_reason: 'Bought elsewhere' };
  const init = { method: 'PATCH', params: { id }, headers: { cookie: advisor.cookie } } as const;
  expect((await send('/api/v1/contact/{id}/', body, init)).status).toBe(200);
  expect((await detail(id)).first_response_at).toEqual(first_response_at);
  await act(id, 'answers', { way: 'call' });
  expect((await detail(id)).first_response_at).toEqual(expect.any(String));
});

it('stores notes and rejects empty and too long ones', async () => {
  const id = await enquire();
  expect((await act(id, 'notes', { text: '' })).status).toBe(422);
  expect((await act(id, 'notes', { text: 'Prefers mornings' })).status).toBe(200);
  const long = await act(id, 'notes', { text: 'x'.repeat(5_001) });
  expect(long.status).toBe(422);
  expect((await long.json()).errors).toEqual({
    text: 'Please keep the note to 5,000 characters; it has 5,001.',
  });
  expect((await act('999999', 'notes', { text: 'x' })).status).toBe(404);
  expect((await act(id, 'dances', {})).status).toBe(404);
});

it('stores a note once that is sent again right away', async () => {
  const id = await enquire();
  const note = (text: string) => act(id, 'notes', { text });
  for (const text of ['Called, no answer', 'Called, no answer', 'Wrote', 'Called, no answer'])
    expect((await note(text)).status).toBe(200);
  const db = await database();
  const notes = db.selectFrom('inquiry_events').select('text').where('kind', '=', 'note');
  expect(await notes.where('inquiry_id', '=', Number(id)).orderBy('id').execute()).toEqual([
    { text: 'Called, no answer' },
    { text: 'Wrote' },
    { text: 'Called, no answer' },
  ]);
});

it('filters by status, source, advisor and text; spam only on request', async () => {
  await enquire({ subject: 'Zanzibar', message: 'cheap' }, { spamReason: '9 links' });
  const id = await enquire({ subject: 'Zanzibar house' }, { source: 'phone' });
  expect(await list('search=zanzibar')).toEqual([id]);
  expect(await list('search=zanzibar&source=phone')).toEqual([id]);
  expect(await list('search=zanzibar&source=bayut')).toEqual([]);
  expect(await list('search=zanzibar&status=spam')).toHaveLength(1);
  expect(await list('search=zanzibar&assignee=none')).toEqual([]);
  const about: object = { subject: 'Zanzibar tower', property_title: 'Marina Tower' };
  const other = await enquire(about);
  expect(await list('search=zanzibar&property=marina%20tow')).toEqual([other]);
  const db = await database();
  await db
    .updateTable('inquiries')
    .set({ created_at: '2026-03-01T20:30:00.000Z' })
    .where('id', '=', Number(other))
    .execute();
  expect(await list('search=zanzibar&from=2026-03-02&until=2026-03-02')).toEqual([other]);
  expect(await list('search=zanzibar&until=2026-03-01')).toEqual([]);
  expect(await list('search=zanzibar&until=2026-03-99')).toHaveLength(2);
});

const list = async (query: string): Promise<string[]> => {
  const response = await call('/api/v1/contact/list/', { query, headers: { cookie: advisor.cookie } });
  return (await response.json()).results.map((row: { id: number }) => String(row.id));
};

it('finds a thread by the words of a later message', async () => {
  const property = { property_id: 77, email: 'thread@example.com', phone: null };
  const first = await enquire({ ...property, message: 'Is the penthouse still there?' });
  await enquire({ ...property, message: 'Does it have a xylophone room?' });
  expect(await list('search=xylophone')).toEqual([first]);
  expect(await list('search=penthouse%20xylophone')).toEqual([first]);
  const file = await call('/api/staff/enquiries/export/', {
    query: 'search=xylophone',
    headers: { cookie: admin.cookie },
  });
  expect(await file.text()).toMatch(/penthouse still there/);
});

it('finds names in any case and phone numbers in any spelling', async () => {
  const id = await enquire({ name: 'Иван Ёлкин', phone: '+971507778899' });
  const numbers = ['050 777 8899', '+971 (50) 777-8899', '00971507778899', '050.777.8899', '050/7778899'];
  for (const search of ['иван', 'ИВАН ёлкин', ...numbers]) {
    expect([search, await list(`search=${encodeURIComponent(search)}`)]).toEqual([search, [id]]);
  }
});

it('gives later messages the status and advisor of their thread', async () => {
  const property = { property_id: 78, email: 'again@example.com', phone: null };
  const first = await enquire(property);
  const second = await enquire({ ...property, message: 'One more question.' });
  const { assigned_to: expected } = await detail(first);
  expect((await act(second, 'assign', { staff_id: admin.id, expected })).status).toBe(200);
  expect((await act(second, 'answers', { way: 'call' })).status).toBe(200);
  const third = await enquire({ ...property, message: 'And another one.' });
  for (const id of [first, second, third]) {
    expect(await detail(id)).toMatchObject({ assigned_to: admin.id, status: 'contacted' });
  }
});

it('does not reopen an enquiry by an answer after it was closed', async () => {
  const id = await enquire();
  const body = { status: 'lost', lost_reason: 'Bought elsewhere' };
  await send('/api/v1/contact/{id}/', body, {
    method: 'PATCH',
    params: { id },
    headers: { cookie: admin.cookie },
  });
  expect((await act(id, 'answers', { way: 'email' })).status).toBe(200);
  expect((await detail(id)).status).toBe('lost');
});

it('records in the audit log who changed an enquiry, and once who read it', async () => {
  const id = await enquire();
  await detail(id);
  await detail(id);
  await act(id, 'notes', { text: 'Prefers mornings' });
  await act(id, 'answers', { way: 'call' });
  await list('search=nobody@example.com&status=won&source=phone&from=2026-03-01&assignee=none');
  const { results } = await listAuditEntries({ page: 1, pageSize: 5 });
  expect(results[4]?.subject).not.toBe(`enquiry ${id}`);
  expect(results.slice(0, 4).map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    [
      'advisor@example.com',
      'enquiries.listed',
      '0 enquiries, status won, source phone, no advisor, from 2026-03-01, search text',
    ],
    ['advisor@example.com', 'enquiry.answered', `enquiry ${id}`],
    ['advisor@example.com', 'enquiry.note added', `enquiry ${id}`],
    ['admin@example.com', 'enquiry.read', `enquiry ${id}`],
  ]);
});

describe('an open screen', () => {
  const ask = async (path: Parameters<typeof call>[0], options: object = {}) =>
    (await call(path, { headers: { cookie: advisor.cookie }, ...options })).json();

  it('of the inbox reports new messages, also in existing threads', async () => {
    const about = { property_id: 79, email: 'quagga@example.com', phone: null, message: 'A quagga room?' };
    const first = await enquire(about);
    const news = (after: string) =>
      ask('/api/staff/enquiries/inbox/', { query: `search=quagga&after=${after}` });
    expect(await news(first)).toMatchObject({ arrived: 0, results: [{ id: Number(first) }] });
    const { unread } = await ask('/api/staff/enquiries/unread/');
    await enquire({ ...about, message: 'One more question.' });
    expect(await news(first)).toMatchObject({ arrived: 1, results: [{ followed_by: 1 }] });
    await enquire({ message: 'Another quagga.' });
    await enquire({ message: 'quagga' }, { spamReason: '9 links' });
    const { arrived, results } = await news(first);
    expect([arrived, results.length]).toEqual([2, 2]);
    expect(results[0]).not.toHaveProperty('email');
    expect(await ask('/api/staff/enquiries/unread/')).toEqual({ unread: unread + 1 });
  });

  it('is recorded in the audit log once an hour', async () => {
    await enquire({ message: 'An okapi.' });
    const query = 'search=okapi&status=new';
    for (let time = 0; time < 3; time += 1) await ask('/api/staff/enquiries/inbox/', { query });
    const { results } = await listAuditEntries({ page: 1, pageSize: 5 });
    expect(results.filter(({ subject }) => subject === '1 enquiry, status new, search text')).toHaveLength(1);
  });

  it('of an enquiry reports all its changes', async () => {
    const id = await enquire({ property_id: 80, email: 'mark@example.com', phone: null });
    const mark = () => ask('/api/staff/enquiries/{id}/changes/', { params: { id } });
    const before = await mark();
    expect(await mark()).toEqual(before);
    await act(id, 'notes', { text: 'Prefers mornings' }, admin.cookie);
    const noted = await mark();
    expect(noted.event).toBeGreaterThan(before.event);
    await enquire({ property_id: 80, email: 'mark@example.com', phone: null, message: 'One more.' });
    expect(await mark()).toMatchObject({ messages: before.messages + 1 });
  });
});

it('exports to administrators only', async () => {
  await enquire();
  const get = (cookie: string) => call('/api/staff/enquiries/export/', { headers: { cookie } });
  expect((await get(advisor.cookie)).status).toBe(403);
  const response = await get(admin.cookie);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(await response.text()).toContain('Amira');
  await call('/api/staff/enquiries/export/', {
    query: 'search=amira@example.com&until=2020-01-01',
    headers: { cookie: admin.cookie },
  });
  const { results } = await listAuditEntries({ page: 1, pageSize: 1 });
  expect(results).toMatchObject([
    { action: 'enquiries.exported', subject: '0 enquiries, until 2020-01-01, search text' },
  ]);
});

describe('portal leads', () => {
  const lead = (id: string, reference?: string) =>
    JSON.stringify({ type: 'lead.created', entity: { id }, payload: { listing: { reference } } });
  const push = (body: string, signature = createHmac('sha256', secret).update(body).digest('hex')) =>
    call('/api/webhooks/{portal}/', {
      method: 'POST',
      params: { portal: 'property-finder' },
      headers: { 'x-signature': signature },
      body,
    });

  it('rejects a wrong signature, and logs the first', async () => {
    expect((await push(lead('1'), 'f'.repeat(64))).status).toBe(401);
    expect((await push(lead('1'), 'f'.repeat(64))).status).toBe(401);
    expect(logged).toMatchObject([{ level: 'warn', portal: 'property-finder' }]);
  });

  it('ignores other events, and logs leads that it cannot read', async () => {
    expect((await push('{"type":"lead.updated","entity":{"id":1}}')).status).toBe(200);
    expect(logged).toEqual([]);
    expect((await push('{"data":{"lead":{"name":"Amira"}}}')).status).toBe(200);
    expect(logged).toMatchObject([{ level: 'warn', portal: 'property-finder' }]);
    expect(JSON.stringify(logged)).not.toContain('Amira');
  });

  it('stores a repeated lead once', async () => {
    expect((await push(lead('2'))).status).toBe(201);
    expect((await push(lead('2'))).status).toBe(200);
    const db = await database();
    const rows = await db.selectFrom('inquiries').select('name').where('external_id', '=', '2').execute();
    expect(rows).toEqual([{ name: 'Property Finder lead' }]);
  });

  it('keeps an unknown property reference', async () => {
    await push(lead('3', 'UNKNOWN-9'));
    const db = await database();
    const row = await db
      .selectFrom('inquiries')
      .select(['property_reference', 'property_id'])
      .where('external_id', '=', '3')
      .executeTakeFirst();
    expect(row).toEqual({ property_reference: 'UNKNOWN-9', property_id: null });
  });

  it('stores a lead with values of unexpected types', async () => {
    const payload = {
      channel: 7,
      listing: 'none',
      sender: { name: null, contacts: [{ type: 'email' }, 'x', { type: 'phone', value: 971501112200 }] },
    };
    const body = JSON.stringify({ type: 'lead.created', entity: { id: 4 }, payload });
    expect((await push(body)).status).toBe(201);
    const db = await database();
    const row = await db
      .selectFrom('inquiries')
      .select(['name', 'email', 'phone'])
      .where('external_id', '=', '4')
      .executeTakeFirst();
    expect(row).toEqual({ name: 'Property Finder lead', email: '', phone: '971501112200' });
  });

  it('responds with 404 without a secret', async () => {
    const response = await call('/api/webhooks/{portal}/', {
      method: 'POST',
      params: { portal: 'bayut' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  });
});

it.each(['POST', 'GET'] as const)('runs jobs for the scheduler only, by %s', async (method) => {
  const run = (authorization: string) => call('/api/jobs/run/', { method, headers: { authorization } });
  expect((await run('Bearer wrong')).status).toBe(401);
  expect((await run(`Bearer ${process.env.CRON_SECRET}`)).status).toBe(200);
});

it('retries a failed delivery on request', async () => {
  const id = await enquire({}, { channels: ['webhook'] });
  const refused = {
    name: 'webhook' as const,
    send: async () => ({ ok: false as const, reason: 'HTTP 410', final: true }),
  };
  const accepted = { name: 'webhook' as const, send: async () => ({ ok: true as const }) };
  await deliverDue([refused]);
  const db = await database();
  const { id: deliveryId } = await db
    .selectFrom('inquiry_deliveries')
    .select('id')
    .where('inquiry_id', '=', Number(id))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  expect(await deliverDue([accepted])).toBe(0);
  const list = await call('/api/v1/contact/list/', {
    query: 'delivery=failed',
    headers: { cookie: advisor.cookie },
  });
  expect((await list.json()).results).toMatchObject([{ id: Number(id), failed_deliveries: 1 }]);
  expect(await sendAgain(Number(id), deliveryId)).toBe(true);
  expect(await deliverDue([accepted])).toBe(1);
});

describe('an enquiry entered by staff', () => {
  const create = (body: object) =>
    send('/api/v1/contact/create/', body, { headers: { cookie: advisor.cookie } });
  const caller = {
    name: 'Amira',
    phone: '050 765 4321',
    subject: 'A terrace',
    message: 'Wants a terrace.',
    source: 'phone',
  };

  it('needs no email, and stores the reference of its property', async () => {
    const response = await create({ ...caller, property_reference: 'UNKNOWN-1' });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    expect(await detail(String(id))).toMatchObject({
      source: 'phone',
      email: '',
      phone: '+971507654321',
      property_reference: 'UNKNOWN-1',
    });
  });

  it.each([
    ['whatsapp', 'whatsapp'],
    ['walk-in', 'walk-in'],
    [undefined, 'other'],
  ])('with the source %j is stored with %s', async (source, stored) => {
    const { id } = await (await create({ ...caller, source })).json();
    expect(await detail(String(id))).toMatchObject({ source: stored });
  });

  it.each(['', 'fax', 'Phone', ['phone']])('is refused with the source %j', async (source) => {
    const response = await create({ ...caller, source });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { source: 'Please choose how the enquiry arrived.' },
    });
  });

  it('needs a phone number or an email address', async () => {
    const response = await create({ ...caller, phone: '' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: 'Failed to create inquiry.',
      errors: { email: 'Please enter an email address or a phone number.' },
    });
  });
});
