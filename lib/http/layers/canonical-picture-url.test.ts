import { canonicalPictureUrl } from './canonical-picture-url';

it.each([
  '/media/properties/villa-palm-1.jpg',
  '/media/a%20b@2x.jpg',
  '/media/%D9%86.jpg',
  'https://cdn.example.com/a.jpg?w=900',
])('%s is already canonical', (url) => {
  expect(canonicalPictureUrl(url)).toBe(url);
});

it.each([
  ['/media/x.jpg#1', '/media/x.jpg'],
  ['/media/x.jpg?v=2', '/media/x.jpg'],
  ['/./media/y/../x.jpg', '/media/x.jpg'],
  ['/%6dedia/x.jpg', '/media/x.jpg'],
  ['/%2e/media/x.jpg', '/media/x.jpg'],
  ['/media//x.jpg', '/media/x.jpg'],
  ['/media/a b.jpg', '/media/a%20b.jpg'],
  ['/media/%d9%86.jpg', '/media/%D9%86.jpg'],
  ['HTTPS://CDN.example.com:443/%61.jpg#x', 'https://cdn.example.com/a.jpg'],
])('%s becomes %s', (given, canonical) => {
  expect(canonicalPictureUrl(given)).toBe(canonical);
  expect(canonicalPictureUrl(canonical)).toBe(canonical);
});

it.each([
  '',
  'media/x.jpg',
  '//evil.example/x.jpg',
  '/\\x',
  '/media/%5cx',
  '/media/%2fx',
  '/media/%ff',
  '/media/%00',
  'http://cdn.example.com/x.jpg',
  'https://user@cdn.example.com/x.jpg',
  'https://',
  'data:image/png;base64,AA',
  '/og/default',
  '/api/health/',
  '/_next/image?url=/x',
])('%p is not an image', (url) => {
  expect(canonicalPictureUrl(url)).toBeNull();
});

it('rejects very long URLs', () => {
  expect(canonicalPictureUrl(`/${'a'.repeat(5_000)}`)).toBeNull();
});
