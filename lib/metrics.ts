import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processState } from '@/lib/process-state';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMetrics() {
  const registry = new Registry();
  // Event-loop delay, memory, garbage collection, open handles.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'site_requests_total',
      help: 'Answered requests; status 499 when the client did not wait.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestTime: new Histogram({
      name: 'site_request_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['route'],
      buckets: seconds,
      registers,
    }),
    pageCache: new Counter({
      name: 'site_page_cache_total',
      help: 'Requests for cached pages and pictures by state of the cache: HIT, STALE or MISS.',
      labelNames: ['state'],
      registers,
    }),
    catalogReads: new Counter({
      name: 'site_catalog_reads_total',
      help: 'Cached reads of the catalogue: hit, stale (served while or instead of reading), inflight (joined) or miss.',
      labelNames: ['state'],
      registers,
    }),
    queryTime: new Histogram({
      name: 'site_database_query_seconds',
      help: 'Time of database queries.',
      labelNames: ['outcome'],
      buckets: [0.0005, 0.001, 0.0025, ...seconds],
      registers,
    }),
    databaseUp: new Gauge({
      name: 'site_database_up',
      help: '1 when the database answered while these figures were read, else 0.',
      registers,
    }),
    pendingEnquiries: new Gauge({
      name: 'site_undelivered_enquiries',
      help: 'Enquiries that wait to be passed on.',
      registers,
    }),
    oldestEnquiry: new Gauge({
      name: 'site_oldest_undelivered_enquiry_seconds',
      help: 'Age of the oldest enquiry that waits to be passed on; 0 when none does.',
      registers,
    }),
    failedDeliveries: new Gauge({
      name: 'site_failed_deliveries',
      help: 'Deliveries of enquiries that were given up; staff can send them again from the inbox.',
      labelNames: ['channel'],
      registers,
    }),
    feedAge: new Gauge({
      name: 'site_feed_last_good_run_age_seconds',
      help: 'Time since the last good run of a feed; before it, since its first run.',
      labelNames: ['feed'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

const shared = processState<{ siteMetrics?: Metrics }>();

/** Metrics of this process; null without METRICS_TOKEN, since they cannot be read then. */
export function metrics(): Metrics | null {
  if (!process.env.METRICS_TOKEN) return null;
  shared.siteMetrics ??= createMetrics();
  return shared.siteMetrics;
}
