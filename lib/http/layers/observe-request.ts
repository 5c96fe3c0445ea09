import { performance } from 'node:perf_hooks';
import { metrics } from '@/lib/metrics';
import { apiMethods } from '../server/methods';
import { requestIdOf } from '../server/request-id';
import type { RequestLayer } from './request-layer';
import { withoutQuery } from './request-path';
import { readRouteLabel } from './route-label';

let routeLabel: ((path: string) => string) | undefined;

/**
 * Gives every request an id (or keeps a valid one from a proxy), which the response and the log contain, and counts the
 * request when metrics are on.
 */
export const observeRequest: RequestLayer = (request, response, next) => {
  const id = requestIdOf(request.headers['x-request-id']);
  request.headers['x-request-id'] = id;
  response.setHeader('X-Request-Id', id);

  const figures = metrics();
  if (figures) {
    const { method = '', url = '' } = request;
    const started = performance.now();
    response.once('close', () => {
      routeLabel ??= readRouteLabel();
      const route = routeLabel(withoutQuery(url));
      const status = response.writableFinished ? response.statusCode : 499;
      figures.requests.inc({ method: apiMethods.includes(method) ? method : 'other', route, status });
      figures.requestTime.observe({ route }, (performance.now() - started) / 1_000);
      const state = response.getHeader('x-nextjs-cache');
      if (typeof state === 'string') figures.pageCache.inc({ state });
    });
  }
  next();
};
