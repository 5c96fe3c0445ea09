import { etagOf, isKnown } from './json-response';

/** Longer than for pages: machines come back for these files, and an hour's delay is nothing to them. */
const cacheControl = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400';

/** A text that is the same for everyone, such as a sitemap: with a strong ETag, 304 when it is known already. */
export function publicText(request: Request, body: string, contentType: string): Response {
  const etag = etagOf(body);
  const headers = { ETag: etag, 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' };
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': contentType } });
}

/** @returns 404 in plain text, for files that are not there */
export function noSuchFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}
