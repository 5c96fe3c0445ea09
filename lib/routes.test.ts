import { publicPath } from './routes';

it.each([
  ['/cached/everyone/home', '/'],
  ['/cached/everyone/properties', '/properties'],
  ['/properties/cached', '/properties/cached'],
  ['/about', '/about'],
  ['', ''],
])('%s is known to visitors as %s', (pathname, known) => {
  expect(publicPath(pathname)).toBe(known);
});
