import { feedNameOf, formatArguments, parseImportArguments, UsageError } from './arguments';

test('a mapping belongs to the file before it', () => {
  expect(
    parseImportArguments([
      'a.json',
      '--map',
      'a.map.json',
      'b.json',
      'c.json',
      '--map=c.map.json',
      '--dry-run',
    ]),
  ).toEqual({
    files: [
      { path: 'a.json', map: 'a.map.json' },
      { path: 'b.json', map: null },
      { path: 'c.json', map: 'c.map.json' },
    ],
    feed: null,
    keepSamples: false,
    dryRun: true,
    yes: false,
    complete: false,
    force: false,
    acceptedMissing: 0,
    report: null,
  });
});

test('arguments are written as they are typed, to be copied', () => {
  const typed = ['lists/November stock.csv', '--map', 'stock.mapping.json', '--feed', 'stock', '--complete'];
  const parsed = parseImportArguments(typed);
  expect(parsed && formatArguments(parsed)).toBe(
    '"lists/November stock.csv" --map stock.mapping.json --feed stock --complete',
  );
});

test.each([
  [[]],
  [['--map', 'a.json', 'b.json']],
  [['a.json', '--map', 'x', '--map', 'y']],
  [['a.json', '--wat']],
  [['a.json', '--fetch-pictures', '--picture-space', 'much']],
  [['--feed', 'crm', '--check-pictures']],
  [['--feed', 'crm', '--fetch-pictures']],
  [['--feed', 'crm', '--picture-space', '20']],
])('%j is rejected', (args) => {
  expect(() => parseImportArguments(args)).toThrow(UsageError);
});

test('a configured feed takes only --force and --report', () => {
  expect(parseImportArguments(['--feed', 'crm', '--force', '--report', 'crm.csv'])).toMatchObject({
    files: [],
    feed: 'crm',
    force: true,
    report: 'crm.csv',
  });
});

test('help imports nothing', () => {
  expect(parseImportArguments(['--help'])).toBeNull();
});

test('a feed is named after its file by default', () => {
  expect(feedNameOf('/data/My Feed.v2.json')).toBe('my feed.v2');
});
