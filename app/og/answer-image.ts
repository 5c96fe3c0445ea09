import { env } from '@/lib/env';
import { noSuchFile } from '@/lib/http/public-text';
import { type ShareCard, shareImage } from '@/lib/seo/share-image';

/** The picture as an answer; 404 when there is nothing to show one of. */
export async function answerImage(card: ShareCard | null): Promise<Response> {
  if (!card) return noSuchFile();
  const image = await shareImage(card, { hosts: env().IMAGE_HOSTS });
  return new Response(new Uint8Array(image), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
