import { CatalogError } from '@/lib/catalog/source';
import { detailFixture } from '@/testing/property-fixture';
import PropertyPage, { generateMetadata } from './page';

const mockRead = { property: jest.fn(), units: jest.fn(), similar: jest.fn() };
jest.mock('@/lib/catalog/server', () => ({
  readProperty: () => mockRead.property(),
  readUnits: () => mockRead.units(),
  readSimilar: () => mockRead.similar(),
  readAgent: async () => null,
}));

const open = () => PropertyPage({ params: Promise.resolve({ slug: 'tower' }) });
const failure = new CatalogError('timeout', 'no answer in time');

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
