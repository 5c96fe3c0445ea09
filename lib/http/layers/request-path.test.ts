import { fixedPath } from './request-path';

it.each([
  ['/properties/%', '/properties/%25'],
  ['/api/v1/properties/%ff/?city=%', '/api/v1/properties/%25ff/?city=%'],
  ['/%E0%A4%A?q=%E0', '/%25E0%25A4%25A?q=%E0'],
  ['/media/../properties?page=2', '/properties?page=2'],
  ['/media/%2E%2e/./%', '/%25'],
  ['/a/../../..', '/'],
])('%s is repaired', (url, fixed) => {
  expect(fixedPath(url)).toBe(fixed);
  expect(() => decodeURIComponent(fixed.split('?')[0] ?? '')).not.toThrow();
});

it.each(['/', '/properties/%D8%A8?search=%', '/a%20b', '*', '//', '//a/../b', '/a..b/.c', '/?x=/../', '/?%'])(
  '%s is unchanged',
  (url) => {
    expect(fixedPath(url)).toBe(url);
  },
);
