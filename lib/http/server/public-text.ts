import { etagOf, matchesEtag } from './json-response';

/** Longer than for pages: crawlers refetch these files often, and an hour's delay does not matter to them. */
const cacheControl = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400';

/** Public text such as a sitemap, with a strong ETag, 304 when unchanged. */
export function publicText(request: Request, body: string, contentType: string): Response {
  const etag = etagOf(body);
  const headers = { ETag: etag, 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': contentType } });
}

/** @returns a plain-text 404, for missing files */
export function noSuchFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}
