import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type CatalogErrorKind, isCatalogError } from '@/lib/catalog/catalog-error';
import { databaseProblem } from '@/lib/database/problem';
import { processState } from '@/lib/process-state';
import type { RequestLayer } from './request-layer';
import { withoutQuery } from './request-path';

/*
 * Next responds with 500 to every page that throws, and 200 to every page that shows an error state. When the catalogue or
 * database fails, this changes the status to 502, 503 or 504 as the headers are written, so that monitors, caches and
 * crawlers treat it as temporary.
 */

/** HTTP status of a catalogue failure. */
export const catalogStatus: Record<CatalogErrorKind, number> = {
  timeout: 504,
  unavailable: 503,
  'bad-response': 502,
};
/** Those of temporary failures. */
export const outageStatuses = Object.values(catalogStatus);
/** Seconds after which to ask again. */
export const outageRetryAfter = '10';

/** More paths than are in progress at the same time. */
const maxPaths = 200;
const shared = processState<{
  failedPages?: Map<string, number>;
  failedPaths?: LRUCache<string, { status: number; at: number }>;
  currentDocument?: AsyncLocalStorage<ServerResponse>;
}>();

/** Status of each page in progress, by request id. */
function pages(): Map<string, number> {
  shared.failedPages ??= new Map();
  return shared.failedPages;
}

/** The last failure of each path. Equal requests share one rendering, and Next reports its failure for one of them. */
function paths(): LRUCache<string, { status: number; at: number }> {
  shared.failedPaths ??= new LRUCache({ max: maxPaths });
  return shared.failedPaths;
}

/** Status for a page that failed with this error: 500 unless catalogue or database is temporarily unavailable. */
export function failureStatus(error: unknown): number {
  if (isCatalogError(error)) return catalogStatus[error.kind];
  return databaseProblem(error) === null ? 500 : 503;
}

/** Records the error of a request's page. The id is from `observeRequest`, the path without a query. */
export function noteFailedPage(requestId: string, path: string, error: unknown): void {
  const status = failureStatus(error);
  // Known ids only: others would never be removed.
  if (pages().has(requestId)) pages().set(requestId, status);
  paths().set(path, { status, at: performance.now() });
}

/** Lifetime of cached pages that are sent with 503; no other page is cached for so short a time. */
export const unavailableSeconds = 5;

/**
 * Gives the current page the status 503. Call before it is rendered; does nothing outside a request for a document.
 * Cached pages also need a lifetime of `unavailableSeconds`.
 */
export function markUnavailable(): void {
  const response = shared.currentDocument?.getStore();
  if (response && !response.headersSent) response.statusCode = catalogStatus.unavailable;
}

/** Lifetime of cached pages that show a failed part; also in page-cache.cjs. */
export const incompleteSeconds = 10;

/** Lets caches keep the current page for `incompleteSeconds` only. Call before it is rendered. */
export function markIncomplete(): void {
  const response = shared.currentDocument?.getStore();
  if (response && !response.headersSent)
    response.setHeader('Cache-Control', `public, s-maxage=${incompleteSeconds}`);
}

/** Sets the recorded status of failed pages, with Retry-After; caches keep the last good response. */
export const setOutageStatus: RequestLayer = (request, response, next) => {
  const id = request.headers['x-request-id'];
  if (typeof id !== 'string' || request.url?.startsWith('/api/')) return next();
  const started = performance.now();
  pages().set(id, 500);
  response.once('close', () => pages().delete(id));
  const statusOfFailed = () => {
    const own = pages().get(id) ?? 500;
    const joined = paths().get(withoutQuery(request.url ?? ''));
    return own === 500 && joined && joined.at >= started ? joined.status : own;
  };
  // Overloaded in Node: with or without a status message before the headers.
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => typeof response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const sent = status === 500 ? statusOfFailed() : statusOfRendered(request, response, status);
    if (outageStatuses.includes(sent)) {
      response.setHeader('Retry-After', outageRetryAfter);
      response.setHeader('Cache-Control', 'no-store');
      response.removeHeader('ETag');
    }
    return writeHead(sent, ...rest);
  };
  shared.currentDocument ??= new AsyncLocalStorage();
  // Parts of pages keep their status: when one fails, Next's client loads the whole document.
  if ('rsc' in request.headers) next();
  else shared.currentDocument.run(response, next);
};

/** The page cache stores a page's lifetime but not its status, so the lifetime marks pages to send with 503. */
function statusOfRendered(request: IncomingMessage, response: ServerResponse, status: number): number {
  if (status !== 200 || 'rsc' in request.headers) return status;
  const seconds = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1];
  return Number(seconds) === unavailableSeconds ? catalogStatus.unavailable : status;
}
