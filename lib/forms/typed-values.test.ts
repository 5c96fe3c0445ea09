import { multiLine, singleLine, toNumber, typedEmail } from './typed-values';

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

it.each([
  [' Amira@Example.com ', 'amira@example.com'],
  ['\u202amailto:amira@example.com\u200b', 'amira@example.com'],
  ['Amira Khan <Amira@example.com>', 'amira@example.com'],
  ['<mailto:amira@example.com>', 'amira@example.com'],
  ['Khan, Amira <amira@example.com>;', 'amira@example.com'],
  ['<amira@example.com', 'amira@example.com'],
  ['amira@example.com>', 'amira@example.com'],
  ['MAILTO: amira@example.com?subject=Viewing', 'amira@example.com'],
  ['amira@example.com,', 'amira@example.com'],
  ['amira@example.com.', 'amira@example.com'],
  ['sinéad.o’neil+dubai@example.com', "sinéad.o'neil+dubai@example.com"],
  ['ａｍｉｒａ＠example．com', 'amira@example.com'],
  ['amira@müller.example', 'amira@müller.example'],
  ['a b@example.com', 'a b@example.com'],
  ['', ''],
  [null, ''],
])('reads the email address %j', (typed, address) => {
  expect(typedEmail(typed)).toBe(address);
});
