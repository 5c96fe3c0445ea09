import { type ArticleCategory, articlesPerPage } from '@/lib/articles/blog-query';
import { articleCategories } from '@/lib/catalog/article-categories';
import {
  readAddressBlocks,
  readAddresses,
  readArticles,
  readFilterOptions,
  readListing,
} from '@/lib/catalog/server';
import { addressKinds, maxAddresses } from '@/lib/catalog/source';
import { defaultListingQuery } from '@/lib/search/listing-query';
import {
  addressEntry,
  countListPages,
  fixedPages,
  listPages,
  type SitemapEntry,
  type SitemapFile,
} from '@/lib/seo/sitemaps';

/** All sitemaps of this catalogue. @throws {CatalogError} */
export async function readSitemapFiles(): Promise<SitemapFile[]> {
  const [{ total, options }, ...blocks] = await Promise.all([
    readLists(),
    ...addressKinds.map((kind) => readAddressBlocks(kind)),
  ]);
  const lists = Math.ceil(countListPages(total, options) / maxAddresses);
  return [
    { kind: 'pages', block: 0 },
    ...Array.from({ length: lists }, (_, block): SitemapFile => ({ kind: 'lists', block })),
    ...addressKinds.flatMap((kind, index) =>
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
  return (await readAddresses(kind, block)).map(addressEntry);
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
