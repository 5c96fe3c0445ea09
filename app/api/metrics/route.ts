import { createHash, timingSafeEqual } from 'node:crypto';
import { database } from '@/lib/database/connection';
import { ApiError } from '@/lib/http/server/api-error';
import { route } from '@/lib/http/server/route';
import { type Metrics, metrics } from '@/lib/metrics';

const timeoutMs = 3_000;

/** Prometheus metrics for holders of METRICS_TOKEN; 404 when it is not set. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request) => {
    const token = process.env.METRICS_TOKEN;
    const figures = metrics();
    if (!token || !figures) throw new ApiError(404, 'Not found.');
    if (!same(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
      throw new ApiError(401, 'This needs the metrics token.', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    await readDatabase(figures);
    return new Response(await figures.registry.metrics(), {
      headers: { 'Content-Type': figures.registry.contentType, 'Cache-Control': 'no-store' },
    });
  },
});

/** Constant-time comparison. */
function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Metrics read from the database; unchanged while it is unavailable. */
async function readDatabase({ databaseUp, oldestEnquiry, pendingEnquiries }: Metrics): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  const waiting = await Promise.race([undelivered().catch(() => null), tooLong]);
  clearTimeout(timer);
  databaseUp.set(waiting ? 1 : 0);
  if (!waiting) return;
  pendingEnquiries.set(Number(waiting.count));
  const age = waiting.oldest ? (Date.now() - Date.parse(waiting.oldest)) / 1_000 : 0;
  oldestEnquiry.set(Math.max(0, age));
}

async function undelivered() {
  const db = await database();
  return db
    .selectFrom('inquiry_deliveries')
    .where('status', '=', 'pending')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
}
