import { maxTitleLength } from '@/lib/seo/share-image';
import { answerImage } from '../answer-image';
import { GET } from './route';

jest.mock('../answer-image', () => ({ answerImage: jest.fn(async () => new Response()) }));

test('shows the whole headline', async () => {
  await GET(new Request('http://localhost/og/default'), { params: Promise.resolve({}) });
  const [, card] = jest.mocked(answerImage).mock.lastCall ?? [];
  expect(card?.title).toMatch(/\w/);
  expect(card?.title.length).toBeLessThanOrEqual(maxTitleLength);
});
