import { captureLog } from '@/testing/capture-log';
import { databaseEngines } from '@/testing/engines';
import { setUpSiteDatabase } from '@/testing/site-database';
import { type Job, runJob } from './run-job';

const start = Date.parse('2026-11-23T08:00:00Z');
const minute = 60_000;

describe.each(databaseEngines)('a job on %s', (_engine, startEngine) => {
  const site = setUpSiteDatabase(startEngine);
  const logged = captureLog();
  let runs = 0;
  let names = 0;

  beforeEach(() => {
    runs = 0;
  });

  const job = (known: Partial<Job> = {}): Job => {
    names += 1;
    return {
      name: `job ${names}`,
      pollMs: 0,
      firstAfterMs: 0,
      everyMs: 0,
      run: async () => {
        runs += 1;
        return 7;
      },
      ...known,
    };
  };

  it('is run by one of several instances', async () => {
    let finish = () => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const slow = job({
      run: () =>
        new Promise((resolve) => {
          finish = () => resolve(1);
          begin();
        }),
    });
    const first = runJob(slow, () => start);
    await begun;
    const others = await Promise.all([runJob(slow, () => start), runJob(slow, () => start + 59_000)]);
    expect(others.map(({ state }) => state)).toEqual(Array(2).fill('running elsewhere or not due'));
    finish();
    expect(await first).toEqual({ job: slow.name, state: 'done', count: 1 });
  });

  it('runs once per interval, counted for all instances together', async () => {
    const hourly = job({ everyMs: 60 * minute });
    for (let passed = 0; passed < 180; passed += 10) await runJob(hourly, () => start + passed * minute);
    expect(runs).toBe(3);
  });

  it('is not started without work', async () => {
    const idle = job({ isDue: async () => false });
    expect(await runJob(idle, () => start)).toEqual({ job: idle.name, state: 'nothing to do' });
    const rows = await site.db.selectFrom('job_runs').selectAll().where('name', '=', idle.name).execute();
    expect(rows).toEqual([]);
  });

  it('is not started once the process is told to stop', async () => {
    const stop = new AbortController();
    const stopped = job({
      isDue: async () => {
        stop.abort();
        return true;
      },
    });
    expect(await runJob(stopped, () => start, stop.signal)).toEqual({ job: stopped.name, state: 'stopped' });
    expect(runs).toBe(0);
  });

  it('that failed is logged and retried after ten minutes', async () => {
    const failing = job({
      everyMs: 24 * 60 * minute,
      run: async () => {
        runs += 1;
        throw new TypeError('no');
      },
    });
    expect((await runJob(failing, () => start)).state).toBe('failed');
    expect((await runJob(failing, () => start + 9 * minute)).state).toBe('running elsewhere or not due');
    expect((await runJob(failing, () => start + 10 * minute)).state).toBe('failed');
    expect(logged).toMatchObject([{ job: failing.name }, { job: failing.name }]);
  });

  it('runs although it last ran, or was last taken, while the clock was hours ahead', async () => {
    const ahead = start + 240 * minute;
    const ran = job();
    await runJob(ran, () => ahead);
    expect((await runJob(ran, () => start)).state).toBe('done');
    const taken = job();
    const locked_until = new Date(ahead + minute).toISOString();
    const due_at = new Date(start).toISOString();
    await site.db
      .insertInto('job_runs')
      .values({ name: taken.name, holder: 'dead', due_at, locked_until })
      .execute();
    expect((await runJob(taken, () => start)).state).toBe('done');
  });

  it('of a dead process is taken over after a minute', async () => {
    const daily = job({ everyMs: 24 * 60 * minute });
    const at = new Date(start).toISOString();
    await site.db
      .insertInto('job_runs')
      .values({
        name: daily.name,
        holder: 'dead',
        due_at: at,
        locked_until: new Date(start + minute).toISOString(),
      })
      .execute();
    expect((await runJob(daily, () => start + minute - 1)).state).not.toBe('done');
    expect((await runJob(daily, () => start + minute)).state).toBe('done');
  });
});
