import { isRecord } from '@/lib/catalog/parse/fields';
import { ApiError } from './api-error';
import { readLimited } from './read-limited';

export const maxBodyBytes = 64 * 1024;

export type Fields = Record<string, unknown>;

/** The media type of a request in lower case without parameters; empty when there is none. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * The JSON object in a request. Lone surrogates become U+FFFD, because databases cannot store them.
 * @param maxBytes 64 KiB by default
 * @throws {ApiError} 415 for another type, 413 for a larger body, 400 for bad JSON and for anything but an object
 */
export async function readJsonObject(request: Request, maxBytes = maxBodyBytes): Promise<Fields> {
  if (mediaType(request) !== 'application/json') {
    throw new ApiError(415, 'Send the body as application/json.');
  }
  const text = await readText(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text, (_key, part) => (typeof part === 'string' ? part.toWellFormed() : part));
  } catch {
    throw new ApiError(400, 'The body is not valid JSON.');
  }
  if (!isRecord(value)) throw new ApiError(400, 'The body needs to be a JSON object.');
  return value;
}

/**
 * The fields of a form post; the first of repeated fields counts.
 * @throws {ApiError} 413 beyond 64 KiB
 */
export async function readFormFields(request: Request): Promise<Fields> {
  const fields: Fields = Object.create(null);
  for (const [name, value] of new URLSearchParams(await readText(request))) fields[name] ??= value;
  return fields;
}

/** The body as text. @param maxBytes 64 KiB by default @throws {ApiError} 413 for a larger body */
export async function readText(request: Request, maxBytes = maxBodyBytes): Promise<string> {
  const body = await readBody(request, maxBytes, `The body is larger than ${maxBytes / 1024} KiB.`);
  return new TextDecoder().decode(body);
}

/** The body as bytes. @throws {ApiError} 413 with `tooLarge` for more than `maxBytes` */
export async function readBody(request: Request, maxBytes: number, tooLarge: string): Promise<Buffer> {
  const isTooLarge = Number(request.headers.get('content-length')) > maxBytes;
  const body = isTooLarge ? null : await readLimited(request.body, maxBytes);
  if (!body) throw new ApiError(413, tooLarge);
  return body;
}
