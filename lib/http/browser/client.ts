import { fieldOf } from '@/lib/typed-keys';
import { HttpError, isHttpError } from './http-error';
import { networkError } from './network-error';

/** Storage key of the bearer token, if there is one. */
export const tokenKey = 'token';
const timeoutMs = 10_000;

type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** `callApi` for the site's pages: a 401 also leads to the sign-in page. @throws {HttpError} */
export async function requestJson<T>(path: string, options?: RequestOptions): Promise<T> {
  try {
    return await callApi<T>(path, options);
  } catch (error) {
    if (isHttpError(error) && error.status === 401) location.assign('/login');
    throw error;
  }
}

/**
 * Calls the site's API from the browser: JSON, credentials, 10 s limit, bearer token when one is stored.
 * @throws {HttpError} for every response that is not 2xx, with `status: null` when none came, or only the page of a
 * proxy or a Wi-Fi's sign-in. A 401 also deletes the stored token.
 */
export async function callApi<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { method = 'GET', body, headers, signal } = options;
  const token = storedToken();
  const limit = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let responseBody: unknown;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      // Safari before 17.4 cannot combine signals; an abandoned request then ends by itself.
      signal: (signal && AbortSignal.any?.([signal, limit])) ?? limit,
    });
    responseBody = await response.json().catch((error) => {
      if (response.ok) throw error;
      return null;
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    logFailure(method, path, null);
    throw new HttpError(null, networkError);
  }
  // The caller names the response of its endpoint, see lib/openapi/operations.ts.
  if (response.ok) return responseBody as T;
  logFailure(method, path, response.status, responseBody);
  if (response.status === 401) deleteToken();
  throw toHttpError(response.status, responseBody);
}

/** Whether to retry a failed request: never on 4xx, otherwise up to `limit` times. */
export function retryUpTo(limit: number) {
  return (failures: number, error: Error): boolean =>
    failures < limit && !(isHttpError(error) && error.status !== null && error.status < 500);
}

/** Statuses that are logged without the body. */
const statusesLoggedAlone = [401, 403, 404, 500];

/** Logs failures to the console; `status` is null when no response came. */
function logFailure(method: string, path: string, status: number | null, body?: unknown): void {
  const call = `${method} ${path}`;
  if (status === null)
    console.warn(`${call}: no response. Check the network and whether this origin is allowed (CORS).`);
  else if (statusesLoggedAlone.includes(status)) console.warn(`${call}: ${status}`);
  else console.warn(`${call}: ${status}`, body);
}

function toHttpError(status: number, body: unknown): HttpError {
  const message = fieldOf(body, 'message');
  const errors = Object.entries(fieldOf(body, 'errors') ?? {}).map(([field, value]) => [
    field,
    String(Array.isArray(value) ? value[0] : value),
  ]);
  const text = typeof message === 'string' ? message : '';
  return new HttpError(status, text, Object.fromEntries(errors), body);
}

function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

function deleteToken(): void {
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // Storage is blocked, so there is no token.
  }
}
