import { defaultListingQuery } from '@/lib/search/listing-query';
import { type CatalogSource, maxSitemapUrls, type SitemapUrl, type SitemapUrlKind } from '../source';
import { mapLimited, maxConcurrent } from './map-limited';

type Reads = Pick<CatalogSource, 'listProperties' | 'listUnits' | 'listArticles'>;

const pageSize = 48;
/** Backend list pages per block of properties. */
const pagesPerBlock = 20;

/**
 * Sitemap entries of a backend, derived from the pages of its lists. A block of units covers the properties of one
 * page, one request per property.
 */
export function createSitemapUrls({ listProperties, listUnits, listArticles }: Reads) {
  const propertiesPage = (page: number) =>
    listProperties({ ...defaultListingQuery, ordering: ['title'], page, page_size: pageSize });
  const articlesPage = (page: number) =>
    listArticles({ category: null, search: null, page, page_size: pageSize });

  async function sitemapBlocks(kind: SitemapUrlKind): Promise<number[]> {
    const { count } = kind === 'articles' ? await articlesPage(1) : await propertiesPage(1);
    const pages = Math.ceil(count / pageSize);
    return range(0, kind === 'units' ? pages : Math.ceil(pages / pagesPerBlock));
  }

  async function listSitemapUrls(kind: SitemapUrlKind, block: number): Promise<SitemapUrl[]> {
    if (kind === 'units') return (await unitsOfPage(block + 1)).slice(0, maxSitemapUrls);
    return urlsOfBlock(block, kind === 'articles' ? articlesOfPage : propertiesOfPage);
  }

  async function propertiesOfPage(page: number): Promise<SitemapUrl[]> {
    const { results } = await propertiesPage(page);
    return results.map(({ slug, cover_image, updated_at }) => ({
      page: 'property',
      slug,
      unit_id: null,
      image: cover_image,
      updated_at,
    }));
  }

  async function articlesOfPage(page: number): Promise<SitemapUrl[]> {
    const { results } = await articlesPage(page);
    return results.map(({ slug, id, cover_image, updated_at }) => ({
      page: 'article',
      slug: slug || String(id),
      unit_id: null,
      image: cover_image,
      updated_at,
    }));
  }

  async function unitsOfPage(page: number): Promise<SitemapUrl[]> {
    const { results } = await propertiesPage(page);
    const parts = await mapLimited(results, async ({ slug, updated_at }): Promise<SitemapUrl[]> => {
      const units = (await listUnits(slug)) ?? [];
      if (units.length === 0) return [];
      const all: SitemapUrl = { page: 'units', slug, unit_id: null, image: null, updated_at };
      const each = units.map(
        (unit): SitemapUrl => ({
          page: 'unit',
          slug,
          unit_id: unit.id,
          image: unit.unit_image,
          updated_at: unit.updated_at,
        }),
      );
      return [all, ...each];
    });
    return parts.flat();
  }

  return { sitemapBlocks, listSitemapUrls };
}

/**
 * The entries of a block's pages, each once, up to pages with nothing new: backends without pages or with fewer repeat
 * theirs.
 */
async function urlsOfBlock(
  block: number,
  read: (page: number) => Promise<SitemapUrl[]>,
): Promise<SitemapUrl[]> {
  const urls = new Map<string, SitemapUrl>();
  for (let page = 1; page <= pagesPerBlock; page += maxConcurrent) {
    const known = urls.size;
    const parts = await Promise.all(range(block * pagesPerBlock + page, maxConcurrent).map(read));
    for (const url of parts.flat()) urls.set(url.slug, url);
    if (urls.size === known) break;
  }
  return [...urls.values()];
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, index) => from + index);
}
