import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { database } from '@/lib/database/connection';
import { call, send } from '@/testing/api-routes';
import { openTestSite } from '@/testing/test-site';

const token = 'a-token-of-this-test';
let folder: string;
let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  process.env.METRICS_TOKEN = token;
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  process.env.FEEDS = join(folder, 'feeds.json');
  site = await openTestSite();
});
afterAll(async () => {
  delete process.env.METRICS_TOKEN;
  delete process.env.FEEDS;
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const read = (authorization?: string) =>
  call('/api/metrics/', { headers: authorization ? { authorization } : {} });

it('responds with 404 without a configured token and rejects other tokens', async () => {
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
    .values([
      { inquiry_id: id, channel: 'test', status: 'pending', next_attempt_at: created, created_at: created },
      { inquiry_id: id, channel: 'webhook', status: 'failed', next_attempt_at: created, created_at: created },
    ])
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
  expect(figure('site_failed_deliveries{channel="webhook"}')).toBe(1);
  expect(figure('site_failed_deliveries{channel="desk-mail"}')).toBe(0);
  expect(figure('site_catalog_reads_total{state="hit"}')).toBeGreaterThanOrEqual(1);
  expect(figure('site_database_query_seconds_count')).toBeGreaterThan(0);
  expect(figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(text).not.toContain('visitor@example.com');
});

it('reports the time since the last good run of each feed', async () => {
  const feeds = ['good', 'never', 'new'].map((name) => ({ name, source: 'a.json' }));
  await writeFile(join(folder, 'feeds.json'), JSON.stringify(feeds));
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
  await (await database())
    .insertInto('feeds')
    .values([
      { name: 'good', added_at: ago(900), last_good_at: ago(60) },
      { name: 'never', added_at: ago(900) },
      { name: 'gone', added_at: ago(900) },
    ])
    .execute();
  const text = await (await read(`Bearer ${token}`)).text();
  const ages = [...text.matchAll(/^site_feed_last_good_run_age_seconds\{feed="(\w+)"\} (\d+)/gm)];
  expect(ages.map(([, feed]) => feed).sort()).toEqual(['good', 'never']);
  const ageOf = (feed: string) => Number(ages.find(([, name]) => name === feed)?.[2]);
  expect(ageOf('good')).toBeGreaterThanOrEqual(60);
  expect(ageOf('good')).toBeLessThan(900);
  expect(ageOf('never')).toBeGreaterThanOrEqual(900);
});
