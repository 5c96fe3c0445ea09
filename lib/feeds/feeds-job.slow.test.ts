import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minute } from '@/lib/durations';
import { captureLog } from '@/testing/capture-log';
import { openSiteDatabase } from '@/testing/site-database';
import { failedResult } from './feed-task';
import { feedsJob } from './feeds-job';
import { queueRun } from './history';

const start = Date.parse('2026-11-23T08:00:00Z');

let folder: string;
let site: Awaited<ReturnType<typeof openSiteDatabase>>;
const logged = captureLog();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  process.env.FEEDS = join(folder, 'feeds.json');
});
afterAll(async () => {
  delete process.env.FEEDS;
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  site = await openSiteDatabase({ url: 'file::memory:', stop: async () => undefined });
});
afterEach(() => site.close());

it('runs due and queued feeds one after the other', async () => {
  await writeFile(
    process.env.FEEDS ?? '',
    JSON.stringify([
      { name: 'often', source: 'a.json', every: '30 minutes' },
      { name: 'daily', source: 'b.json', at: '12:10' },
      { name: 'by-hand', source: 'c.json' },
    ]),
  );
  const order: string[] = [];
  let running = 0;
  const job = feedsJob(async ({ name }) => {
    running += 1;
    expect(running).toBe(1);
    order.push(name);
    await Promise.resolve();
    running -= 1;
    return { ...failedResult(''), outcome: 'unchanged', message: null };
  });
  const ran = async (at: number) => {
    order.length = 0;
    if (await job.isDue?.(at)) await job.run(() => at);
    return [...order];
  };
  expect(await ran(start)).toEqual(['often', 'daily']);
  expect(await ran(start + 9 * minute)).toEqual([]);
  expect(await ran(start + 10 * minute)).toEqual(['daily']);
  expect(await ran(start + 30 * minute)).toEqual(['often']);
  await queueRun(site.db, 'by-hand', start + 31 * minute);
  expect(await ran(start + 31 * minute)).toEqual(['by-hand']);
  expect(await ran(start + 32 * minute)).toEqual([]);
});

it('starts no feed after the process is told to stop', async () => {
  await writeFile(
    process.env.FEEDS ?? '',
    JSON.stringify(['a', 'b'].map((name) => ({ name, source: `${name}.json`, every: '1 hour' }))),
  );
  const stop = new AbortController();
  const importer = jest.fn(async () => {
    stop.abort();
    return failedResult('');
  });
  expect(await feedsJob(importer).run(() => start, stop.signal)).toBe(1);
  expect(importer).toHaveBeenCalledTimes(1);
});

it('logs a mistake in the FEEDS file once', async () => {
  await writeFile(process.env.FEEDS ?? '', '[{"name": "A b"}]');
  const job = feedsJob(async () => failedResult(''));
  expect(await job.isDue?.(start)).toBe(false);
  expect(await job.isDue?.(start + minute)).toBe(false);
  expect(logged).toMatchObject([{ job: 'feeds', message: 'no feed is run' }]);
  expect(logged[0]?.reason).toContain('feed 1.name');
});
