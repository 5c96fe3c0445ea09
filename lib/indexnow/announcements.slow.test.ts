import type { Kysely } from 'kysely';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { processState } from '@/lib/process-state';
import { captureLog } from '@/testing/capture-log';
import { propertyRecord, unit } from '@/testing/contract/fixture';
import { stub } from '@/testing/stub';
import { announceChanged, announceProperties } from './announcements';

let db: Kysely<Database>;
let told: string[][];
let respond: () => Promise<Response>;

const accepted = () => Promise.resolve(new Response(null, { status: 202 }));
const fakeFetch = stub<typeof fetch>((_url: string, init: RequestInit) => {
  const { urlList }: { urlList: string[] } = JSON.parse(String(init.body));
  told.push(urlList);
  return respond();
});
const to = { key: 'abcdef0123456789', siteUrl: 'https://www.example.com/', fetch: fakeFetch };
const announceAll = () => announceProperties(Promise.resolve(db), to);

const villa = propertyRecord('villa', 'Villa', { units: [unit('1')] });
const site = 'https://www.example.com/properties';

beforeEach(async () => {
  told = [];
  respond = accepted;
  db = await openDatabase('file::memory:');
});
afterEach(() => db.destroy());

test('announces changes once', async () => {
  await createSqlWriter(db).putProperties([villa]);
  expect(await announceAll()).toEqual({ announced: 3, problem: null });
  expect(told).toEqual([[`${site}/villa`, `${site}/villa/units`, `${site}/villa/units/1`]]);
  expect(await announceAll()).toEqual({ announced: 0, problem: null });
  expect(told).toHaveLength(1);
});

test('the next call announces exactly what failed before', async () => {
  const towers = ['a', 'b', 'c'].map((slug) =>
    propertyRecord(slug, slug, { units: Array.from({ length: 4_000 }, (_, index) => unit(String(index))) }),
  );
  await createSqlWriter(db).putProperties(towers);
  respond = () => (told.length === 1 ? accepted() : Promise.reject(new TypeError('no connection')));
  expect(await announceAll()).toEqual({ announced: 8_004, problem: 'no connection' });
  respond = accepted;
  expect(await announceAll()).toEqual({ announced: 4_002, problem: null });
  expect(told.map(([first]) => first)).toEqual([`${site}/a`, `${site}/c`, `${site}/c`]);
  expect(await announceAll()).toEqual({ announced: 0, problem: null });
});

test('concurrent calls do not interfere', async () => {
  await createSqlWriter(db).putProperties([villa]);
  const both = await Promise.all([announceAll(), announceAll()]);
  expect(both.map(({ problem }) => problem)).toEqual([null, null]);
  expect((await announceAll()).announced).toBe(0);
});

test('an unreachable database is reported, not thrown', async () => {
  const closed = Promise.reject(new Error('connect ECONNREFUSED'));
  expect(await announceProperties(closed, to)).toEqual({ announced: 0, problem: 'connect ECONNREFUSED' });
});

describe('called by a job', () => {
  const shared = processState<{ siteDatabase?: Promise<Kysely<Database>> }>();
  const logged = captureLog();

  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(fakeFetch);
    shared.siteDatabase = Promise.resolve(db);
  });
  afterEach(() => {
    delete shared.siteDatabase;
    jest.restoreAllMocks();
  });

  test('logs a failure once and retries with the next call', async () => {
    await createSqlWriter(db).putProperties([villa]);
    respond = () => Promise.reject(new TypeError('no connection'));
    expect(await announceChanged(to.key)).toBe(0);
    expect(logged).toMatchObject([{ level: 'error', job: 'announcements', problem: 'no connection' }]);
    expect(logged).toHaveLength(1);
    respond = accepted;
    expect(await announceChanged(to.key)).toBeGreaterThan(0);
    expect(await announceChanged(to.key)).toBe(0);
  });
});
