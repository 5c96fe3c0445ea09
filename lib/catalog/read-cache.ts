import { LRUCache } from 'lru-cache';
import { minute } from '@/lib/durations';
import { errorFacts, log } from '@/lib/log';
import { metrics } from '@/lib/metrics';
import { processState } from '@/lib/process-state';
import { withinRequest } from './deadline';
import { lastCatalogChange } from './expiry';

const fresh = 5 * minute;
/** How long a stale value may replace a failing source, and the wait before the next attempt, in milliseconds. */
const grace = 5 * minute;
const retryAfter = 10_000;

type Entry = { value: unknown; readAt: number };
type Read = { read: () => Promise<unknown>; fresh: number };

const shared = processState<{ catalogMemory?: LRUCache<string, Entry, Read> }>();

/**
 * The value of a read, cached: fresh for `freshFor` milliseconds, and usable for five minutes more when the source fails.
 * Misses and errors are not cached.
 * @param name unique per read and its arguments
 */
export async function cachedRead<T>(name: string, read: () => Promise<T>, freshFor = fresh): Promise<T> {
  // A read from before the end of a permit may contain its property.
  const key = `${name}@${await lastCatalogChange()}`;
  const status: LRUCache.Status<string, Entry, Read> = {};
  const reading = cache().fetch(key, {
    context: { read: () => withinRequest(read), fresh: freshFor },
    // Read before the clock was put back, so it would stay fresh for too long.
    forceRefresh: (cache().peek(key)?.readAt ?? 0) > Date.now(),
    status,
  });
  metrics()?.catalogReads.inc({ state: status.fetch ?? 'miss' });
  const entry = await reading;
  if (!entry) throw new Error(`the read of ${name} was aborted`);
  // Names are unique per read, and with them the types of values.
  return entry.value as T;
}

function cache(): LRUCache<string, Entry, Read> {
  shared.catalogMemory ??= new LRUCache<string, Entry, Read>({
    max: 2_000,
    // The same clock as in readAt.
    perf: { now: () => Date.now() },
    fetchMethod: async (key, stale, { context, options }) => {
      try {
        const value = await context.read();
        // Misses are shared with concurrent readers but not cached.
        options.ttl = value === null ? 1 : context.fresh;
        return { value, readAt: Date.now() };
      } catch (error) {
        logFailedRead(key.split(':')[0] ?? key, error);
        if (!stale || stale.value === null || Date.now() - stale.readAt > context.fresh + grace) throw error;
        options.ttl = retryAfter;
        return stale;
      }
    },
    ttl: fresh,
  });
  return shared.catalogMemory;
}

/** Logs a failed read, because the page only shows its error state. Leaves out the request. */
function logFailedRead(what: string, error: unknown): void {
  log.error({ read: what, ...errorFacts(error) }, 'catalogue read failed');
}
