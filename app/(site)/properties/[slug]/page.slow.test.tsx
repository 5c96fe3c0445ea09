import { renderToStaticMarkup } from 'react-dom/server';
import { CatalogError } from '@/lib/catalog/catalog-error';
import { pickFields } from '@/lib/catalog/fields/field';
import { cardFields, pageFields } from '@/lib/catalog/fields/property-fields';
import type { PropertyDetail } from '@/lib/catalog/types';
import { keysOf } from '@/lib/typed-keys';
import { catalogFixture } from '@/testing/contract/fixture';
import { detailFixture } from '@/testing/property-fixture';
import { present } from '@/testing/stub';
import { isKnown, unknownValues } from '@/testing/unknown-values';
import PropertyPage, { generateMetadata } from './page';

const mockRead = { property: jest.fn(), units: jest.fn(), similar: jest.fn() };
jest.mock('@/lib/catalog/reads/server', () => ({
  readProperty: () => mockRead.property(),
  readUnits: () => mockRead.units(),
  readSimilar: () => mockRead.similar(),
  readAgent: async () => null,
}));

const open = () => PropertyPage({ params: Promise.resolve({ slug: 'tower' }) });
const failure = new CatalogError('timeout', 'no response in time');

beforeEach(() => {
  mockRead.property.mockResolvedValue(detailFixture({ slug: 'tower' }));
  mockRead.units.mockResolvedValue([]);
  mockRead.similar.mockResolvedValue([]);
});

test('a property is shown without similar ones when they cannot be read', async () => {
  mockRead.similar.mockRejectedValue(failure);
  await expect(open()).resolves.toBeTruthy();
});

test('a property whose units cannot be read fails, because it would seem to have none', async () => {
  mockRead.units.mockRejectedValue(failure);
  await expect(open()).rejects.toBe(failure);
});

test.each([
  [
    {
      cover_image: null,
      city: null,
      district: null,
      property_type: null,
      low_price: null,
      average_price: null,
    },
    'Property 1.',
  ],
  [
    { units_count: 4, facilities: [{ id: 1, name: 'Pool' }] },
    'From AED 24,500,000. Property 1, Villa in Palm Jumeirah, Dubai: pictures, units, facilities and location.',
  ],
  [{ description: '<p>By the sea.</p>' }, 'From AED 24,500,000. By the sea.'],
  [
    { description: '<p>By the sea.</p>', low_price: 2_500_000, average_price: 2_500_000 },
    'AED 2,500,000. By the sea.',
  ],
])('the meta description promises only what the page has: %j', async (fields, description) => {
  mockRead.property.mockResolvedValue(detailFixture({ slug: 'tower', ...fields }));
  const metadata = await generateMetadata({ params: Promise.resolve({ slug: 'tower' }) });
  expect(metadata.description).toBe(description);
});

/* For cards, Persian searches and prices without a lowest one; the last hides the property. */
const notShown = [
  'average_bedrooms',
  'average_bathrooms',
  'average_area',
  'farsi_title',
  'average_price',
  'permit_expires_at',
];
const fields = { ...cardFields, ...pageFields };

test.each(keysOf(fields).filter((name) => !notShown.includes(name)))(
  'the page shows its %s',
  async (name) => {
    const record = catalogFixture.properties.find((candidate) => isKnown(candidate[name]));
    // A new field needs a value in `testing/contract/fixture.ts`.
    const values = pickFields(fields, present(record));
    const sales_status = { id: 1, name: record?.sales_status ?? '', slug: 'status' };
    const page = async (given: Partial<PropertyDetail>) => {
      mockRead.property.mockResolvedValue(detailFixture({ slug: 'tower', sales_status, ...given }));
      return renderToStaticMarkup(await open()).replace(/<script.*?<\/script>/gs, '');
    };
    const without = { ...values, [name]: unknownValues(fields)[name] };
    // Not `toBe`, which would print both pages.
    expect((await page(values)) === (await page(without))).toBe(false);
  },
);
