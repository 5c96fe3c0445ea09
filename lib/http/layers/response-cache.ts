import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { etagOf, matchesEtag } from '../server/json-response';
import { EncodedBody } from './encoded-body';
import { holdResponse } from './hold-response';
import type { RequestLayer } from './request-layer';

/** A cached response is rendered again after this time; an import or an edit shows this much later at most. */
const freshMs = 1_000;
/** Until the new rendering is done, other visitors get the last one, unless it is older than this. */
const maxStaleMs = 10_000;
/** Longer responses are streamed and not cached. */
const maxBytes = 4 * 1024 * 1024;

const privatePaths = /^\/(?:staff|login|_next|media|og|sitemaps?|api(?!\/v1\/)|contact\/enquiry)(?:[/.]|$)/;
/** Query parameters that do not change a page. */
const campaignParameters =
  /^(?:utm_\w+|gad_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id)$/;
const previewCookie = /__prerender_bypass|__next_preview_data/;
/** Next's own header, which the metrics count. */
const stateHeader = 'x-nextjs-cache';
/** Headers that belong to one response and are not cached. */
const ownHeaders = [
  stateHeader,
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
  'content-length',
];
const scriptStart = '<script>';
const scriptEnd = '</script>';
/** What scripts with React's hydration data begin with. */
const flightData = /^\(?self\.__next_f/;

type CachedResponse = {
  headers: [name: string, value: NonNullable<OutgoingHttpHeaders[string]>][];
  etag: string;
  body: EncodedBody;
  startedAt: number;
  renderedAt: number;
};

type Rendering = { rendered: Promise<CachedResponse | null>; startedAt: number };

/**
 * Sends public pages and API reads from memory: rendered at most once per second and URL, kept compressed. Caches
 * only `public` responses with status 200 and without cookies; requests with credentials, of Next's client (React data)
 * and of private paths pass through.
 * @param maxSize bytes of memory for responses; with 0 nothing is cached, but responses still get an ETag
 * @param lastChange when this instance detected the last change of properties or articles, in milliseconds since 1970;
 * responses whose rendering started before are not used
 */
export function cacheResponses(maxSize: number, lastChange: () => number): RequestLayer {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: Math.max(1, maxSize),
    maxEntrySize: Math.max(1, Math.ceil(maxSize / 4)),
    sizeCalculation: ({ body }) => Math.max(1, body.size),
  });
  const rendering = new Map<string, Rendering>();
  const upToDate = <T extends { startedAt: number }>(known: T | undefined) =>
    known && known.startedAt > lastChange() && known.startedAt <= Date.now() ? known : undefined;

  function render(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
    { key, campaign }: CacheableUrl,
  ): void {
    const restoreHeaders = requestWhole(request, key);
    const previous = responses.get(key);
    const startedAt = Date.now();
    const rendered = new Promise<CachedResponse | null>((resolve) => {
      response.once('close', () => resolve(null));
      holdResponse(response, maxBytes, (body) => {
        restoreHeaders();
        correctRedirect(response, campaign);
        const cached = toCachedResponse(response, body, startedAt, previous);
        if (isCacheable(response)) {
          if (upToDate(cached)) {
            responses.set(key, cached);
            cached.body.compact();
            if (cached.body === previous?.body) cached.body.makeDense();
          }
          resolve(cached);
        }
        send(request, response, cached).finally(() => resolve(null));
      });
    });
    const own: Rendering = { rendered, startedAt };
    rendering.set(key, own);
    rendered.finally(() => {
      if (rendering.get(key) === own) rendering.delete(key);
    });
    next();
  }

  return (request, response, next) => {
    const cacheable = cacheableUrl(request);
    if (cacheable === null) return next();
    const cached = upToDate(responses.get(cacheable.key));
    const age = cached ? Date.now() - cached.renderedAt : Number.POSITIVE_INFINITY;
    const inFlight = upToDate(rendering.get(cacheable.key));
    if (cached && (age < freshMs || (inFlight && age < maxStaleMs))) {
      cached.body.makeDense();
      response.setHeader(stateHeader, 'HIT');
      return void send(request, response, cached);
    }
    const start = () => {
      // A visitor who left while waiting sends no further `close`: the rendering would never end, and later ones wait.
      if (response.destroyed) next();
      else if (request.method === 'HEAD') renderHead(response, next, cacheable.campaign);
      else render(request, response, next, cacheable);
    };
    if (inFlight) inFlight.rendered.then((shared) => (shared ? send(request, response, shared) : start()));
    else start();
  };
}

function renderHead(response: ServerResponse, next: () => void, campaign: string): void {
  holdResponse(response, maxBytes, () => {
    correctRedirect(response, campaign);
    response.end();
  });
  next();
}

/** `key` is the URL without campaign parameters, which are in `campaign`. */
type CacheableUrl = { key: string; campaign: string };

/** @returns null for requests that are never cached */
function cacheableUrl({ method, url = '/', headers }: IncomingMessage): CacheableUrl | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization || 'rsc' in headers) return null;
  if (headers.cookie && (url.startsWith('/api/') || previewCookie.test(headers.cookie))) return null;
  const questionMark = url.indexOf('?');
  const path = questionMark < 0 ? url : url.slice(0, questionMark);
  const query = questionMark < 0 ? '' : url.slice(questionMark + 1);
  if (privatePaths.test(path) || /\.\w+$/.test(path)) return null;
  if (!query) return { key: path, campaign: '' };
  const parts = query.split('&');
  if (parts.some((part) => part.startsWith('_rsc='))) return null;
  const isCampaign = (part: string) => campaignParameters.test(part.split('=', 1)[0] ?? '');
  const rest = parts.filter((part) => !isCampaign(part)).join('&');
  return { key: rest ? `${path}?${rest}` : path, campaign: parts.filter(isCampaign).join('&') };
}

/**
 * Lets Next render all of a response, without compression, at the URL without campaign.
 * @returns a function that restores the headers that `send` needs
 */
function requestWhole(request: IncomingMessage, key: string): () => void {
  const { headers } = request;
  const sent = { 'if-none-match': headers['if-none-match'], 'accept-encoding': headers['accept-encoding'] };
  for (const name of ['if-none-match', 'if-modified-since', 'accept-encoding', 'range']) delete headers[name];
  request.url = key;
  return () => Object.assign(headers, sent);
}

function isCacheable(response: ServerResponse): boolean {
  const vary = String(response.getHeader('vary') ?? '').toLowerCase();
  return (
    response.statusCode === 200 &&
    /\bpublic\b|\bs-maxage=[1-9]/.test(String(response.getHeader('cache-control') ?? '')) &&
    !response.hasHeader('set-cookie') &&
    !/\*|\bcookie\b|\bauthorization\b/.test(vary)
  );
}

/** @param previous reused, with its compressed bodies, when nothing visible has changed */
function toCachedResponse(
  response: ServerResponse,
  body: Buffer,
  startedAt: number,
  previous: CachedResponse | undefined,
): CachedResponse {
  if (isText(response)) {
    const vary = [response.getHeader('vary') ?? [], 'Accept-Encoding'].flat().map(String);
    response.setHeader('Vary', [...new Set(vary.flatMap((value) => value.split(/,\s*/)))].join(', '));
  }
  let etag = String(response.getHeader('etag') ?? '');
  if (!etag && isCacheable(response)) {
    etag = `W/${etagOf(...withoutFlightData(body))}`;
    response.setHeader('ETag', etag);
  }
  const same = previous && etag && previous.etag === etag;
  const headers = Object.entries(response.getHeaders()).flatMap(([name, value]): CachedResponse['headers'] =>
    value === undefined || ownHeaders.includes(name) ? [] : [[name, value]],
  );
  const kept = same ? previous.body : new EncodedBody(body, isText(response));
  return { headers, etag, body: kept, startedAt, renderedAt: Date.now() };
}

/** The parts of a page around React's hydration data, which is randomly chunked and not visible, hence the weak tag. */
function withoutFlightData(page: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let start = page.indexOf(scriptStart); start >= 0; ) {
    const text = start + scriptStart.length;
    const end = page.indexOf(scriptEnd, text);
    if (end < 0) break;
    const next = end + scriptEnd.length;
    if (flightData.test(page.toString('latin1', text, text + 16))) {
      parts.push(page.subarray(from, start));
      from = next;
    }
    start = page.indexOf(scriptStart, next);
  }
  return [...parts, page.subarray(from)];
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> {
  try {
    for (const [name, value] of cached.headers) response.setHeader(name, value);
    const known =
      cached.etag && matchesEtag(request.headers['if-none-match'] ?? null, withoutWeakMark(cached.etag));
    if (known && response.statusCode === 200) {
      response.statusCode = 304;
      response.removeHeader('Content-Type');
      response.removeHeader('Content-Length');
      return void response.end();
    }
    const { encoding, bytes } = cached.body.for(request.headers['accept-encoding']);
    // Awaiting only a promise keeps the common case synchronous.
    const body = Buffer.isBuffer(bytes) ? bytes : await bytes;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    response.destroy(error instanceof Error ? error : undefined);
  }
}

function isText(response: ServerResponse): boolean {
  return /^(?:text\/|application\/(?:json|xml|ld\+json))/.test(
    String(response.getHeader('content-type') ?? ''),
  );
}

/**
 * Redirects on this site keep the campaign that a visitor came with. Next writes the URL twice when it renders a cached
 * page, and clients that join both would follow neither.
 */
function correctRedirect(response: ServerResponse, campaign: string): void {
  const [target] = [response.getHeader('location')].flat();
  if (typeof target !== 'string') return;
  response.setHeader('Location', target);
  if (!campaign || !target.startsWith('/')) return;
  const [url = '', hash] = target.split('#', 2);
  const marked = `${url}${url.includes('?') ? '&' : '?'}${campaign}`;
  response.setHeader('Location', hash === undefined ? marked : `${marked}#${hash}`);
}

function withoutWeakMark(etag: string): string {
  return etag.replace(/^W\//, '');
}
