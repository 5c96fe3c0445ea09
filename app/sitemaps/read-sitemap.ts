import { type ArticleCategory, articlesPerPage } from '@/lib/articles/blog-query';
import { articleCategories } from '@/lib/catalog/article-categories';
import { orNull } from '@/lib/catalog/catalog-error';
import {
  readArticles,
  readFilterOptions,
  readListing,
  readSitemapBlocks,
  readSitemapUrls,
} from '@/lib/catalog/reads/server';
import { maxSitemapUrls, sitemapUrlKinds } from '@/lib/catalog/source';
import { defaultListingQuery } from '@/lib/search/listing-query';
import {
  countListPages,
  fixedPages,
  listPages,
  type SitemapEntry,
  type SitemapFile,
  sitemapEntry,
} from '@/lib/seo/sitemaps';

/** All sitemaps of this catalogue. @throws {CatalogError} */
export async function readSitemapFiles(): Promise<SitemapFile[]> {
  const [known, ...blocks] = await Promise.all([
    orNull(readLists()),
    ...sitemapUrlKinds.map((kind) => readSitemapBlocks(kind)),
  ]);
  // Without the filter options, which may fail alone, only the first file is certain; it fails by itself until then.
  const lists = known ? Math.ceil(countListPages(known.total, known.options) / maxSitemapUrls) : 1;
  return [
    { kind: 'pages', block: 0 },
    ...Array.from({ length: lists }, (_, block): SitemapFile => ({ kind: 'lists', block })),
    ...sitemapUrlKinds.flatMap((kind, index) =>
      (blocks[index] ?? []).map((block): SitemapFile => ({ kind, block })),
    ),
  ];
}

/** Entries of a sitemap; empty when there is none. @throws {CatalogError} */
export async function readSitemap({ kind, block }: SitemapFile): Promise<SitemapEntry[]> {
  if (kind === 'pages') return block === 0 ? fixedPages(await categoriesInUse()) : [];
  if (kind === 'lists') {
    const { total, options } = await readLists();
    return listPages(total, options, block);
  }
  return (await readSitemapUrls(kind, block)).map(sitemapEntry);
}

/** Empty categories are not indexed. */
async function categoriesInUse(): Promise<ArticleCategory[]> {
  const found = await Promise.all(
    articleCategories.map((category) =>
      readArticles({ category, search: null, page: 1, page_size: articlesPerPage }),
    ),
  );
  return articleCategories.filter((_, index) => found[index]?.count);
}

async function readLists() {
  const [page, options] = await Promise.all([readListing(defaultListingQuery), readFilterOptions()]);
  return { total: page.count, options };
}
