import { timingSafeEqual } from 'node:crypto';
import { configuredChannels } from '@/lib/enquiries/channels/configured';
import { deliverDue } from '@/lib/enquiries/delivery';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';

/** Runs the background jobs once, for platforms without a long-running process. Called by a scheduler. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    const secret = env().CRON_SECRET;
    if (!secret) throw new ApiError(404, 'Not found.');
    if (!isSame(`Bearer ${secret}`, request.headers.get('authorization') ?? '')) {
      throw new ApiError(401, 'The secret does not match.', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    return privateJson({ delivered: await deliverDue(configuredChannels()) });
  },
});

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
