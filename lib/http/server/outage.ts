import { type CatalogErrorKind, isCatalogError } from '@/lib/catalog/source';
import { databaseProblem } from '@/lib/database/problem';
import type { RequestLayer } from './request-layers';

/*
 * Next answers 500 to every page that throws. When the catalogue or database fails, this changes the status to 502, 503
 * or 504 as the headers are written, so that monitors, caches and crawlers treat it as temporary.
 */

/** HTTP status of a catalogue failure. */
export const catalogStatus: Record<CatalogErrorKind, number> = {
  timeout: 504,
  unavailable: 503,
  'bad-response': 502,
};

const key = Symbol.for('site.outages');
// The error hook and the response layer may be in different bundles.
const shared = globalThis as typeof globalThis & { [key]?: Map<string, number> };

/** Status of each page in progress, by request id. */
function pages(): Map<string, number> {
  shared[key] ??= new Map();
  return shared[key];
}

/** Status for a page that failed with this error: 500 unless catalogue or database is temporarily unavailable. */
export function failureStatus(error: unknown): number {
  if (isCatalogError(error)) return catalogStatus[error.kind];
  return databaseProblem(error) === null ? 500 : 503;
}

/** Records the error of a request's page. The id is from `observeRequest`. */
export function noteFailedPage(requestId: string, error: unknown): void {
  // Known ids only: others would never be removed.
  if (pages().has(requestId)) pages().set(requestId, failureStatus(error));
}

/** Sets the recorded status of failed pages, with Retry-After. */
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
