import { createRouteLabel } from './route-label';

const label = createRouteLabel(
  {
    staticRoutes: [{ page: '/' }, { page: '/properties' }, { page: '/api/health' }],
    dynamicRoutes: [
      { page: '/api/[[...path]]', regex: '^/api(?:/(.+?))?(?:/)?$' },
      { page: '/properties/[slug]', regex: '^/properties/([^/]+?)(?:/)?$' },
    ],
  },
  ['media', 'robots.txt'],
);

it.each([
  ['/', '/'],
  ['/properties', '/properties'],
  ['/api/health/', '/api/health'],
  ['/properties/palm-villa', '/properties/[slug]'],
  ['/api/v9/nothing/', '/api/[[...path]]'],
  ['/media/properties/x.jpg', '/media'],
  ['/robots.txt', '/robots.txt'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/_next/image', '/_next/image'],
  ['/_next/anything', 'other'],
  ['/wp-login.php', 'other'],
  ['//media', 'other'],
  ['*', 'other'],
  ['', 'other'],
])('%s is %s', (path, expected) => {
  expect(label(path)).toBe(expected);
});
