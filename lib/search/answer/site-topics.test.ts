import { siteTopic } from './site-topics';

const pagesOf = (text: string) => siteTopic(text)?.pages.map(({ href }) => href) ?? null;

it.each([
  ['phone number', '/contact'],
  ['what is your phone number please', '/contact'],
  ['Office address', '/contact'],
  ['careers', '/contact'],
  ['sell my villa in Arabian Ranches', '/contact'],
  ['property management', '/contact'],
  ['how much is my apartment worth', '/contact'],
  ['who are you', '/about'],
  ['login', '/favorites'],
  ['my favourites', '/favorites'],
  ['privacy policy', '/privacy'],
  ['mortgage rate', '/contact'],
  ['ипотека', '/contact'],
  ['رقم الهاتف', '/contact'],
])('%s is answered by %s', (text, path) => {
  expect(pagesOf(text)).toEqual([path]);
});

it.each([
  'villa',
  'office',
  'office business bay',
  'golden visa 2 bed marina',
  'mortgage buyer 2 bed',
  '2 bed no commission',
  'guide house',
  'service charge below 15',
  '',
])('%s asks for homes', (text) => {
  expect(siteTopic(text)).toBeNull();
});
