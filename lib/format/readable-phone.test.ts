import { readablePhone } from './readable-phone';

it.each([
  ['+971501234567', '+971 50 123 4567'],
  ['+97142345678', '+971 4 234 5678'],
  ['+971 (50) 1234567', '+971 (50) 1234567'],
  ['+447700900123', '+447700900123'],
])('groups the digits of %s: %s', (phone, readable) => {
  expect(readablePhone(phone)).toBe(readable);
});
