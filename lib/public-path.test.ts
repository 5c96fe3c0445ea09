import { publicPath } from './public-path';

it.each([
  ['/cached/everyone/home', '/'],
  ['/cached/everyone/properties', '/properties'],
  ['/properties/cached', '/properties/cached'],
  ['/about', '/about'],
  ['', ''],
])('%s has the public path %s', (pathname, known) => {
  expect(publicPath(pathname)).toBe(known);
});
