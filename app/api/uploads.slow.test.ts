import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { database } from '@/lib/database/connection';
import { env } from '@/lib/env';
import { findFeed, listRuns } from '@/lib/feeds/desk';
import type { FeedTask } from '@/lib/feeds/feed-task';
import { importBefore } from '@/lib/feeds/history';
import { importFeed } from '@/lib/feeds/import-feed';
import { dropHandEdit, putHandEdit } from '@/lib/hand-edits';
import { type ExamineTask, examineUpload } from '@/lib/import/examine';
import { runJob } from '@/lib/jobs/run-job';
import { joinFile } from '@/lib/uploads/change-upload';
import { importShare } from '@/lib/uploads/import-share';
import { findUpload, openUploads } from '@/lib/uploads/upload';
import { isLost, storeUpload, waitingUploads } from '@/lib/uploads/upload-files';
import { deleteOldUploads, uploadsJob } from '@/lib/uploads/uploads-job';
import { call, send } from '@/testing/api-routes';
import { captureLog } from '@/testing/capture-log';
import { signInStaff } from '@/testing/staff-session';
import { present } from '@/testing/stub';
import { openTestSite } from '@/testing/test-site';
import { workbookOf } from '@/testing/workbook';

jest.mock('@/lib/uploads/upload', () => ({
  ...jest.requireActual('@/lib/uploads/upload'),
  maxUploadBytes: 20_000,
}));

const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
process.env.FEEDS = join(folder, 'feeds.json');
writeFileSync(process.env.FEEDS, '[{"name": "crm", "source": "stock.json"}]');

let site: Awaited<ReturnType<typeof openTestSite>>;
let cookie: string;
captureLog();
beforeAll(async () => {
  site = await openTestSite();
  ({ cookie } = await signInStaff('admin@example.com', 'admin'));
});
afterEach(async () => {
  for (const { id } of await openUploads()) await discard(id);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const octets = { 'content-type': 'application/octet-stream' };
const upload = (file: string, body: string, headers: Record<string, string> = {}) =>
  call('/api/staff/uploads/', {
    method: 'POST',
    query: `file=${encodeURIComponent(file)}`,
    headers: { cookie, ...octets, ...headers },
    body,
  });
const change = (id: number, fields: object) =>
  send('/api/staff/uploads/{id}/', fields, {
    method: 'PATCH',
    params: { id: String(id) },
    headers: { cookie },
  });
const start = (id: number, body: object = {}) =>
  send('/api/staff/uploads/{id}/', body, { params: { id: String(id) }, headers: { cookie } });
const discard = (id: number) =>
  call('/api/staff/uploads/{id}/', { method: 'DELETE', params: { id: String(id) }, headers: { cookie } });

const addSecond = (id: number, file: string, body: string) =>
  call('/api/staff/uploads/{id}/joined/', {
    method: 'POST',
    params: { id: String(id) },
    query: `file=${file}`,
    headers: { cookie, ...octets },
    body,
  });
const removeSecond = (id: number) =>
  call('/api/staff/uploads/{id}/joined/', {
    method: 'DELETE',
    params: { id: String(id) },
    headers: { cookie },
  });

/** Processes everything that waits, in this process. */
const work = (runners: Partial<Parameters<typeof uploadsJob>[0]> = {}) =>
  runJob(
    uploadsJob({
      examine: (task: ExamineTask) => examineUpload(task, env().DATABASE_URL),
      importer: (task: FeedTask) => importFeed(task, env(), { say: () => {}, note: () => {} }),
      ...runners,
    }),
  );

async function examined(file: string, body: string) {
  const response = await upload(file, body);
  expect(response.status).toBe(201);
  const { id } = await response.json();
  await work();
  return present(await findUpload(id));
}
const again = async (id: number) => {
  await work();
  return present(await findUpload(id));
};

/** A table whose column of titles has a meaningless heading. */
const homes = (count: number, { from = 1, price = 'Price AED' } = {}) =>
  [
    `Code,Marketing,Location,${price},Size sqft`,
    ...Array.from({ length: count }, (_, index) => {
      const number = from + index;
      return `HN-${number},Garden home ${number},Dubai Marina,${2_000_000 + number},1500`;
    }),
  ].join('\r\n');

async function titles(feed: string): Promise<string[]> {
  const db = await database();
  const rows = await db
    .selectFrom('properties')
    .select('title')
    .where('feed_key', 'like', `${feed}:%`)
    .where('hidden_from', '>', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}

it('examines a file, takes corrections, and imports it once it is told to', async () => {
  const first = await examined('Homes 2026-11-25.csv', homes(4));
  expect(first).toMatchObject({ state: 'examined', feed: 'homes', file: 'Homes 2026-11-25.csv' });
  expect(present(first.examination)).toMatchObject({
    format: 'table',
    counts: { read: 4, created: 0, refused: 4 },
    refusal: 'None of the 4 rows of the file is a property.',
  });
  expect((await start(first.id)).status).toBe(409);
  const { errors } = await (await change(first.id, { title: 'Nothing', feed: 'crm' })).json();
  expect(errors).toEqual({
    title: 'The file has no such column.',
    feed: 'A feed of the FEEDS file has this name. Please choose another.',
  });
  const changed = { title: 'Marketing', feed: 'marina', low_price_reading: 'in US dollars' };
  expect((await change(first.id, changed)).status).toBe(202);
  const { examination } = await again(first.id);
  expect(examination).toMatchObject({
    feed: 'marina',
    refusal: null,
    counts: { created: 4, refused: 0, shown: 0 },
  });
  expect(examination?.fields).toContainEqual({
    field: 'low_price',
    column: 'Price AED',
    kept: null,
    reading: 'in US dollars',
  });
  expect(await change(first.id, { low_price_reading: 'in dirhams' })).toHaveProperty('status', 202);
  const last = await again(first.id);
  expect(last.examination?.preview[0]).toContain('2,000,001');
  expect(await titles('marina')).toEqual([]);

  const outdated = await start(first.id, { seen: first.changed_at });
  expect(outdated.status).toBe(409);
  expect(await outdated.json()).toMatchObject({
    message: expect.stringMatching(/checked or imported again/),
  });
  expect((await start(first.id, { seen: last.changed_at })).status).toBe(202);
  expect((await start(first.id)).status).toBe(409);
  expect((await discard(first.id)).status).toBe(409);
  const done = await again(first.id);
  expect(done.state).toBe('imported');
  expect(existsSync(done.path)).toBe(false);
  expect(await titles('marina')).toHaveLength(4);
  expect(await findFeed('marina')).toMatchObject({
    isUpload: true,
    source: 'Homes 2026-11-25.csv',
    last: { outcome: 'changed', created: 4 },
  });
  const db = await database();
  const entries = await db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'subject'])
    .where('action', 'like', 'feed.%')
    .execute();
  expect(entries).toEqual([
    { actor: 'admin@example.com', action: 'feed.uploaded', subject: 'Homes 2026-11-25.csv' },
    {
      actor: 'admin@example.com',
      action: 'feed.imported',
      subject: 'marina: Homes 2026-11-25.csv, changed, 4 rows, 4 added, 0 changed, 0 removed, 0 refused',
    },
  ]);
  const run = await call('/api/staff/feeds/{name}/', {
    method: 'POST',
    params: { name: 'marina' },
    headers: { cookie },
  });
  expect(run.status).toBe(409);
});

it('imports no table without a price, size or place, such as a list of clients, until its columns are chosen', async () => {
  const clients = [
    'Name,Email,Budget',
    'Anna Keller,anna@x.example,2000000',
    'Omar Aziz,omar@x.example,3000000',
  ];
  const { id, examination } = await examined('clients.csv', clients.join('\n'));
  expect(examination).toMatchObject({
    refusal: expect.stringContaining('this does not look like a list of properties'),
    counts: { created: 2 },
  });
  expect((await start(id)).status).toBe(409);
  await change(id, { low_price: 'Budget' });
  expect((await again(id)).examination?.refusal).toBeNull();
  const projects = await examined('off-plan.csv', 'Project,Developer,Handover\nSea One,Emaar,Q4 2027');
  expect(projects.examination?.refusal).toBeNull();
  await Promise.all([discard(id), discard(projects.id)]);
});

it('recognises the next file by its columns, and says which of them are gone', async () => {
  const next = await examined('week 49.csv', homes(5));
  expect(next).toMatchObject({
    feed: 'marina',
    examination: {
      isKnown: true,
      counts: { created: 1, updated: 0, unchanged: 4, shown: 4, missing: 0 },
    },
  });
  expect(next.examination?.fields).toContainEqual(
    expect.objectContaining({ field: 'title', column: 'Marketing' }),
  );
  const renamed = await examined('marina.csv', homes(5, { price: 'Ask' }));
  expect(renamed.examination?.missingColumns).toEqual(['Price AED']);
  expect((await start(renamed.id)).status).toBe(409);
  await change(renamed.id, { low_price: 'Ask' });
  expect((await again(renamed.id)).examination).toMatchObject({
    missingColumns: [],
    counts: { created: 1, updated: 0, unchanged: 4 },
  });
});

it('notices a list that comes back under another name and with other columns', async () => {
  const file = homes(5).replace('Code,Marketing,', 'Ref no,Title,');
  const { id, examination } = await examined('stock.csv', file);
  expect(examination).toMatchObject({ feed: 'stock', counts: { created: 5 } });
  expect(examination?.repeated).toEqual({ feed: 'marina', count: 4 });
  await change(id, { feed: 'marina' });
  const { examination: renamed } = await again(id);
  expect(renamed).toMatchObject({ repeated: null, missingColumns: ['Code', 'Marketing'] });
  await change(id, { ...renamed?.suggestions });
  expect((await again(id)).examination).toMatchObject({ missingColumns: [], counts: { unchanged: 4 } });
  const other = await examined('villas.csv', homes(12, { from: 4 }).replace('Marketing', 'Title'));
  expect(other.examination?.repeated).toBeNull();
  await Promise.all([discard(id), discard(other.id)]);
});

it('says which fields of stored properties it would change, without those that are edited by hand', async () => {
  const db = await database();
  const edit = {
    value: 2_000_002,
    feedValue: 2_000_000,
    editedBy: 'desk',
    editedAt: new Date().toISOString(),
  };
  await putHandEdit(db, 'property', 'marina:hn-2', 'low_price', edit);
  const cheap = homes(4).replaceAll('2000', '2').replace('Garden home 3', 'Villa');
  const { id, examination } = await examined('marina.csv', cheap);
  expect(examination?.counts).toMatchObject({ updated: 4 });
  const price = { field: 'low_price', count: 3, title: 'Garden home 1', from: '2,000,001', to: '2,001' };
  expect(examination?.changes).toContainEqual(price);
  const title = { field: 'title', count: 1, title: 'Villa', from: 'Garden home 3', to: 'Villa' };
  expect(examination?.changes).toContainEqual(title);
  await dropHandEdit(db, 'property', 'marina:hn-2', 'low_price');
  await discard(id);
});

it('takes off what a complete file lacks, at once only a fifth, and more when that is confirmed', async () => {
  const cut = await examined('marina.csv', homes(1, { from: 4 }));
  expect(cut.examination?.counts).toMatchObject({ created: 0, shown: 4, missing: 3 });
  expect(await titles('marina')).toHaveLength(4);
  await start(cut.id, { complete: true });
  const kept = await again(cut.id);
  const { results } = await listRuns('marina', { page: 1, pageSize: 1 });
  expect(results[0]).toMatchObject({ id: kept.run_id, outcome: 'mismatched', missing: 3 });
  expect(results[0]?.message).toContain('press "These removals are right" on the screen of the upload');
  expect(kept).toMatchObject({ state: 'examined', complete: true });
  expect(await titles('marina')).toHaveLength(4);
  expect((await start(cut.id, { removals: 2 })).status).toBe(409);
  expect((await start(cut.id, { removals: 3 })).status).toBe(202);
  expect((await again(cut.id)).state).toBe('imported');
  expect(await titles('marina')).toEqual(['Garden home 4']);
});

it('imports one file of a list at a time, and goes on after a restart', async () => {
  const one = await examined('marina.csv', homes(3, { from: 4 }));
  const two = await examined('marina (1).csv', homes(4, { from: 4 }));
  expect((await start(one.id)).status).toBe(202);
  const refusal = await start(two.id);
  expect([refusal.status, (await refusal.json()).message]).toEqual([
    409,
    '“marina” is being imported at the moment. Please try again when that is done.',
  ]);
  expect((await findUpload(two.id))?.state).toBe('examined');
  // As after a process that died in the middle.
  const db = await database();
  await db.updateTable('feed_runs').set({ outcome: 'running' }).where('outcome', '=', 'queued').execute();
  const shares: unknown[] = [];
  await work({
    importer: (task, { onWritten } = {}) => {
      onWritten?.(0.5);
      shares.push(importShare(one.id));
      return importFeed(task, env(), { say: () => {}, note: () => {} });
    },
  });
  expect([...shares, importShare(one.id)]).toEqual([0.5, null]);
  expect((await findUpload(one.id))?.state).toBe('imported');
  const { results } = await listRuns('marina', { page: 1, pageSize: 2 });
  expect(results).toMatchObject([
    { file: 'marina.csv', outcome: 'changed', created: 2 },
    { file: null, outcome: 'failed', message: 'The run was stopped before its end.' },
  ]);
  const last = present(results[0]);
  const before = await importBefore(db, last);
  expect(before).toMatchObject({ file: 'marina.csv' });
  const repeat = await examined('marina.csv', homes(3, { from: 4 }));
  await start(repeat.id);
  await work();
  const [repeated] = (await listRuns('marina', { page: 1, pageSize: 1 })).results;
  expect(repeated?.outcome).toBe('unchanged');
  expect(await importBefore(db, present(repeated))).toEqual(before);
  expect(await titles('marina')).toHaveLength(3);
});

it('takes a list off the site, which a later import brings back', async () => {
  const takeOff = (name: string, headers = { cookie }) =>
    call('/api/staff/feeds/{name}/', { method: 'DELETE', params: { name }, headers });
  const { cookie: advisor } = await signInStaff('second@example.com', 'advisor');
  const shown = await titles('marina');
  const waiting = await examined('marina.csv', homes(3, { from: 4 }));
  await start(waiting.id);
  const refused = [
    await takeOff('marina', { cookie: advisor }),
    await takeOff('marina'),
    await takeOff('crm'),
    await takeOff('other'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 409, 409, 404]);
  await work();
  expect(await titles('marina')).toEqual(shown);
  const answer = await takeOff('marina');
  expect([answer.status, (await answer.json()).message]).toEqual([200, '3 properties have left the site.']);
  expect(await titles('marina')).toEqual([]);
  expect((await listRuns('marina', { page: 1, pageSize: 1 })).results).toMatchObject([
    { outcome: 'changed', retired: 3, message: 'Taken off the site at the desk by admin@example.com.' },
  ]);
  const db = await database();
  const entries = db.selectFrom('audit_log').select('subject').where('action', '=', 'feed.taken off');
  expect(await entries.execute()).toEqual([{ subject: 'marina: 3 properties' }]);
  const { id, examination } = await examined('marina.csv', homes(3, { from: 4 }));
  expect(examination?.counts).toMatchObject({ created: 0, updated: 3, shown: 0 });
  await start(id);
  await work();
  expect(await titles('marina')).toEqual(shown);
});

it('gives a file of a new name that of a list on the site rather than of one that was taken off', async () => {
  const { id, feed } = await examined('week 50.csv', homes(1, { from: 90 }));
  expect(feed).toBe('marina');
  await change(id, { feed: 'second', title: 'Marketing' });
  await again(id);
  await start(id);
  await work();
  const db = await database();
  const started_at = new Date().toISOString();
  const failed = { feed: 'second', outcome: 'failed', started_at, finished_at: started_at } as const;
  await db.insertInto('feed_runs').values(failed).execute();
  const later = await examined('week 51.csv', homes(1, { from: 90 }));
  expect(later.feed).toBe('second');
  await call('/api/staff/feeds/{name}/', {
    method: 'DELETE',
    params: { name: 'second' },
    headers: { cookie },
  });
  const last = await examined('week 52.csv', homes(1, { from: 90 }));
  expect(last.feed).toBe('marina');
  await Promise.all([discard(later.id), discard(last.id)]);
});

it.each([
  ['stock.xlsx', 'PK\u0003\u0004[Content_Types].xml', 'stock.xlsx: the workbook is damaged or was cut'],
  ['feed.xml', '<!doctype html><html><body>Sign in</body></html>', 'feed.xml: this is an HTML page'],
  ['empty.csv', '', 'empty.csv: the file is empty'],
  ['cut.json', '[{"title": "A', 'cut.json: '],
])('says why %s cannot be used', async (file, body, reason) => {
  const { state, message } = await examined(file, body);
  expect(state).toBe('unusable');
  expect(message).toContain(reason);
});

it('refuses what is not an upload, is too large, comes from another site or is not sent by an administrator', async () => {
  const { cookie: advisor } = await signInStaff('advisor@example.com', 'advisor');
  const statuses = [
    await upload('a.csv', 'x', { 'content-type': 'text/csv' }),
    await upload('a.csv', 'x', { 'content-length': '20001' }),
    await upload('a.csv', 'x'.repeat(20_001)),
    await upload('a.csv', 'x', { 'sec-fetch-site': 'cross-site' }),
    await upload('a.csv', 'x', { cookie: advisor }),
    await upload('a.csv', 'x', { cookie: '' }),
    await change(999_999, {}),
    await start(999_999),
    await discard(999_999),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([415, 413, 413, 403, 403, 401, 404, 404, 404]);
  expect(await openUploads()).toEqual([]);
});

it.each([
  ['breaks off', new Error('aborted'), 400],
  ['meets a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), 503],
  ['meets a read-only disk', Object.assign(new Error('open'), { code: 'EROFS' }), 503],
])('keeps nothing of an upload that %s', async (_what, error, status) => {
  const body = async function* () {
    yield Buffer.from('title');
    throw error;
  };
  await expect(storeUpload(body(), 'a.csv')).rejects.toMatchObject({ status });
});

describe('with a second file', () => {
  const units = [
    'Ref,Project,Developer,Price AED,Size sqft,Description',
    'U-1,Harbour One,Merrow Urban,1900000,900,Home',
    'U-2,Harbour Two,Merrow Urban,2100000,,',
  ].join('\n');
  const details = [
    'No,Project name,Developer,District,Size sqft,Description',
    '71,HARBOUR ONE,Merrow Urban,Dubai Harbour,950,On the quay',
    '72,Harbour Two,Merrow Urban,Dubai Harbour,1100,Above the marina',
    '73,Harbour Three,Merrow Urban,Dubai Harbour,700,Still to come',
  ].join('\n');

  async function stored(feed: string) {
    const db = await database();
    return db
      .selectFrom('properties')
      .leftJoin('districts', 'districts.id', 'district_id')
      .select(['title', 'price', 'min_area', 'districts.name as district'])
      .where('feed_key', 'like', `${feed}:%`)
      .orderBy('properties.id')
      .execute();
  }

  it('fills what the first leaves open, and adds its further properties', async () => {
    const { id, path } = await examined('harbour.csv', units);
    expect((await addSecond(id, 'details.csv', details)).status).toBe(202);
    const both = await again(id);
    expect(both).toMatchObject({
      file: 'harbour.csv',
      joined_file: 'details.csv',
      examination: {
        refusal: null,
        counts: { created: 3, refused: 0 },
        joined: { by: ['title', 'developer'], override: ['description'], completed: 2, added: 1 },
      },
    });
    expect((await addSecond(id, 'more.csv', details)).status).toBe(409);
    expect((await start(id, { complete: true })).status).toBe(202);
    await work();
    expect(await stored('harbour')).toMatchObject([
      { title: 'Harbour One', price: 1_900_000, min_area: 900, district: 'Dubai Harbour' },
      { title: 'Harbour Two', price: 2_100_000, min_area: 1_100 },
      { title: 'Harbour Three', price: null, min_area: 700 },
    ]);
    expect([existsSync(path), existsSync(present(both.joined_path))]).toEqual([false, false]);
    expect((await findFeed('harbour'))?.last?.file).toBe('harbour.csv and details.csv');
    const { examination } = await examined('harbour.csv', units);
    expect(examination).toMatchObject({ lacksJoined: true, counts: { updated: 2, missing: 1 } });
  });

  it('says what a list shares with another one', async () => {
    const { examination } = await examined('projects.csv', details.replaceAll('Dubai Harbour', ''));
    expect(examination).toMatchObject({ shared: { feed: 'harbour', count: 3 }, repeated: null });
    const other = await examined(
      'others.csv',
      details.replaceAll('HARBOUR', 'Canal').replaceAll('Harbour', 'Canal'),
    );
    expect(other.examination?.shared).toBeNull();
  });

  it('finds the properties by their reference if both files have it', async () => {
    const { id } = await examined('quay.csv', units);
    await addSecond(id, 'texts.csv', 'Ref,Title,Description\nU-1,Quay one,A\nU-2,Quay two,B');
    const { examination } = await again(id);
    expect(examination).toMatchObject({ joined: { by: ['reference'], completed: 2, added: 0 } });
  });

  it('imports nothing with one that says nothing about the first, until it is removed', async () => {
    const { id } = await examined('quay.csv', units);
    await addSecond(id, 'villas.csv', homes(3).replace('Marketing', 'Title'));
    const { examination, joined_path } = await again(id);
    expect(examination).toMatchObject({
      joined: null,
      refusal: 'villas.csv: none of its properties is in quay.csv, neither by reference nor by title.',
    });
    expect((await start(id)).status).toBe(409);
    expect((await removeSecond(id)).status).toBe(202);
    expect(existsSync(present(joined_path))).toBe(false);
    expect(await again(id)).toMatchObject({ joined_file: null, examination: { refusal: null } });
    expect((await removeSecond(id)).status).toBe(404);
  });

  it.each([
    ['checked again', 409, (id: number) => change(id, { feed: 'quay-two' })],
    ['discarded', 404, (id: number) => discard(id)],
  ])('says that the first was %s while it was sent', async (_what, status, meanwhile) => {
    const { id } = await examined('quay.csv', units);
    const body = async function* () {
      yield Buffer.from(details);
      await meanwhile(id);
      await work();
    };
    const message = status === 404 ? 'Upload not found.' : expect.stringContaining('again meanwhile');
    await expect(joinFile(id, body(), 'details.csv', 'admin@example.com')).rejects.toMatchObject({
      status,
      message,
    });
    await discard(id);
  });

  it('is deleted with the first', async () => {
    const { id } = await examined('quay.csv', units);
    await addSecond(id, 'details.csv', details);
    const { path, joined_path } = await again(id);
    await discard(id);
    expect([existsSync(path), existsSync(present(joined_path))]).toEqual([false, false]);
  });
});

it('keeps the name of a file without its folders, and reads gzip', async () => {
  const { path } = await storeUpload(Readable.from([gzipSync(homes(1))]), '../../etc/stock.csv.gz');
  expect(path).toMatch(/site-upload-\w+\/stock\.csv\.gz$/);
  const task = { path, feed: null, joined: null, known: [], taken: ['stock'], choices: {} };
  expect(await examineUpload(task, env().DATABASE_URL)).toMatchObject({
    examination: { feed: 'stock-upload', counts: { read: 1 } },
  });
  rmSync(dirname(path), { recursive: true });
});

it('reads an Excel workbook whatever its name, and says which sheet', async () => {
  const rows = homes(2)
    .split('\r\n')
    .map((line) => line.split(','));
  const file = workbookOf([{ rows: [['Stock of May']] }, { name: 'Homes', rows }]);
  const { path } = await storeUpload(Readable.from([file]), 'stock.csv');
  const task = { path, joined: null, feed: null, known: [], taken: [], choices: {} };
  expect(await examineUpload(task, env().DATABASE_URL)).toMatchObject({
    examination: {
      sheetNote: 'only the sheet "Homes" is read, not "Sheet1"',
      counts: { read: 2 },
      problems: expect.arrayContaining([expect.objectContaining({ result: 'to be checked' })]),
    },
  });
  rmSync(dirname(path), { recursive: true });
});

it('deletes the file of a discarded upload, and after a day all others', async () => {
  const one = await examined('one.csv', homes(1));
  expect((await discard(one.id)).status).toBe(200);
  expect(existsSync(one.path)).toBe(false);
  const two = await examined('two.csv', homes(1));
  const db = await database();
  await db.updateTable('uploads').set({ changed_at: '2026-01-01T00:00:00.000Z' }).execute();
  utimesSync(dirname(two.path), 0, 0);
  await deleteOldUploads(Date.now());
  expect(await findUpload(two.id)).toBeNull();
  expect(existsSync(two.path)).toBe(false);
});

it('ends the examination of a discarded upload, so that the next one need not wait', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  const { id } = await (await upload('long.csv', homes(1))).json();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const job = work({
    examine: (_task, end) =>
      new Promise((_, reject) => {
        end?.addEventListener('abort', () => reject(new Error('ended')));
        begin();
      }),
  });
  await begun;
  const next = await (await upload('next.csv', homes(1))).json();
  expect((await waitingUploads()).map((one) => one.id)).toEqual([id, next.id]);
  await discard(next.id);
  await discard(id);
  jest.advanceTimersByTime(2_000);
  expect(await job).toMatchObject({ state: 'done', count: 1 });
  jest.useRealTimers();
});

it('knows when a waiting upload has lost its file, and when its process ends without a result', async () => {
  const { id } = await (await upload('lost.csv', homes(1))).json();
  await work({ examine: () => Promise.reject(new Error('ended with SIGKILL')) });
  expect(await findUpload(id)).toMatchObject({
    state: 'unusable',
    message: 'The import ended unexpectedly; see the log.',
  });
  const waiting = present(await findUpload(id));
  const lost = { ...waiting, state: 'importing', changed_at: '2026-01-01T00:00:00.000Z' } as const;
  expect(await isLost(lost)).toBe(false);
  rmSync(dirname(waiting.path), { recursive: true });
  expect(await isLost(lost)).toBe(true);
});
