import { rowsOf } from '@/testing/feed-rows';
import type { FeedFile } from './feed-file';
import type { ImportNames } from './import-names';
import { findJoinedFile } from './joined-file';
import { guessMapping } from './mapping/guess-mapping';
import { mappingOf } from './mapping/start-without-mapping';
import { collectRecords } from './records/collect-records';

type Rows = Record<string, unknown>[];

const names: ImportNames = { resolve: (record) => record, note: () => {}, newNames: () => [] };

function feedFile(file: string, rows: Rows): FeedFile {
  return { file, rows: rowsOf(rows), mapping: null, format: 'table' };
}

/** What an import of two files gives, the columns of both guessed. */
async function joinFiles(first: Rows, second: Rows) {
  const main = { ...feedFile('first.xlsx', first), mapping: mappingOf(guessMapping(first)) };
  const other = feedFile('second.xlsx', second);
  const { joined } = await findJoinedFile(main, other, names);
  const collected = await collectRecords([main, { ...other, mapping: joined.mapping }], {
    feedOf: () => 'list',
  });
  const records = [...collected.records()].map(({ record }) => record);
  collected.close();
  const { by } = joined.mapping.match;
  return { ...joined, by, records, completed: collected.merged, refused: collected.refused.list() };
}

const projects = [
  {
    Project: 'Sample Quay',
    Developer: 'Merrow Urban',
    Location: 'Dubai Marina',
    Description: 'By the water',
  },
  { Project: 'Sample Park', Developer: 'Merrow Urban', Location: 'Arjan', Description: 'Among the trees' },
];
const unit = (name: string, number: number, price: number, Status = 'Available') => ({
  'Project Name': name,
  Developer: 'Merrow Urban',
  'Unit No': number,
  Bedrooms: 1,
  'Size (sqft)': 700 + number,
  'Price (AED)': price,
  Status,
});
const units = [
  unit('SAMPLE QUAY', 101, 1_200_000, 'Sold'),
  unit('SAMPLE QUAY', 102, 1_100_000),
  unit('Sample Park', 101, 900_000),
  unit('Sample Bay', 7, 800_000),
  unit('Sample Bay', 8, 850_000),
];

describe('a file with a row for each home', () => {
  test('gives all of them to the projects of the first file, and adds its further projects', async () => {
    const { by, completed, refused, records, notes } = await joinFiles(projects, units);
    expect([by, completed, refused]).toEqual([['title', 'developer'], 2, []]);
    expect(notes).toEqual(['The rows of a project become its units, named by “Unit No”.']);
    expect(
      records.map(({ title, description, low_price, sales_status, units: homes }) => [
        title,
        description,
        low_price,
        sales_status,
        homes.map(({ apartment_id, price, status }) => [apartment_id, price, status]),
      ]),
    ).toEqual([
      [
        'Sample Quay',
        'By the water',
        1_100_000,
        null,
        [
          ['101', 1_200_000, 'Sold'],
          ['102', 1_100_000, 'Available'],
        ],
      ],
      ['Sample Park', 'Among the trees', 900_000, null, [['101', 900_000, 'Available']]],
      [
        'Sample Bay',
        null,
        800_000,
        null,
        [
          ['7', 800_000, 'Available'],
          ['8', 850_000, 'Available'],
        ],
      ],
    ]);
  });

  test('finds projects by a reference that its rows repeat', async () => {
    const numbered = projects.map((row, index) => ({ Ref: `P${index}`, ...row }));
    const homes = units
      .slice(0, 3)
      .map((row) => ({ Ref: row['Project Name'] === 'Sample Park' ? 'P1' : 'P0', ...row }));
    const { by, records } = await joinFiles(numbered, homes);
    expect([by, records.map(({ units: all }) => all.length)]).toEqual([['reference'], [2, 1]]);
  });

  test('cannot complete projects without a number for each', async () => {
    const unnumbered = units.map(({ 'Unit No': _, ...row }) => row);
    await expect(joinFiles(projects, unnumbered)).rejects.toThrow(
      'second.xlsx: several rows are about one property, and no column tells them apart. Please name the column of unit numbers “Unit No”',
    );
  });

  test('cannot be completed by one of projects, but the other way round', async () => {
    await expect(joinFiles(units, projects.slice(0, 1))).rejects.toThrow(
      'second.xlsx: most of its properties are several in first.xlsx, which has a row for each home. Upload second.xlsx first, and add first.xlsx as its second file.',
    );
  });
});

describe('a file without titles', () => {
  const homes = [1, 2, 3].map((number) => ({
    Ref: `HN-${number}`,
    Title: `Garden home ${number}`,
    Price: 2_000_000,
    Beds: 2,
    Community: 'Dubai Marina',
  }));
  const text = (reference: string) => ({
    'Property Reference No.': reference,
    Description: `About ${reference}`,
    'Permit Number': '7100000001',
  });

  test('completes properties by reference, and adds none', async () => {
    const { by, completed, fields, notes, refused, records } = await joinFiles(homes, [
      text('hn-2'),
      text('HN-3'),
      text('HN-9'),
    ]);
    expect([by, completed, notes]).toEqual([['reference'], 2, []]);
    expect(records.map(({ title, description }) => [title, description])).toEqual([
      ['Garden home 1', null],
      ['Garden home 2', 'About hn-2'],
      ['Garden home 3', 'About HN-3'],
    ]);
    expect(fields.map(({ field }) => field)).not.toContain('title');
    expect(refused).toMatchObject([{ reason: 'matches no property', count: 1 }]);
  });

  test('completes them also with the columns of our own format', async () => {
    const own = [{ reference: 'HN-1', description: 'About it', permit_number: '7100000001' }];
    expect(await joinFiles(homes, own)).toMatchObject({ completed: 1, refused: [] });
  });

  test('cannot be completed by one with titles, but the other way round', async () => {
    await expect(joinFiles([text('HN-1')], homes)).rejects.toThrow(
      'first.xlsx has no properties of its own, which second.xlsx could complete. Upload second.xlsx first',
    );
  });

  test.each<[string, Rows, string]>([
    [
      'without references',
      [{ 'Our code': 'HN-1', Description: 'x' }],
      'no column looks like a reference or a title',
    ],
    ['without rows', [], 'the file has no rows'],
    [
      'that is an export',
      [{ key: 'a:1', feed: 'a', title: 'Garden home 1' }],
      'this is an export of the site',
    ],
    ['about other properties', [text('ZZ-1')], 'none of its properties is in first.xlsx'],
  ])('says why one %s is of no use', async (_what, rows, reason) => {
    await expect(joinFiles(homes, rows)).rejects.toThrow(`second.xlsx: ${reason}`);
  });
});

describe('lists of homes with the same headlines', () => {
  const home = (reference: string, title: string, description?: string) => ({
    'Ref No': reference,
    Title: title,
    'Price (AED)': 2_000_000,
    ...(description && { Description: description }),
  });

  test('are not joined by a few of them', async () => {
    const ours = ['Vacant now', 'Sea view', 'Upgraded'].map((title, index) => home(`A-${index}`, title));
    const theirs = ['Vacant now', 'Corner plot', 'Must see'].map((title, index) => home(`B-${index}`, title));
    await expect(joinFiles(ours, theirs)).rejects.toThrow(
      'second.xlsx: none of its properties is in first.xlsx, neither by reference nor by title.',
    );
  });

  test('are joined by references, also when more titles are equal', async () => {
    const titles = ['Vacant now', 'Sea view', 'Upgraded', 'Corner plot'];
    const ours = titles.map((title, index) => home(`A-${index}`, title));
    const theirs = titles.map((title, index) => home(index < 3 ? `A-${index}` : 'B-9', title, 'Text'));
    expect(await joinFiles(ours, theirs)).toMatchObject({ by: ['reference'], completed: 3 });
  });
});
