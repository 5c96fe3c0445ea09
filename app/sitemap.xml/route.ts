import { getServerSideSitemapIndex } from 'next-sitemap';
import { publicText } from '@/lib/http/server/public-text';
import { route } from '@/lib/http/server/route';
import { absoluteUrl } from '@/lib/seo/page-metadata';
import { sitemapPath } from '@/lib/seo/sitemaps';
import { readSitemapFiles } from '../sitemaps/read-sitemap';

export const dynamic = 'force-dynamic';

/** The sitemap index. */
export const { GET } = route({
  GET: async (request) => {
    const files = await readSitemapFiles();
    const index = await getServerSideSitemapIndex(files.map((file) => absoluteUrl(sitemapPath(file))));
    return publicText(request, await index.text(), 'application/xml; charset=utf-8');
  },
});
