import { day, minute } from '@/lib/durations';
import { captureLog } from '@/testing/capture-log';
import { databaseEngines } from '@/testing/engines';
import { setUpSiteDatabase } from '@/testing/site-database';
import { present } from '@/testing/stub';
import { type Job, runJob } from './run-job';

const start = Date.parse('2026-11-23T08:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();

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
      everyMs: day,
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

  it('that deletes by age skips a run of a clock that is far ahead, and one after a long pause', async () => {
    const daily = job({ everyMs: day, deletesByAge: true });
    const outcomes: string[] = [];
    for (const at of [0, 29, 365, 1, 2, 200, 201])
      outcomes.push((await runJob(daily, () => start + at * day)).state);
    expect(outcomes).toEqual(['done', 'done', 'skipped', 'done', 'done', 'skipped', 'done']);
    expect(runs).toBe(5);
    expect(logged).toMatchObject([{ job: daily.name, due: iso(start + 30 * day) }, { job: daily.name }]);
  });

  it('of a dead process is taken over after a minute', async () => {
    const daily = job({ everyMs: day });
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

  describe('that runs for long', () => {
    let at: number;
    const now = () => at;

    beforeEach(() => {
      at = start;
      jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    /** Starts a job that runs until `finish` is called. */
    async function startLong(stop?: AbortSignal) {
      let finish = () => {};
      let begin = (_: AbortSignal | undefined) => {};
      const begun = new Promise<AbortSignal | undefined>((resolve) => {
        begin = resolve;
      });
      const long = job({
        run: (_now, end) =>
          new Promise((resolve) => {
            finish = () => resolve(1);
            begin(end);
          }),
      });
      const outcome = runJob(long, now, stop);
      const end = present(await begun);
      const lock = () =>
        site.db.selectFrom('job_runs').selectAll().where('name', '=', long.name).executeTakeFirst();
      return { long, outcome, end, lock, finish: () => finish() };
    }

    /** Passes the time until the next renewal, and waits for its effect. */
    async function renewUntil(hasEffect: () => Promise<boolean>) {
      at += 15_000;
      jest.advanceTimersByTime(15_000);
      while (!(await hasEffect())) await new Promise(setImmediate);
    }

    it('keeps its lock', async () => {
      const { long, outcome, end, lock, finish } = await startLong();
      for (let passed = 0; passed < 5; passed += 1) {
        const next = iso(at + 15_000 + minute);
        await renewUntil(async () => (await lock())?.locked_until === next);
      }
      expect((await runJob(long, now)).state).toBe('running elsewhere or not due');
      expect(end.aborted).toBe(false);
      finish();
      await outcome;
      expect(await lock()).toMatchObject({ holder: '', locked_until: '' });
    });

    it('is told to end when another process has taken it over, and leaves the lock to it', async () => {
      const { long, outcome, end, lock, finish } = await startLong();
      const other = { holder: 'other', locked_until: iso(start + minute) };
      await site.db.updateTable('job_runs').set(other).where('name', '=', long.name).execute();
      await renewUntil(async () => end.aborted);
      finish();
      await outcome;
      expect(await lock()).toMatchObject(other);
      expect(logged).toMatchObject([{ job: long.name, message: 'lock lost' }]);
    });

    it('is told to end when it could not renew its lock for a minute', async () => {
      const { outcome, end, finish } = await startLong();
      await site.db.schema.alterTable('job_runs').renameTo('job_runs_away').execute();
      for (const failures of [1, 2, 3]) {
        await renewUntil(async () => logged.length === failures);
        expect(end.aborted).toBe(false);
      }
      await renewUntil(async () => end.aborted);
      await site.db.schema.alterTable('job_runs_away').renameTo('job_runs').execute();
      finish();
      await outcome;
    });

    it('is told to end when its process stops', async () => {
      const stop = new AbortController();
      const { outcome, end, finish } = await startLong(stop.signal);
      stop.abort();
      expect(end.aborted).toBe(true);
      finish();
      await outcome;
    });
  });
});
