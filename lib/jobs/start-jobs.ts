import { log } from '@/lib/log';
import { jobs } from './jobs';
import { type Job, runJob } from './run-job';

/** Runs all jobs in the background until the returned function is called. */
export function startJobs(list: Job[] = jobs()): () => void {
  const timers = list.flatMap((job) => {
    let busy = false;
    const look = async () => {
      if (busy) return;
      busy = true;
      const outcome = await runJob(job);
      if (outcome.state === 'done' && outcome.count > 0) {
        log.info({ job: job.name, count: outcome.count }, 'job done');
      }
      busy = false;
    };
    return [setTimeout(look, job.firstAfterMs), setInterval(look, job.pollMs)];
  });
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
