import { env } from '@/lib/env';
import { noSuchFile, publicText } from '@/lib/http/server/public-text';

export const dynamic = 'force-dynamic';

/** Serves the IndexNow key that proves ownership; 404 without a key. */
export function GET(request: Request) {
  const { INDEXNOW_KEY } = env();
  return INDEXNOW_KEY ? publicText(request, INDEXNOW_KEY, 'text/plain; charset=utf-8') : noSuchFile();
}
