import { tidyNumber, withSeparators } from './number-text';

it.each([
  ['1450000', '1,450,000'],
  ['1,450,000', '1,450,000'],
  ['1 450 000', '1,450,000'],
  ['1.45M', '1,450,000'],
  ['1.1m', '1,100,000'],
  ['AED 1,450,000', '1,450,000'],
  ['USD 272,000', '1,000,000'],
  ['712 sq ft', '712'],
  ['1480.355', '1,480.355'],
  ['', ''],
  ['10%', '10%'],
  ['137 sqm', '137 sqm'],
  ['on request', 'on request'],
  ['14,50,0', '14,50,0'],
  ['9'.repeat(20), '9'.repeat(20)],
])('shows a typed %j as %j', (typed, shown) => {
  expect(tidyNumber(typed, 'AED')).toBe(shown);
});

it.each([
  ['950', '950'],
  ['1480.3550001', '1,480.3550001'],
  ['', ''],
])('shows a stored %j as %j', (stored, shown) => {
  expect(withSeparators(stored)).toBe(shown);
});

it.each([
  ['100 sqm', '1,076'],
  ['1,480 sq ft', '1,480'],
])('shows a typed area %j as %j', (typed, shown) => {
  expect(tidyNumber(typed, 'sq ft')).toBe(shown);
});
