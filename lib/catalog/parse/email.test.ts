import { parseEmail } from './email';

it.each([
  [' Zara@Example.com ', 'zara@example.com'],
  ['\u200ezara@example.com\u202c', 'zara@example.com'],
  ['mailto:zara@example.com', 'zara@example.com'],
  ['Zara Amin <Zara@example.com>', 'zara@example.com'],
  ['', null],
  ['n/a', null],
  [null, null],
])('reads %j', (value, address) => {
  const complain = jest.fn();
  expect(parseEmail(value, complain)).toBe(address);
  expect(complain).not.toHaveBeenCalled();
});

it.each(['Zara Amin', 'zara@example', 'a@example.com, b@example.com', 971500000000])(
  'reports %j',
  (value) => {
    const complain = jest.fn();
    expect(parseEmail(value, complain)).toBeNull();
    expect(complain).toHaveBeenCalledWith('is not an email address');
  },
);
