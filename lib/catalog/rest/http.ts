import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogError, type CatalogErrorKind } from '../source';

export type HttpOptions = {
  baseUrl: string;
  token?: string;
  fetch?: typeof fetch;
  /** Limit of one try, body included. */
  timeoutMs?: number;
  /** Tries after the first. */
  retries?: number;
  /** Wait before the first retry; it doubles each time and varies, so that servers do not fall into step. */
  backoffMs?: number;
  /** Largest body that is read. */
  maxBytes?: number;
};

/** Answers `null` for an address the backend does not have. @throws {CatalogError} */
export type GetJson = (path: string, options?: { retries?: number }) => Promise<unknown>;

const defaultMaxBytes = 20 * 1024 * 1024;
/** Nothing there, or nothing that can be read: for a catalogue the same. */
const missing = new Set([404, 405, 410]);

/** One try that failed, and whether another one is worth it. */
class FailedTry extends Error {
  override name = 'FailedTry';
  constructor(
    readonly kind: CatalogErrorKind,
    message: string,
    readonly again: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Reads JSON from the backend: 10 seconds per try, no retry on 4xx, up to 3 otherwise, none once two tries' worth of
 * time has passed, since a visitor is waiting. Equal reads under way at the same time are one.
 */
export function createGetJson(settings: HttpOptions): GetJson {
  const { timeoutMs = 10_000, retries: defaultRetries = 3, backoffMs = 200 } = settings;
  const base = settings.baseUrl.replace(/\/+$/, '');
  const underWay = new Map<string, Promise<unknown>>();

  async function withRetries(path: string, retries: number): Promise<unknown> {
    const deadline = Date.now() + 2 * timeoutMs;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await readOnce(`${base}${path}`, settings, timeoutMs);
      } catch (error) {
        const failure = error instanceof FailedTry ? error : failedConnection(error);
        if (!failure.again || attempt >= retries || Date.now() >= deadline)
          throw toCatalogError(failure, path);
        await sleep(backoffMs * 2 ** attempt * (0.75 + Math.random() / 2));
      }
    }
  }

  return (path, { retries = defaultRetries } = {}) => {
    const joined = underWay.get(path);
    if (joined) return joined;
    const read = withRetries(path, retries).finally(() => underWay.delete(path));
    underWay.set(path, read);
    return read;
  };
}

async function readOnce(url: string, settings: HttpOptions, timeoutMs: number): Promise<unknown> {
  const { token, fetch = plainFetch(), maxBytes = defaultMaxBytes } = settings;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const authorization = token ? { Authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(url, { headers: { Accept: 'application/json', ...authorization }, signal });
    if (response.ok) return parseJson(await readBody(response, maxBytes));
    await response.body?.cancel();
    if (missing.has(response.status)) return null;
    throw refused(response.status);
  } catch (error) {
    if (signal.aborted) throw new FailedTry('timeout', 'no answer in time', true, { cause: error });
    throw error;
  }
}

/**
 * The platform's own fetch. Next replaces the global one by a version that keeps answers in a cache of its own;
 * the catalogue is remembered in one place only.
 */
function plainFetch(): typeof fetch {
  const current = globalThis.fetch as typeof fetch & { _nextOriginalFetch?: typeof fetch };
  return current._nextOriginalFetch ?? current;
}

async function readBody(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      throw new FailedTry('bad-response', `the answer is larger than ${maxBytes} bytes`, false);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FailedTry('bad-response', 'the answer is not JSON', false, { cause: error });
  }
}

function refused(status: number): FailedTry {
  const kind = status === 400 || status === 422 ? 'bad-response' : 'unavailable';
  return new FailedTry(kind, `answered ${status}`, status >= 500);
}

function failedConnection(error: unknown): FailedTry {
  const { message } = error as { message?: unknown };
  return new FailedTry('unavailable', String(message ?? error), true, { cause: error });
}

/** The query stays out of the message: it holds visitors' words. */
function toCatalogError(failure: FailedTry, path: string): CatalogError {
  return new CatalogError(failure.kind, `${path.split('?')[0]} ${failure.message}`, { cause: failure.cause });
}
