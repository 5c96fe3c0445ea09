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
