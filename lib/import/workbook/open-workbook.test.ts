import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collected } from '@/testing/feed-rows';
import { workbookOf, zipOf } from '@/testing/workbook';
import { openFeed } from '../feed-file';

const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'stock');
async function open(file: Buffer) {
  writeFileSync(path, file);
  const opened = await openFeed(path, null);
  if (!opened) throw new Error('the file was reported as unchanged');
  return opened;
}
const read = async (file: Buffer) => await collected((await open(file)).rows());
const values = async (file: Buffer) => (await read(file)).map(({ value }) => value);
const cell = (xml: string) => ({ xml });

const header = ['Ref', 'Title', 'Price'];
const homes = [header, ['007', 'Arc', 1_450_000], ['008', 'Bow', 2_000_000]];

test('reads a sheet like a table: texts as they are, numbers, dates and percentages as texts', async () => {
  const file = workbookOf([
    {
      rows: [
        ['Ref', 'Title', 'Price', 'Handover', 'Built', 'Ready', 'Note'],
        ['007', 'Arc & "Bow"', 1_450_000, [46_387, 'd-mmm-yy'], [0.35, '0%'], cell('<c t="b"><v>1</v></c>')],
        [
          [8, '000'],
          'Cove',
          cell('<c><f>B2*2</f><v>2.9E6</v></c>'),
          null,
          null,
          cell('<c t="b"><v>0</v></c>'),
        ],
        [
          cell('<c t="str"><f>A2&amp;"b"</f><v>007b</v></c>'),
          cell(
            '<c t="inlineStr"><is><r><t>Dune</t></r><r><rPr/><t xml:space="preserve"> one</t></r><rPh><t>x</t></rPh></is></c>',
          ),
          cell('<c t="e"><f>VLOOKUP(A4,B:C,2)</f><v>#N/A</v></c>'),
          cell('<c t="d"><v>2027-03-31</v></c>'),
          null,
          null,
          'two_x000D_\nlines',
        ],
      ],
    },
  ]);
  expect(await values(file)).toEqual([
    {
      Ref: '007',
      Title: 'Arc & "Bow"',
      Price: '1450000',
      Handover: '2026-12-31',
      Built: '35%',
      Ready: 'TRUE',
      Note: '',
    },
    { Ref: '008', Title: 'Cove', Price: '2900000', Handover: '', Built: '', Ready: 'FALSE', Note: '' },
    {
      Ref: '007b',
      Title: 'Dune one',
      Price: '',
      Handover: '2027-03-31',
      Built: '',
      Ready: '',
      Note: 'two\r\nlines',
    },
  ]);
});

test('finds the header below a title and empty rows, and gives the rows of Excel', async () => {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = [
    `<row r="2">${text('A2', 'Stock of May')}</row>`,
    `<row r="4">${text('A4', 'Ref')}${text('B4', 'Title')}${text('D4', 'Price')}</row>`,
    `<row r="6"><c r="A6"><v>7</v></c>${text('B6', 'Arc')}<c r="D6"><v>5</v></c></row>`,
    '<row r="7"><c r="A7" s="0"/><c r="XFD7" s="0"/></row>',
    `<row r="9"><c r="A9"><v>8</v></c>${text('B9', 'Bow')}<c r="D9"><v>6</v></c></row>`,
  ].join('');
  expect(await read(workbookOf([{ rows }]))).toEqual([
    { line: 6, value: { Ref: '7', Title: 'Arc', 'column 3': '', Price: '5' } },
    { line: 9, value: { Ref: '8', Title: 'Bow', 'column 3': '', Price: '6' } },
  ]);
});

test('reads the first visible sheet with a table, and names the others that are visible', async () => {
  const file = await open(
    workbookOf([
      { name: 'Lists', state: 'veryHidden', rows: homes },
      { name: 'Old', state: 'hidden', rows: homes },
      {
        name: 'Cover',
        rows: [
          ['Prepared by', 'Sara'],
          ['On', '1 May'],
        ],
      },
      { name: 'For sale', rows: homes },
      { name: 'Sold', rows: homes.slice(0, 2) },
    ]),
  );
  expect(file.sheetNote).toBe('only the sheet "For sale" is read, not "Cover", "Sold"');
  expect(await collected(file.rows())).toHaveLength(2);
});

test('cuts names of sheets that fill a page', async () => {
  const { sheetNote } = await open(workbookOf([{ name: 'x'.repeat(100_000), rows: homes }, { rows: homes }]));
  expect(sheetNote).toBe(`only the sheet "${'x'.repeat(100)}" is read, not "Sheet2"`);
});

test('a single visible sheet needs no note, and may have two columns', async () => {
  const file = await open(
    workbookOf([
      {
        rows: [
          ['Title', 'Price'],
          ['Arc', 1_450_000],
        ],
      },
      { state: 'hidden', rows: homes },
    ]),
  );
  expect(file.sheetNote).toBeNull();
  expect(await collected(file.rows())).toEqual([{ line: 2, value: { Title: 'Arc', Price: '1450000' } }]);
});

test('reads elements with a namespace, and dates counted from 1904', async () => {
  const file = workbookOf([{ rows: '' }], {
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="A" r:id="r0"/></x:sheets><x:ext><x15:workbookPr chartTrackingRefBase="1"/></x:ext></x:workbook>',
    'xl/styles.xml': '<x:styleSheet><x:cellXfs><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<x:worksheet><x:sheetData><x:row><x:c t="str"><x:v>a</x:v></x:c><x:c t="str"><x:v>b</x:v></x:c></x:row><x:row><x:c s="0"><x:v>44925</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  });
  expect(await values(file)).toEqual([{ a: '2026-12-31', b: '' }]);
});

test('gives merged cells to all of their rows, but not to headings', async () => {
  const rows = [
    ['Tower', 'Unit', 'Price', null],
    [null, null, 'From', 'To'],
    ['Arc', '101', 1, 2],
    [null, '102', 3, 4],
    [null, null, null, null],
    [null, '201', 5, 6],
    [null, '202', 7, 8],
  ];
  const merged = ['A1:A2', 'B1:B2', 'C1:D1', 'A3:A5', 'A6:A7'];
  expect(await values(workbookOf([{ rows, merged }]))).toEqual([
    { Tower: 'Arc', Unit: '101', 'Price From': '1', 'Price To': '2' },
    { Tower: 'Arc', Unit: '102', 'Price From': '3', 'Price To': '4' },
    { Tower: '', Unit: '201', 'Price From': '5', 'Price To': '6' },
    { Tower: '', Unit: '202', 'Price From': '7', 'Price To': '8' },
  ]);
});

test('keeps all digits of numbers that other programs write', async () => {
  const permit = cell('<c><v>712345678901234567</v></c>');
  expect(await values(workbookOf([{ rows: [header, ['007', 'Arc', permit]] }]))).toMatchObject([
    { Price: '712345678901234567' },
  ]);
});

const damaged = /stock: the workbook is damaged or was cut: open it in Excel, save it again/;
const tooLarge = /stock: the workbook is too large when it is unpacked: in Excel, choose .* "CSV UTF-8/;
const whole = workbookOf([{ rows: homes }]);
const otherwise = Buffer.from(whole);
otherwise.writeUInt32LE(0, whole.lastIndexOf('xl/worksheets/sheet1.xml') - 30);
const sheet = (xml: string | Buffer) => workbookOf([{ rows: '' }], { 'xl/worksheets/sheet1.xml': xml });

test.each([
  [
    'another archive',
    zipOf({ 'feed.json': '[]' }),
    /stock: this is a ZIP archive and no Excel workbook: unpack it .* or save the table as "Excel Workbook/,
  ],
  [
    'an OpenDocument table',
    zipOf({ 'META-INF/manifest.xml': '<m/>', 'content.xml': '<c/>' }),
    /stock: this is an OpenDocument file: in LibreOffice, choose "Save As" and "Excel 2007-365/,
  ],
  [
    'a Numbers document',
    zipOf({ 'Index/Document.iwa': '' }),
    /stock: this is a Numbers document: in Numbers, choose "File", "Export To" and "Excel"/,
  ],
  [
    'a binary workbook',
    zipOf({
      '_rels/.rels': '<r><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></r>',
    }),
    /this is a binary Excel workbook: in Excel, choose "Save as" and "Excel Workbook/,
  ],
  ['an empty workbook', workbookOf([{ rows: [[null]] }]), /the workbook has nothing in its visible sheets/],
  ['a cut workbook', whole.subarray(0, -30), damaged],
  [
    'a workbook with damaged bytes',
    Buffer.concat([whole.subarray(0, 40), Buffer.alloc(900), whole.subarray(940)]),
    damaged,
  ],
  ['a sheet that differs from its checksum', otherwise, damaged],
  ['a sheet in Latin-1', sheet(Buffer.from('<worksheet>\xe9</worksheet>', 'latin1')), damaged],
  ['a sheet that ends too early', sheet('<worksheet><sheetData><row>'), damaged],
  [
    'a sheet with entities of its own',
    sheet('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>'),
    damaged,
  ],
  ['an endless text', sheet(`<worksheet><sheetData><row><c t="str"><v>${'x'.repeat(2_000_000)}`), damaged],
  [
    'texts that fill the memory',
    workbookOf([{ rows: homes }], { 'xl/sharedStrings.xml': `<sst>${' '.repeat(129 * 1024 ** 2)}</sst>` }),
    tooLarge,
  ],
  [
    'a row that fills the memory',
    sheet(
      `<worksheet><sheetData><row>${`<c t="str"><v>${'x'.repeat(500_000)}</v></c>`.repeat(60)}</row></sheetData></worksheet>`,
    ),
    tooLarge,
  ],
  [
    'a text that is repeated without end',
    workbookOf([{ rows: [['x'.repeat(900_000)], ...Array(1_200).fill([{ xml: '<c t="s"><v>0</v></c>' }])] }]),
    tooLarge,
  ],
  [
    'a text that is merged without end',
    workbookOf([{ rows: [['x'.repeat(900_000)], ...Array(1_200).fill([null, 'a'])], merged: ['A1:A1300'] }]),
    tooLarge,
  ],
])('refuses %s', async (_name, file, message) => {
  await expect(read(file)).rejects.toThrow(message);
});
