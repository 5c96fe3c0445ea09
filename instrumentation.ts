import type { Instrumentation } from 'next';

/** Runs once before the server takes requests: a wrong environment or database stops the start here. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareServer } = await import('./lib/prepare-server');
  await prepareServer();
}

/** One JSON line per failed request, without personal data: no query, no body, no address. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const { message, digest } = error as { message?: string; digest?: string };
  console.error(
    JSON.stringify({
      level: 'error',
      time: new Date().toISOString(),
      method: request.method,
      path: request.path.split('?')[0],
      route: context.routePath,
      digest,
      message,
    }),
  );
};
