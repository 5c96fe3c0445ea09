import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { publicLookup } from './public-address';

export type PublicRequest = RequestOptions & {
  signal: AbortSignal;
  maxRedirects: number;
  /** Parses a URL, also that of a redirect. Throws when it must not be requested. */
  allowed: (text: string) => URL;
  /** For tests, which have no certificate. */
  start?: typeof request;
};

/**
 * Requests a URL on a public host. Each redirect is followed like a new URL.
 * @returns the first response that is not a redirect; its body is not read yet. Null after too many redirects
 * @throws what `allowed` throws, and errors of the connection; `EPRIVATE` for a name of a private address
 */
export async function requestPublic(
  url: string,
  { maxRedirects, allowed, start = request, ...options }: PublicRequest,
): Promise<IncomingMessage | null> {
  let target = allowed(url);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await open(start, target, options);
    const { statusCode = 0, headers } = response;
    const isRedirect = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
    if (!isRedirect || !headers.location) return response;
    response.destroy();
    target = allowed(new URL(headers.location, target).href);
  }
  return null;
}

function open(start: typeof request, url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { username, password } = url;
  const auth = username ? `${decodeURIComponent(username)}:${decodeURIComponent(password)}` : undefined;
  return new Promise((resolve, reject) => {
    const opened = start(url, { ...options, auth, lookup: publicLookup() }, resolve);
    // After the time of the option `timeout` without a byte; Node itself only reports it.
    opened.on('timeout', () => opened.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    opened.on('error', reject);
    opened.end();
  });
}
