import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { database } from '@/lib/database/connection';
import { env } from '@/lib/env';
import { findFeed, listRuns } from '@/lib/feeds/desk';
import { importBefore } from '@/lib/feeds/history';
import { importFeed } from '@/lib/feeds/import-feed';
import { dropHandEdit, putHandEdit } from '@/lib/hand-edits';
import { examineUpload } from '@/lib/import/examine';
import { importShare } from '@/lib/uploads/import-share';
import { changedSince, findUpload, openUploads } from '@/lib/uploads/upload';
import { isLost, storeUpload, waitingUploads } from '@/lib/uploads/upload-files';
import { deleteOldUploads } from '@/lib/uploads/uploads-job';
import { call } from '@/testing/api-routes';
import { captureLog } from '@/testing/capture-log';
import { signInStaff } from '@/testing/staff-session';
import { present } from '@/testing/stub';
import { openUploadDesk, tableOfHomes } from '@/testing/upload-desk';
import { workbookOf } from '@/testing/workbook';

jest.mock('@/lib/uploads/upload', () => ({
  ...jest.requireActual('@/lib/uploads/upload'),
  maxUploadBytes: 20_000,
}));

const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
process.env.FEEDS = join(folder, 'feeds.json');
writeFileSync(process.env.FEEDS, '[{"name": "crm", "source": "stock.json"}]');

let desk: Awaited<ReturnType<typeof openUploadDesk>>;
captureLog();
beforeAll(async () => {
  desk = await openUploadDesk();
});
afterEach(() => desk.discardAll());
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

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
  const first = await desk.examined('Homes 2026-11-25.csv', tableOfHomes(4));
  expect(first).toMatchObject({ state: 'examined', feed: 'homes', file: 'Homes 2026-11-25.csv' });
  expect(present(first.examination)).toMatchObject({
    format: 'table',
    counts: { read: 4, created: 0, refused: 4 },
    refusal: 'None of the 4 rows of the file is a property.',
  });
  expect((await desk.start(first.id)).status).toBe(409);
  const { errors } = await (await desk.change(first.id, { title: 'Nothing', feed: 'crm' })).json();
  expect(errors).toEqual({
    title: 'The file has no such column.',
    feed: 'A feed of the FEEDS file has this name. Please choose another.',
  });
  const changed = { title: 'Marketing', feed: 'marina', low_price_reading: 'in US dollars' };
  expect((await desk.change(first.id, changed)).status).toBe(202);
  const { examination } = await desk.worked(first.id);
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
  expect(await desk.change(first.id, { low_price_reading: 'in dirhams' })).toHaveProperty('status', 202);
  const last = await desk.worked(first.id);
  expect(last.examination?.preview[0]).toContain('2,000,001');
  expect(await titles('marina')).toEqual([]);

  const outdated = await desk.start(first.id, { seen: first.changed_at });
  expect(outdated.status).toBe(409);
  expect(await outdated.json()).toMatchObject({
    message: expect.stringMatching(/checked or imported again/),
  });
  expect((await desk.start(first.id, { seen: last.changed_at })).status).toBe(202);
  expect((await desk.start(first.id)).status).toBe(409);
  expect((await desk.discard(first.id)).status).toBe(409);
  const done = await desk.worked(first.id);
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
    headers: { cookie: desk.cookie },
  });
  expect(run.status).toBe(409);
});

it('imports no table without a price, size or place, such as a list of clients, until its columns are chosen', async () => {
  const clients = [
    'Name,Email,Budget',
    'Anna Keller,anna@x.example,2000000',
    'Omar Aziz,omar@x.example,3000000',
  ];
  const { id, examination } = await desk.examined('clients.csv', clients.join('\n'));
  expect(examination).toMatchObject({
    refusal: expect.stringContaining('this does not look like a list of properties'),
    counts: { created: 2 },
  });
  expect((await desk.start(id)).status).toBe(409);
  await desk.change(id, { low_price: 'Budget' });
  expect((await desk.worked(id)).examination?.refusal).toBeNull();
  const projects = await desk.examined('off-plan.csv', 'Project,Developer,Handover\nSea One,Emaar,Q4 2027');
  expect(projects.examination?.refusal).toBeNull();
  await Promise.all([desk.discard(id), desk.discard(projects.id)]);
});

it('recognises the next file by its columns, and says which of them are gone', async () => {
  const next = await desk.examined('week 49.csv', tableOfHomes(5));
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
  const renamed = await desk.examined('marina.csv', tableOfHomes(5, { price: 'Ask' }));
  expect(renamed.examination?.missingColumns).toEqual(['Price AED']);
  expect((await desk.start(renamed.id)).status).toBe(409);
  await desk.change(renamed.id, { low_price: 'Ask' });
  expect((await desk.worked(renamed.id)).examination).toMatchObject({
    missingColumns: [],
    counts: { created: 1, updated: 0, unchanged: 4 },
  });
});

it('notices a list that comes back under another name and with other columns', async () => {
  const file = tableOfHomes(5).replace('Code,Marketing,', 'Ref no,Title,');
  const { id, examination } = await desk.examined('stock.csv', file);
  expect(examination).toMatchObject({ feed: 'stock', counts: { created: 5 } });
  expect(examination?.repeated).toEqual({ feed: 'marina', count: 4 });
  await desk.change(id, { feed: 'marina' });
  const { examination: renamed } = await desk.worked(id);
  expect(renamed).toMatchObject({ repeated: null, missingColumns: ['Code', 'Marketing'] });
  await desk.change(id, { ...renamed?.suggestions });
  expect((await desk.worked(id)).examination).toMatchObject({ missingColumns: [], counts: { unchanged: 4 } });
  const other = await desk.examined(
    'villas.csv',
    tableOfHomes(12, { from: 4 }).replace('Marketing', 'Title'),
  );
  expect(other.examination?.repeated).toBeNull();
  await Promise.all([desk.discard(id), desk.discard(other.id)]);
});

it('shows anew what an import would do when another list was imported after the file was read', async () => {
  const table = tableOfHomes(5, { from: 700 }).replace('Marketing', 'Title');
  const same = await desk.examined('palm.csv', table);
  const first = await desk.examined('palm-villas.csv', table);
  expect(same.examination?.repeated).toBeNull();
  expect((await desk.start(first.id, { seen: first.changed_at })).status).toBe(202);
  await desk.work();
  expect(await changedSince(same)).toEqual(['palm-villas']);
  const refused = await desk.start(same.id, { seen: same.changed_at });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringMatching(/^“palm-villas” has changed meanwhile/) }),
  ]);
  const again = await desk.worked(same.id);
  expect(again.examination?.repeated).toEqual({ feed: 'palm-villas', count: 5 });
  expect(await changedSince(again)).toEqual([]);
  await desk.discard(same.id);
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
  const cheap = tableOfHomes(4).replaceAll('2000', '2').replace('Garden home 3', 'Villa');
  const { id, examination } = await desk.examined('marina.csv', cheap);
  expect(examination?.counts).toMatchObject({ updated: 4 });
  const price = { field: 'low_price', count: 3, title: 'Garden home 1', from: '2,000,001', to: '2,001' };
  expect(examination?.changes).toContainEqual(price);
  const title = { field: 'title', count: 1, title: 'Villa', from: 'Garden home 3', to: 'Villa' };
  expect(examination?.changes).toContainEqual(title);
  await dropHandEdit(db, 'property', 'marina:hn-2', 'low_price');
  await desk.discard(id);
});

it('takes off what a complete file lacks, at once only a fifth, and more when that is confirmed', async () => {
  const cut = await desk.examined('marina.csv', tableOfHomes(1, { from: 4 }));
  expect(cut.examination?.counts).toMatchObject({ created: 0, shown: 4, missing: 3 });
  expect(await titles('marina')).toHaveLength(4);
  await desk.start(cut.id, { complete: true });
  const kept = await desk.worked(cut.id);
  const { results } = await listRuns('marina', { page: 1, pageSize: 1 });
  expect(results[0]).toMatchObject({ id: kept.run_id, outcome: 'mismatched', missing: 3 });
  expect(results[0]?.message).toContain('press "These removals are right" on the screen of the upload');
  expect(kept).toMatchObject({ state: 'examined', complete: true });
  expect(await titles('marina')).toHaveLength(4);
  expect((await desk.start(cut.id, { removals: 2 })).status).toBe(409);
  expect((await desk.start(cut.id, { removals: 3 })).status).toBe(202);
  expect((await desk.worked(cut.id)).state).toBe('imported');
  expect(await titles('marina')).toEqual(['Garden home 4']);
});

it('imports one file of a list at a time, and goes on after a restart', async () => {
  const one = await desk.examined('marina.csv', tableOfHomes(3, { from: 4 }));
  const two = await desk.examined('marina (1).csv', tableOfHomes(4, { from: 4 }));
  expect((await desk.start(one.id)).status).toBe(202);
  const refusal = await desk.start(two.id);
  expect([refusal.status, (await refusal.json()).message]).toEqual([
    409,
    '“marina” is being imported at the moment. Please try again when that is done.',
  ]);
  expect((await findUpload(two.id))?.state).toBe('examined');
  // As after a process that died in the middle.
  const db = await database();
  await db.updateTable('feed_runs').set({ outcome: 'running' }).where('outcome', '=', 'queued').execute();
  const shares: unknown[] = [];
  await desk.work({
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
  const repeat = await desk.examined('marina.csv', tableOfHomes(3, { from: 4 }));
  await desk.start(repeat.id);
  await desk.work();
  const [repeated] = (await listRuns('marina', { page: 1, pageSize: 1 })).results;
  expect(repeated?.outcome).toBe('unchanged');
  expect(await importBefore(db, present(repeated))).toEqual(before);
  expect(await titles('marina')).toHaveLength(3);
});

it('takes a list off the site, which a later import brings back', async () => {
  const takeOff = (name: string, headers = { cookie: desk.cookie }) =>
    call('/api/staff/feeds/{name}/', { method: 'DELETE', params: { name }, headers });
  const { cookie: advisor } = await signInStaff('second@example.com', 'advisor');
  const shown = await titles('marina');
  const waiting = await desk.examined('marina.csv', tableOfHomes(3, { from: 4 }));
  await desk.start(waiting.id);
  const refused = [
    await takeOff('marina', { cookie: advisor }),
    await takeOff('marina'),
    await takeOff('crm'),
    await takeOff('other'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 409, 409, 404]);
  await desk.work();
  expect(await titles('marina')).toEqual(shown);
  const response = await takeOff('marina');
  expect([response.status, (await response.json()).message]).toEqual([
    200,
    '3 properties have left the site.',
  ]);
  expect(await titles('marina')).toEqual([]);
  expect((await listRuns('marina', { page: 1, pageSize: 1 })).results).toMatchObject([
    { outcome: 'changed', retired: 3, message: 'Taken off the site at the desk by admin@example.com.' },
  ]);
  const db = await database();
  const entries = db.selectFrom('audit_log').select('subject').where('action', '=', 'feed.taken off');
  expect(await entries.execute()).toEqual([{ subject: 'marina: 3 properties' }]);
  const { id, examination } = await desk.examined('marina.csv', tableOfHomes(3, { from: 4 }));
  expect(examination?.counts).toMatchObject({ created: 0, updated: 3, shown: 0 });
  await desk.start(id);
  await desk.work();
  expect(await titles('marina')).toEqual(shown);
});

it('gives a file of a new name that of a list on the site rather than of one that was taken off', async () => {
  const { id, feed } = await desk.examined('week 50.csv', tableOfHomes(1, { from: 90 }));
  expect(feed).toBe('marina');
  await desk.change(id, { feed: 'second', title: 'Marketing' });
  await desk.worked(id);
  await desk.start(id);
  await desk.work();
  const db = await database();
  const started_at = new Date().toISOString();
  const failed = { feed: 'second', outcome: 'failed', started_at, finished_at: started_at } as const;
  await db.insertInto('feed_runs').values(failed).execute();
  const later = await desk.examined('week 51.csv', tableOfHomes(1, { from: 90 }));
  expect(later.feed).toBe('second');
  await call('/api/staff/feeds/{name}/', {
    method: 'DELETE',
    params: { name: 'second' },
    headers: { cookie: desk.cookie },
  });
  const last = await desk.examined('week 52.csv', tableOfHomes(1, { from: 90 }));
  expect(last.feed).toBe('marina');
  await Promise.all([desk.discard(later.id), desk.discard(last.id)]);
});

it.each([
  ['stock.xlsx', 'PK\u0003\u0004[Content_Types].xml', 'stock.xlsx: the workbook is damaged or was cut'],
  ['feed.xml', '<!doctype html><html><body>Sign in</body></html>', 'feed.xml: this is an HTML page'],
  ['empty.csv', '', 'empty.csv: the file is empty'],
  ['cut.json', '[{"title": "A', 'cut.json: '],
])('says why %s cannot be used', async (file, body, reason) => {
  const { state, message } = await desk.examined(file, body);
  expect(state).toBe('unusable');
  expect(message).toContain(reason);
});

it('refuses what is not an upload, is too large, comes from another site or is not sent by an administrator', async () => {
  const { cookie: advisor } = await signInStaff('advisor@example.com', 'advisor');
  const statuses = [
    await desk.upload('a.csv', 'x', { 'content-type': 'text/csv' }),
    await desk.upload('a.csv', 'x', { 'content-length': '20001' }),
    await desk.upload('a.csv', 'x'.repeat(20_001)),
    await desk.upload('a.csv', 'x', { 'sec-fetch-site': 'cross-site' }),
    await desk.upload('a.csv', 'x', { cookie: advisor }),
    await desk.upload('a.csv', 'x', { cookie: '' }),
    await desk.change(999_999, {}),
    await desk.start(999_999),
    await desk.discard(999_999),
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

it('keeps the name of a file without its folders, and reads gzip', async () => {
  const { path } = await storeUpload(Readable.from([gzipSync(tableOfHomes(1))]), '../../etc/stock.csv.gz');
  expect(path).toMatch(/site-upload-\w+\/stock\.csv\.gz$/);
  const task = { path, feed: null, joined: null, known: [], taken: ['stock'], choices: {} };
  expect(await examineUpload(task, env().DATABASE_URL)).toMatchObject({
    examination: { feed: 'stock-upload', counts: { read: 1 } },
  });
  rmSync(dirname(path), { recursive: true });
});

it('reads an Excel workbook whatever its name, and says which sheet', async () => {
  const rows = tableOfHomes(2)
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
  const one = await desk.examined('one.csv', tableOfHomes(1));
  expect((await desk.discard(one.id)).status).toBe(200);
  expect(existsSync(one.path)).toBe(false);
  const two = await desk.examined('two.csv', tableOfHomes(1));
  const db = await database();
  await db.updateTable('uploads').set({ changed_at: '2026-01-01T00:00:00.000Z' }).execute();
  utimesSync(dirname(two.path), 0, 0);
  await deleteOldUploads(Date.now());
  expect(await findUpload(two.id)).toBeNull();
  expect(existsSync(two.path)).toBe(false);
});

it('ends the examination of a discarded upload, so that the next one need not wait', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  const { id } = await (await desk.upload('long.csv', tableOfHomes(1))).json();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const job = desk.work({
    examine: (_task, end) =>
      new Promise((_, reject) => {
        end?.addEventListener('abort', () => reject(new Error('ended')));
        begin();
      }),
  });
  await begun;
  const next = await (await desk.upload('next.csv', tableOfHomes(1))).json();
  expect((await waitingUploads()).map((one) => one.id)).toEqual([id, next.id]);
  await desk.discard(next.id);
  await desk.discard(id);
  jest.advanceTimersByTime(2_000);
  expect(await job).toMatchObject({ state: 'done', count: 1 });
  jest.useRealTimers();
});

it('knows when a waiting upload has lost its file, and when its process ends without a result', async () => {
  const { id } = await (await desk.upload('lost.csv', tableOfHomes(1))).json();
  await desk.work({ examine: () => Promise.reject(new Error('ended with SIGKILL')) });
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
