import { parseList, parseObject } from './envelope';

const items = [{ id: 1 }, { id: 2 }];

test.each([
  ['bare', items, null, []],
  ['counted', { count: 20, results: items }, 20, ['results']],
  ['counted as text', { count: '20', results: items }, 20, ['results']],
  ['empty', { count: 0, results: items }, 0, ['results']],
  ['wrapped', { status: 'ok', data: { count: 20, results: items } }, 20, ['data', 'results']],
  ['data', { data: items, total: 20 }, 20, ['data']],
  ['meta', { data: items, meta: { total: 20 } }, 20, ['data']],
  ['nested meta', { data: items, meta: { pagination: { count: 2, total: 20 } } }, 20, ['data']],
  ["counted with the page's own count", { count: 2, total: 20, results: items }, 20, ['results']],
  ['named', { properties: { data: items, total: 20 } }, 20, ['properties', 'data']],
])('unwraps a %s list', (_name, value, count, path) => {
  expect(parseList(value)).toEqual({ items, count, next: null, path });
});

test.each([
  [{ results: items, next: 'https://x.example/?page=2' }],
  [{ data: items, links: { next: 'https://x.example/?page=2' } }],
  [{ data: items, meta: { pagination: { next: 'https://x.example/?page=2' } } }],
])('returns the URL of the next page in %j', (value) => {
  expect(parseList(value)?.next).toBe('https://x.example/?page=2');
});

test.each([[null], ['text'], [7], [{}], [{ data: { message: 'no' } }]])('finds no list in %j', (value) => {
  expect(parseList(value)).toBeNull();
});

test('reads null beside a count of 0 as an empty list, and null without a count as none', () => {
  expect(parseList({ count: 0, results: null })?.items).toEqual([]);
  expect(parseList({ status: 'error', data: null })).toBeNull();
});

test('limits the depth of wrapping', () => {
  const endless: Record<string, unknown> = {};
  endless.data = endless;
  expect(parseList(endless)).toBeNull();
  expect(parseObject(endless, (record) => 'title' in record)).toBeNull();
});

test.each([
  [{ title: 'A' }],
  [{ status: 'ok', data: { title: 'A' } }],
  [{ property: { title: 'A' } }],
  [[{ title: 'A' }]],
  [{ results: [{ title: 'A' }] }],
])('unwraps the item in %j', (value) => {
  expect(parseObject(value, (record) => 'title' in record)).toEqual({ title: 'A' });
});
