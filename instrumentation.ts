import type { Instrumentation } from 'next';
import { logFailure } from './lib/http/server/error-log';

/** Runs once before the server takes requests: a wrong environment or database stops the start here. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServer } = await import('./lib/prepare-server');
  await prepareServer();
}

/** A page that could not be made; the digest is what the visitor's error page shows. */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  const { digest } = error as { digest?: string };
  logFailure({
    requestId: digest ?? 'none',
    method: request.method,
    path: request.path.split('?')[0] ?? '',
    status: 500,
    error,
  });
};
