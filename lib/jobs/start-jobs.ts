import { log } from '@/lib/log';
import { jobs } from './jobs';
import { type Job, runJob } from './run-job';

/**
 * Runs all jobs in the background until the returned function is called, which resolves when those in progress have
 * ended: a mail that is being sent would otherwise be sent again after the restart.
 */
export function startJobs(list: Job[] = jobs()): () => Promise<void> {
  const stop = new AbortController();
  const awaited = new Set<Promise<void>>();
  const timers = list.flatMap((job) => {
    let busy = false;
    const look = async () => {
      busy = true;
      const outcome = await runJob(job, Date.now, stop.signal);
      if (outcome.state === 'done' && outcome.count > 0) {
        log.info({ job: job.name, count: outcome.count }, 'job done');
      }
      busy = false;
    };
    const lookUnlessBusy = () => {
      if (busy) return;
      const run = look().finally(() => awaited.delete(run));
      if (!job.isLong) awaited.add(run);
    };
    return [setTimeout(lookUnlessBusy, job.firstAfterMs), setInterval(lookUnlessBusy, job.pollMs)];
  });
  for (const timer of timers) timer.unref();
  return async () => {
    timers.forEach(clearTimeout);
    stop.abort();
    await Promise.all(awaited);
  };
}
