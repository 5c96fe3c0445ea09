import { permitEnd } from '@/lib/catalog/permits/permit-end';
import { env } from '@/lib/env';
import { limitedCaching } from '@/lib/http/layers/limit-lifetime';
import { etagOf, matchesEtag } from '@/lib/http/server/json-response';
import { noSuchFile } from '@/lib/http/server/public-text';
import { type ShareCard, shareImage } from '@/lib/seo/share-image';

const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * A share image with 304 support; 404 when there is no content for it.
 * @param permitExpiresAt of the property shown; the image must not be cached beyond it
 */
export async function shareImageResponse(
  request: Request,
  card: ShareCard | null,
  permitExpiresAt: string | null = null,
): Promise<Response> {
  if (!card) return noSuchFile();
  const image = new Uint8Array(await shareImage(card, { hosts: env().IMAGE_HOSTS }));
  const etag = etagOf(image);
  const end = permitEnd(permitExpiresAt);
  const headers = {
    ETag: etag,
    'Cache-Control': end === null ? cacheControl : limitedCaching(cacheControl, end - Date.now()),
    'X-Content-Type-Options': 'nosniff',
  };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(image, { headers: { ...headers, 'Content-Type': 'image/jpeg' } });
}
