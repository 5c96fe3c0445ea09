import { database } from '@/lib/database/connection';
import { channelNames } from '@/lib/enquiries/channels/channel';
import { configuredFeeds } from '@/lib/feeds/settings';
import { ApiError } from '@/lib/http/server/api-error';
import { route } from '@/lib/http/server/route';
import { type Metrics, metrics } from '@/lib/metrics';
import { isSameSecret } from '@/lib/same-secret';

const timeoutMs = 3_000;

/** Prometheus metrics for holders of METRICS_TOKEN; 404 when it is not set. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const token = process.env.METRICS_TOKEN;
    const figures = metrics();
    if (!token || !figures) throw new ApiError(404, 'Not found.');
    if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
      throw new ApiError(401, 'This needs the metrics token.', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    await readDatabase(figures);
    return new Response(await figures.registry.metrics(), {
      headers: { 'Content-Type': figures.registry.contentType, 'Cache-Control': 'no-store' },
    });
  },
});

/** Metrics read from the database; unchanged while it is unavailable. */
async function readDatabase({
  databaseUp,
  failedDeliveries,
  feedAge,
  oldestEnquiry,
  pendingEnquiries,
}: Metrics): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  const waiting = await Promise.race([readFigures().catch(() => null), tooLong]);
  clearTimeout(timer);
  databaseUp.set(waiting ? 1 : 0);
  if (!waiting) return;
  const { count, oldest, failed, feeds } = waiting;
  pendingEnquiries.set(Number(count));
  oldestEnquiry.set(oldest ? secondsSince(oldest) : 0);
  failedDeliveries.reset();
  for (const { channel, count } of failed) failedDeliveries.set({ channel }, count);
  feedAge.reset();
  for (const { name, since } of feeds) feedAge.set({ feed: name }, secondsSince(since));
}

const secondsSince = (time: string) => Math.max(0, (Date.now() - Date.parse(time)) / 1_000);

async function readFigures() {
  const [waiting, failed, feeds] = await Promise.all([undelivered(), givenUp(), feedAges()]);
  return { ...waiting, failed, feeds };
}

/** Of the feeds in the `FEEDS` file that ever ran. */
async function feedAges(): Promise<{ name: string; since: string }[]> {
  const names = (await configuredFeeds().catch(() => [])).map(({ name }) => name);
  if (names.length === 0) return [];
  const db = await database();
  const rows = await db
    .selectFrom('feeds')
    .select(['name', 'last_good_at', 'added_at'])
    .where('name', 'in', names)
    .execute();
  return rows.map(({ name, last_good_at, added_at }) => ({ name, since: last_good_at ?? added_at }));
}

async function undelivered() {
  const db = await database();
  return db
    .selectFrom('inquiry_deliveries')
    .where('status', '=', 'pending')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

/** Every channel, so that a rise from 0 can be seen. */
async function givenUp(): Promise<{ channel: string; count: number }[]> {
  const db = await database();
  const rows = await db
    .selectFrom('inquiry_deliveries')
    .where('status', '=', 'failed')
    .select(({ fn }) => ['channel', fn.countAll().as('count')])
    .groupBy('channel')
    .execute();
  const counts = new Map<string, number>(rows.map(({ channel, count }) => [channel, Number(count)]));
  return channelNames.map((channel) => ({ channel, count: counts.get(channel) ?? 0 }));
}
