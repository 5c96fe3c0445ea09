import { addressKinds, type CatalogAddress, type CatalogSource } from '@/lib/catalog/source';
import { defaultListingQuery } from '@/lib/search/listing-query';

const named = ({ page, slug, unit_id }: CatalogAddress) => `${page} ${slug} ${unit_id ?? ''}`.trim();

export function addressContract(catalog: () => CatalogSource): void {
  const all = async (): Promise<CatalogAddress[]> => {
    const found: CatalogAddress[] = [];
    for (const kind of addressKinds)
      for (const block of await catalog().addressBlocks(kind))
        found.push(...(await catalog().listAddresses(kind, block)));
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
    const times = (await all()).map(({ updated_at }) => Date.parse(updated_at));
    expect(times.filter(Number.isNaN)).toEqual([]);
  });

  it('returns nothing for an unknown block', async () => {
    for (const kind of addressKinds) expect(await catalog().listAddresses(kind, 9_999)).toEqual([]);
  });
}
