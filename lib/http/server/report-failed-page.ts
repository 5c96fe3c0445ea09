import { logFailure } from './error-log';
import { failureStatus, noteFailedPage } from './outage';

type FailedRequest = {
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
};

/** Logs a failed page and records its status. Synchronous, because `answerOutage` needs the status before the answer. */
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
