import { SitemapBuilder } from 'next-sitemap';
import { noSuchFile, publicText } from '@/lib/http/server/public-text';
import { route } from '@/lib/http/server/route';
import { parseSitemapFile, sitemapField } from '@/lib/seo/sitemaps';
import { readSitemap } from '../read-sitemap';

export const dynamic = 'force-dynamic';

/** One sitemap of the index. */
export const { GET } = route<{ file: string }>({
  GET: async (request, { file }) => {
    const wanted = parseSitemapFile(file);
    const entries = wanted ? await readSitemap(wanted) : [];
    if (entries.length === 0) return noSuchFile();
    const sitemap = new SitemapBuilder().buildSitemapXml(entries.map(sitemapField));
    return publicText(request, sitemap, 'application/xml; charset=utf-8');
  },
});
