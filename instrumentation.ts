import type { Instrumentation } from 'next';

type Reporter = typeof import('./lib/http/server/report-failed-page').reportFailedPage;

let reportFailedPage: Reporter | undefined;

/** Runs once before the server accepts requests; an invalid environment or database stops the start here. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Loaded now: the status of a failed page must be known before Next writes it.
  ({ reportFailedPage } = await import('./lib/http/server/report-failed-page'));
  const { prepareServer } = await import('./lib/prepare-server');
  await prepareServer();
}

/** A page that failed; the digest is shown on the visitor's error page. */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  reportFailedPage?.(error, request);
};
