import { type ArticleCategory, blogHref } from '@/lib/articles/blog-query';
import { maxSitemapUrls, type SitemapUrl } from '@/lib/catalog/source';
import type { FilterOptions } from '@/lib/catalog/types';
import { isoTime } from '@/lib/format/date';
import { escapeXml } from '@/lib/format/escape-xml';
import { landingKinds, routes } from '@/lib/routes';
import { defaultPageSize, listingHref, pageCount } from '@/lib/search/listing-query';
import { isThin, landingHref, landingSubjects } from './landing';
import { absolutePicture, absoluteUrl } from './page-metadata';

/*
 * Sitemaps list every indexable page once, split by kind and into files of at most 10,000 URLs:
 * `/sitemaps/units-3.xml`.
 */

const sitemapKinds = ['pages', 'lists', 'properties', 'units', 'articles'] as const;
type SitemapKind = (typeof sitemapKinds)[number];
export type SitemapFile = { kind: SitemapKind; block: number };

export type SitemapEntry = { path: string; updatedAt: string | null; image: string | null };

export function sitemapPath({ kind, block }: SitemapFile): string {
  return `/sitemaps/${kind}-${block}.xml`;
}

/** Parses `units-3.xml`; null for other names. */
export function parseSitemapFile(name: string): SitemapFile | null {
  const [, kindName, block] = /^([a-z]+)-(0|[1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const kind = sitemapKinds.find((known) => known === kindName);
  return kind && block !== undefined ? { kind, block: Number(block) } : null;
}

/** Static pages, and the categories that have articles. */
export function fixedPages(categories: ArticleCategory[]): SitemapEntry[] {
  const paths = [
    routes.home,
    routes.about,
    routes.explore,
    routes.blog,
    ...categories.map((category) => blogHref({ category })),
    routes.contact,
    routes.terms,
    routes.privacy,
    routes.cookies,
  ];
  return paths.map((path) => ({ path, updatedAt: null, image: null }));
}

/** Number of URLs of all lists, page by page. */
export function countListPages(total: number, options: FilterOptions): number {
  return listsOf(total, options).reduce((sum, list) => sum + list.pages, 0);
}

/** A block of list pages: the property list and the landing pages, each with all pages of results. */
export function listPages(total: number, options: FilterOptions, block: number): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  let skip = block * maxSitemapUrls;
  for (const { href, pages } of listsOf(total, options)) {
    for (let page = 1 + skip; page <= pages && entries.length < maxSitemapUrls; page += 1)
      entries.push({ path: href(page), updatedAt: null, image: null });
    skip = Math.max(0, skip - pages);
  }
  return entries;
}

export function sitemapEntry(url: SitemapUrl): SitemapEntry {
  return { path: sitemapUrlPath(url), updatedAt: url.updated_at, image: url.image };
}

export function sitemapUrlPath({
  page,
  slug,
  unit_id,
}: Pick<SitemapUrl, 'page' | 'slug' | 'unit_id'>): string {
  if (page === 'article') return routes.article(slug);
  if (page === 'property') return routes.property(slug);
  return page === 'unit' && unit_id !== null ? routes.unit(slug, unit_id) : routes.propertyUnits(slug);
}

/** An entry in the library's format, escaped here because the library does not. */
export function sitemapField({ path, updatedAt, image }: SitemapEntry) {
  const lastmod = isoTime(updatedAt);
  const picture = absolutePicture(image);
  return {
    loc: escapeXml(absoluteUrl(path)),
    ...(lastmod && { lastmod }),
    // The library reads only `href` of a URL and does not escape it.
    ...(picture && { images: [{ loc: { href: escapeXml(picture) } as URL }] }),
  };
}

type List = { href: (page: number) => string; pages: number };

function listsOf(total: number, options: FilterOptions): List[] {
  const all: List = {
    href: (page) => listingHref({ page }),
    pages: pageCount(total, defaultPageSize),
  };
  const landings = landingKinds
    .flatMap((kind) => landingSubjects(kind, options))
    .filter((subject) => !isThin(subject))
    .map(
      (subject): List => ({
        href: (page) => landingHref(subject, page),
        // Without a count only the first page is certain.
        pages: pageCount(subject.count ?? 0, defaultPageSize),
      }),
    );
  return [all, ...landings];
}
