import { safeFileName } from './upload-files';

const long = 'All homes of the agency for sale and resale in Dubai and Abu Dhabi, checked in November';

test.each([
  ['stock.csv', 'stock.csv'],
  ['C:\\exports\\stock.csv', 'stock.csv'],
  ['../../stock\u0000.csv', 'stock.csv'],
  ['..', 'upload'],
  ['', 'upload'],
  [`${long}.xlsx`, 'All homes of the agency for sale and resale in Dubai a….xlsx'],
  [
    'All homes of the agency for sale and resale in Dubai I to X, checked.csv',
    'All homes of the agency for sale and resale in Dubai I….csv',
  ],
  [`${long}.csv.gz`, 'All homes of the agency for sale and resale in Dubai….csv.gz'],
])('stores the file %j under %j', (given, name) => {
  expect(safeFileName(given)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(60);
});
