import { newsletterError } from './rules';

it.each(['', '   '])('asks for an address instead of %p', (email) => {
  expect(newsletterError(email)).toBe('Please enter your email address');
});

it.each([
  'mona',
  'mona@example',
  'mo na@example.com',
  '@example.com',
  'mona@.',
  `${'m'.repeat(250)}@example.com`,
])('rejects %p', (email) => {
  expect(newsletterError(email)).toBe('Please enter a valid email address');
});

it.each([
  'mona@example.com',
  ' mona+news@mail.example.ae ',
  '\u202amona@example.com\u202c',
  'Mona <mona@example.com>',
])('accepts %p', (email) => {
  expect(newsletterError(email)).toBeNull();
});
