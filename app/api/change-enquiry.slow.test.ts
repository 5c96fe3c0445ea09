import { database } from '@/lib/database/connection';
import { assignmentChannel } from '@/lib/enquiries/channels/mail';
import { deliverDue } from '@/lib/enquiries/delivery/delivery';
import { countOpenByAdvisor } from '@/lib/enquiries/desk/read-enquiries';
import type { NewEnquiry } from '@/lib/enquiries/enquiry';
import { insertEnquiry } from '@/lib/enquiries/store';
import type { Mail } from '@/lib/mail/send-mail';
import { listAuditEntries } from '@/lib/staff/audit';
import { call, send } from '@/testing/api-routes';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { signInStaff } from '@/testing/staff-session';
import { openTestSite } from '@/testing/test-site';

/* Changes by staff of enquiries and of their own profile, and notifications about them. */

process.env.SMTP_URL = 'smtp://127.0.0.1:9';

let site: Awaited<ReturnType<typeof openTestSite>>;
let admin: Awaited<ReturnType<typeof signInStaff>>;
let advisor: Awaited<ReturnType<typeof signInStaff>>;
beforeAll(async () => {
  site = await openTestSite();
  admin = await signInStaff('admin@example.com', 'admin');
  advisor = await signInStaff('advisor@example.com', 'advisor');
});
afterAll(() => site.close());

const enquire = async (known: Partial<NewEnquiry> = {}) => {
  const enquiry = enquiryFixture({ phone: '+971501234567', ...known });
  return String((await insertEnquiry(enquiry, { idempotencyKey: null, channels: [] })).id);
};
const change = (id: string, body: unknown, { cookie } = advisor) =>
  send('/api/v1/contact/{id}/', body, { method: 'PATCH', params: { id }, headers: { cookie } });
const detail = async (id: string) =>
  (await call('/api/v1/contact/{id}/', { params: { id }, headers: { cookie: admin.cookie } })).json();
const history = async (id: string) => {
  const db = await database();
  return db
    .selectFrom('inquiry_events')
    .select(['kind', 'text'])
    .where('inquiry_id', '=', Number(id))
    .orderBy('id')
    .execute();
};

/** Delivers assignment emails. @returns their recipients and ids */
async function mailed(): Promise<{ to: unknown[]; ids: unknown[] }> {
  const mails: Mail[] = [];
  await deliverDue([assignmentChannel('desk@example.com', async (mail) => void mails.push(mail))]);
  return { to: mails.map(({ to }) => to), ids: mails.map(({ messageId }) => messageId) };
}
beforeEach(async () => {
  await (await database()).deleteFrom('inquiries').execute();
});

describe('a change of an enquiry', () => {
  it.each(['admin', 'advisor'] as const)(
    'by an %s corrects contact and property and adds a note',
    async (role) => {
      const id = await enquire();
      const body = {
        name: 'Amira Khalil',
        email: 'Amira.Khalil@Example.com',
        phone: '050 765 4321',
        property_reference: 'UNKNOWN-7',
        note: 'Prefers mornings',
        status: 'viewing',
      };
      const response = await change(id, body, role === 'admin' ? admin : advisor);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        message: 'Inquiry updated successfully!',
        inquiry: {
          name: 'Amira Khalil',
          email: 'amira.khalil@example.com',
          phone: '+971507654321',
          property_reference: 'UNKNOWN-7',
          property_id: null,
          status: 'viewing',
        },
      });
      expect(await history(id)).toEqual(
        expect.arrayContaining([
          {
            kind: 'corrected',
            text: 'Name: Amira → Amira Khalil\nEmail: amira@example.com → amira.khalil@example.com\nPhone: +971501234567 → +971507654321',
          },
          { kind: 'note', text: 'Prefers mornings' },
          { kind: 'status', text: 'viewing' },
        ]),
      );
      const { results } = await listAuditEntries({ page: 1, pageSize: 1 });
      expect(results).toMatchObject([
        {
          actor: `${role}@example.com`,
          action: 'enquiry.changed: name, email, phone, property, note, status viewing',
          subject: `enquiry ${id}`,
        },
      ]);
    },
  );

  it('corrects the later messages of the thread that had the same value', async () => {
    const about = { property_id: 7 };
    const first = await enquire(about);
    const second = await enquire({ ...about, name: 'A. Khalil', message: 'One more question.' });
    await change(first, { name: 'Amira Khalil', phone: '+971500000001' });
    expect(await detail(second)).toMatchObject({ name: 'A. Khalil', phone: '+971500000001' });
  });

  it('is refused when a value that it replaces has changed meanwhile', async () => {
    const id = await enquire();
    await change(id, { phone: '+971500000001', was: { phone: '+971501234567' } });
    await change(id, { name: 'Amira Khalil', was: { name: 'Amira' } });
    expect(await detail(id)).toMatchObject({ name: 'Amira Khalil', phone: '+971500000001' });
    const stale = { name: 'Amira K.', phone: '+971500000002' };
    const late = await change(id, { ...stale, was: { name: 'Amira Khalil', phone: '+971501234567' } });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      message: expect.stringContaining('Phone is now “+971500000001”'),
      current: { phone: '+971500000001' },
    });
    expect(await detail(id)).toMatchObject({ name: 'Amira Khalil', phone: '+971500000001' });
    expect((await change(id, stale)).status).toBe(200);
  });

  it('names the status that has changed meanwhile as the screen does', async () => {
    const id = await enquire();
    await change(id, { status: 'viewing' });
    const late = await change(id, { status: 'contacted', was: { status: 'new' } });
    expect(await late.json()).toMatchObject({
      message: expect.stringContaining('Status is now “Viewing”'),
      current: { status: 'viewing' },
    });
  });

  it('keeps a result that a colleague has stored meanwhile', async () => {
    const id = await enquire();
    await change(id, { status: 'won', was: { status: 'new' } });
    const late = await change(id, { status: 'contacted', was: { status: 'new' } });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { status: 'won' } });
    expect(await detail(id)).toMatchObject({ status: 'won' });
    expect((await change(id, { status: 'contacted', was: { status: 'won' } })).status).toBe(200);
    const lost = { status: 'lost', lost_reason: 'Too dear' };
    await change(id, { ...lost, was: { status: 'contacted', lost_reason: '' } });
    const other = { status: 'lost', lost_reason: 'Bought elsewhere' };
    const reason = await change(id, { ...other, was: { status: 'contacted', lost_reason: '' } });
    expect(await reason.json()).toMatchObject({ current: { lost_reason: 'Too dear' } });
  });

  it('keeps the sender’s text and fields that are not sent', async () => {
    const id = await enquire();
    await change(id, { note: 'Called', subject: 'Changed', message: 'Changed by staff.', created_at: 'x' });
    expect(await detail(id)).toMatchObject({
      subject: 'Two bedrooms',
      message: 'We are moving in spring.',
      status: 'new',
      name: 'Amira',
    });
  });

  it.each([
    [{}, 'status'],
    [{ status: 'gone' }, 'status'],
    [{ lost_reason: 'Bought elsewhere' }, 'status'],
    [{ status: 'lost' }, 'lost_reason'],
    [{ name: 'A' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: 'none' }, 'phone'],
    [{ email: '', phone: '' }, 'email'],
    [{ note: ' ' }, 'note'],
    [{ note: 'x'.repeat(5_001) }, 'note'],
    [{ assigned_to: 'no-such-account' }, 'assigned_to'],
    [{ assigned_to: {} }, 'assigned_to'],
    [{ phone: ['+971509999999'] }, 'phone'],
    [{ property_reference: {} }, 'property_reference'],
    [{ name: 'Amira Khalil', assigned_to: 'no-such-account' }, 'assigned_to'],
  ])('%j is rejected as a whole, with an error at its field', async (body, field) => {
    const id = await enquire();
    const response = await change(id, body);
    expect(response.status).toBe(422);
    const { message, errors } = await response.json();
    expect([message, Object.keys(errors)]).toEqual(['Failed to update inquiry.', [field]]);
    expect(await detail(id)).toMatchObject({ name: 'Amira', status: 'new', phone: '+971501234567' });
  });

  it('may remove the email if a phone number remains', async () => {
    const id = await enquire();
    expect((await change(id, { email: '' })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ email: '', phone: '+971501234567' });
  });

  it('keeps the property while its reference is the same', async () => {
    const id = await enquire({ property_id: 7, property_slug: 'palm-villa', property_title: 'Palm Villa' });
    await change(id, { name: 'Amira', property_reference: '' });
    expect(await detail(id)).toMatchObject({ property_slug: 'palm-villa' });
    await change(id, { property_reference: 'UNKNOWN-1' });
    expect(await detail(id)).toMatchObject({ property_reference: 'UNKNOWN-1', property_slug: null });
  });

  it('names a property without reference by the URL of its page: in the history, for conflicts, and to remove it', async () => {
    const id = await enquire();
    const to = (property_reference: string, was: string) =>
      change(id, { property_reference, was: { property_reference: was } });
    expect((await to('https://site.example/properties/palm-villa', '')).status).toBe(200);
    expect(await detail(id)).toMatchObject({ property_reference: null, property_slug: 'palm-villa' });
    const late = await to('/properties/marina-tower/', '');
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      message: expect.stringContaining('Property is now “/properties/palm-villa”'),
      current: { property_reference: '/properties/palm-villa' },
    });
    await to('/properties/marina-tower/', '/properties/palm-villa');
    await to('', '/properties/marina-tower');
    expect(await detail(id)).toMatchObject({
      property_id: null,
      property_slug: null,
      property_title: null,
    });
    expect((await history(id)).filter(({ kind }) => kind === 'corrected').map(({ text }) => text)).toEqual([
      'Property: none → /properties/palm-villa',
      'Property: /properties/palm-villa → /properties/marina-tower',
      'Property: /properties/marina-tower → none',
    ]);
  });

  it('removes the advisor from an enquiry', async () => {
    const id = await enquire();
    expect((await change(id, { assigned_to: null })).status).toBe(200);
    expect((await detail(id)).assigned_to).toBeNull();
  });
});

describe('by mail', () => {
  const assign = (id: string, staffId: string, by: typeof admin, expected: string | null) =>
    send(
      '/api/staff/enquiries/{id}/{action}/',
      { staff_id: staffId, expected },
      { params: { id, action: 'assign' }, headers: { cookie: by.cookie } },
    );

  it('notifies an advisor of every assignment by someone else, but not of their own', async () => {
    const id = await enquire();
    await assign(id, admin.id, admin, advisor.id);
    expect((await mailed()).to).toEqual([]);
    await assign(id, advisor.id, admin, admin.id);
    const first = await mailed();
    expect(first.to).toEqual(['advisor@example.com']);
    await change(id, { assigned_to: admin.id });
    const second = await mailed();
    expect(second.to).toEqual(['admin@example.com']);
    expect(second.ids).not.toEqual(first.ids);
    await change(id, { assigned_to: admin.id }, admin);
    expect((await mailed()).to).toEqual([]);
  });

  it('notifies only the last of several advisors', async () => {
    const id = await enquire();
    await change(id, { assigned_to: admin.id });
    await change(id, { assigned_to: advisor.id }, admin);
    expect((await mailed()).to).toEqual(['advisor@example.com']);
  });

  it.each(['admin', 'advisor'] as const)(
    'notifies another advisor of an enquiry entered by an %s',
    async (role) => {
      const person = role === 'admin' ? admin : advisor;
      const body = { name: 'Amira', phone: '0507654321', subject: 'A terrace', message: 'Wants a terrace.' };
      const headers = { cookie: person.cookie };
      expect((await send('/api/v1/contact/create/', body, { headers })).status).toBe(201);
      expect((await mailed()).to).toEqual(role === 'admin' ? ['advisor@example.com'] : []);
    },
  );
});

describe('several enquiries', () => {
  type Seen = { id: number; assigned_to: string | null; status: string };
  const assignSeveral = async (enquiries: unknown, staff_id = admin.id, by = admin) => {
    const headers = { cookie: by.cookie };
    const response = await send('/api/staff/enquiries/assign/', { staff_id, enquiries }, { headers });
    return { status: response.status, body: await response.json() };
  };
  const seen = async (query = ''): Promise<{ count: number; enquiries: Seen[] }> => {
    const headers = { cookie: advisor.cookie };
    return (await call('/api/staff/enquiries/assign/', { query, headers })).json();
  };
  const enquireOf = (...names: string[]) =>
    Promise.all(names.map((name) => enquire({ name, email: `${name}@example.com`, phone: null })));

  it('go to one advisor, who gets one email about them, with an entry in the history of each', async () => {
    const ids = await enquireOf('amira', 'badr', 'celine');
    const { count, enquiries } = await seen(`assignee=${advisor.id}&status=open`);
    expect(count).toBe(3);
    const { status, body } = await assignSeveral(enquiries, admin.id, advisor);
    expect(status).toBe(200);
    expect(body).toEqual({
      assigned: 3,
      changed: 0,
      message: '3 enquiries are now assigned to Staff.',
    });
    for (const id of ids) {
      expect((await detail(id)).assigned_to).toBe(admin.id);
      expect((await history(id)).at(-1)).toEqual({ kind: 'assigned', text: 'Staff' });
    }
    expect((await mailed()).to).toEqual(['admin@example.com']);
    expect((await mailed()).to).toEqual([]);
    const { results } = await listAuditEntries({ page: 1, pageSize: 10, subject: 'enquiries' });
    expect(results).toContainEqual(
      expect.objectContaining({
        actor: 'advisor@example.com',
        action: 'enquiries.assigned',
        subject: '3 enquiries to admin@example.com',
      }),
    );
  });

  it('include the later messages of their threads', async () => {
    await enquire({ property_id: 7 });
    const later = await enquire({ property_id: 7, message: 'One more question.' });
    const { count, enquiries } = await seen();
    expect(count).toBe(1);
    await assignSeveral(enquiries);
    expect((await detail(later)).assigned_to).toBe(admin.id);
  });

  it('stay as they are when a colleague has assigned, closed or erased them meanwhile', async () => {
    const [taken = '', won = '', erased = '', noted = ''] = await enquireOf(
      'amira',
      'badr',
      'celine',
      'dina',
    );
    const { enquiries } = await seen();
    await change(taken, { assigned_to: null });
    await change(won, { status: 'won' });
    await (await database()).deleteFrom('inquiries').where('id', '=', Number(erased)).execute();
    await change(noted, { note: 'Called' });
    expect((await assignSeveral(enquiries)).body).toEqual({
      assigned: 1,
      changed: 3,
      message: '1 enquiry is now assigned to Staff. 3 were changed meanwhile and stay as before.',
    });
    expect((await detail(taken)).assigned_to).toBeNull();
    expect((await detail(won)).assigned_to).toBe(advisor.id);
    expect((await detail(noted)).assigned_to).toBe(admin.id);
  });

  it('are refused as a whole for an account that is missing or disabled, and without a choice', async () => {
    const [id = ''] = await enquireOf('amira');
    const { enquiries } = await seen();
    const refusals = [
      await assignSeveral(enquiries, 'no-such-account'),
      await assignSeveral(enquiries, ''),
      await assignSeveral([]),
      await assignSeveral([{ id: 'x' }]),
      await assignSeveral(Array.from({ length: 501 }, () => enquiries[0])),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(refusals.map(({ body }) => Object.keys(body.errors))).toEqual([
      ['staff_id'],
      ['staff_id'],
      ['enquiries'],
      ['enquiries'],
      ['enquiries'],
    ]);
    expect((await detail(id)).assigned_to).toBe(advisor.id);
  });

  it('are found by the filters of the inbox, open ones without those won, lost or spam', async () => {
    const ids = await enquireOf('amira', 'badr', 'celine', 'dina');
    const statuses = ['won', 'lost', 'spam', 'viewing'] as const;
    for (const [index, id] of ids.entries())
      await change(id, { status: statuses[index], lost_reason: 'Too dear' });
    const { count, enquiries } = await seen('status=open');
    expect(count).toBe(1);
    expect(enquiries).toEqual([{ id: Number(ids[3]), assigned_to: advisor.id, status: 'viewing' }]);
    expect(await countOpenByAdvisor()).toEqual({ [advisor.id]: 1 });
  });
});

describe('one’s own profile', () => {
  const update = (body: unknown, method: 'PATCH' | 'PUT' = 'PATCH') =>
    send('/api/user/profile/update/', body, { method, headers: { cookie: advisor.cookie } });
  const profile = async () =>
    (await call('/api/user/profile/', { headers: { cookie: advisor.cookie } })).json();

  it.each(['PATCH', 'PUT'] as const)('changes the name by %s', async (method) => {
    const response = await update({ ...(await profile()), name: ` Layla  ${method} ` }, method);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { name: `Layla ${method}`, role: 'advisor' } });
    expect(await profile()).toMatchObject({ name: `Layla ${method}`, email: 'advisor@example.com' });
    const { results } = await listAuditEntries({ page: 1, pageSize: 1 });
    expect(results).toMatchObject([{ actor: 'advisor@example.com', action: 'account.renamed' }]);
  });

  it('does not change a name that has changed meanwhile', async () => {
    expect((await update({ name: 'Layla Haddad' })).status).toBe(200);
    const refused = await update({ name: 'Layla H.', was: { name: 'Layla' } });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ current: { name: 'Layla Haddad' } });
    expect(await profile()).toMatchObject({ name: 'Layla Haddad' });
  });

  it.each([
    [{ name: 'L' }, 'name'],
    [{}, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'Layla', role: 'admin' }, 'role'],
    [{ name: 'Layla', email: 'other@example.com' }, 'email'],
  ])('refuses %j', async (body, field) => {
    const before = await profile();
    const response = await update(body);
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors)).toEqual([field]);
    expect(await profile()).toEqual(before);
  });
});
