import { database } from '@/lib/database/connection';
import { insertEnquiry } from '@/lib/enquiries/store';
import { tokenHash } from '@/lib/staff/session';
import { call, type RoutePath, send, staffOnly } from '@/testing/api-routes';
import { openTestSite } from '@/testing/test-site';

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const future = '2999-01-01T00:00:00.000Z';
const past = '2001-01-01T00:00:00.000Z';

let accounts = 0;
async function signIn(role: string, { expires = future, disabled = null as string | null } = {}) {
  accounts += 1;
  const db = await database();
  const token = `token-${String(accounts).padStart(20, '0')}`;
  const { id } = await db
    .insertInto('staff_accounts')
    .values({
      email: `staff-${accounts}@example.com`,
      name: 'Staff',
      password_hash: 'x',
      role,
      created_at: past,
      disabled_at: disabled,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: tokenHash(token),
      account_id: id,
      created_at: past,
      last_seen_at: past,
      expires_at: expires,
    })
    .execute();
  return { cookie: `theme=dark; staff_session=${token}`, bearer: `Bearer ${token}` };
}

const anEnquiry = async () => {
  const inquiry = {
    name: 'Amira',
    email: 'a@b.ae',
    phone: null,
    subject: 'Two bedrooms',
    message: 'We are moving.',
    property_type: null,
    city: null,
    property_id: null,
    property_title: null,
    property_slug: null,
    source_path: null,
  };
  return String((await insertEnquiry(inquiry, { idempotencyKey: null, passOn: false })).id);
};

describe.each(Object.keys(staffOnly) as RoutePath[])('%s', (path) => {
  it.each(['GET', 'POST', 'PATCH', 'DELETE'] as const)('%s is closed to visitors', async (method) => {
    const response = await call(path, { method, params: { id: '1', action: 'profile' } });
    expect([401, 405]).toContain(response.status);
    if (response.status === 401) expect(await response.json()).toEqual({ message: 'Please sign in.' });
  });
});

it.each([
  ['an expired session', { expires: past }, 'admin'],
  ['a disabled account', { disabled: past }, 'admin'],
  ['a role that does not exist', {}, 'root'],
])('does not let in %s', async (_, options, role) => {
  const { cookie } = await signIn(role, options);
  expect((await call('/api/v1/contact/list/', { headers: { cookie } })).status).toBe(401);
});

it('lets staff in by cookie and by bearer token', async () => {
  const { cookie, bearer } = await signIn('advisor');
  expect((await call('/api/v1/contact/list/', { headers: { cookie } })).status).toBe(200);
  const profile = await call('/api/user/profile/', { headers: { authorization: bearer } });
  expect(await profile.json()).toEqual({
    id: expect.any(Number),
    email: expect.any(String),
    name: 'Staff',
    role: 'advisor',
  });
  expect(profile.headers.get('cache-control')).toBe('no-store');
});

it('lists, shows, changes and counts enquiries', async () => {
  const { cookie } = await signIn('advisor');
  const id = await anEnquiry();
  const headers = { cookie };
  const shown = await call('/api/v1/contact/{id}/', { params: { id }, headers });
  expect(await shown.json()).toMatchObject({ id: Number(id), status: 'new', name: 'Amira' });
  const changed = await send(
    '/api/v1/contact/{id}/',
    { status: 'closed' },
    { method: 'PATCH', params: { id }, headers },
  );
  expect(await changed.json()).toMatchObject({
    message: 'Inquiry updated successfully!',
    inquiry: { status: 'closed' },
  });
  const list = await call('/api/v1/contact/list/', { query: 'status=closed', headers });
  expect(await list.json()).toMatchObject({ count: 1, results: [{ id: Number(id) }] });
  const statistics = await call('/api/v1/contact/statistics/', { headers });
  expect(await statistics.json()).toMatchObject({
    total: 1,
    by_status: { closed: 1, new: 0 },
    undelivered: 0,
  });
  const wrong = await send(
    '/api/v1/contact/{id}/',
    { status: 'gone' },
    { method: 'PATCH', params: { id }, headers },
  );
  expect(wrong.status).toBe(422);
});

it('lets only administrators delete', async () => {
  const id = await anEnquiry();
  const remove = async (role: string) => {
    const { cookie } = await signIn(role);
    return call('/api/v1/contact/{id}/', { method: 'DELETE', params: { id }, headers: { cookie } });
  };
  expect((await remove('advisor')).status).toBe(403);
  expect((await remove('admin')).status).toBe(200);
  expect((await remove('admin')).status).toBe(404);
});

it('enters an enquiry by hand', async () => {
  const { cookie } = await signIn('advisor');
  const body = { name: 'Amira', email: 'a@b.ae', subject: 'By phone', message: 'Called this morning.' };
  const created = await send('/api/v1/contact/create/', body, { headers: { cookie } });
  expect(created.status).toBe(201);
  const failed = await send('/api/v1/contact/create/', {}, { headers: { cookie } });
  expect(await failed.json()).toMatchObject({
    message: 'Failed to create inquiry.',
    errors: { name: expect.any(String) },
  });
});

it("does not act for another site's page", async () => {
  const { cookie } = await signIn('admin');
  const headers = { cookie, 'sec-fetch-site': 'cross-site' };
  const id = await anEnquiry();
  expect((await call('/api/v1/contact/{id}/', { method: 'DELETE', params: { id }, headers })).status).toBe(
    403,
  );
});

it('ends a session', async () => {
  const { cookie } = await signIn('advisor');
  const headers = { cookie };
  const out = await call('/api/auth/{action}/', { method: 'POST', params: { action: 'logout' }, headers });
  expect(out.headers.get('set-cookie')).toMatch(/^staff_session=; .*Max-Age=0/);
  expect((await call('/api/auth/{action}/', { params: { action: 'profile' }, headers })).status).toBe(401);
});
