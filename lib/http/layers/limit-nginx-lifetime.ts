import type { ServerResponse } from 'node:http';
import type { RequestLayer } from './request-layer';

/** How long nginx keeps a page before it asks whether it has changed. */
const maxSeconds = 5;

/**
 * Lets nginx, which reads this header in place of `Cache-Control`, show what is changed at the desk within seconds. Pages
 * are what only shared caches keep (`s-maxage` alone); a CDN keeps them for as long as `Cache-Control` says.
 */
export const limitNginxLifetime: RequestLayer = (_request, response, next) => {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...rest: unknown[]) {
    const caching = String(this.getHeader('cache-control') ?? '');
    const seconds = /^(?:public, )?s-maxage=(\d+)/.exec(caching)?.[1];
    if (seconds !== undefined) this.setHeader('X-Accel-Expires', Math.min(Number(seconds), maxSeconds));
    return Reflect.apply(writeHead, this, rest);
  };
  next();
};
