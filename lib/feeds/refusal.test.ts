import { refusalOf, refusalOfJoined } from './refusal';

it('uses the singular for one row, and names an upload a file', () => {
  const feed = { read: 1, count: 0, skipped: 0, removedKeys: [] };
  expect(refusalOf({ name: 'crm' }, feed, null)).toBe('The only row of the feed is not a property.');
  expect(refusalOf({ name: 'crm', isUpload: true }, feed, null)).toBe(
    'The only row of the file is not a property.',
  );
  expect(refusalOf({ name: 'crm' }, feed, 1_200)).toMatch(
    /^The feed has 1 row, less than half of the 1,200 of/,
  );
  expect(refusalOfJoined({ name: 'crm' }, [{ file: 'a.csv', rows: 1 }], [5])).toMatch(
    /a\.csv has 1 row, less than/,
  );
});

it('accepts half of the rows of the last good run, and no fewer', () => {
  const feed = (read: number) => ({ read, count: read, skipped: 0, removedKeys: [] });
  expect(refusalOf({ name: 'crm' }, feed(600), 1_200)).toBeNull();
  expect(refusalOf({ name: 'crm' }, feed(599), 1_200)).not.toBeNull();
  expect(refusalOfJoined({ name: 'crm' }, [{ file: 'a.csv', rows: 5 }], [10])).toBeNull();
  expect(refusalOfJoined({ name: 'crm' }, [{ file: 'a.csv', rows: 4 }], [10])).not.toBeNull();
});
