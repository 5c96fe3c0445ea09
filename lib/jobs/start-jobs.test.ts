import type { Job } from './run-job';
import { startJobs } from './start-jobs';

it('checks for work soon after the start and then at intervals, until it is stopped', async () => {
  jest.useFakeTimers();
  const looks: number[] = [];
  const job: Job = {
    name: 'test',
    pollMs: 10_000,
    firstAfterMs: 3_000,
    everyMs: 0,
    isDue: async (now) => {
      looks.push(now);
      return false;
    },
    run: async () => 0,
  };
  const started = Date.now();
  const stop = startJobs([job]);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(looks.map((time) => time - started)).toEqual([3_000, 10_000, 20_000]);
  await stop();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(looks).toHaveLength(3);
  jest.useRealTimers();
});

it('waits for jobs in progress when it is stopped, except long ones', async () => {
  jest.useFakeTimers();
  let finish = () => {};
  const base = { pollMs: 10_000, firstAfterMs: 1_000, everyMs: 0, run: async () => 0 };
  const stop = startJobs([
    { ...base, name: 'feeds', isLong: true, isDue: () => new Promise(() => {}) },
    {
      ...base,
      name: 'delivery',
      isDue: () =>
        new Promise((resolve) => {
          finish = () => resolve(false);
        }),
    },
  ]);
  await jest.advanceTimersByTimeAsync(1_000);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await jest.advanceTimersByTimeAsync(25_000);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  jest.useRealTimers();
});
