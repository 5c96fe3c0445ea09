import { pictureUrl } from './picture-url';

test.each([
  ['/media/a.jpg', '/media/a.jpg'],
  ['/media/properties/x.jpg?v=2', '/media/properties/x.jpg'],
  ['/media/x.jpg#top', '/media/x.jpg'],
  ['/media/a b.jpg', '/media/a%20b.jpg'],
  ['/media/a%20b.jpg', '/media/a%20b.jpg'],
  ['/%6dedia/./x/../a.jpg', '/media/a.jpg'],
  ['/media/برج.jpg', '/media/%D8%A8%D8%B1%D8%AC.jpg'],
  ['  /media/a.jpg ', '/media/a.jpg'],
  ['https://img.example/a.jpg?w=2', 'https://img.example/a.jpg?w=2'],
  ['HTTP://IMG.example/a b.jpg', 'http://img.example/a%20b.jpg'],
])('%j becomes the image URL %s', (text, url) => {
  expect(pictureUrl(text)).toBe(url);
  expect(pictureUrl(url)).toBe(url);
});

test.each([
  '',
  '/',
  'a.jpg',
  '//img.example/a.jpg',
  '/media//a.jpg',
  '/media/%2e%2e/%2fa.jpg',
  '/\\evil.example/a.jpg',
  '/media/a%5Cb.jpg',
  '/media/%zz.jpg',
  '/media/a\u0000.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'https://user:secret@img.example/a.jpg',
  'https://',
])('%j is not an image URL', (text) => {
  expect(pictureUrl(text)).toBeNull();
});

test('limits the encoded length of a URL', () => {
  expect(pictureUrl(`/media/${'a'.repeat(5_000)}.jpg`)).toBeNull();
  expect(pictureUrl(`https://img.example/${'a'.repeat(5_000)}.jpg`)).toBeNull();
  expect(pictureUrl(`/media/${'é'.repeat(1_000)}.jpg`)).toBeNull();
});

test('does not throw on a lone surrogate', () => {
  expect(pictureUrl('/media/\ud800.jpg')).toBe('/media/%EF%BF%BD.jpg');
});
