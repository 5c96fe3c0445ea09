import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import sharp from 'sharp';
import { database } from '@/lib/database/connection';
import { insertEnquiry } from '@/lib/enquiries/store';
import { openApiDocument } from '@/lib/openapi/document';
import { type Operation, operations } from '@/lib/openapi/operations';
import { listSessions } from '@/lib/staff/accounts';
import type { StaffRole } from '@/lib/staff/roles';
import { fieldOf, keysOf } from '@/lib/typed-keys';
import { removeFiles } from '@/lib/uploads/upload-files';
import { allRoutes, call, handlerOf, type Method, methods, type RoutePath } from '@/testing/api-routes';
import { enquiryFixture } from '@/testing/enquiry-fixture';
import { signInStaff, staffPassword } from '@/testing/staff-session';
import { present, stub } from '@/testing/stub';
import { openTestSite } from '@/testing/test-site';

jest.mock('next/server', () => ({ after: () => undefined }));

/* Validates the real responses of every endpoint and role against the OpenAPI document. */

const media = mkdtempSync(join(tmpdir(), 'media-'));
process.env.MEDIA_DIR = media;
process.env.FEEDS = join(media, 'feeds.json');
writeFileSync(process.env.FEEDS, '[{"name": "crm", "source": "stock.json"}]');

const secret = 'a secret of the environment';
for (const name of [
  'CRON_SECRET',
  'METRICS_TOKEN',
  'PROPERTY_FINDER_WEBHOOK_SECRET',
  'BAYUT_WEBHOOK_SECRET',
]) {
  process.env[name] = secret;
}

type Person = Awaited<ReturnType<typeof signInStaff>>;
type Example = { params?: Record<string, string>; body?: unknown };
type Role = 'anonymous' | StaffRole;

let site: Awaited<ReturnType<typeof openTestSite>>;
function methodOf({ method }: Operation): Method {
  return present(methods.find((name) => name === method.toUpperCase()));
}

const people = stub<Record<StaffRole, Person>>({});
beforeAll(async () => {
  site = await openTestSite();
  people.advisor = await signInStaff('advisor@example.com', 'advisor');
  people.admin = await signInStaff('admin@example.com', 'admin');
});
afterAll(async () => {
  const db = await database();
  for (const upload of await db.selectFrom('uploads').select(['path', 'joined_path']).execute())
    await removeFiles(upload);
  await site.close();
  rmSync(media, { recursive: true, force: true });
});

let made = 0;
const unique = (name: string) => {
  made += 1;
  return `${name}-${made}`;
};
const freshSession = (role: StaffRole) => signInStaff(`${unique('fresh')}@example.com`, role);

async function anEnquiry(): Promise<string> {
  const { id } = await insertEnquiry(enquiryFixture(), { idempotencyKey: null, channels: ['webhook'] });
  return String(id);
}

async function anArticle(): Promise<string> {
  const { createArticle } = await import('@/lib/articles/change-article');
  const member = { id: 'x', email: 'x@example.com', name: 'X', role: 'advisor' } as const;
  return String((await createArticle({ title: unique('An article') }, member)).id);
}

const property = { id: 'palm-villa', slug: 'palm-villa', unitId: '101' };
const form = {
  name: 'Amira',
  email: 'amira@example.com',
  subject: 'Two bedrooms',
  message: 'We are moving in spring.',
};

/** Parameters and bodies of endpoints that need them; for one call each. */
const examples: Record<string, (person: Person | null) => Example | Promise<Example>> = {
  'get /api/v1/cities/{id}/': () => ({ params: { id: 'dubai' } }),
  'get /api/v1/cities/{id}/districts/': () => ({ params: { id: 'dubai' } }),
  'get /api/v1/districts/{id}/': () => ({ params: { id: 'dubai-marina' } }),
  'get /api/v1/developers/{id}/': () => ({ params: { id: 'test-developments' } }),
  'get /api/v1/developers/{id}/properties/': () => ({ params: { id: 'test-developments' } }),
  'get /api/v1/blogs/{slug}/': () => ({ params: { slug: 'quiet-rooms' } }),
  'get /api/v1/blogs/category/{category}/': () => ({ params: { category: 'design' } }),
  'post /api/v1/blogs/': () => ({ body: { title: 'New', content: '<p>x</p>', tags: ['a'] } }),
  'patch /api/v1/blogs/{slug}/': async () => ({
    params: { slug: await anArticle() },
    body: { title: 'Changed' },
  }),
  'delete /api/v1/blogs/{slug}/': async () => ({ params: { slug: await anArticle() } }),
  'post /api/v1/contact/submit/': () => ({ body: form }),
  'post /api/v1/properties/{id}/inquiry/': () => ({ params: property, body: form }),
  'post /api/v1/contact/press/': () => ({ body: { way: 'phone_call' } }),
  'post /api/v1/contact/create/': () => ({ body: { ...form, source: 'phone' } }),
  'get /api/v1/contact/{id}/': async () => ({ params: { id: await anEnquiry() } }),
  'patch /api/v1/contact/{id}/': async () => ({ params: { id: await anEnquiry() }, body: { status: 'won' } }),
  'delete /api/v1/contact/{id}/': async () => ({ params: { id: await anEnquiry() } }),
  'post /api/v1/newsletter/': () => ({ body: { email: `${unique('reader')}@example.com` } }),
  'post /api/v1/newsletter/confirm/': async () => ({ body: { token: await newsletterToken('confirm') } }),
  'post /api/v1/newsletter/unsubscribe/': async () => ({
    body: { token: await newsletterToken('unsubscribe') },
  }),
  'post /api/auth/login/': () => ({ body: { email: 'admin@example.com', password: staffPassword } }),
  'post /api/auth/change-password/': () => ({
    body: { current_password: staffPassword, new_password: staffPassword },
  }),
  'post /api/auth/request-password-reset/': () => ({ body: { email: 'admin@example.com' } }),
  'post /api/auth/reset-password/': async () => ({
    body: { token: await passwordToken(), password: staffPassword },
  }),
  'patch /api/user/profile/update/': () => ({ body: { name: 'Layla Haddad' } }),
  'put /api/user/profile/update/': () => ({ body: { name: 'Layla Haddad' } }),
  'post /api/staff/accounts/': () => ({ body: { email: `${unique('new')}@example.com`, role: 'advisor' } }),
  'patch /api/staff/accounts/{id}/': () => ({
    params: { id: people.advisor.id },
    body: { action: 'enable' },
  }),
  'delete /api/staff/sessions/{id}/': async (person) => {
    const [session] = person ? await listSessions(person.id) : [];
    return { params: { id: session?.id ?? 'none' } };
  },
  'get /api/staff/properties/{id}/': () => ({ params: { id: '1' } }),
  'patch /api/staff/properties/{id}/': () => ({ params: { id: '1' }, body: { featured_rank: '2' } }),
  'post /api/staff/agents/': () => ({ body: { email: `${unique('agent')}@example.com`, name: 'Layla' } }),
  'get /api/staff/agents/{id}/': async () => ({ params: { id: await anAgent() } }),
  'patch /api/staff/agents/{id}/': async () => ({ params: { id: await anAgent() }, body: { brn: '12345' } }),
  'patch /api/staff/landing-pages/{kind}/{slug}/': () => ({
    params: { kind: 'types', slug: 'villa' },
    body: { text: 'A house on a plot of its own.' },
  }),
  'post /api/staff/names/': () => ({ body: { kind: 'developer', alias: unique('alias'), name: 'Kelvane' } }),
  'patch /api/staff/names/{id}/': async () => ({
    params: { id: await anAlias() },
    body: { kind: 'district', alias: unique('alias'), name: 'Meydan', city: 'Dubai' },
  }),
  'delete /api/staff/names/{id}/': async () => ({ params: { id: await anAlias() } }),
  'get /api/staff/articles/{id}/': async () => ({ params: { id: await anArticle() } }),
  'patch /api/staff/newsletter/{id}/': async () => ({
    params: { id: await anAddress() },
    body: { action: 'suppress' },
  }),
  'post /api/staff/feeds/{name}/': () => ({ params: { name: 'crm' }, body: {} }),
  'delete /api/staff/feeds/{name}/': async () => ({ params: { name: await aList() } }),
  'patch /api/staff/uploads/{id}/': async () => ({
    params: { id: await anUpload() },
    body: { feed: 'stock' },
  }),
  'post /api/staff/uploads/{id}/': async () => ({ params: { id: await anUpload() }, body: {} }),
  'delete /api/staff/uploads/{id}/': async () => ({ params: { id: await anUpload() } }),
  'post /api/staff/uploads/{id}/joined/': async () => ({ params: { id: await anUpload() } }),
  'delete /api/staff/uploads/{id}/joined/': async () => ({ params: { id: await anUpload('details.csv') } }),
  'get /api/staff/feed-reports/{id}/': async () => ({ params: { id: await aFeedRun() } }),
  'post /api/staff/privacy/': () => ({ body: { action: 'find', email: 'amira@example.com' } }),
  'post /api/staff/enquiries/assign/': async () => ({
    body: {
      staff_id: people.admin.id,
      enquiries: [{ id: Number(await anEnquiry()), assigned_to: await assignee(), status: 'new' }],
    },
  }),
  'post /api/staff/enquiries/{id}/assign/': async () => ({
    params: { id: await anEnquiry() },
    body: { staff_id: people.admin.id, expected: await assignee() },
  }),
  'get /api/staff/enquiries/{id}/changes/': async () => ({ params: { id: await anEnquiry() } }),
  'post /api/staff/enquiries/{id}/notes/': async () => ({
    params: { id: await anEnquiry() },
    body: { text: 'Hi' },
  }),
  'post /api/staff/enquiries/{id}/answers/': async () => ({
    params: { id: await anEnquiry() },
    body: { way: 'call' },
  }),
  'post /api/staff/enquiries/{id}/deliveries/': async () => failedDelivery(),
};

/** Endpoints that end or replace the session, so they need one of their own. */
const needsOwnSession = [
  'post /api/auth/logout/',
  'post /api/auth/change-password/',
  'delete /api/staff/sessions/{id}/',
];

async function newsletterToken(purpose: 'confirm' | 'unsubscribe'): Promise<string> {
  const { issueToken, subscribe } = await import('@/lib/newsletter/store');
  const db = await database();
  const email = `${unique('reader')}@example.com`;
  await subscribe(db, email);
  const { id } = await db
    .selectFrom('newsletter_addresses')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return issueToken(db, id, purpose);
}

async function anAddress(): Promise<string> {
  await newsletterToken('confirm');
  const db = await database();
  const { id } = await db
    .selectFrom('newsletter_addresses')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function aFeedRun(): Promise<string> {
  const time = '2026-11-22T08:00:00.000Z';
  const db = await database();
  const { id } = await db
    .insertInto('feed_runs')
    .values({ feed: 'crm', outcome: 'changed', started_at: time, finished_at: time })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function aList(): Promise<string> {
  const name = unique('list');
  const db = await database();
  await db
    .insertInto('feeds')
    .values({ name, added_at: new Date().toISOString(), uploaded_file: 'stock.csv' })
    .execute();
  return name;
}

async function anUpload(joined: string | null = null): Promise<string> {
  const time = new Date().toISOString();
  const feed = unique('list');
  const db = await database();
  const { id } = await db
    .insertInto('uploads')
    .values({
      file: 'stock.csv',
      path: join(media, 'stock.csv'),
      joined_file: joined,
      joined_path: joined && join(media, joined),
      bytes: 1,
      state: 'examined',
      feed,
      examination: JSON.stringify({ feed, refusal: null, missingColumns: [], fields: [], columns: [] }),
      uploaded_by: 'admin@example.com',
      uploaded_at: time,
      changed_at: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function passwordToken(): Promise<string> {
  const { addAccount } = await import('@/lib/staff/accounts');
  const { link } = await addAccount(
    { email: `${unique('invited')}@example.com`, name: '', role: 'advisor' },
    'test',
  );
  return new URL(link).searchParams.get('token') ?? '';
}

async function anAgent(): Promise<string> {
  const { createAgent } = await import('@/lib/agents/change-agent');
  const fields = { name: 'Layla', phone: null, languages: null, brn: null, photo: null };
  return (await createAgent({ email: `${unique('agent')}@example.com`, ...fields }, 'test')).id;
}

async function anAlias(): Promise<string> {
  const { addAlias } = await import('@/lib/aliases/change-alias');
  const alias = { kind: 'district', alias: unique('alias'), name: 'Meydan', city: null } as const;
  return String((await addAlias(alias, 'test')).alias.id);
}

async function assignee(): Promise<string | null> {
  const db = await database();
  const row = await db
    .selectFrom('inquiries')
    .select('assigned_to')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.assigned_to;
}

async function failedDelivery(): Promise<Example> {
  const id = await anEnquiry();
  const db = await database();
  const delivery = await db
    .updateTable('inquiry_deliveries')
    .set({ status: 'failed' })
    .where('inquiry_id', '=', Number(id))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id }, body: { delivery_id: delivery.id } };
}

/** The route behind a described path, whose parts may be fixed words where the route has a parameter. */
function routeOf(path: string): { pattern: RoutePath; fixed: Record<string, string> } {
  const parts = path.split('/');
  const candidates = keysOf(allRoutes)
    .map((pattern) => ({ pattern, wanted: pattern.split('/') }))
    .filter(({ pattern, wanted }) => pattern !== '/api/{path}/' && wanted.length === parts.length)
    .map(({ pattern, wanted }) => {
      const pairs = wanted.map((part, index) => [part, parts[index] ?? ''] as const);
      const fits = pairs.every(
        ([part, given]) => part === given || (part.startsWith('{') && !given.startsWith('{')),
      );
      const fixed = pairs
        .filter(([part, given]) => part !== given)
        .map(([part, given]) => [part.slice(1, -1), given]);
      return { pattern, fits, fixed: Object.fromEntries(fixed) };
    })
    .filter(({ fits }) => fits)
    .sort((a, b) => Object.keys(a.fixed).length - Object.keys(b.fixed).length);
  const [first] = candidates;
  if (!first)
    throw new Error(`${path} is described in lib/openapi/operations.ts, but there is no such route`);
  return first;
}

async function callAs(role: Role, path: string, operation: Operation): Promise<Response> {
  const key = `${operation.method} ${path}`;
  const person =
    role === 'anonymous' ? null : needsOwnSession.includes(key) ? await freshSession(role) : people[role];
  const { params = property, body } = (await examples[key]?.(person)) ?? {};
  const { pattern, fixed } = routeOf(path);
  const headers: Record<string, string> = person ? { cookie: person.cookie } : {};
  const method = methodOf(operation);
  const url = `http://site.test${path.replace(/\{(\w+)\}/g, (_, name) => String(fieldOf(params, name) ?? 'x'))}`;
  const init: RequestInit = { method, headers };
  if (operation.bodyType === 'multipart/form-data') {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const upload = new FormData();
    upload.set('picture', new Blob([new Uint8Array(bytes)]));
    init.body = upload;
  } else if (operation.bodyType === 'application/octet-stream') {
    headers['content-type'] = operation.bodyType;
    init.body = 'title,price';
  } else if (operation.body) {
    headers['content-type'] = 'application/json';
    const isForm = operation.bodyType === 'application/x-www-form-urlencoded';
    init.body = isForm
      ? new URLSearchParams(stub<Record<string, string>>(body)).toString()
      : JSON.stringify(body ?? {});
  }
  const handler = await handlerOf(pattern, method);
  return handler(new Request(url, init), { params: Promise.resolve(stub({ ...params, ...fixed })) });
}

const document = openApiDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'api');

/** Validates a response against the document's entry for its status. */
async function expectDescribed(path: string, operation: Operation, response: Response): Promise<void> {
  const where = `${operation.method} ${path} ${response.status}`;
  const described = document.paths?.[path]?.[operation.method]?.responses?.[String(response.status)];
  if (!described) throw new Error(`${where} is not described: ${await response.text()}`);
  const type = response.headers.get('content-type')?.split(';')[0];
  const media = Object.keys(('content' in described && described.content) || {})[0];
  expect([where, type]).toEqual([where, media]);
  if (media !== 'application/json') return;
  const escaped = [path, operation.method, 'responses', String(response.status), 'content', media, 'schema']
    .map((part) =>
      part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D'),
    )
    .join('/');
  const validate = present(ajv.getSchema(`api#/paths/${escaped}`));
  const body = await response.json();
  if (!validate(body))
    throw new Error(`${where}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`);
}

const table = Object.entries(operations).flatMap(([path, list]) =>
  list.map((operation) => [operation.method, path, operation] as const),
);

describe.each(table)('%s %s', (_method, path, operation) => {
  const { access } = operation;
  const succeeds = Object.keys(operation.responses).map(Number);

  it.each(['anonymous', 'advisor', 'admin'] as const)('responds to %s as described', async (role) => {
    const response = await callAs(role, path, operation);
    const { status } = response;
    const copy = response.clone();
    await expectDescribed(path, operation, response);
    const isDenied = access === 'secret' || (access !== 'everybody' && role === 'anonymous');
    if (access === 'secret') expect([401, 404]).toContain(status);
    else if (isDenied) {
      expect(status).toBe(401);
      expect(await copy.json()).toEqual({ message: 'Please sign in.' });
    } else if (access === 'admin' && role === 'advisor') {
      expect(status).toBe(403);
      expect(await copy.json()).toEqual({ message: 'Your account is not allowed to do this.' });
    } else if (succeeds.length > 0) expect(succeeds).toContain(status);
    else expect(status).toBe(403);
  });

  it('describes its errors', async () => {
    if (!operation.body || access === 'secret') return;
    const { pattern, fixed } = routeOf(path);
    const method = methodOf(operation);
    const handler = await handlerOf(pattern, method);
    const headers = { cookie: people.admin.cookie, 'content-type': 'text/plain' };
    const request = new Request(`http://site.test${path.replace(/[{}]/g, '')}`, {
      method,
      headers,
      body: 'x',
    });
    const response = await handler(request, { params: Promise.resolve(stub({ ...property, ...fixed })) });
    expect(response.status).toBeGreaterThanOrEqual(400);
    await expectDescribed(path, operation, response);
  });
});

describe('with its secret', () => {
  const signed = (portal: string, lead: object): SecretCall => {
    const body = JSON.stringify(lead);
    return portal === 'bayut'
      ? {
          body,
          headers: { 'x-bayut-signature': createHash('md5').update(secret).update(body).digest('hex') },
        }
      : { body, headers: { 'x-signature': createHmac('sha256', secret).update(body).digest('hex') } };
  };
  const bearer = { headers: { authorization: `Bearer ${secret}` } };
  type SecretCall = { headers: Record<string, string>; body?: string };
  type SecretCase = [status: number, portal: string, call: () => SecretCall];
  const finder = { type: 'lead.created', entity: { id: 'lead-1' }, payload: {} };
  const bayut = { id: 'lead-1', message: 'Is it still there?', enquirer: { name: 'Amira' } };
  const cases: Record<string, SecretCase[]> = {
    'get /api/metrics/': [[200, '', () => bearer]],
    'get /api/jobs/run/': [[200, '', () => bearer]],
    'post /api/jobs/run/': [[200, '', () => bearer]],
    'post /api/webhooks/{portal}/': [
      [201, 'property-finder', () => signed('property-finder', finder)],
      [200, 'property-finder', () => signed('property-finder', finder)],
      [200, 'property-finder', () => signed('property-finder', { ...finder, type: 'lead.deleted' })],
      [201, 'bayut', () => signed('bayut', bayut)],
      [200, 'bayut', () => signed('bayut', bayut)],
    ],
  };
  const secretTable = table
    .filter(([, , { access }]) => access === 'secret')
    .map(([method, path, operation]) => [`${method} ${path}`, path, operation] as const);

  it.each(secretTable)('%s responds as described', async (key, path, operation) => {
    const tried = cases[key] ?? [];
    expect(tried.map(([status]) => String(status))).toEqual(
      expect.arrayContaining(Object.keys(operation.responses)),
    );
    for (const [status, portal, prepare] of tried) {
      const { headers, body } = prepare();
      const response = await call(routeOf(path).pattern, {
        method: methodOf(operation),
        params: { portal },
        headers,
        body,
      });
      expect([key, portal, response.status]).toEqual([key, portal, status]);
      await expectDescribed(path, operation, response);
    }
  });
});

it('testing/api-routes.ts lists every route', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' });
  const paths = files
    .filter((file) => basename(file) === 'route.ts')
    .map((file) =>
      `/api/${dirname(file).replace(/\[+(?:\.{3})?(\w+)\]+/g, '{$1}')}/`.replace('.json/', '.json'),
    );
  expect(keysOf(allRoutes).sort()).toEqual(paths.sort());
});

it.each(keysOf(allRoutes).filter((path) => path !== '/api/{path}/'))(
  'describes every method of %s',
  async (pattern) => {
    const allow = (await allRoutes[pattern]()).OPTIONS().headers.get('allow') ?? '';
    const methods = allow.split(', ').filter((method) => !['HEAD', 'OPTIONS'].includes(method));
    const described = Object.entries(operations)
      .filter(([path]) => routeOf(path).pattern === pattern)
      .flatMap(([, list]) => list.map(({ method }) => method.toUpperCase()));
    expect([...new Set(described)].sort()).toEqual(methods.sort());
  },
);

it('is served as OpenAPI 3.1', async () => {
  const response = await call('/api/openapi.json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
});
