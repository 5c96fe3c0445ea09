import { readPicture } from './share-picture';

it.each([
  ['https://cdn.example.com/a.jpg', true],
  ['https://img.portal.example/a.jpg', true],
  ['https://portal.example/a.jpg', false],
  ['https://cdn.example.com:8443/a.jpg', false],
])('%s is fetched, as pages show it: %s', async (source, isFetched) => {
  const fetch = jest.fn(async () => new Response('picture'));
  const picture = await readPicture(source, { hosts: ['cdn.example.com', '*.portal.example'], fetch });
  expect(picture?.toString() ?? null).toBe(isFetched ? 'picture' : null);
  expect(fetch).toHaveBeenCalledTimes(isFetched ? 1 : 0);
});
