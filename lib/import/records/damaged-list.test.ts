import { damagedList } from './damaged-list';

it.each([
  ['[{"id":"1","area":9', 'units'],
  [' ["a","b', 'units'],
  ['[{"id":"1"}]', null],
  ['[]', null],
  ['[1 bed] Marina', null],
  ['', null],
])('%j is damaged: %p', (units, column) => {
  expect(damagedList({ title: 'Villa', units })).toBe(column);
});
