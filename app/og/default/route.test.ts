import { maxTitleLength } from '@/lib/seo/share-image';
import { shareImageResponse } from '../share-image-response';
import { GET } from './route';

jest.mock('../share-image-response', () => ({ shareImageResponse: jest.fn(async () => new Response()) }));

test('shows the whole headline', async () => {
  await GET(new Request('http://localhost/og/default'), { params: Promise.resolve({}) });
  const [, card] = jest.mocked(shareImageResponse).mock.lastCall ?? [];
  expect(card?.title).toMatch(/\w/);
  expect(card?.title.length).toBeLessThanOrEqual(maxTitleLength);
});
