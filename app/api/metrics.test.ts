import { database } from '@/lib/database/connection';
import { call, send } from '@/testing/api-routes';
import { openTestSite } from '@/testing/test-site';

const token = 'a-token-of-this-test';
let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  process.env.METRICS_TOKEN = token;
  site = await openTestSite();
});
afterAll(async () => {
  delete process.env.METRICS_TOKEN;
  await site.close();
});

const read = (authorization?: string) =>
  call('/api/metrics/', { headers: authorization ? { authorization } : {} });

it('answers 404 without a configured token and rejects other tokens', async () => {
  delete process.env.METRICS_TOKEN;
  expect((await read(`Bearer ${token}`)).status).toBe(404);
  process.env.METRICS_TOKEN = token;
  for (const wrong of [undefined, token, 'Bearer ', 'Bearer wrong', `bearer ${token}`]) {
    const response = await read(wrong);
    expect([wrong, response.status]).toEqual([wrong, 401]);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  }
});

it('reports process, database, catalogue reads and pending enquiries', async () => {
  await call('/api/v1/property-statistics/');
  await call('/api/v1/property-statistics/');
  await send('/api/v1/contact/submit/', {
    name: 'Visitor',
    email: 'visitor@example.com',
    subject: 'Two bedrooms',
    message: 'We are looking for two bedrooms by the water.',
  });
  const db = await database();
  const { id } = await db.selectFrom('inquiries').select('id').executeTakeFirstOrThrow();
  const created = new Date(Date.now() - 90_000).toISOString();
  await db
    .insertInto('inquiry_deliveries')
    .values({ inquiry_id: id, channel: 'test', next_attempt_at: created, created_at: created })
    .execute();

  const response = await read(`Bearer ${token}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')[1],
    );
  expect(figure('site_database_up')).toBe(1);
  expect(figure('site_undelivered_enquiries')).toBeGreaterThanOrEqual(1);
  expect(figure('site_oldest_undelivered_enquiry_seconds')).toBeGreaterThanOrEqual(90);
  expect(figure('site_catalog_reads_total{state="hit"}')).toBeGreaterThanOrEqual(1);
  expect(figure('site_database_query_seconds_count')).toBeGreaterThan(0);
  expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(text).not.toContain('visitor@example.com');
});
