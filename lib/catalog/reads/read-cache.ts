import { LRUCache } from 'lru-cache';
import { minute, second } from '@/lib/durations';
import { errorFacts, log } from '@/lib/log';
import { metrics } from '@/lib/metrics';
import { processState } from '@/lib/process-state';
import { withinRequest } from './deadline';
import { lastCatalogChange } from './freshness';

const defaultFreshMs = 5 * minute;
/** How long a stale value may replace a failing source, and the wait before the next attempt. */
const graceMs = 5 * minute;
const retryAfterMs = 10 * second;

type Entry = { value: unknown; readAt: number };
type Read = { read: () => Promise<unknown>; freshMs: number };

const shared = processState<{ catalogMemory?: LRUCache<string, Entry, Read> }>();

/**
 * The value of a read, cached: fresh for `freshMs`, and usable for five minutes more when the source fails.
 * Misses and errors are not cached.
 * @param name unique per read and its arguments
 */
export async function cachedRead<T>(
  name: string,
  read: () => Promise<T>,
  freshMs = defaultFreshMs,
): Promise<T> {
  // A read from before the end of a permit may contain its property.
  const key = `${name}@${await lastCatalogChange()}`;
  const status: LRUCache.Status<string, Entry, Read> = {};
  const reading = cache().fetch(key, {
    context: { read: () => withinRequest(read), freshMs },
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
        options.ttl = value === null ? 1 : context.freshMs;
        return { value, readAt: Date.now() };
      } catch (error) {
        logFailedRead(key.split(':')[0] ?? key, error);
        if (!stale || stale.value === null || Date.now() - stale.readAt > context.freshMs + graceMs)
          throw error;
        options.ttl = retryAfterMs;
        return stale;
      }
    },
    ttl: defaultFreshMs,
  });
  return shared.catalogMemory;
}

/** Logs a failed read, because the page only shows its error state. Leaves out the request. */
function logFailedRead(what: string, error: unknown): void {
  log.error({ read: what, ...errorFacts(error) }, 'catalogue read failed');
}
