import type { ServerResponse } from 'node:http';
import { nextPermitEnd } from '@/lib/catalog/reads/freshness';
import { day, second } from '@/lib/durations';
import type { RequestLayer } from './request-layer';

/** Responses cached for longer are pictures and scripts, not pages with properties. */
const maxSeconds = (2 * day) / second;

/**
 * Makes copies of public responses in browsers and proxies expire when the next permit ends, because its property must not
 * be shown longer. Leaves responses that expire before that unchanged.
 */
export const limitLifetime: RequestLayer = (_request, response, next) => {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...rest: unknown[]) {
    const caching = this.getHeader('cache-control');
    const end = nextPermitEnd();
    if (typeof caching === 'string' && end !== null && lifetime(caching).total < maxSeconds) {
      this.setHeader('Cache-Control', limitedCaching(caching, end - Date.now()));
    }
    return Reflect.apply(writeHead, this, rest);
  };
  next();
};

/** A `Cache-Control` header limited so that no copy, not even a stale one, is used after this many milliseconds. */
export function limitedCaching(caching: string, leftMs: number): string {
  const { fresh, stale, total } = lifetime(caching);
  const left = Math.max(0, Math.floor(leftMs / 1_000));
  if (total <= left) return caching;
  const rest = Math.min(stale, left - Math.min(fresh, left));
  return caching
    .replace(/\b(s-maxage|max-age)=(\d+)/g, (_, name, age) => `${name}=${Math.min(Number(age), left)}`)
    .replace(/,?\s*stale-while-revalidate=\d+/, rest > 0 ? `, stale-while-revalidate=${rest}` : '');
}

/** How long copies may be used, in seconds. */
function lifetime(caching: string): { fresh: number; stale: number; total: number } {
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(caching)?.[1] ?? 0);
  const fresh = Math.max(seconds('max-age'), seconds('s-maxage'));
  const stale = seconds('stale-while-revalidate');
  return { fresh, stale, total: fresh + stale };
}
