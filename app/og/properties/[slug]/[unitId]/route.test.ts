import { readProperty, readUnit } from '@/lib/catalog/reads/server';
import { detailFixture } from '@/testing/property-fixture';
import { unitFixture } from '@/testing/unit-fixture';
import { shareImageResponse } from '../../../share-image-response';
import { GET } from './route';

jest.mock('@/lib/catalog/reads/server', () => ({ readProperty: jest.fn(), readUnit: jest.fn() }));
jest.mock('../../../share-image-response', () => ({
  shareImageResponse: jest.fn(async () => new Response()),
}));

test.each([
  [3, 'AED 2,000,000  ·  3 Bedrooms  ·  950 sq ft'],
  [1, 'AED 2,000,000  ·  1 Bedroom  ·  950 sq ft'],
  [0, 'AED 2,000,000  ·  Studio  ·  950 sq ft'],
  [null, 'AED 2,000,000  ·  950 sq ft'],
])('the share image of a unit with %j bedrooms says %s', async (bedrooms, line) => {
  jest.mocked(readProperty).mockResolvedValue(detailFixture({ slug: 'tower' }));
  const unit = unitFixture({ apartment_type_id: bedrooms, price: 2_000_000, area: 950 });
  jest.mocked(readUnit).mockResolvedValue(unit);
  await GET(new Request('http://localhost/og/properties/tower/1'), {
    params: Promise.resolve({ slug: 'tower', unitId: '1' }),
  });
  expect(jest.mocked(shareImageResponse).mock.lastCall?.[1]).toMatchObject({ line });
});
