import { multiLine, singleLine, toNumber } from './typed-values';

it('removes line breaks and control characters from single lines', () => {
  expect(singleLine('Hello\r\nBcc: all@example.com\0')).toBe('Hello Bcc: all@example.com');
});

it('keeps line breaks of longer texts and drops other control characters', () => {
  expect(multiLine('\r\none\0two\u0007\rthree\tfour\n')).toBe('onetwo\nthree\tfour');
});

it.each([null, undefined, [], {}, true, Number.NaN])('treats %p as empty', (value) => {
  expect([singleLine(value), multiLine(value), toNumber(value)]).toEqual(['', '', Number.NaN]);
});

it.each([
  [5, 5],
  [' 5 ', 5],
  ['-1.5', -1.5],
  ['', Number.NaN],
  ['5 ms', Number.NaN],
])('reads the number %p as %p', (value, number) => {
  expect(toNumber(value)).toBe(number);
});
