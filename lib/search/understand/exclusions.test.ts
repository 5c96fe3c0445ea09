import { referenceNames } from '@/testing/search/reference-names';
import { withoutExclusions } from './exclusions';
import { vocabularyOf } from './vocabulary';

it.each([
  ['not off-plan', 'ready', []],
  ['no off plan', 'ready', []],
  ['villa not off plan in jvc', 'villa ready in jvc', []],
  ['except off plan', 'ready', []],
  ['not under construction', 'ready', []],
  ['not ready', 'off plan', []],
  ['not sold', 'available', []],
  ['without payment plan', '', ['without payment plan']],
  ['anything but villas', '', ['anything but villas']],
  ['no penthouse', '', ['no penthouse']],
  ['no mansion', '', ['no mansion']],
  ['penthouse but not palm', 'penthouse but', ['not palm']],
  ['not damac', '', ['not damac']],
  ['not by damac or emaar 2 bed', '2 bed', ['not by damac or emaar']],
  ['not villas, townhouses', '', ['not villas, townhouses']],
  ['not villas, townhouses or penthouses 2 bed', '2 bed', ['not villas, townhouses or penthouses']],
  ['no villas & townhouses', '', ['no villas & townhouses']],
  ['not villas/townhouses', '', ['not villas/townhouses']],
  ['not villa or a townhouse', '', ['not villa or a townhouse']],
  ['2 bed not in jvc, or in downtown', '2 bed', ['not in jvc, or in downtown']],
  ['not villas, in downtown', ', in downtown', ['not villas']],
  ['not off plan, ready', 'ready, ready', []],
  ['no villas, apartments only', ', apartments only', ['no villas']],
  ['excluding jvc villa', 'villa', ['excluding jvc']],
  ['except for the palm', '', ['except for the palm']],
  ['no 1 bed', '', ['no 1 bed']],
  ['apartment not furnished', 'apartment', ['not furnished']],
  ['2 bed not ground floor marina', '2 bed marina', ['not ground floor']],
  ['not furnished sea view', 'sea view', ['not furnished']],
  ['villa excluding Riviera', 'villa', ['excluding Riviera']],
  ['ویلا بدون مارینا', 'ویلا', ['بدون مارینا']],
  ['not villa without marina', '', ['not villa', 'without marina']],
  ['villa not for rent', 'villa', []],
  ["i don't want studios", 'i', ["don't want studios"]],
  ["villa don't show me jvc", 'villa', ["don't show me jvc"]],
  ['avoid jvc', '', ['avoid jvc']],
  ['2 bed 2000 aed per sqft jvc', '2 bed jvc', ['2000 aed per sqft']],
  ['price per sqft under 2000', '', ['price per sqft under 2000']],
  ['villa under 1800 psf', 'villa', ['under 1800 psf']],
  ['aed 1500-2000 per sq ft marina', 'marina', ['aed 1500-2000 per sq ft']],
  ['2 bed between 1500 and 2000 per sqft', '2 bed', ['between 1500 and 2000 per sqft']],
  ['villa psf 1500-1800', 'villa', ['psf 1500-1800']],
  ['villa 2m 1500/sqft', 'villa 2m', ['1500/sqft']],
  ['villa 15000 aed/m2', 'villa', ['15000 aed/m2']],
  ['villa sqft price 1500', 'villa', ['sqft price 1500']],
  ['villa rate 1500 per foot', 'villa', ['rate 1500 per foot']],
  ['1200 sqft at 1500 per sqft', '1200 sqft at', ['1500 per sqft']],
  ['villa with 5000 sqft plot', 'villa with', ['5000 sqft plot']],
  ['villa plot: 5000 sqft bua 3000 sqft', 'villa bua 3000 sqft', ['plot: 5000 sqft']],
  ['4 bed plot size over 8000 sqft', '4 bed', ['plot size over 8000 sqft']],
  ['villa 10k sqft plot', 'villa', ['10k sqft plot']],
  ['bua 5,000 plot 10,000 sqft 6 bed', 'bua 5,000 6 bed', ['plot 10,000 sqft']],
  ['plot of 5000 sqft', 'plot of 5000 sqft', []],
  ['hide sold', 'available', []],
  ['anywhere but jvc 2 bed', '2 bed', ['anywhere but jvc']],
  ['2 bed no balcony', '2 bed', ['no balcony']],
  ['1 bed no ground floor', '1 bed', ['no ground floor']],
  ['شقة مو استوديو', 'شقة', ['مو استوديو']],
])('%j is %j without %j', (text, left, excluded) => {
  expect(withoutExclusions(text, vocabularyOf(referenceNames))).toEqual({ text: left, excluded });
});

it.each([
  'not more than 2m',
  'no more than 3 million villa',
  'not less than 2m',
  'not over 2m',
  'handover not later than 2028',
  'not more than 3 bedrooms',
  'not above 3 bedrooms',
  'not to exceed 2m',
  'does not exceed 2m',
  'no commission',
  'no agents',
  'no floor plan',
  'not too expensive villa',
  'no of bedrooms 3',
  'no',
  'villa not',
  'without',
  'never lived in',
  'whether or not',
])('%j excludes nothing', (text) => {
  expect(withoutExclusions(text, vocabularyOf(referenceNames))).toEqual({ text, excluded: [] });
});

it('has no opposite in a catalogue without that status', () => {
  const vocabulary = vocabularyOf({ ...referenceNames, property_statuses: [], sales_statuses: [] });
  expect(withoutExclusions('villa not off-plan', vocabulary)).toEqual({
    text: 'villa',
    excluded: ['not off-plan'],
  });
});
