import { type CatalogSource, type SitemapUrl, sitemapUrlKinds } from '@/lib/catalog/source';
import { defaultListingQuery } from '@/lib/search/listing-query';

const named = ({ page, slug, unit_id }: SitemapUrl) => `${page} ${slug} ${unit_id ?? ''}`.trim();

export function sitemapUrlContract(catalog: () => CatalogSource): void {
  const all = async (): Promise<SitemapUrl[]> => {
    const found: SitemapUrl[] = [];
    for (const kind of sitemapUrlKinds)
      for (const block of await catalog().sitemapBlocks(kind))
        found.push(...(await catalog().listSitemapUrls(kind, block)));
    return found;
  };

  it('lists every published property and article page exactly once', async () => {
    const expected: string[] = [];
    const { count } = await catalog().listProperties({ ...defaultListingQuery, page_size: 1 });
    for (let page = 1; page <= Math.ceil(count / 48); page += 1) {
      const list = await catalog().listProperties({ ...defaultListingQuery, page, page_size: 48 });
      for (const { slug } of list.results) {
        const units = (await catalog().listUnits(slug)) ?? [];
        expected.push(`property ${slug}`, ...(units.length > 0 ? [`units ${slug}`] : []));
        expected.push(...units.map(({ id }) => `unit ${slug} ${id}`));
      }
    }
    const articles = await catalog().listArticles({ category: null, search: null, page: 1, page_size: 48 });
    expected.push(...articles.results.map(({ slug }) => `article ${slug}`));
    expect((await all()).map(named).sort()).toEqual(expected.sort());
  });

  it("gives each page's last modification", async () => {
    const times = (await all()).map(({ updated_at }) => Date.parse(updated_at ?? ''));
    expect(times.filter(Number.isNaN)).toEqual([]);
  });

  it('returns nothing for an unknown block', async () => {
    for (const kind of sitemapUrlKinds) expect(await catalog().listSitemapUrls(kind, 9_999)).toEqual([]);
  });
}
