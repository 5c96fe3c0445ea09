import { readProperty } from '@/lib/catalog/reads/server';
import { detailFixture } from '@/testing/property-fixture';
import { shareImageResponse } from '../../share-image-response';
import { GET } from './route';

jest.mock('@/lib/catalog/reads/server', () => ({ readProperty: jest.fn() }));
jest.mock('../../share-image-response', () => ({ shareImageResponse: jest.fn(async () => new Response()) }));

test.each([
  [{ low_price: 2_000_000, average_price: 2_500_000 }, 'From AED 2,000,000'],
  [{ low_price: 2_000_000, average_price: 2_000_000 }, 'AED 2,000,000'],
  [{ low_price: 0, average_price: 0 }, 'Price on request'],
])('the share image of a property says "from" only where prices differ: %j', async (prices, line) => {
  jest.mocked(readProperty).mockResolvedValue(detailFixture({ slug: 'villa', ...prices }));
  await GET(new Request('http://localhost/og/properties/villa'), {
    params: Promise.resolve({ slug: 'villa' }),
  });
  expect(jest.mocked(shareImageResponse).mock.lastCall?.[1]).toMatchObject({ line });
});
