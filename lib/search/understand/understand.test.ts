import { describeConstraints } from '@/testing/search/describe-constraints';
import { readQueries } from '@/testing/search/read-queries';
import { referenceNames } from '@/testing/search/reference-names';
import { vocabularyOf } from './names/vocabulary';
import { understand } from './understand';

const vocabulary = vocabularyOf(referenceNames);

it('keeps the words of a first payment without its amount where terms are searched as words', () => {
  const read = (text: string) => understand(text, vocabulary, { termsAsWords: true });
  expect(read('2 bed 100k down payment')).toEqual({ constraints: { bedrooms: [2] }, rest: 'down payment' });
  expect(read('booking of 50k')).toEqual({ constraints: {}, rest: 'booking' });
});

it.each([
  ['rent 2 bed marina 120k per year', true],
  ['for rent', true],
  ['出租公寓', true],
  ['2 bed yearly', true],
  ['rented at 120k', true],
  ['2 bed marina 2.5m rented 140k', true],
  ['monthly 5k', true],
  ['studio 4 cheques', true],
  ['1 cheque 120k', true],
  ['rented 2m villa', undefined],
  ['2 bed marina', undefined],
  ['10k per month installments', undefined],
  ['8% per annum roi', undefined],
  ['service charge per year', undefined],
  ['2 bed with rental contract', undefined],
])('%j asks for rent: %j', (text, asksForRent) => {
  expect(understand(text, vocabulary).asksForRent).toBe(asksForRent);
});

it.each(['one za’abeel', 'one za abeel', 'one zaabeel'])('%j names a place with an apostrophe', (text) => {
  const place = { id: 99, name: 'Za’abeel', slug: 'zaabeel', count: 1, city_id: null };
  const options = { ...referenceNames, districts: [...referenceNames.districts, place] };
  expect(understand(text, vocabularyOf(options))).toEqual({ constraints: { district: 99 }, rest: 'one' });
});

it.each([
  ['under construction marina', 'Off Plan', [1]],
  ['off plan marina', 'Under Construction', [1]],
  ['under construction marina', 'Ready', undefined],
])('reads %j in a catalogue whose only status is %j', (text, name, property_status) => {
  const options = { ...referenceNames, property_statuses: [{ id: 1, name, slug: '1', count: 1 }] };
  expect(understand(text, vocabularyOf(options)).constraints.property_status).toEqual(property_status);
});

it.each([
  [9, 1, 99],
  [11, 99, 1],
])(
  'reads "the marina" as the larger of two districts called so, one with %j homes',
  (count, district, other) => {
    const place = { id: 99, name: 'The Marina', slug: 'the-marina', count, city_id: null };
    const options = { ...referenceNames, districts: [...referenceNames.districts, place] };
    const read = (text: string) => understand(text, vocabularyOf(options));
    expect(read('2 bed in the marina')).toEqual({
      constraints: { bedrooms: [2], district },
      rest: '',
      others: [{ constraints: { bedrooms: [2], district: other }, rest: '' }],
    });
    expect(read('marina')).toEqual({ constraints: { district: 1 }, rest: '' });
  },
);

it('names a developer by the first word after "by"', () => {
  const named = (id: number, name: string) => ({ id, name, slug: String(id), count: 1 });
  const added = [
    named(91, 'Merrow Urban'),
    named(92, 'Golden Gate Homes'),
    named(93, 'Golden Sands'),
    named(94, 'Sea Breeze Realty'),
  ];
  const known = vocabularyOf({ ...referenceNames, developers: [...referenceNames.developers, ...added] });
  expect(understand('villa by merrow', known)).toMatchObject({ constraints: { developer: 91 }, rest: '' });
  expect(understand('villa merrow', known)).toMatchObject({ constraints: {}, rest: 'merrow' });
  expect(understand('villa by golden', known).constraints.developer).toBeUndefined();
  expect(understand('villa by sea', known).constraints.developer).toBeUndefined();
});

it('reads ordinary words as names only together with their district or company', () => {
  const named = (id: number, name: string) => ({ id, name, slug: String(id), count: 1 });
  const community = (name: string, district_id: number) => ({
    name,
    slug: name.toLowerCase(),
    district_id,
    count: 1,
  });
  const known = vocabularyOf({
    ...referenceNames,
    developers: [...referenceNames.developers, named(91, 'Time Properties'), named(92, 'Urban Developers')],
    communities: [community('Nice', 15), community('June', 14), community('Iconic', 1)],
  });
  const read = (text: string) => understand(text, known);
  expect(read('first time buyer studio')).toEqual({ constraints: { bedrooms: [0] }, rest: '' });
  expect(read('nice villa')).toEqual({ constraints: { property_type: [2] }, rest: '' });
  expect(read('block n studio')).toEqual({ constraints: { bedrooms: [0] }, rest: 'block n' });
  expect(read('buy n sell studio')).toEqual({ constraints: { bedrooms: [0] }, rest: '' });
  expect(read('umm ramool studio')).toEqual({ constraints: { bedrooms: [0] }, rest: 'umm ramool' });
  expect(read('low to high floor studio')).toEqual({
    constraints: { bedrooms: [0] },
    rest: 'low to high floor',
  });
  expect(read('iconic penthouse')).toEqual({ constraints: { property_type: [4] }, rest: 'iconic' });
  expect(read('urban loft by time')).toMatchObject({ constraints: {} });
  expect(read('viewing in june, jvc').constraints).toEqual({ district: 5 });
  expect(read('damac hills nice').constraints).toEqual({ district: 15, community: 'nice' });
  expect(read('june arabian ranches 3').constraints).toEqual({ district: 14, community: 'june' });
  expect(read('villa by time properties').constraints.developer).toBe(91);
  expect(read('urban developers').constraints.developer).toBe(92);
});

it.each([
  ['2 bed marina or palm', { district: 4 }],
  ['2 bed marina or abu dhabi', { city: 2 }],
  ['2 bed emaar or damac', { developer: 2 }],
  ['2 bed marina vs palm', { district: 4 }],
])('%j has another reading', (text, other) => {
  expect(understand(text, vocabulary).others).toEqual([
    { constraints: { bedrooms: [2], ...other }, rest: '' },
  ]);
});

it.each([
  ['2 bed marina or motor city', { district: 1 }, ['Motor City']],
  ['2 bed in motor city, jvt or in marina', { district: 1 }, ['Motor City', 'Jumeirah Village Triangle']],
  ['2 bed marina and motor city', { district: 1 }, ['Motor City']],
  ['2 bed in dubai or motor city', { city: 1 }, ['Motor City']],
  ['2 bed emaar or azizi', { developer: 1 }, ['Azizi']],
])('%j leaves out what the catalogue lacks', (text, known, absent) => {
  const without = referenceNames.districts.filter(({ name }) => name !== 'Jumeirah Village Triangle');
  const read = understand(text, vocabularyOf({ ...referenceNames, districts: without }));
  expect({ ...read, absent: read.absent?.map(({ name }) => name) }).toEqual({
    constraints: { bedrooms: [2], ...known },
    rest: '',
    absent,
  });
});

it.each([
  ['2 bed marina motor city', { bedrooms: [2], district: 1 }, 'motor city'],
  ['motor city or jumeirah park', {}, 'motor city jumeirah park'],
  ['emaar or motor city', { developer: 1 }, 'motor city'],
  ['motor city and dubai', { city: 1 }, 'motor city'],
  ['villa or azizi', { property_type: [2] }, 'azizi'],
])('%j keeps the words for what the catalogue lacks', (text, constraints, rest) => {
  expect(understand(text, vocabulary)).toEqual({ constraints, rest });
});

it('reads the view of a landmark as a wish, not as the district of that name', () => {
  const district = { id: 99, name: 'Burj Khalifa', slug: 'burj-khalifa', city_id: 1, count: 1 };
  const withTower = vocabularyOf({ ...referenceNames, districts: [...referenceNames.districts, district] });
  expect(understand('2 bed burj khalifa view', withTower)).toEqual({
    constraints: { bedrooms: [2] },
    rest: 'burj khalifa view',
  });
  expect(understand('2 bed burj khalifa', withTower)).toMatchObject({ constraints: { district: 99 } });
});

it('searches for the words of several numbered districts, not for a district of the end of their name', () => {
  const districts = ['Wadi Al Safa 3', 'Wadi Al Safa 5', 'Al Safa'].map((name, index) => ({
    id: index + 1,
    name,
    slug: name,
    city_id: 1,
    count: 1,
  }));
  const known = vocabularyOf({ ...referenceNames, districts, communities: [] });
  expect(understand('villa wadi al safa', known).rest).toBe('wadi al safa');
  expect(understand('wadi al safa 5', known).constraints).toEqual({ district: 2 });
  expect(understand('al safa', known).constraints).toEqual({ district: 3 });
});

describe('districts with ordinary names', () => {
  const names = [
    'The Villa',
    'The Lakes',
    'The Views',
    'The Hills',
    'Golf Views',
    'Dubai Islands',
    'Studio City',
  ];
  const districts = names.map((name, index) => ({ id: 100 + index, name, slug: name, city_id: 1, count: 1 }));
  const named = vocabularyOf({ ...referenceNames, districts: [...referenceNames.districts, ...districts] });

  it.each([
    ['all the villas for sale', { property_type: [2] }, ''],
    ['show me the villas in dubai marina', { property_type: [2], district: 1 }, ''],
    ['2 bed near the lake', { bedrooms: [2] }, 'lake'],
    ['villa with the view', { property_type: [2] }, 'view'],
    ['villa on the hill', { property_type: [2] }, 'hill'],
    ['villas with golf view', { property_type: [2] }, 'golf view'],
    ['studios city walk', { bedrooms: [0], district: 21 }, ''],
  ])('%j is not one of them', (text, constraints, rest) => {
    expect(understand(text, named)).toEqual({ constraints, rest });
  });

  it.each([
    ['the villa', 100],
    ['the lakes', 101],
    ['golf views', 104],
    ['dubai island', 105],
    ['dubai hill', 7],
  ])('%j is one', (text, district) => {
    expect(understand(text, named)).toMatchObject({ constraints: { district }, rest: '' });
  });
});

it('does not take one tower by a lake for Jumeirah Lakes Towers, whatever the catalogue calls them', () => {
  const district = { id: 99, name: 'Jumeirah Lakes Towers', slug: 'jlt', city_id: 1, count: 1 };
  const named = vocabularyOf({ ...referenceNames, districts: [district] });
  expect(understand('lake tower', named)).toEqual({ constraints: {}, rest: 'lake tower' });
  expect(understand('lakes towers', named).constraints).toEqual({ district: 99 });
});

it('prefers the name of a developer to the short name of a district', () => {
  const catalogue = {
    ...referenceNames,
    districts: [{ id: 5, name: 'Al Wasl', slug: 'al-wasl', count: 9, city_id: null }],
  };
  const named = vocabularyOf({
    ...catalogue,
    developers: [{ id: 7, name: 'Wasl', slug: 'wasl', count: 2 }],
  });
  expect(understand('wasl', named).constraints).toEqual({ developer: 7 });
  expect(understand('al wasl', named).constraints).toEqual({ district: 5 });
  const withoutDevelopers = vocabularyOf({ ...catalogue, developers: [] });
  expect(understand('wasl', withoutDevelopers)).toEqual({ constraints: {}, rest: 'wasl' });
  expect(understand('al wasl', withoutDevelopers).constraints).toEqual({ district: 5 });
});

it('reads a numbered tower that would be a wish without its number', () => {
  const named = vocabularyOf({
    ...referenceNames,
    communities: [{ name: 'Harbour Views 2', slug: 'harbour-views-2', district_id: 8, count: 9 }],
  });
  const community = 'harbour-views-2';
  expect(understand('harbour views 2', named).constraints).toEqual({ community, district: 8 });
  expect(understand('harbour views 2 bed', named).constraints).toEqual({ bedrooms: [2] });
});

describe('example queries', () => {
  const queries = readQueries();

  it('there are at least 250 unique queries', () => {
    expect(queries.length).toBeGreaterThanOrEqual(250);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  });

  it.each(queries)('$query', ({ query, constraints, rest }) => {
    const found = understand(query, vocabulary);
    expect({
      constraints: describeConstraints(found.constraints, referenceNames),
      rest: found.rest,
    }).toEqual({ constraints, rest });
  });
});
