import { isTotalsRow } from './totals-row';

it.each([
  [{ ref: 'Total', title: '8 homes' }, true],
  [{ ref: '', title: ' ', size: 'Grand total', price: '31600000' }, true],
  [{ ref: 'Subtotal:' }, true],
  [{ ref: 'TOTALS (8)' }, true],
  [{ ref: 'HN-1', title: 'Total' }, false],
  [{ ref: 'Total Residence' }, false],
  [{ ref: '' }, false],
  ['Total', false],
])('%j: %p', (row, expected) => {
  expect(isTotalsRow(row)).toBe(expected);
});
