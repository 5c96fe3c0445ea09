import { addArticleView } from '@/lib/articles/views';
import { database } from '@/lib/database/connection';
import { minute } from '@/lib/durations';
import { rateLimit } from '@/lib/http/server/rate-limit';
import { readRef } from '@/lib/http/server/references';
import { route } from '@/lib/http/server/route';
import { requireSameOrigin } from '@/lib/http/server/same-origin';

const limit = rateLimit({ name: 'views', max: 60, windowMs: 10 * minute });

/** Counts a view. Sent as a beacon, so the response is empty. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  POST: async (request, { slug }) => {
    requireSameOrigin(request);
    limit(request);
    const ref = readRef(slug);
    if (ref) await addArticleView(await database(), ref);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  },
});
