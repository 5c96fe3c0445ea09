import { database } from '@/lib/database/connection';
import { errorFacts, log } from '@/lib/log';
import { forgetLostVisitors } from './store';

const day = 86_400_000;
const firstAfter = 10 * 60_000;

/**
 * Deletes favourites of absent visitors, ten minutes after start and then daily, until the returned function is called.
 */
export function startForgetting(): () => void {
  const run = async () => {
    try {
      const visitors = await forgetLostVisitors(await database());
      if (visitors > 0) log.info({ job: 'favourites', visitors }, 'visitors forgotten');
    } catch (error) {
      log.error({ job: 'favourites', ...errorFacts(error) }, 'job failed');
    }
  };
  const timers = [setTimeout(run, firstAfter), setInterval(run, day)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
