import type { Instrumentation } from 'next';

/** Runs once before the server takes requests: a wrong environment or database stops the start here. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServer } = await import('./lib/prepare-server');
  await prepareServer();
}

/** A page that could not be made; the digest is what the visitor's error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ logFailure }, { isOutage, noteOutage }] = await Promise.all([
    import('./lib/http/server/error-log'),
    import('./lib/http/server/outage'),
  ]);
  const outage = isOutage(error);
  if (outage) noteOutage();
  const id = request.headers['x-request-id'];
  logFailure({
    requestId: typeof id === 'string' ? id : 'none',
    method: request.method,
    path: request.path.split('?')[0] ?? '',
    status: outage ? 503 : 500,
    error,
  });
};
