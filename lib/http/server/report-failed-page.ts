import { logFailure } from './error-log';
import { failureStatus, noteFailedPage } from './outage';

type FailedRequest = {
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
};

/** Logs a page that failed, and records the status it is answered with. Synchronous, see `answerOutage`. */
export function reportFailedPage(error: unknown, request: FailedRequest): void {
  const id = request.headers['x-request-id'];
  const requestId = typeof id === 'string' ? id : 'none';
  const path = request.path.split('?')[0] ?? '';
  noteFailedPage(requestId, path, error);
  logFailure({
    requestId,
    method: request.method,
    path,
    status: failureStatus(error),
    error,
  });
}
