import { SitemapBuilder } from 'next-sitemap';
import { publicText } from '@/lib/http/server/public-text';
import { route } from '@/lib/http/server/route';
import { absoluteUrl } from '@/lib/seo/page-metadata';
import { sitemapPath } from '@/lib/seo/sitemaps';
import { readSitemapFiles } from '../sitemaps/read-sitemap';

export const dynamic = 'force-dynamic';

export const { GET } = route({
  GET: async (request) => {
    const files = await readSitemapFiles();
    const urls = files.map((file) => absoluteUrl(sitemapPath(file)));
    const index = new SitemapBuilder().buildSitemapIndexXml(urls);
    return publicText(request, index, 'application/xml; charset=utf-8');
  },
});
