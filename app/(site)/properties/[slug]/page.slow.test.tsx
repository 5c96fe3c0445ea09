import { CatalogError } from '@/lib/catalog/source';
import { detailFixture } from '@/testing/property-fixture';
import PropertyPage from './page';

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
