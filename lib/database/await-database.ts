import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/log';
import { databaseProblem } from './problem';

const firstPauseMs = 500;
const maxPauseMs = 5_000;

/**
 * Repeats `prepare` while the database is locked or unreachable, logging each attempt.
 * @param limitMs no new attempt starts later than this after the first
 * @throws the last error of `prepare`; at once when waiting cannot help, such as for a damaged file
 */
export async function awaitDatabase<T>(
  prepare: () => Promise<T>,
  limitMs: number,
  pauseMs = firstPauseMs,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (let pause = pauseMs; ; pause = Math.min(2 * pause, maxPauseMs)) {
    try {
      return await prepare();
    } catch (error) {
      const problem = databaseProblem(error);
      const left = deadline - performance.now();
      if (!problem?.isTransient || left <= 0) throw error;
      const seconds = Math.round(left / 1_000);
      log.warn({ database: problem.kind, seconds_left: seconds }, `waiting: ${problem.message}`);
      await sleep(Math.min(pause, left));
    }
  }
}
