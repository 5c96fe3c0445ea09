import type { Instrumentation } from 'next';

/** Runs once before the server accepts requests; an invalid environment or database stops the start here. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServer } = await import('./lib/prepare-server');
  await prepareServer();
}

/** A page that failed; the digest is shown on the visitor's error page. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ logFailure }, { failureStatus, noteFailedPage }] = await Promise.all([
    import('./lib/http/server/error-log'),
    import('./lib/http/server/outage'),
  ]);
  const id = request.headers['x-request-id'];
  const requestId = typeof id === 'string' ? id : 'none';
  noteFailedPage(requestId, error);
  logFailure({
    requestId,
    method: request.method,
    path: request.path.split('?')[0] ?? '',
    status: failureStatus(error),
    error,
  });
};
