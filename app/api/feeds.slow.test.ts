import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { database } from '@/lib/database/connection';
import { findFeed, listFindings, listRuns } from '@/lib/feeds/desk';
import { call, send } from '@/testing/api-routes';
import { signInStaff } from '@/testing/staff-session';
import { openTestSite } from '@/testing/test-site';

const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
process.env.FEEDS = join(folder, 'feeds.json');
writeFileSync(
  process.env.FEEDS,
  JSON.stringify([
    { name: 'crm', source: 'https://user:secret@crm.example/feed.xml?key=secret', every: '1 hour' },
    { name: 'stopped', source: 'a.json' },
    { name: 'shrunk', source: 'b.json' },
  ]),
);

let site: Awaited<ReturnType<typeof openTestSite>>;
let cookie: string;
beforeAll(async () => {
  site = await openTestSite();
  ({ cookie } = await signInStaff('admin@example.com', 'admin'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const runNow = (name: string) =>
  call('/api/staff/feeds/{name}/', { method: 'POST', params: { name }, headers: { cookie } });

it('runs a feed once for two requests, and records who requested it', async () => {
  expect(await findFeed('crm')).toMatchObject({
    source: 'https://crm.example/feed.xml',
    schedule: 'every hour',
    last: null,
    isActive: false,
  });
  const responses = await Promise.all([runNow('crm'), runNow('crm')]);
  expect(responses.map(({ status }) => status)).toEqual([202, 202]);
  expect(await findFeed('crm')).toMatchObject({ isActive: true, last: { outcome: 'queued' } });
  const db = await database();
  const entries = await db
    .selectFrom('audit_log')
    .select(['actor', 'subject'])
    .where('action', '=', 'feed.run')
    .execute();
  expect(entries).toEqual([{ actor: 'admin@example.com', subject: 'crm' }]);
  expect((await runNow('other')).status).toBe(404);
});

it('accepts what a feed lacks only in the number that its last run stated', async () => {
  const db = await database();
  const time = '2026-11-22T08:00:00.000Z';
  const row = {
    feed: 'shrunk',
    outcome: 'withheld' as const,
    started_at: time,
    finished_at: time,
    missing: 25,
  };
  await db.insertInto('feed_runs').values(row).execute();
  const accept = (removals: unknown) =>
    send('/api/staff/feeds/{name}/', { removals }, { params: { name: 'shrunk' }, headers: { cookie } });
  const statuses = [];
  for (const removals of [0, '25', 24, 25, 25]) statuses.push((await accept(removals)).status);
  expect(statuses).toEqual([422, 422, 409, 202, 409]);
  const runs = await db
    .selectFrom('feed_runs')
    .select(['outcome', 'accepted_missing'])
    .where('feed', '=', 'shrunk');
  expect(await runs.orderBy('id').execute()).toEqual([
    { outcome: 'withheld', accepted_missing: 0 },
    { outcome: 'queued', accepted_missing: 25 },
  ]);
  const entry = db.selectFrom('audit_log').select('subject').where('action', '=', 'feed.removals confirmed');
  expect(await entry.execute()).toEqual([{ subject: 'shrunk: 25' }]);
});

it('shows a run whose process died as failed', async () => {
  const db = await database();
  const row = { feed: 'stopped', outcome: 'running' as const, started_at: '2026-11-22T08:00:00.000Z' };
  await db.insertInto('feed_runs').values(row).execute();
  expect(await findFeed('stopped')).toMatchObject({ isActive: false, last: { outcome: 'failed' } });
  expect(await listRuns('stopped', { page: 1, pageSize: 50 })).toMatchObject({
    count: 1,
    results: [{ outcome: 'failed', message: 'The run was stopped before its end.' }],
  });
});

it('returns the report of a run by kind, and as CSV without formulas', async () => {
  const db = await database();
  const time = '2026-11-22T08:00:00.000Z';
  const { id } = await db
    .insertInto('feed_runs')
    .values({ feed: 'crm', outcome: 'changed', started_at: time, finished_at: time })
    .returning('id')
    .executeTakeFirstOrThrow();
  const finding = { run_id: id, row: 3, line: 4, key: null, title: '=1+1', column_name: 'price' };
  await db
    .insertInto('feed_findings')
    .values([
      { ...finding, number: 1, result: 'refused', value: 'a,b', reason: 'has no key' },
      { ...finding, number: 2, result: 'created', value: null, reason: '' },
    ])
    .execute();
  const page = { page: 1, pageSize: 50 };
  expect(await listFindings(id, { ...page, result: 'refused' })).toMatchObject({
    count: 1,
    results: [{ number: 1 }],
    kinds: [
      { result: 'created', count: 1 },
      { result: 'refused', count: 1 },
    ],
  });
  expect(await listFindings(id, { ...page, result: null })).toMatchObject({ count: 2 });
  const response = await call('/api/staff/feed-reports/{id}/', {
    params: { id: String(id) },
    headers: { cookie },
  });
  expect(response.headers.get('content-disposition')).toContain(`crm-${id}.csv`);
  expect(await response.text()).toContain('refused,3,4,,\'=1+1,price,"a,b",has no key\r\n');
  const missing = await call('/api/staff/feed-reports/{id}/', { params: { id: '999' }, headers: { cookie } });
  expect(missing.status).toBe(404);
});
