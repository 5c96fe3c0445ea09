import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { pictureHeaders, picturePaths, securityHeaders } from '@/security-headers.mjs';
import { apiMethods, methodNotAllowed } from '../server/methods';
import { canonicalPictureUrl } from './canonical-picture-url';
import type { RequestLayer } from './request-layer';

/** Paths outside /api that accept POST. */
export const formTargets = ['/contact/enquiry'];

/** Headers with which Next's client requests parts of pages. */
const partHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** Next's time grows with the square of equal parameters: 7,500 in one URL took three seconds. */
const maxParameters = 200;

/**
 * Adds the security headers and shields Next from requests that it fails on or that are expensive: unknown methods
 * (405), too many query parameters (400), non-canonical image URLs (redirect or 400), and headers that it cannot parse or
 * that change public pages (dropped).
 */
export const guardRequest: RequestLayer = (request, response, next) => {
  const [path = '/', query = ''] = splitUrl(request.url ?? '/');
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  if (picturePaths.some((start) => path.startsWith(start))) {
    for (const { key, value } of pictureHeaders) response.setHeader(key, value);
  }
  if (!/^(\/|https?:\/\/)/.test(path)) return refuse(response, 400, 'This is not an address.');
  const isApi = path === '/api' || path.startsWith('/api/');
  const allowed = isApi ? apiMethods : formTargets.includes(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(request.method ?? '')) {
    response.setHeader('Allow', allowed.join(', '));
    return refuse(response, 405, methodNotAllowed, isApi);
  }
  if (query.split('&', maxParameters + 1).length > maxParameters)
    return refuse(response, 400, 'This address has too many parameters.', isApi);
  dropHeaders(request, isApi);
  if (isPictureRequest(path)) {
    const respond = pictureResponder(path, query);
    if (respond) return respond(response);
  }
  next();
};

function splitUrl(url: string): [path: string, query: string] {
  const end = url.search(/[?#]|$/);
  return [url.slice(0, end), url.slice(end + 1)];
}

function refuse(response: ServerResponse, status: number, message: string, isApi = false): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${isApi ? 'application/json' : 'text/plain'}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(isApi ? JSON.stringify({ message }) : `${message}\n`);
}

function dropHeaders({ headers, method }: IncomingMessage, isApi: boolean): void {
  // There are no server actions and no conditional writes, and only pages are requested in parts.
  for (const name of ['next-action', 'if-match', 'if-unmodified-since']) delete headers[name];
  // Next would copy a nonce from the visitor's request into the page, which may be cached.
  for (const name of ['content-security-policy', 'content-security-policy-report-only']) delete headers[name];
  if (isApi || (method !== 'GET' && method !== 'HEAD')) for (const name of partHeaders) delete headers[name];
  if (!isRouterState(headers['next-router-state-tree'])) delete headers['next-router-state-tree'];
  if (!isRange(headers.range)) delete headers.range;
}

function isRouterState(value: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(value);
    return true;
  } catch {
    return false;
  }
}

/** Whether a Range header requests bytes in order; others are ignored, as HTTP requires. */
function isRange(value: string | undefined): boolean {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(value ?? '') ?? [];
  if (!first) return Boolean(last);
  return !last || Number(first) <= Number(last);
}

/** Includes spellings that reach the optimiser as well. */
function isPictureRequest(path: string): boolean {
  if (path === '/_next/image') return true;
  return /%|\/\/|\/$/.test(path) && /^\/+_next\/+image\/*$/.test(decodeURIComponent(path));
}

/** How to respond to an invalid or non-canonical image URL; null for a canonical one. */
function pictureResponder(path: string, query: string): ((response: ServerResponse) => void) | null {
  const values = new URLSearchParams(query);
  const url = values.get('url') ?? '';
  const canonical = canonicalPictureUrl(url);
  const single = ['url', 'w', 'q'].every((key) => values.getAll(key).length === 1);
  if (canonical === null || !single) {
    return (response) => refuse(response, 400, 'This is not the address of a picture.');
  }
  if (canonical === url && path === '/_next/image') return null;
  const right = new URLSearchParams({ url: canonical, w: values.get('w') ?? '', q: values.get('q') ?? '' });
  return (response) => {
    response.writeHead(308, {
      Location: `/_next/image?${right}`,
      'Cache-Control': 'public, max-age=86400',
    });
    response.end();
  };
}
