import { noSuchFile } from '@/lib/http/server/public-text';
import { route } from '@/lib/http/server/route';
import { errorFacts, log } from '@/lib/log';
import { isFeedName, openBayutFeed } from '@/lib/portal-feed/open-feed';

export const dynamic = 'force-dynamic';

/** The feed of homes with a valid permit for Bayut and dubizzle; 503 rather than an incomplete feed. */
export const { GET } = route<{ file: string }>({
  GET: async (_request, { file }) => {
    if (!isFeedName(file)) return noSuchFile();
    try {
      const { bytes, body } = await openBayutFeed();
      return new Response(body(), {
        headers: {
          'Content-Type': 'application/xml; charset=utf-8',
          'Content-Length': String(bytes),
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
        },
      });
    } catch (error) {
      // Not logged by the route, whose log line would contain the secret URL.
      log.error({ job: 'portal feed', ...errorFacts(error) }, 'feed not written');
      return new Response('The feed is not available at the moment.\n', {
        status: 503,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Retry-After': '300',
          'Cache-Control': 'no-store',
        },
      });
    }
  },
});
