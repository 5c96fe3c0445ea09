import type { IncomingMessage } from 'node:http';
import type { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorParts } from '@/lib/error-parts';
import { fieldOf } from '@/lib/typed-keys';
import { hasPrivateIp } from '../source/public-address';
import { requestPublic } from '../source/public-request';

const maxRedirects = 3;
const limitMs = 15_000;
const attempts = 3;
const firstPauseMs = 500;
const notPublic = 'is not an https address on a public host';

export type AskOptions = {
  /** For tests, which have no certificate. */
  request?: typeof request;
  /** How long one request may take, and the pause before the second; in milliseconds. */
  limitMs?: number;
  pauseMs?: number;
};

/** The reason why a URL has no usable picture; `isTransient` when a retry may succeed. */
class NoPictureError extends Error {
  override name = 'NoPictureError';
  constructor(
    message: string,
    readonly isTransient = false,
  ) {
    super(message);
  }
}

/**
 * Checks that a URL has a picture, without fetching it. Only https and public hosts, also after redirects.
 * @returns the problem; null when there is none
 */
export async function pictureProblem(url: string, options: AskOptions = {}): Promise<string | null> {
  const problem = await problemOf(url, 'HEAD', options);
  // Some servers respond to HEAD with an error, but to GET with the picture.
  return problem === null ? null : problemOf(url, 'GET', options);
}

/**
 * Fetches the bytes of a picture, with up to three attempts.
 * @throws an error whose message is the problem
 */
export async function fetchPicture(url: string, maxBytes: number, options: AskOptions = {}): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withResponse(url, { method: 'GET' }, options, (response) => readUpTo(response, maxBytes));
    } catch (error) {
      if (attempt === attempts || !fieldOf(error, 'isTransient')) throw error;
    }
    await sleep((options.pauseMs ?? firstPauseMs) * 4 ** (attempt - 1));
  }
}

async function problemOf(url: string, method: 'HEAD' | 'GET', options: AskOptions): Promise<string | null> {
  const headers = method === 'GET' ? { range: 'bytes=0-0' } : undefined;
  try {
    await withResponse(url, { method, headers }, options, async () => undefined);
    return null;
  } catch (error) {
    return errorParts(error).message;
  }
}

type Asked = { method: 'HEAD' | 'GET'; headers?: Record<string, string> };

async function withResponse<T>(
  url: string,
  { method, headers }: Asked,
  { request: start, limitMs: limit = limitMs }: AskOptions,
  use: (response: IncomingMessage) => Promise<T>,
): Promise<T> {
  try {
    const response = await requestPublic(url, {
      start,
      signal: AbortSignal.timeout(limit),
      maxRedirects,
      allowed,
      method,
      headers: { accept: 'image/*', 'user-agent': 'listing-import', ...headers },
    });
    if (!response) throw new NoPictureError(`redirects more than ${maxRedirects} times`);
    try {
      requirePicture(response);
      return await use(response);
    } finally {
      response.destroy();
    }
  } catch (error) {
    throw explained(error);
  }
}

/** @throws {NoPictureError} when the status or the type of a response is not that of a picture */
function requirePicture({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode !== 200 && statusCode !== 206)
    throw new NoPictureError(`answers ${statusCode}`, statusCode >= 500 || statusCode === 429);
  const type = headers['content-type'] ?? '';
  if (/^text\//i.test(type)) throw new NoPictureError(`is not a picture but ${type.split(';')[0]}`);
}

function allowed(text: string): URL {
  if (!URL.canParse(text)) throw new NoPictureError('is not an address');
  const url = new URL(text);
  if (url.protocol === 'http:') url.protocol = 'https:';
  if (url.protocol !== 'https:' || hasPrivateIp(url)) throw new NoPictureError(notPublic);
  return url;
}

async function readUpTo(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  const bytes: AsyncIterable<Buffer> = response;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > maxBytes) throw new NoPictureError(`is larger than ${Math.round(maxBytes / 1024 ** 2)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function explained(error: unknown): Error {
  // Compared by name, because bundles and tests duplicate the class.
  if (errorParts(error).name === NoPictureError.name) return error as Error;
  const { code, name } = errorParts(error);
  if (code === 'EPRIVATE') return new NoPictureError(notPublic);
  if (code === 'ENOTFOUND') return new NoPictureError('has a host that is not known');
  const isLate =
    name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT';
  return new NoPictureError(isLate ? 'does not answer in time' : `cannot be reached: ${code ?? name}`, true);
}
