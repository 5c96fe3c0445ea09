import type { CatalogSource } from '@/lib/catalog/source';
import { articleContract } from './article-contract';
import { type CatalogFixture, catalogFixture } from './fixture';
import { listingContract } from './listing-contract';
import { namesContract } from './names-contract';
import { propertyContract } from './property-contract';
import { sitemapUrlContract } from './sitemap-url-contract';

/** Opens a source that holds these records; `close` removes everything it created. */
export type CatalogSetup = (
  fixture: CatalogFixture,
) => Promise<{ catalog: CatalogSource; close: () => Promise<void> }>;

/**
 * The behaviour every catalogue source must have. Ids belong to the source; slugs and names are those of the fixture.
 */
export function describeCatalog(name: string, setup: CatalogSetup): void {
  describe(`catalogue: ${name}`, () => {
    let opened: Awaited<ReturnType<CatalogSetup>> | undefined;
    const catalog = (): CatalogSource => {
      if (!opened) throw new Error('the catalogue is not open');
      return opened.catalog;
    };

    beforeAll(async () => {
      opened = await setup(catalogFixture);
    }, 60_000);

    afterAll(async () => {
      await opened?.close();
    });

    describe('list', () => listingContract(catalog));
    describe('property and units', () => propertyContract(catalog));
    describe('names and statistics', () => namesContract(catalog));
    describe('articles', () => articleContract(catalog));
    describe('sitemap pages', () => sitemapUrlContract(catalog));

    it('reports that it is reachable', async () => {
      await expect(catalog().check()).resolves.toBeUndefined();
    });
  });
}
