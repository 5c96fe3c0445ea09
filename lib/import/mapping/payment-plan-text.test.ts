import { paymentPlansIn } from './payment-plan-text';

test.each([
  ['10/70/20', [['10/70/20', 10, 70, 20]]],
  ['60/40 post handover', [['60/40 post handover', 60, 40]]],
  ['Plan: 80% - 20%', [['80/20', 80, 20]]],
  [
    '50/50, 60/40',
    [
      ['50/50', 50, 50],
      ['60/40', 60, 40],
    ],
  ],
  ['5/5/5/5/80', [['5/5/5/5/80', 5, 5, 5, 5, 80]]],
  ['12/2027', []],
  ['no plan', []],
  ['', []],
])('%j', (text, expected) => {
  expect(
    paymentPlansIn(text).map(({ name, values }) => [name, ...values.map(({ percentage }) => percentage)]),
  ).toEqual(expected);
});

test('instalments have names', () => {
  expect(paymentPlansIn('10/70/20')[0]?.values.map(({ name }) => name)).toEqual([
    'On booking',
    'During construction',
    'On handover',
  ]);
  expect(paymentPlansIn('60/40 post handover')[0]?.values.map(({ name }) => name)).toEqual([
    'During construction',
    'After handover',
  ]);
});

test.each([[undefined], [null], [7], [{}], ['9'.repeat(100_000)]])('finds no plan in %p', (value) => {
  expect(paymentPlansIn(value)).toEqual([]);
});
