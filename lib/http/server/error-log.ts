import { errorFacts, log } from '@/lib/log';

type Failure = { requestId: string; method: string; path: string; status: number; error: unknown };

/** One line per failed request, without query string and body, which may contain visitors' data. */
export function logFailure({ requestId, method, path, status, error }: Failure): void {
  log.error({ request_id: requestId, method, path, status, ...errorFacts(error) }, 'request failed');
}
