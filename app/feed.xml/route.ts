import { readArticles } from '@/lib/catalog/reads/server';
import { publicText } from '@/lib/http/server/public-text';
import { route } from '@/lib/http/server/route';
import { articleFeed, feedLength } from '@/lib/seo/feed';

export const dynamic = 'force-dynamic';

export const { GET } = route({
  GET: async (request) => {
    const { results } = await readArticles({ category: null, search: null, page: 1, page_size: feedLength });
    return publicText(request, articleFeed(results), 'application/atom+xml; charset=utf-8');
  },
});
