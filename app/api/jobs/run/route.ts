import { env } from '@/lib/env';
import { ApiError } from '@/lib/http/server/api-error';
import { privateJson } from '@/lib/http/server/json-response';
import { route } from '@/lib/http/server/route';
import { jobs } from '@/lib/jobs/jobs';
import { runJob } from '@/lib/jobs/run-job';
import { isSameSecret } from '@/lib/same-secret';

/**
 * Runs every job that is due, for platforms without a long-running process. Called by a scheduler; Vercel's knows only
 * GET.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: run, POST: run });

async function run(request: Request): Promise<Response> {
  const secret = env().CRON_SECRET;
  if (!secret) throw new ApiError(404, 'Not found.');
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
    throw new ApiError(401, 'The secret does not match.', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  return privateJson({ jobs: await Promise.all(jobs().map((job) => runJob(job))) });
}
