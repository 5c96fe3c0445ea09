import { strayRow } from './stray-row';

it.each([
  [{ ref: 'Total', title: '8 homes' }, 'is a row of totals'],
  [{ ref: '', title: ' ', size: 'Grand total', price: '31600000' }, 'is a row of totals'],
  [{ ref: 'Subtotal:' }, 'is a row of totals'],
  [{ ref: 'TOTALS (8)' }, 'is a row of totals'],
  [{ Ref: 'Ref', Title: 'TITLE ', Price: 'Price', 'Price 2': 'Price', Notes: '' }, 'repeats the header'],
  [{ ref: 'HN-1', title: 'Total' }, null],
  [{ ref: 'Total Residence' }, null],
  [{ ref: 'HN-1', title: 'Title' }, null],
  [{ ref: 'ref', title: '' }, null],
  [{ ref: '' }, null],
  ['Total', null],
])('%j: %p', (row, expected) => {
  expect(strayRow(row)).toBe(expected);
});
