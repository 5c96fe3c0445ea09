import type { CatalogSource } from '@/lib/catalog/source';
import { addressContract } from './address-contract';
import { articleContract } from './article-contract';
import { type CatalogFixture, catalogFixture } from './fixture';
import { listingContract } from './listing-contract';
import { namesContract } from './names-contract';
import { propertyContract } from './property-contract';

/** Puts the records where the source reads them, and takes everything away again. */
export type CatalogSetup = (
  fixture: CatalogFixture,
) => Promise<{ catalog: CatalogSource; close: () => Promise<void> }>;

/**
 * What every source of the catalogue promises, whatever stands behind it. Ids are the source's own; slugs and
 * names are those of the fixture.
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
    describe('names and figures', () => namesContract(catalog));
    describe('articles', () => articleContract(catalog));
    describe('addresses', () => addressContract(catalog));

    it('says that it answers', async () => {
      await expect(catalog().check()).resolves.toBeUndefined();
    });
  });
}
