import { collected, piecesOf } from '@/testing/feed-rows';
import { csvRows } from './csv-rows';

const read = (text: string) => collected(csvRows('homes.csv', piecesOf(text, 11)));
const values = async (text: string) => (await read(text)).map(({ value }) => value);
const expected = [
  { title: 'Arc, "north"', price: '1,000' },
  { title: 'Bow', price: '' },
];

test.each([
  ['commas', 'title,price\r\n"Arc, ""north""","1,000"\r\nBow,\r\n'],
  ['semicolons', 'title;price\n"Arc, ""north""";1,000\nBow;'],
  ['tabs', 'title\tprice\n"Arc, ""north"""\t1,000\nBow\t\n'],
  ['bars', 'title|price\n"Arc, ""north"""|1,000\nBow|\n'],
  ['a byte order mark and spaces in the header', '\uFEFF title , price \n"Arc, ""north""","1,000"\nBow,\n'],
  ['the separator of Excel', 'sep=;\r\ntitle;price\r\n"Arc, ""north""";1,000\r\nBow;\r\n'],
  ['a title above the header', 'Stock of May,\n,\ntitle,price\n"Arc, ""north""","1,000"\nBow,\n'],
  ['empty lines', '\ntitle,price\n\n"Arc, ""north""","1,000"\n,\nBow,\n\n'],
])('reads a table with %s', async (_name, text) => {
  expect(await values(text)).toEqual(expected);
});

test.each([
  ['a last row without its empty cells, but whole', 'a,b,c,d\n1,2,3,4\n5,6,7,8\n9,10,1\n'],
  ['a footer', 'a,b,c,d\n1,2,3,4\n5,6,7,8\nTotal,2'],
  ['rows without their empty cells', 'a,b,c,d\n1,2,3,4\n5,6,7\n9,10,1'],
])('reads %s', async (_name, text) => {
  expect(await values(text)).toHaveLength(3);
});

test('has the first line of each row, also after a row of several lines', async () => {
  const rows = await read('a,b\n1,"x\ny"\n2,z\n');
  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
});

test('names columns of a table without header, and repeated or empty names', async () => {
  expect(await values('Arc,1000000,2\nBow,2000000,3\n')).toEqual([
    { 'column 1': 'Arc', 'column 2': '1000000', 'column 3': '2' },
    { 'column 1': 'Bow', 'column 2': '2000000', 'column 3': '3' },
  ]);
  expect(await values('name,name,\na,b,c\n')).toEqual([{ name: 'a', 'name 2': 'b', 'column 3': 'c' }]);
});

test.each([
  [
    'lower headings of merged ones',
    'Ref,Title,Price,,Size\n,,From,To,\nA,Arc,1,2,3\nB,Bow,4,5,6\n',
    ['Ref', 'Title', 'Price From', 'Price To', 'Size'],
  ],
  [
    'lower headings beyond the last merged one',
    'Ref,Title,Price\n,,From,To\nA,Arc,1,2\nB,Bow,4,5\n',
    ['Ref', 'Title', 'Price From', 'Price To'],
  ],
  [
    'merged headings beside groups',
    'Ref,,Price,,Size,\n,Title,From,To,Plot,Home\nA,Arc,1,2,3,4\nB,Bow,4,5,6,7\n',
    ['Ref', 'Title', 'From', 'To', 'Plot', 'Home'],
  ],
  [
    'groups above the header',
    ',,Price,,Size,\nRef,Title,From,To,Plot,Home\nA,Arc,1,2,3,4\nB,Bow,4,5,6,7\n',
    ['Ref', 'Title', 'From', 'To', 'Plot', 'Home'],
  ],
])('reads %s', async (_name, text, names) => {
  const rows = await values(text);
  expect(rows.map((row) => Object.keys(Object(row)))).toEqual([names, names]);
});

test.each([
  ['a tower above its units', ',Unit,Price\nTower A,,\n,101,1\n,102,2\n', 'column 1,Unit,Price'],
  ['a remark in a column without a name', 'Unit,Price,\n,,SOLD\n102,5,\n', 'Unit,Price,column 3'],
  ['few words', 'Title,,Price\nVilla,sea view,\nLoft,,5\n', 'Title,column 2,Price'],
])('takes no first row with %s for headings', async (_name, text, names) => {
  const rows = await values(text);
  expect(rows).toHaveLength(text.split('\n').length - 2);
  expect(Object.keys(Object(rows[0])).join()).toBe(names);
});

test('takes days above payments for headings, but not above days', async () => {
  expect(await values('Title,2026-12-01\nArc,20%\n')).toEqual([{ Title: 'Arc', '2026-12-01': '20%' }]);
  expect(await values('Arc,2026-12-01\nBow,2027-03-01\n')).toHaveLength(2);
});

test('takes no name of a column from the lines about a list', async () => {
  const [row] = await values('Agency,,Price,\nRef,Title,,Price\nA,Arc,x,5\nB,Bow,y,6\n');
  expect(row).toEqual({ Ref: 'A', Title: 'Arc', 'column 3': 'x', Price: '5' });
});

test('returns surplus cells, and handles columns with internal names', async () => {
  expect(await values('a,__proto__\n1,2,3\n')).toEqual([
    Object.fromEntries([
      ['a', '1'],
      ['__proto__', '2'],
      ['@surplus', ['3']],
    ]),
  ]);
});

test('reads texts that other exports protect from spreadsheets, and our own formulas as they are', async () => {
  const [row] = await values('ref,code,title,price\n="007","=""A-1""","\'=""x""",=A1\n');
  expect(row).toEqual({ ref: '007', code: 'A-1', title: '="x"', price: '=A1' });
});

test('reads cells of 100 kB, and with a null character, a line separator, an accent and an apostrophe', async () => {
  const cell = `${'x'.repeat(100_000)}\u0000\u2028é'`;
  expect(await values(`a,b\n"${cell}",1\n`)).toEqual([{ a: cell, b: '1' }]);
});

test.each([
  ['a quote that is never closed', 'a,b\n1,2\n"3,4\n5,6\n', /a quotation mark is never closed; .* line \d/],
  ['a last row that was cut', 'a,b,c,d\n1,2,3,4\n5,6,7,8\n9,10,1', /the file ends within a row \(line 4\)/],
  ['a text that is no table', 'nothing to see here', /this is neither JSON, XML nor a table/],
])('explains %s', async (_name, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('an endless quoted cell ends with an error instead of filling the memory', async () => {
  const text = `a,b\n1,"${'x'.repeat(300_000)}`;
  await expect(collected(csvRows('homes.csv', piecesOf(text, 10_000), 200_000))).rejects.toThrow(
    /longer than 200,000 characters/,
  );
});
