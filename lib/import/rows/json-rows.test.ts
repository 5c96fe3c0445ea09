import { collected, piecesOf } from '@/testing/feed-rows';
import { findJsonList, jsonRows } from './json-rows';

async function rows(value: unknown, list?: string, pieces = 7) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  const found = await findJsonList('feed.json', piecesOf(text, pieces), list);
  return found && (await collected(jsonRows('feed.json', piecesOf(text, pieces), found)));
}
const values = async (value: unknown, list?: string) => (await rows(value, list))?.map((row) => row.value);

const homes = [
  { title: 'Arc', units: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  { title: 'Bow', units: [] },
];

test.each<[string, unknown]>([
  ['a bare list', homes],
  ['a wrapped list', { status: 'ok', meta: { page: 1, total: 2 }, data: { items: homes } }],
  ['a list beside the choices of a form', { cities: Array(9).fill({ id: 1 }), results: homes }],
  ['a list of an unknown name', { total: 2, angebote: homes }],
])('finds %s', async (_name, value) => {
  expect(await values(value)).toEqual(homes);
});

test('finds objects by key, and adds the key to each row', async () => {
  const keyed = { 'arc-tower': homes[0], bow: homes[1] };
  const expected = [
    { ...homes[0], '@key': 'arc-tower' },
    { ...homes[1], '@key': 'bow' },
  ];
  expect(await values(keyed)).toEqual(expected);
  expect(await values({ updated: 'today', projects: keyed })).toEqual(expected);
});

test('reads the list at the path of the mapping', async () => {
  const value = { old: [{ id: 1 }, { id: 2 }], now: { homes: [{ id: 3 }] } };
  expect(await values(value, 'now.homes')).toEqual([{ id: 3 }]);
  expect(await values({ one: { id: 4 } }, '')).toEqual([{ id: 4, '@key': 'one' }]);
  expect(await values(value, 'missing')).toBeUndefined();
});

test('has the line of each row, and reads rows that are not objects', async () => {
  const text = '{"list": [\n{"a":\n1},\n2, "x,]",\nnull]}';
  expect(await rows(text)).toEqual([
    { value: { a: 1 }, line: 2 },
    { value: 2, line: 4 },
    { value: 'x,]', line: 4 },
    { value: null, line: 5 },
  ]);
});

test('distinguishes an empty list from no list', async () => {
  expect(await values({ results: [] })).toEqual([]);
  expect(await values('[]')).toEqual([]);
  expect(await values({ message: 'nothing' })).toBeUndefined();
});

test('reads null characters, quotes, backslashes, line separators, lone surrogates, emoji and long values', async () => {
  const hostile = [{ title: '\u0000"\\\u2028\ud800💥', text: 'x'.repeat(100_000), __proto__: null }];
  expect(await values(hostile)).toEqual(JSON.parse(JSON.stringify(hostile)));
});

test('reads the rows beside one with very many levels', async () => {
  const text = `[{"a": 1}, {"a": ${'['.repeat(40_000)}${']'.repeat(40_000)}}, {"a": 3}]`;
  expect((await rows(text))?.map(({ line }) => line)).toHaveLength(3);
});

test.each([
  ['[{"a": 1}, {"a":', /ends too early, at line 1, column 17; it was probably cut/],
  ['{"list": [{"a": 1}', /ends too early/],
  ['[\n  {"a": 1},\n]', /this is not JSON: error at line 3, column 1/],
  ['[{"a": 1}] [2]', /this is not JSON: error at line 1, column 12/],
  ["[{'a': 1}]", /this is not JSON/],
  [
    '['.repeat(50_001),
    /: it has more than 50,000 objects and lists within each other, at line 1, column 50001$/,
  ],
])('explains %j', async (text, message) => {
  await expect(rows(text)).rejects.toThrow(message);
});
