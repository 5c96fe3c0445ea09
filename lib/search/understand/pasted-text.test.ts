import { withoutPastedMarks } from './pasted-text';

it.each([
  [
    'https://portal.example/en/plp/buy/apartment-for-sale-dubai-dubai-marina-12345678.html',
    'apartment for sale dubai dubai marina',
  ],
  ['portal.com/to-buy/2-bedroom-apartments/dubai/dubai-marina/', '2 bedroom apartments dubai dubai marina'],
  ['is www.site.ae/properties/marina%20heights?x=1 sold', 'is marina heights sold'],
  ['[10:42, 3/12/2026] Ahmed: 2BR marina', ' 2BR marina'],
  ['03/12/2026, 10:42 - Ahmed: 2BR marina', ' 2BR marina'],
])('%j is %j', (text, left) => {
  expect(withoutPastedMarks(text)).toBe(left);
});

it.each([
  'https://portal.com/property/details-9876543.html',
  'https://portal.com',
  'a@b.com 2 bed',
  'budget: 2m - area: marina',
  '60:40 plan',
])('%j stays', (text) => {
  expect(withoutPastedMarks(text)).toBe(text);
});
