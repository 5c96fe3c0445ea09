import { nextPath } from './next-path';

it.each(['/staff', '/staff/accounts', '/staff?status=new', '/staff/enquiries/12'])('keeps %s', (path) => {
  expect(nextPath(path)).toBe(path);
});

it.each([
  undefined,
  ['/staff'],
  '/',
  '/staffx',
  '//evil.example',
  '/staff//evil.example',
  'https://evil.example/staff',
  '/staff\\evil',
  '/staff/\n',
])('replaces %j by the inbox', (path) => {
  expect(nextPath(path)).toBe('/staff');
});
