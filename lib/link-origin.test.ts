import { linkOrigin } from './link-origin';

it.each([
  ['', '3861', 'http://localhost:3861'],
  ['', undefined, 'http://localhost:3000'],
  ['https://agency.example', '3861', 'http://localhost:3000'],
])('with the URL %p and port %p, links begin with %s', (NEXT_PUBLIC_SITE_URL, PORT, origin) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL, PORT });
  expect(linkOrigin()).toBe(origin);
});
