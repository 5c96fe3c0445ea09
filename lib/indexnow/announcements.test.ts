import type { Kysely } from 'kysely';
import { createSqlWriter } from '@/lib/catalog/sql/write/writer';
import { openDatabase } from '@/lib/database/connection';
import type { Database } from '@/lib/database/schema';
import { captureLog } from '@/testing/capture-log';
import { listing, unit } from '@/testing/contract/fixture';
import { announceListings } from './announcements';

let db: Kysely<Database>;
let told: string[][];
let answer: () => Promise<Response>;

const accepted = () => Promise.resolve(new Response(null, { status: 202 }));
const fakeFetch = ((_url: string, init: RequestInit) => {
  told.push((JSON.parse(String(init.body)) as { urlList: string[] }).urlList);
  return answer();
}) as typeof fetch;
const to = { key: 'abcdef0123456789', siteUrl: 'https://www.example.com/', fetch: fakeFetch };
const announceAll = () => announceListings(Promise.resolve(db), to);

const villa = listing('villa', 'Villa', { units: [unit('1')] });
const site = 'https://www.example.com/properties';

beforeEach(async () => {
  told = [];
  answer = accepted;
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
    listing(slug, slug, { units: Array.from({ length: 4_000 }, (_, index) => unit(String(index))) }),
  );
  await createSqlWriter(db).putProperties(towers);
  answer = () => (told.length === 1 ? accepted() : Promise.reject(new TypeError('no connection')));
  expect(await announceAll()).toEqual({ announced: 8_004, problem: 'no connection' });
  answer = accepted;
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
  expect(await announceListings(closed, to)).toEqual({ announced: 0, problem: 'connect ECONNREFUSED' });
});

describe('in the background', () => {
  const shared = globalThis as { siteDatabase?: Promise<Kysely<Database>> };
  const environment = process.env;
  const logged = captureLog();
  let stop: () => void;

  beforeEach(() => {
    jest.resetModules();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    jest.spyOn(globalThis, 'fetch').mockImplementation(fakeFetch);
    shared.siteDatabase = Promise.resolve(db);
  });
  afterEach(() => {
    stop();
    delete shared.siteDatabase;
    process.env = environment;
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Starts the background task with these environment variables. */
  async function start(variables: Record<string, string>) {
    process.env = { ...environment, ...variables };
    stop = (await import('./announcements')).startAnnouncing();
  }

  /** Advances time and waits for what it starts. */
  async function wait(minutes: number) {
    jest.advanceTimersByTime(minutes * 60_000);
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  test('runs soon after start and then every hour', async () => {
    await createSqlWriter(db).putProperties([
      { ...villa, permit_expires_at: new Date(Date.now() + 1_800_000).toISOString() },
    ]);
    await start({ INDEXNOW_KEY: to.key });
    await wait(4);
    expect(told).toHaveLength(0);
    await wait(1);
    expect(told).toHaveLength(1);
    await wait(56);
    expect(told).toHaveLength(2);
    await wait(60);
    expect(told).toHaveLength(2);
    expect(logged).toEqual([]);
  });

  test('a failure is logged once and retried an hour later', async () => {
    await createSqlWriter(db).putProperties([villa]);
    answer = () => Promise.reject(new TypeError('no connection'));
    await start({ INDEXNOW_KEY: to.key });
    await wait(5);
    expect(logged).toMatchObject([{ level: 'error', job: 'announcements', problem: 'no connection' }]);
    expect(logged).toHaveLength(1);
    answer = accepted;
    await wait(55);
    expect(told).toHaveLength(2);
    expect(await announceAll()).toEqual({ announced: 0, problem: null });
  });

  test.each([
    ['without a key', {}],
    ['with listings of another backend', { INDEXNOW_KEY: to.key, API_BASE_URL: 'https://backend.example' }],
  ])('%s it does nothing', async (_when, variables) => {
    await start(variables);
    expect(jest.getTimerCount()).toBe(0);
  });
});
