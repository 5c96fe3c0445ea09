import { multiLine, singleLine, typedNumber } from './typed-values';

it('keeps line breaks and control characters out of single lines', () => {
  expect(singleLine('Hello\r\nBcc: all@example.com\0')).toBe('Hello Bcc: all@example.com');
});

it('keeps the lines of longer texts and drops other control characters', () => {
  expect(multiLine('\r\none\0two\u0007\rthree\tfour\n')).toBe('onetwo\nthree\tfour');
});

it.each([null, undefined, [], {}, true, Number.NaN])('takes %p for nothing typed', (value) => {
  expect([singleLine(value), multiLine(value), typedNumber(value)]).toEqual(['', '', Number.NaN]);
});

it.each([
  [5, 5],
  [' 5 ', 5],
  ['-1.5', -1.5],
  ['', Number.NaN],
  ['5 ms', Number.NaN],
])('reads the number %p as %p', (value, number) => {
  expect(typedNumber(value)).toBe(number);
});
