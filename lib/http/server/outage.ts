import { isCatalogError } from '@/lib/catalog/source';
import { databaseProblem } from '@/lib/database/problem';
import type { RequestLayer } from './request-layers';

/** How long a failure of the catalogue explains pages that fail. */
const lastsMs = 15_000;
const key = Symbol.for('site.lastOutage');
const shared = globalThis as typeof globalThis & { [key]?: number };

/** Whether an error says that the catalogue or the database does not answer for now. */
export function isOutage(error: unknown): boolean {
  return isCatalogError(error) || databaseProblem(error) !== null;
}

/** Says that a page failed because the catalogue or the database does not answer for now. */
export function noteOutage(): void {
  shared[key] = Date.now();
}

/** Next answers 500 for every page that fails; while the catalogue is away it is 503, with a time to come back. */
export const answerOutage: RequestLayer = (request, response, next) => {
  if (!request.url?.startsWith('/api/')) {
    const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => typeof response;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== 500 || Date.now() - (shared[key] ?? 0) > lastsMs) return writeHead(status, ...rest);
      response.setHeader('Retry-After', '10');
      return writeHead(503, ...rest);
    };
  }
  next();
};
