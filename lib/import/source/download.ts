import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { request } from 'node:https';
import { tmpdir } from 'node:os';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { minute, second } from '@/lib/durations';
import { errorParts } from '@/lib/error-parts';
import { UnusableFileError } from '../unusable-file-error';
import { hasPrivateIp } from './public-address';
import { requestPublic } from './public-request';

const maxBytes = 1024 ** 3;
const maxRedirects = 5;
/** The download fails when no byte arrives for this time. */
const silenceMs = 30 * second;
const maxMs = 15 * minute;

/** The version of a feed as its server states it, sent with the next download. */
export type FeedVersion = { etag: string | null; lastModified: string | null };
export type Downloaded = { isUnchanged: true } | ({ isUnchanged: false } & FeedVersion);
/** `etag` and `lastModified` are those of the last import, so that the server recognises an unchanged feed. */
export type DownloadOptions = Partial<FeedVersion> & {
  /** For tests, which have no certificate. */
  request?: typeof request;
  maxBytes?: number;
  maxMs?: number;
};

/**
 * Downloads a feed into a file. Only https, only public addresses, also after redirects.
 * @throws {UnusableFileError} when the URL is not allowed or does not respond, or the response is too large, too slow,
 *   shorter than announced or an error
 */
export async function download(
  url: string,
  target: string,
  { etag = null, lastModified = null, request: start, ...limits }: DownloadOptions = {},
): Promise<Downloaded> {
  const signal = AbortSignal.timeout(limits.maxMs ?? maxMs);
  let current = url;
  try {
    const response = await requestPublic(url, {
      start,
      signal,
      timeout: silenceMs,
      maxRedirects,
      allowed: (next) => {
        current = next;
        return allowed(next);
      },
      headers: {
        accept: 'application/json, application/xml, text/xml, text/csv, */*;q=0.5',
        'accept-encoding': 'identity',
        'user-agent': 'listing-import',
        ...(etag ? { 'if-none-match': etag } : {}),
        ...(lastModified ? { 'if-modified-since': lastModified } : {}),
      },
    });
    if (!response)
      throw new UnusableFileError(
        `${withoutSecrets(url)}: the address redirects more than ${maxRedirects} times`,
      );
    const { statusCode = 0, headers } = response;
    if (statusCode === 304 && (etag !== null || lastModified !== null)) {
      response.resume();
      return { isUnchanged: true };
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new UnusableFileError(
        `${withoutSecrets(current)}: the server answers ${statusCode}${meaning(statusCode)}`,
      );
    }
    await save(response, target, limits.maxBytes ?? maxBytes, withoutSecrets(current), signal);
    return {
      isUnchanged: false,
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
    };
  } catch (error) {
    throw explain(error, withoutSecrets(current));
  }
}

/** The URL without user, password and query, which often contain a secret. */
export function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return `https://${host}${pathname}`;
}

function allowed(text: string): URL {
  if (!URL.canParse(text)) throw new UnusableFileError(`${text}: this is not an address`);
  const url = new URL(text);
  if (url.protocol !== 'https:')
    throw new UnusableFileError(`${url.protocol}//${url.host}: feeds are read from https:// addresses only`);
  if (hasPrivateIp(url))
    throw new UnusableFileError(
      `${withoutSecrets(text)}: this is a private address, which feeds are not read from`,
    );
  return url;
}

async function save(
  response: IncomingMessage,
  target: string,
  limit: number,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  let total = 0;
  const tooLarge = () => {
    const size = limit >= 1024 ** 2 ? `${Math.round(limit / 1024 ** 2)} MB` : `${limit} bytes`;
    return new UnusableFileError(`${name}: the file is larger than the ${size} allowed`);
  };
  if (Number(response.headers['content-length'] ?? 0) > limit) {
    response.destroy();
    throw tooLarge();
  }
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      done(total > limit ? tooLarge() : null, chunk);
    },
  });
  await pipeline(response, counter, createWriteStream(target), { signal });
}

function meaning(status: number): string {
  if (status === 401 || status === 403) return ': the address needs a password or a key';
  if (status === 404 || status === 410) return ': there is no feed at this address';
  return status >= 500 ? ': the server has a fault; try again later' : '';
}

function explain(error: unknown, name: string): unknown {
  if (errorParts(error).name === UnusableFileError.name) return error;
  return new UnusableFileError(`${name}: ${reasonOf(error)}`, { cause: error });
}

function reasonOf(error: unknown): string {
  const { code, name, message } = errorParts(error);
  if (name === 'TimeoutError' || name === 'AbortError') return 'the server does not answer in time';
  switch (code) {
    case 'EPRIVATE':
      return 'the address points to a private address, which feeds are not read from';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'the name of the server is not known';
    case 'ETIMEDOUT':
    case 'ABORT_ERR':
      return 'the server does not answer in time';
    case 'ECONNRESET':
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return 'the download broke off';
    case 'ENOSPC':
      return `the file cannot be stored, because ${tmpdir()} is full`;
    default:
      return `the file cannot be downloaded: ${code ?? message}`;
  }
}
