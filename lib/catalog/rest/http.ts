import { setTimeout as sleep } from 'node:timers/promises';
import { errorParts, failureReason } from '@/lib/error-parts';
import { readLimited } from '@/lib/http/server/read-limited';
import { fieldOf } from '@/lib/typed-keys';
import { CatalogError, type CatalogErrorKind } from '../catalog-error';
import { maxNesting } from '../parse/limits';
import { isNestedDeeperThan } from '../parse/nesting';
import { currentDeadline } from '../reads/deadline';
import { type BreakerOptions, type CircuitBreaker, createCircuitBreaker } from './circuit-breaker';
import { endpointOf } from './paths';

export type HttpOptions = {
  baseUrl: string;
  token?: string;
  fetch?: typeof fetch;
  /** Milliseconds for a read including retries and body. */
  timeoutMs?: number;
  /** Retries after the first attempt. */
  retries?: number;
  /** Milliseconds before the first retry; doubles each time, with jitter so that servers do not retry in step. */
  backoffMs?: number;
  /** Attempts that take longer are not retried, to keep visitors from waiting. */
  quickMs?: number;
  breaker?: BreakerOptions;
  /** Maximum body size. */
  maxBytes?: number;
};

/** Returns null for 404. @throws {CatalogError} */
export type GetJson = (path: string, options?: { retries?: number }) => Promise<unknown>;

export const defaultTimeoutMs = 10_000;
const defaultMaxBytes = 20 * 1024 * 1024;
/** Statuses treated as missing. */
const missing = new Set([404, 405, 410]);

/** A failed attempt and whether to retry. */
class FailedAttempt extends Error {
  override name = 'FailedAttempt';
  constructor(
    readonly kind: CatalogErrorKind,
    message: string,
    readonly isTransient: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A timeout counts for the circuit breaker only if the attempt had at least this share of the full time. */
const minShareOfTimeout = 0.5;

/**
 * Reads JSON within 10 seconds and within the page's deadline (see `withDeadline`). Up to 3 retries after quick
 * failures, none after 4xx or a timeout. After three consecutive timeouts reads fail fast until a background probe
 * succeeds. Concurrent equal reads share one request.
 */
export function createGetJson(settings: HttpOptions): GetJson {
  const {
    timeoutMs = defaultTimeoutMs,
    retries: defaultRetries = 3,
    backoffMs = 200,
    quickMs = 1_000,
  } = settings;
  const base = settings.baseUrl.replace(/\/+$/, '');
  const inFlight = new Map<string, Promise<unknown>>();
  const backendBreaker = createCircuitBreaker(settings.breaker);
  const endpointBreakers = new Map<string, CircuitBreaker>();

  function breakersOf(path: string): CircuitBreaker[] {
    const endpoint = endpointOf(path);
    const own = endpointBreakers.get(endpoint) ?? createCircuitBreaker(settings.breaker);
    endpointBreakers.set(endpoint, own);
    return [backendBreaker, own];
  }

  async function withRetries(path: string, retries: number, deadline: number): Promise<unknown> {
    const breakers = breakersOf(path);
    for (let attempt = 0; ; attempt += 1) {
      const startedAt = Date.now();
      const limit = Math.floor(Math.min(timeoutMs, deadline - startedAt));
      try {
        const body = await readOnce(`${base}${path}`, settings, limit);
        for (const breaker of breakers) breaker.succeeded();
        return body;
      } catch (error) {
        const failure = error instanceof FailedAttempt ? error : failedConnection(error);
        noteFailure(breakers, failure.kind, limit >= minShareOfTimeout * timeoutMs);
        const pause = backoffMs * 2 ** attempt * (0.75 + Math.random() / 2);
        const isWorthIt = failure.isTransient && attempt < retries && Date.now() - startedAt < quickMs;
        if (!isWorthIt || Date.now() + pause >= deadline) throw toCatalogError(failure, path);
        await sleep(pause);
      }
    }
  }

  function start(path: string, retries: number, deadline: number): Promise<unknown> {
    const read = withRetries(path, retries, deadline).finally(() => inFlight.delete(path));
    inFlight.set(path, read);
    return read;
  }

  return async (path, { retries = defaultRetries } = {}) => {
    const breakers = breakersOf(path);
    const states = breakers.map((breaker) => breaker.state());
    const joined = inFlight.get(path);
    if (states.every((state) => state === 'closed')) {
      return joined ?? start(path, retries, Math.min(currentDeadline(), Date.now() + timeoutMs));
    }
    if (!joined && !states.includes('open')) {
      for (const breaker of breakers) breaker.probing();
      start(path, 0, Date.now() + timeoutMs).catch(() => undefined);
    }
    throw new CatalogError('unavailable', `${endpointOf(path)} is not requested: it timed out repeatedly`);
  };
}

/** @param hadTime whether a timeout counts: an attempt at the end of a deadline is too short to blame the backend */
function noteFailure(breakers: CircuitBreaker[], kind: CatalogErrorKind, hadTime: boolean): void {
  for (const breaker of breakers) {
    if (kind !== 'timeout') breaker.succeeded();
    else if (hadTime) breaker.timedOut();
  }
}

async function readOnce(url: string, settings: HttpOptions, timeoutMs: number): Promise<unknown> {
  const { token, fetch = plainFetch(), maxBytes = defaultMaxBytes } = settings;
  if (timeoutMs <= 0) throw new FailedAttempt('timeout', 'no time left', false);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const authorization = token ? { Authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(url, { headers: { Accept: 'application/json', ...authorization }, signal });
    if (response.ok) return parseJson(await readBody(response, maxBytes));
    await response.body?.cancel();
    if (missing.has(response.status)) return null;
    throw refused(response.status);
  } catch (error) {
    if (signal.aborted) throw new FailedAttempt('timeout', 'no response in time', false, { cause: error });
    throw error;
  }
}

/** The platform's fetch. Next's replacement has its own cache; catalogue responses are cached in `server.ts` only. */
function plainFetch(): typeof fetch {
  const current: typeof fetch & { _nextOriginalFetch?: typeof fetch } = globalThis.fetch;
  return current._nextOriginalFetch ?? current;
}

async function readBody(response: Response, maxBytes: number): Promise<string> {
  const body = await readLimited(response.body, maxBytes);
  if (!body) throw new FailedAttempt('bad-response', `the response is larger than ${maxBytes} bytes`, false);
  return new TextDecoder().decode(body);
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (!isNestedDeeperThan(value, maxNesting)) return value;
  } catch (error) {
    throw new FailedAttempt('bad-response', 'the response is not JSON', false, { cause: error });
  }
  throw new FailedAttempt('bad-response', `the response is nested deeper than ${maxNesting} levels`, false);
}

function refused(status: number): FailedAttempt {
  const kind = status === 400 || status === 422 ? 'bad-response' : 'unavailable';
  return new FailedAttempt(kind, `responded with ${status}`, status >= 500);
}

function failedConnection(error: unknown): FailedAttempt {
  // Node's fetch fails with this after 20 redirects.
  if (errorParts(fieldOf(error, 'cause')).message === 'redirect count exceeded')
    return new FailedAttempt('bad-response', 'redirects without end', false, { cause: error });
  return new FailedAttempt('unavailable', failureReason(error), true, { cause: error });
}

/** The error of a failed read, without the query, which contains visitors' searches. */
function toCatalogError(failure: FailedAttempt, path: string): CatalogError {
  return new CatalogError(failure.kind, `${path.split('?')[0]} ${failure.message}`, { cause: failure.cause });
}
