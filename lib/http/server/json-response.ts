import { createHash } from 'node:crypto';

/** Public responses may be cached for a minute and shown stale a little longer. */
const publicCache = 'public, max-age=60, stale-while-revalidate=300';

type Init = { status?: number; headers?: Record<string, string> };

function jsonResponse(body: string | null, status: number, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: {
      ...(body === null ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

/** A public response: cacheable, with a strong ETag, 304 when unchanged. */
export function publicJson(request: Request, value: unknown): Response {
  const body = JSON.stringify(value);
  const etag = etagOf(body);
  const headers = { ETag: etag, 'Cache-Control': publicCache };
  const known = matchesEtag(request.headers.get('if-none-match'), etag);
  return known ? jsonResponse(null, 304, headers) : jsonResponse(body, 200, headers);
}

/** A private response: never cached. */
export function privateJson(value: unknown, { status = 200, headers = {} }: Init = {}): Response {
  return jsonResponse(JSON.stringify(value), status, { 'Cache-Control': 'no-store', ...headers });
}

/** A strong ETag, derived from the bytes. @param parts of the body, in order */
export function etagOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/** If-None-Match compares weakly: a compressing proxy adds `W/` to the tag. */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header.trim() === '*') return true;
  return header.split(',', 50).some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
