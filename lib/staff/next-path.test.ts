import { nextPath, signInPath } from './next-path';

it.each([
  '/staff',
  '/staff/accounts',
  '/staff?status=new',
  '/staff/enquiries/12',
  '/staff?search=amira+khalil',
])('keeps %s', (path) => {
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

it('leads from the sign-in back to the screen that was asked for', () => {
  expect(signInPath('/staff/names?search=a&page=2')).toBe(
    '/login?next=%2Fstaff%2Fnames%3Fsearch%3Da%26page%3D2',
  );
  expect(signInPath('//evil.example')).toBe('/login');
  expect(signInPath(null)).toBe('/login');
});
