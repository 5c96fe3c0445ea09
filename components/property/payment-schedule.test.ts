import type { PaymentPlan } from '@/lib/catalog/types';
import { present } from '@/testing/stub';
import { paymentSchedule } from './payment-schedule';

type Value = PaymentPlan['values'][number];

function plan(values: Partial<Value>[], totalInstallments: number | null = null): PaymentPlan {
  return {
    id: 1,
    name: 'Plan',
    description: null,
    total_installments: totalInstallments,
    payment_period: null,
    values: values.map((value, index) => ({
      number: index + 1,
      due_date: null,
      name: null,
      percentage: null,
      ...value,
    })),
  };
}

const shares = (...percentages: (number | null)[]) => plan(percentages.map((percentage) => ({ percentage })));
const amounts = (given: PaymentPlan, price: number | null) =>
  paymentSchedule(given, price).instalments.map((row) => row.amount);

describe('amounts', () => {
  test('are shares of the price', () => {
    expect(amounts(shares(20, 40, 40), 24_500_000)).toEqual([4_900_000, 9_800_000, 9_800_000]);
  });

  test('add up to the price, with rounding in the last one', () => {
    const price = 1_000_001;
    const result = amounts(shares(33.33, 33.33, 33.34), price).map(present);
    expect(result).toEqual([333_300, 333_300, 333_401]);
    expect(result.reduce((a, b) => a + b)).toBe(price);
  });

  test('add up to the price when shares miss 100 by a hundredth', () => {
    expect(
      amounts(shares(33.33, 33.33, 33.33), 900_000)
        .map(present)
        .reduce((a, b) => a + b),
    ).toBe(900_000);
  });

  test('add up to the share of an incomplete plan', () => {
    expect(amounts(shares(10, 20), 1_000_000)).toEqual([100_000, 200_000]);
  });

  test('are unknown without a price or a share', () => {
    expect(amounts(shares(50, 50), null)).toEqual([null, null]);
    expect(amounts(shares(50, 50), 0)).toEqual([null, null]);
    expect(amounts(shares(50, null), 2_000_000)).toEqual([1_000_000, null]);
    expect(amounts(shares(null), 2_000_000)).toEqual([null]);
  });
});

describe('complete plan', () => {
  test.each([
    [[20, 40, 40], true],
    [[33.33, 33.33, 33.34], true],
    [[33.33, 33.33, 33.33], true],
    [[50, 50.01], true],
    [[50, 50.02], false],
    [[60], false],
    [[100, null], false],
    [[], false],
  ])('%j is complete: %s', (given, expected) => {
    expect(paymentSchedule(shares(...given), null).isWhole).toBe(expected);
  });
});

test('counts stated instalments, else rows', () => {
  expect(paymentSchedule(plan([{}, {}], 24), null).count).toBe(24);
  expect(paymentSchedule(plan([{}, {}]), null).count).toBe(2);
});

test('sorts rows by number without mutating the plan', () => {
  const given = plan([
    { number: 2, name: 'Second' },
    { number: 1, name: 'First' },
  ]);
  expect(paymentSchedule(given, null).instalments.map((row) => row.name)).toEqual(['First', 'Second']);
  expect(given.values[0]?.name).toBe('Second');
});

test.each([
  ['2026-06-01', 'June 2026'],
  ['2026-06-15', 'June 15, 2026'],
  ['202712', 'December 2027'],
  ['2026-06-15T00:00:00Z', 'June 15, 2026'],
  ['On handover', 'On handover'],
  ['Handover 2027', 'Handover 2027'],
  ['  ', null],
  [null, null],
])('due date %s reads %s', (due_date, expected) => {
  expect(paymentSchedule(plan([{ due_date }]), null).instalments[0]?.due).toBe(expected);
});
