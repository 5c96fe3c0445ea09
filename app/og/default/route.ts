import { route } from '@/lib/http/server/route';
import { site } from '@/lib/site';
import { shareImageResponse } from '../share-image-response';

export const dynamic = 'force-dynamic';

/** Share image of pages without their own. */
export const { GET } = route({
  GET: (request) =>
    shareImageResponse(request, { picture: null, label: site.tagline, title: site.headline, line: null }),
});
