import type { ServerResponse } from 'node:http';
import type { RequestLayer } from './request-layer';

/** What Next writes as `s-maxage` for pages without `revalidate`: a year. */
const unlimitedSeconds = 31_536_000;
/** `revalidate` of the home page and the list; less shortly before a permit expires. */
const listSeconds = 60;

/** `Cache-Control` in place of Next's, for the page's `revalidate` in seconds; null to keep Next's. */
function cachingOf(sharedMaxAge: number): string | null {
  if (sharedMaxAge === unlimitedSeconds) return 's-maxage=300, stale-while-revalidate=3300';
  if (sharedMaxAge > listSeconds) return null;
  const stale = sharedMaxAge === listSeconds ? ', stale-while-revalidate=300' : '';
  return `public, s-maxage=${sharedMaxAge}${stale}`;
}

/**
 * Corrects Next's responses: 416 instead of 500 for a range beyond the end of a file, `Cache-Control` of cached pages, and
 * `Connection` after a body that was refused halfway. Redirects of flight requests (`RSC: 1`) are not stored, because
 * without `Vary` a shared cache would redirect everyone.
 */
export const fixResponseHead: RequestLayer = (request, response, next) => {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    const caching = String(this.getHeader('cache-control') ?? '');
    const seconds = /^s-maxage=(\d+)\b/.exec(caching)?.[1];
    const corrected = seconds === undefined ? null : cachingOf(Number(seconds));
    if (corrected) this.setHeader('Cache-Control', corrected);
    if (status === 307 && 'rsc' in request.headers) this.setHeader('Cache-Control', 'no-store');
    // Node would read neither the rest of the body nor the next request on this connection.
    if (request.destroyed && !request.complete) this.setHeader('Connection', 'close');
    const beyond = status === 500 && String(this.getHeader('content-range')).startsWith('bytes */');
    if (beyond) this.setHeader('Content-Type', 'text/plain; charset=utf-8');
    return Reflect.apply(writeHead, this, [beyond ? 416 : status, ...rest]);
  };
  next();
};
