import { type CatalogErrorKind, isCatalogError } from '@/lib/catalog/source';
import { databaseProblem } from '@/lib/database/problem';
import type { RequestLayer } from './request-layers';

/*
 * Next answers 500 to a page that throws and has no way to say otherwise. A catalogue or database that fails is no fault
 * of this page: monitors, caches and crawlers are told 502, 503 or 504 by changing the status when the head is written.
 */

/** What a failure of the catalogue is in HTTP. */
export const catalogStatus: Record<CatalogErrorKind, number> = {
  timeout: 504,
  unavailable: 503,
  'bad-response': 502,
};

const key = Symbol.for('site.outages');
// The hook that hears of errors and the layer that sees responses may be in different bundles.
const shared = globalThis as typeof globalThis & { [key]?: Map<string, number> };

/** Status of every page under way, by the id of its request. */
function pages(): Map<string, number> {
  shared[key] ??= new Map();
  return shared[key];
}

/** The status of a page that failed by this error: 500 unless the catalogue or the database does not answer for now. */
export function failureStatus(error: unknown): number {
  if (isCatalogError(error)) return catalogStatus[error.kind];
  return databaseProblem(error) === null ? 500 : 503;
}

/** Says by what error the page of a request failed. The id is the one that `observeRequest` gave it. */
export function noteFailedPage(requestId: string, error: unknown): void {
  // Known ids only: no response would take others out again.
  if (pages().has(requestId)) pages().set(requestId, failureStatus(error));
}

/** Gives pages that failed the status that was noted, with a time to come back. */
export const answerOutage: RequestLayer = (request, response, next) => {
  const id = request.headers['x-request-id'];
  if (typeof id === 'string' && !request.url?.startsWith('/api/')) {
    pages().set(id, 500);
    response.once('close', () => pages().delete(id));
    const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => typeof response;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const told = status === 500 ? (pages().get(id) ?? status) : status;
      if (told !== status) response.setHeader('Retry-After', '10');
      return writeHead(told, ...rest);
    };
  }
  next();
};
