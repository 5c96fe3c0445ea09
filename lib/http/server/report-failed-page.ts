import { LRUCache } from 'lru-cache';
import { fieldOf } from '@/lib/typed-keys';
import { failureStatus, noteFailedPage } from '../layers/outage';
import { withoutQuery } from '../layers/request-path';
import { logFailure } from './error-log';

type FailedRequest = {
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
};

/** Failures that were logged. Next reports one for the page, its metadata and its layout. */
const logged = new LRUCache<string, true>({ max: 200 });

/** Logs a failed page once and records its status. Synchronous, because `setOutageStatus` needs it before the response. */
export function reportFailedPage(error: unknown, request: FailedRequest): void {
  const id = request.headers['x-request-id'];
  const requestId = typeof id === 'string' ? id : 'none';
  const path = withoutQuery(request.path);
  noteFailedPage(requestId, path, error);
  const failure = `${requestId} ${fieldOf(error, 'digest')}`;
  if (logged.has(failure)) return;
  if (requestId !== 'none') logged.set(failure, true);
  logFailure({
    requestId,
    method: request.method,
    path,
    status: failureStatus(error),
    error,
  });
}
