import { readArticles, readFilterOptions, readListing } from '@/lib/catalog/reads/server';
import { publicText } from '@/lib/http/server/public-text';
import { route } from '@/lib/http/server/route';
import { defaultListingQuery } from '@/lib/search/listing-query';
import { feedLength } from '@/lib/seo/feed';
import { llmsText } from '@/lib/seo/llms';

export const dynamic = 'force-dynamic';

/** The site's map for language models. */
export const { GET } = route({
  GET: async (request) => {
    const [page, options, articles] = await Promise.all([
      readListing(defaultListingQuery),
      readFilterOptions(),
      readArticles({ category: null, search: null, page: 1, page_size: feedLength }),
    ]);
    const text = llmsText(page.count, options, articles.results);
    return publicText(request, text, 'text/plain; charset=utf-8');
  },
});
