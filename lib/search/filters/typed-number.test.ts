import { typedNumber } from './typed-number';

it.each([
  ['1,500,000', 1_500_000],
  ['1 500 000', 1_500_000],
  ['AED 2.5m', 2_500_000],
  ['2.5M AED', 2_500_000],
  ['2,5m', 2_500_000],
  ['1,25 million', 1_250_000],
  ['3 mln', 3_000_000],
  ['900k', 900_000],
  ['1,500k', 1_500_000],
  ['0', 0],
  ['٢٠٠٠٠٠٠', 2_000_000],
  ['۱٬۵۰۰٬۰۰۰', 1_500_000],
  ['١٫٥m', 1_500_000],
])('reads %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each(['', 'two', '2-3m', '99999999999999', '-5', '1.2.3'])('reads no number from "%s"', (text) => {
  expect(typedNumber(text)).toBeNull();
});
