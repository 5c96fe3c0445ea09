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
  stop();
  await jest.advanceTimersByTimeAsync(25_000);
  expect(looks).toHaveLength(3);
  jest.useRealTimers();
});
