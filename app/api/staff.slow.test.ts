import { renderToStaticMarkup } from 'react-dom/server';
import SetPasswordPage from '@/app/(staff)/login/password/page';
import { database } from '@/lib/database/connection';
import { insertEnquiry } from '@/lib/enquiries/store';
import {
  addAccount,
  createPasswordLink,
  disableAccount,
  enableAccount,
  listAccounts,
} from '@/lib/staff/accounts';
import { listAuditEntries } from '@/lib/staff/audit';
import { staffAuth } from '@/lib/staff/auth';
import { changeRole } from '@/lib/staff/change-role';
import type { StaffRole } from '@/lib/staff/roles';
import { keysOf } from '@/lib/typed-keys';
import { call, send, staffOnly } from '@/testing/api-routes';
import { databaseEngines } from '@/testing/engines';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { setUpSiteDatabase } from '@/testing/site-database';
import { expireSessions, makeStaff, signInStaff, staffPassword } from '@/testing/staff-session';

const mockLater: (() => Promise<void>)[] = [];
jest.mock('next/server', () => ({
  after: (task: () => Promise<void>) => {
    mockLater.push(task);
  },
}));

const mockSend = jest.fn(async () => undefined);
jest.mock('@/lib/mail/send-mail', () => ({ canSendMail: () => true, sendMail: () => mockSend() }));

/** Runs the tasks that wait until the response is sent. */
async function afterResponse() {
  for (const task of mockLater.splice(0)) await task();
}

// On one engine, because the response to a request without a session does not depend on it.
describe('without a session', () => {
  setUpSiteDatabase(async () => ({ url: 'file::memory:', stop: async () => undefined }));

  describe.each(keysOf(staffOnly))('%s', (path) => {
    it.each(['GET', 'POST', 'PATCH', 'DELETE'] as const)('%s is closed to visitors', async (method) => {
      const response = await call(path, {
        method,
        params: { id: '1', action: path.includes('enquiries') ? 'notes' : 'profile' },
      });
      expect([401, 405]).toContain(response.status);
      if (response.status === 401) expect(await response.json()).toEqual({ message: 'Please sign in.' });
    });
  });
});

describe.each(databaseEngines)('on %s', (engine, startEngine) => {
  const site = setUpSiteDatabase(startEngine);

  /** Different for each engine, so that they do not share the sign-in limit. */
  const address = `198.51.100.${databaseEngines.findIndex(([name]) => name === engine) + 1}`;

  let accounts = 0;
  function signIn(role: StaffRole) {
    accounts += 1;
    return signInStaff(`staff-${accounts}@example.com`, role);
  }

  const anEnquiry = async () =>
    String((await insertEnquiry(enquiryFixture(), { idempotencyKey: null, channels: [] })).id);

  it('rejects an expired session', async () => {
    const { id, cookie } = await signIn('admin');
    await expireSessions(id);
    expect((await call('/api/v1/contact/list/', { headers: { cookie } })).status).toBe(401);
  });

  it('rejects a disabled account', async () => {
    await signIn('admin');
    const { email, cookie } = await signIn('admin');
    await disableAccount(email, 'test');
    expect((await call('/api/v1/contact/list/', { headers: { cookie } })).status).toBe(401);
  });

  it('rejects a token without our signature', async () => {
    const { bearer } = await signIn('admin');
    const authorization = bearer.split('.')[0] ?? '';
    expect((await call('/api/v1/contact/list/', { headers: { authorization } })).status).toBe(401);
  });

  it('accepts staff by cookie and bearer token', async () => {
    const { cookie, bearer } = await signIn('advisor');
    expect((await call('/api/v1/contact/list/', { headers: { cookie } })).status).toBe(200);
    const profile = await call('/api/user/profile/', { headers: { authorization: bearer } });
    expect(await profile.json()).toEqual({
      id: expect.any(String),
      email: expect.any(String),
      name: 'Staff',
      role: 'advisor',
    });
    expect(profile.headers.get('cache-control')).toBe('no-store');
  });

  it('lists, shows, changes and counts enquiries', async () => {
    const { cookie } = await signIn('advisor');
    await (await database()).deleteFrom('inquiries').execute();
    const id = await anEnquiry();
    const headers = { cookie };
    const shown = await call('/api/v1/contact/{id}/', { params: { id }, headers });
    expect(await shown.json()).toMatchObject({ id: Number(id), status: 'new', name: 'Amira' });
    const changed = await send(
      '/api/v1/contact/{id}/',
      { status: 'contacted' },
      { method: 'PATCH', params: { id }, headers },
    );
    expect(await changed.json()).toMatchObject({
      message: 'Inquiry updated successfully!',
      inquiry: { status: 'contacted' },
    });
    const list = await call('/api/v1/contact/list/', { query: 'status=contacted', headers });
    expect(await list.json()).toMatchObject({ count: 1, results: [{ id: Number(id) }] });
    const statistics = await call('/api/v1/contact/statistics/', { headers });
    expect(await statistics.json()).toMatchObject({
      total: 1,
      by_status: { contacted: 1, new: 0 },
      undelivered: 0,
    });
    const wrong = await send(
      '/api/v1/contact/{id}/',
      { status: 'gone' },
      { method: 'PATCH', params: { id }, headers },
    );
    expect(wrong.status).toBe(422);
  });

  it('allows only administrators to delete', async () => {
    const id = await anEnquiry();
    const remove = async (role: StaffRole) => {
      const { cookie } = await signIn(role);
      return call('/api/v1/contact/{id}/', { method: 'DELETE', params: { id }, headers: { cookie } });
    };
    expect((await remove('advisor')).status).toBe(403);
    expect((await remove('admin')).status).toBe(200);
    expect((await remove('admin')).status).toBe(404);
  });

  it('adds an enquiry by hand', async () => {
    const { cookie } = await signIn('advisor');
    const body = { name: 'Amira', email: 'a@b.ae', subject: 'By phone', message: 'Called this morning.' };
    const headers = { cookie, referer: 'https://agency.example/staff/enquiries/new' };
    const created = await send('/api/v1/contact/create/', body, { headers });
    expect(created.status).toBe(201);
    const { id } = await created.json();
    expect(
      await site.db
        .selectFrom('inquiries')
        .select('source_path')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ source_path: null });
    const uncallable = { ...body, email: '', phone: '12' };
    const unreachable = await send('/api/v1/contact/create/', uncallable, { headers: { cookie } });
    expect(unreachable.status).toBe(422);
    expect(await unreachable.json()).toMatchObject({
      errors: { phone: 'Please enter a phone number that can be called.' },
    });
    const failed = await send('/api/v1/contact/create/', {}, { headers: { cookie } });
    expect(await failed.json()).toMatchObject({
      message: 'Failed to create inquiry.',
      errors: { name: expect.any(String), email: 'Please enter an email address or a phone number.' },
    });
  });

  it('asks before a name renames properties', async () => {
    const { cookie } = await signIn('admin');
    const { id } = await site.db
      .insertInto('developers')
      .values({ name: 'Sobha', slug: 'sobha', search_name: 'sobha' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const time = new Date().toISOString();
    const villa = {
      feed_key: 'crm:villa',
      slug: 'villa',
      title: 'Villa',
      title_sort: 'villa',
      hidden_from: 0,
    };
    const unknown = {
      guarantee_rental_guarantee: 0,
      post_delivery: 0,
      is_sample: 0,
      units_count: 0,
    } as const;
    await site.db
      .insertInto('properties')
      .values({
        ...villa,
        ...unknown,
        developer_id: id,
        content_hash: '',
        created_at: time,
        updated_at: time,
      })
      .execute();
    const body = { kind: 'developer', alias: 'Sobha', name: 'Emaar Properties' };
    const save = (confirmed: unknown) =>
      send('/api/staff/names/', { ...body, confirmed }, { headers: { cookie } });
    const refused = await save(undefined);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { confirmed: '1 property will show Emaar Properties instead of Sobha.' },
    });
    expect(await (await save(true)).json()).toMatchObject({ listings: 1 });
  });

  it.each(['cross-site', 'same-site'])('rejects %s requests', async (site) => {
    const { cookie } = await signIn('admin');
    const headers = { cookie, 'sec-fetch-site': site };
    const id = await anEnquiry();
    expect((await call('/api/v1/contact/{id}/', { method: 'DELETE', params: { id }, headers })).status).toBe(
      403,
    );
  });

  const auth = (action: string, body?: unknown, headers: Record<string, string> = {}) =>
    send('/api/auth/{action}/', body ?? {}, {
      params: { action },
      headers: { 'x-forwarded-for': address, ...headers },
    });

  it('signs in with email and password', async () => {
    const { email } = await makeStaff('desk@example.com', 'advisor');
    const response = await auth('login', { email: 'Desk@Example.com', password: staffPassword });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { user, token } = await response.json();
    expect(user).toMatchObject({ email, role: 'advisor' });
    const cookie = response.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^staff_session=.*HttpOnly.*SameSite=Lax/i);
    const profile = await call('/api/user/profile/', { headers: { authorization: `Bearer ${token}` } });
    expect(profile.status).toBe(200);
  });

  it('rejects a wrong password and an unknown email alike, then locks both', async () => {
    await makeStaff('lock@example.com', 'advisor');
    for (const email of ['lock@example.com', 'nobody@example.com']) {
      for (let attempt = 0; attempt < 5; attempt++) {
        const response = await auth('login', { email, password: 'wrong' });
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({ message: 'Email or password is wrong.' });
      }
      const locked = await auth('login', { email, password: staffPassword });
      expect(locked.status).toBe(429);
      expect(await locked.json()).toEqual({
        message: 'Too many failed attempts. Please try again in 15 minutes.',
      });
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('checks no more than five simultaneous guesses', async () => {
    await makeStaff('guessed@example.com', 'advisor');
    const visitor = { 'x-forwarded-for': address.replace('198.51', '198.53') };
    const guess = () => auth('login', { email: 'guessed@example.com', password: 'wrong' }, visitor);
    const responses = await Promise.all(Array.from({ length: 12 }, guess));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('extends a session that is in use, at most once a day', async () => {
    const { id, cookie } = await signIn('advisor');
    const day = 24 * 60 * 60_000;
    const db = await database();
    const endsIn = async () => {
      const { expires_at } = await db
        .selectFrom('staff_sessions')
        .select('expires_at')
        .where('staff_id', '=', id)
        .executeTakeFirstOrThrow();
      return Math.round((Date.parse(expires_at) - Date.now()) / day);
    };
    const extend = () => auth('refresh', {}, { cookie });
    expect((await extend()).headers.getSetCookie()).toEqual([]);
    const soon = new Date(Date.now() + 2 * day).toISOString();
    await db.updateTable('staff_sessions').set({ expires_at: soon }).where('staff_id', '=', id).execute();
    await call('/api/user/profile/', { headers: { cookie } });
    expect(await endsIn()).toBe(2);
    const [renewed] = (await extend()).headers.getSetCookie();
    expect(renewed).toMatch(/^staff_session=.*Max-Age=1209600/);
    expect(await endsIn()).toBe(14);
  });

  it('changes the password and signs out other devices', async () => {
    const { email, cookie } = await signIn('advisor');
    const elsewhere = await auth('login', { email, password: staffPassword });
    const other = { cookie: (elsewhere.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
    const change = (current_password: string, new_password: string) =>
      auth('change-password', { current_password, new_password }, { cookie });
    expect((await change('wrong', 'another long password')).status).toBe(422);
    expect((await change(staffPassword, 'short')).status).toBe(422);
    expect((await change(staffPassword, 'another long password')).status).toBe(200);
    expect((await call('/api/user/profile/', { headers: other })).status).toBe(401);
    expect((await auth('login', { email, password: 'another long password' })).status).toBe(200);
  });

  it('locks the account after five wrong passwords of somebody who uses its session', async () => {
    const { email, cookie } = await signIn('advisor');
    const change = (current_password: string) =>
      auth('change-password', { current_password, new_password: 'another long password' }, { cookie });
    for (let attempt = 0; attempt < 5; attempt++) expect((await change('wrong')).status).toBe(422);
    expect((await change(staffPassword)).status).toBe(429);
    expect((await auth('login', { email, password: staffPassword })).status).toBe(429);
  });

  it('sets a password with a link once', async () => {
    const { link } = await addAccount({ email: 'new@example.com', name: 'New', role: 'advisor' }, 'test');
    const token = new URL(link).searchParams.get('token') ?? '';
    const page = async () =>
      renderToStaticMarkup(await SetPasswordPage({ searchParams: Promise.resolve({ token }) }));
    expect(await page()).toContain('New password');
    expect((await auth('reset-password', { token, password: 'short' })).status).toBe(422);
    expect((await auth('reset-password', { token, password: 'a first long password' })).status).toBe(200);
    expect((await auth('reset-password', { token, password: 'a second long password' })).status).toBe(400);
    expect(await page()).not.toContain('New password');
    expect(await page()).toMatch(/This link is no longer valid.*Request a new link/);
    const signedIn = await auth('login', { email: 'new@example.com', password: 'a first long password' });
    expect(signedIn.status).toBe(200);
  });

  describe('an unused password link', () => {
    const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
    const visitor = { 'x-forwarded-for': address.replace('198.51', '198.52') };
    const isValid = async (token: string) => {
      const response = await auth('reset-password', { token, password: 'a chosen long password' }, visitor);
      expect([200, 400]).toContain(response.status);
      return response.status === 200;
    };

    it('is void once another link was used', async () => {
      const { id, email } = await makeStaff('earlier@example.com', 'advisor');
      const token = tokenOf(await createPasswordLink(email, 'test'));
      const { internalAdapter } = await (await staffAuth()).$context;
      const expiresAt = new Date(Date.now() + 60_000);
      const identifier = `reset-password:earlier-${address}`;
      await internalAdapter.createVerificationValue({ identifier, value: id, expiresAt });
      expect(await isValid(token)).toBe(true);
      expect(await isValid(`earlier-${address}`)).toBe(false);
    });

    it('is void once another link was made', async () => {
      const { email } = await makeStaff('links@example.com', 'advisor');
      const first = tokenOf(await createPasswordLink(email, 'test'));
      const second = tokenOf(await createPasswordLink(email, 'test'));
      expect(await isValid(first)).toBe(false);
      expect(await isValid(second)).toBe(true);
    });

    it('stays valid after “Forgot password”, which anybody can ask for', async () => {
      const { email } = await makeStaff('forgetful@example.com', 'advisor');
      const token = tokenOf(await createPasswordLink(email, 'test'));
      await auth('request-password-reset', { email }, visitor);
      await afterResponse();
      expect(await isValid(token)).toBe(true);
    });

    it('is void after the password was changed', async () => {
      const { email, cookie } = await signIn('advisor');
      const token = tokenOf(await createPasswordLink(email, 'test'));
      const passwords = { current_password: staffPassword, new_password: 'another long password' };
      expect((await auth('change-password', passwords, { cookie })).status).toBe(200);
      expect(await isValid(token)).toBe(false);
    });

    it('is void after the account was disabled, also when it is enabled again', async () => {
      const { email } = await makeStaff('disabled@example.com', 'advisor');
      const token = tokenOf(await createPasswordLink(email, 'test'));
      await disableAccount(email, 'test');
      await enableAccount(email, 'test');
      expect(await isValid(token)).toBe(false);
    });

    it('does not work for an account that is disabled', async () => {
      const { id, email } = await makeStaff('still-disabled@example.com', 'advisor');
      const token = tokenOf(await createPasswordLink(email, 'test'));
      const disabled_at = new Date().toISOString();
      await (await database()).updateTable('staff').set({ disabled_at }).where('id', '=', id).execute();
      expect(await isValid(token)).toBe(false);
    });
  });

  it('responds to a password request the same way for everyone, before it looks for the account', async () => {
    await makeStaff('known@example.com', 'advisor');
    mockSend.mockClear();
    const links = () => site.db.selectFrom('staff_verifications').selectAll().execute();
    const before = await links();
    const responses = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map(async (email) => {
        const response = await auth('request-password-reset', { email });
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]?.status).toBe(200);
    expect(await links()).toEqual(before);
    await afterResponse();
    expect(await links()).toHaveLength(before.length + 1);
    expect(mockSend).toHaveBeenCalledTimes(1);
  });

  it.each(['zz', '', null, 5, 'a@b', 'x@y..z', 'ü@y.z'])(
    'responds to a password request for %j with an error at the field',
    async (email) => {
      const headers = { 'x-forwarded-for': `${address}${String(email).length}` };
      const response = await auth('request-password-reset', { email }, headers);
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toEqual({ email: 'Please enter a valid email address.' });
    },
  );

  it.each([
    ['GET', 'login', 'OPTIONS, POST'],
    ['GET', 'request-password-reset', 'OPTIONS, POST'],
    ['POST', 'profile', 'GET, HEAD, OPTIONS'],
  ] as const)('%s %s names the allowed methods', async (method, action, allowed) => {
    const response = await call('/api/auth/{action}/', { method, params: { action } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });

  it.each(['register', 'verify-email', 'resend-verification'])('%s is closed', async (action) => {
    const response = await auth(action, { email: 'a@b.ae' });
    expect(response.status).toBe(403);
    expect((await response.json()).message).toMatch(/administrator/);
  });

  it('keeps the last administrator', async () => {
    await signIn('admin');
    const admins = (await listAccounts()).filter(({ role, disabled_at }) => role === 'admin' && !disabled_at);
    for (const { email } of admins.slice(1)) await disableAccount(email, 'test');
    await expect(disableAccount(admins[0]?.email ?? '', 'test')).rejects.toThrow('last administrator');
  });

  it('keeps the last administrator who can sign in', async () => {
    const { email } = await signIn('admin');
    const invited = { email: 'invited@example.com', name: '', role: 'admin' as const };
    await addAccount(invited, 'test');
    const admins = (await listAccounts()).filter(({ role, disabled_at }) => role === 'admin' && !disabled_at);
    for (const other of admins)
      if (![email, invited.email].includes(other.email)) await disableAccount(other.email, 'test');
    await expect(disableAccount(email, 'test')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('last administrator who can sign in'),
    });
    await disableAccount(invited.email, 'test');
  });

  it('invites under the names that people may later give themselves', async () => {
    const { cookie } = await signIn('admin');
    const invite = (body: object) =>
      send('/api/staff/accounts/', { role: 'advisor', ...body }, { headers: { cookie } });
    for (const name of ['A', 'x'.repeat(101)])
      expect((await invite({ email: 'odd-name@example.com', name })).status).toBe(422);
    const long = `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.${'w'.repeat(63)}.com`;
    expect((await invite({ email: long, name: 'Adam Noor' })).status).toBe(422);
    expect((await invite({ email: 'no-name@example.com', name: ' ' })).status).toBe(201);
    expect((await listAccounts()).map(({ name }) => name)).toContain('no-name');
  });

  it('says at the address that it has an account already', async () => {
    const { cookie } = await signIn('admin');
    const again = { email: 'TWICE@example.com', name: 'Adam Noor', role: 'advisor' };
    await addAccount({ ...again, email: 'twice@example.com', role: 'advisor' }, 'test');
    const response = await send('/api/staff/accounts/', again, { headers: { cookie } });
    const message = 'There is already an account with this email.';
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({ message, errors: { email: message } }),
    ]);
  });

  describe('a role', () => {
    const change = (cookie: string, id: string, body: object) =>
      send(
        '/api/staff/accounts/{id}/',
        { action: 'role', ...body },
        { method: 'PATCH', params: { id }, headers: { cookie } },
      );
    const list = ({ cookie }: { cookie: string }) => call('/api/staff/accounts/', { headers: { cookie } });

    it('is changed by administrators, at once also for open sessions, and is in the audit log', async () => {
      const admin = await signIn('admin');
      const advisor = await signIn('advisor');
      expect((await change(advisor.cookie, advisor.id, { role: 'admin' })).status).toBe(403);
      expect((await list(advisor)).status).toBe(403);
      expect((await change(admin.cookie, advisor.id, { role: 'owner' })).status).toBe(422);
      expect((await change(admin.cookie, 'nobody', { role: 'admin' })).status).toBe(404);
      expect(
        (await change(admin.cookie, advisor.id, { role: 'admin', was: { role: 'advisor' } })).status,
      ).toBe(200);
      expect((await list(advisor)).status).toBe(200);
      expect((await change(admin.cookie, advisor.id, { role: 'advisor' })).status).toBe(200);
      expect((await list(advisor)).status).toBe(403);
      const late = await change(admin.cookie, advisor.id, { role: 'admin', was: { role: 'admin' } });
      expect(late.status).toBe(409);
      expect((await late.json()).message).toContain('Role is now “Advisor”');
      const { results } = await listAuditEntries({ page: 1, pageSize: 20 });
      const own = results.filter(({ subject, action }) => subject === advisor.email && /role/.test(action));
      expect(own.map(({ action, actor }) => [action, actor])).toEqual([
        ['account.role changed to advisor', admin.email],
        ['account.role changed to admin', admin.email],
      ]);
    });

    it('of the last administrator who can sign in stays', async () => {
      const admin = await signIn('admin');
      const others = (await listAccounts()).filter(({ id, role }) => role === 'admin' && id !== admin.id);
      for (const { id } of others)
        expect((await change(admin.cookie, id, { role: 'advisor' })).status).toBe(200);
      await addAccount({ email: 'not-yet@example.com', name: '', role: 'admin' }, 'test');
      const refused = await change(admin.cookie, admin.id, { role: 'advisor' });
      expect(refused.status).toBe(409);
      expect((await refused.json()).message).toContain('last administrator who can sign in');
      expect((await list(admin)).status).toBe(200);
      await changeRole('not-yet@example.com', 'advisor', 'test');
    });

    it('of one of two administrators who change each other at the same time stays', async () => {
      const first = await signIn('admin');
      const second = await signIn('admin');
      const others = (await listAccounts()).filter(({ id }) => ![first.id, second.id].includes(id));
      for (const { email, role } of others) if (role === 'admin') await changeRole(email, 'advisor', 'test');
      const results = await Promise.allSettled([
        changeRole(first.email, 'advisor', 'test'),
        changeRole(second.email, 'advisor', 'test'),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  it('makes no password link for a disabled account', async () => {
    await makeStaff('left@example.com', 'advisor');
    await disableAccount('left@example.com', 'test');
    await expect(createPasswordLink('left@example.com', 'test')).rejects.toMatchObject({ status: 409 });
    await enableAccount('left@example.com', 'test');
    expect(await createPasswordLink('left@example.com', 'test')).toContain('token=');
  });

  it('logs every account change', async () => {
    await makeStaff('noted@example.com', 'advisor');
    await disableAccount('noted@example.com', 'admin@example.com');
    await enableAccount('noted@example.com', 'admin@example.com');
    const { results } = await listAuditEntries({ page: 1, pageSize: 20 });
    const actions = results
      .filter(({ subject }) => subject === 'noted@example.com')
      .map(({ action }) => action);
    expect(actions).toEqual(['account.enabled', 'account.disabled', 'account.added as advisor']);
  });

  it('ends a session', async () => {
    const { cookie } = await signIn('advisor');
    const headers = { cookie };
    const out = await call('/api/auth/{action}/', { method: 'POST', params: { action: 'logout' }, headers });
    expect(out.headers.get('set-cookie')).toMatch(/^staff_session=;.*Max-Age=0/);
    expect((await call('/api/auth/{action}/', { params: { action: 'profile' }, headers })).status).toBe(401);
  });

  describe('duties of an account', () => {
    const change = (cookie: string, id: string, body: unknown) =>
      send('/api/staff/accounts/{id}/', body, { method: 'PATCH', params: { id }, headers: { cookie } });

    it('are changed by administrators; one’s own leave also by advisors', async () => {
      const admin = await signIn('admin');
      const advisor = await signIn('advisor');
      const duties = {
        action: 'duties',
        languages: 'Russian, Klingon',
        districts: 'Dubai Marina, , Downtown ',
        leave_from: '2026-12-01',
        leave_until: '',
      };
      expect((await change(advisor.cookie, advisor.id, duties)).status).toBe(403);
      const changed = await change(admin.cookie, advisor.id, duties);
      expect(changed.status).toBe(200);
      expect(await changed.json()).toMatchObject({
        duties: { languages: 'Russian', districts: 'Dubai Marina, Downtown', leave_until: '' },
      });
      const own = async () => (await listAccounts()).find(({ id }) => id === advisor.id);
      expect(await own()).toMatchObject({
        languages: ['ru'],
        districts: ['Dubai Marina', 'Downtown'],
        leave_from: '2026-12-01',
        leave_until: null,
      });
      const leave = { action: 'leave', leave_from: '', leave_until: '' };
      expect((await change(advisor.cookie, admin.id, leave)).status).toBe(403);
      expect((await change(advisor.cookie, advisor.id, leave)).status).toBe(200);
      expect(await own()).toMatchObject({ languages: ['ru'], leave_from: null });
    });

    it('change field by field, and not over a value that has changed meanwhile', async () => {
      const admin = await signIn('admin');
      const duties = (body: object) => change(admin.cookie, admin.id, { action: 'duties', ...body });
      const own = async () => (await listAccounts()).find(({ id }) => id === admin.id);
      const leave = { leave_from: '2026-12-01', leave_until: '2026-12-04' };
      expect((await duties({ districts: 'JVC', ...leave })).status).toBe(200);
      expect((await duties({ languages: 'Russian', was: { languages: '' } })).status).toBe(200);
      expect(await own()).toMatchObject({ languages: ['ru'], districts: ['JVC'], ...leave });

      const outdated = await duties({
        languages: 'Arabic',
        districts: 'Downtown',
        was: { languages: '', districts: 'JVC' },
      });
      expect(outdated.status).toBe(409);
      expect(await outdated.json()).toMatchObject({
        message: expect.stringContaining('Languages is now “Russian”'),
        current: { languages: 'Russian' },
      });
      const away = { action: 'leave', leave_from: '', leave_until: '' };
      const was = { leave_from: '', leave_until: '' };
      expect((await change(admin.cookie, admin.id, { ...away, was })).status).toBe(409);
      expect((await change(admin.cookie, admin.id, { ...away, was: leave })).status).toBe(200);
      expect(await own()).toMatchObject({ languages: ['ru'], districts: ['JVC'], leave_from: null });
    });

    it('need leave dates in order', async () => {
      const admin = await signIn('admin');
      const leave = { action: 'leave', leave_from: '2026-12-09', leave_until: '2026-12-01' };
      const reversed = await change(admin.cookie, admin.id, leave);
      expect(reversed.status).toBe(422);
      expect((await reversed.json()).errors).toEqual({ leave_until: 'The last day is before the first.' });
      expect((await change(admin.cookie, admin.id, { ...leave, leave_from: 'soon' })).status).toBe(422);
      expect((await change(admin.cookie, admin.id, { ...leave, leave_from: '' })).status).toBe(422);
    });
  });
});
