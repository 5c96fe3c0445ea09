import fc from 'fast-check';
import {
  defaultListingQuery,
  formatListingQuery,
  hasFilters,
  type ListingQuery,
  listingHref,
  normaliseSearch,
  pageCount,
  parseListingQuery,
} from './listing-query';
import { sortOptions } from './sort-options';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const ids = fc.uniqueArray(id, { maxLength: 8 }).map((list) => list.sort((a, b) => a - b));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const rate = maybe(fc.integer({ min: 0, max: 100 }));
const flag = fc.constantFrom(true, null);

const priceRange = fc
  .record({ min: fc.nat(999_999_999), above: maybe(fc.nat(999_999_999)) })
  .map(({ min, above }) => ({ min, max: above === null ? null : min + above }));

const listingQuery: fc.Arbitrary<ListingQuery> = fc.record({
  search: fc.string({ unit: 'grapheme' }).map(normaliseSearch),
  typed: fc.string({ unit: 'grapheme' }).map(normaliseSearch),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  page_size: fc.integer({ min: 1, max: 48 }),
  property_type: ids,
  property_status: ids,
  sales_status: ids,
  price_range: maybe(priceRange),
  city: maybe(id),
  district: maybe(id),
  community: maybe(fc.constantFrom('sidra-2', 'مرسى', '7')),
  developer: maybe(id),
  bedrooms: fc.uniqueArray(fc.integer({ min: 0, max: 7 })).map((list) => list.sort((a, b) => a - b)),
  area__gte: maybe(fc.integer({ min: 1, max: 10_000_000 })),
  area__lte: maybe(fc.integer({ min: 1, max: 10_000_000 })),
  handover: maybe(
    fc.constantFrom({ from: 202701, to: 202712 }, { from: null, to: 202806 }, { from: 202704, to: null }),
  ),
  completion_rate: rate,
  completion_rate__gte: rate,
  payment_plan: flag,
  post_delivery: flag,
  guarantee_rental_guarantee: flag,
  lang: maybe(fc.constantFrom('en', 'ar', 'fa')),
  ordering: fc
    .uniqueArray(fc.constantFrom(...sortOptions.map(({ value }) => value)), { maxLength: 5 })
    // The default order is omitted.
    .map((ordering) => (ordering.join(',') === '-updated_at' ? [] : ordering)),
});

const keys = Object.keys(defaultListingQuery);

describe('the listing query', () => {
  it('round-trips through a URL', () => {
    fc.assert(
      fc.property(listingQuery, (query) => {
        expect(parse(formatListingQuery(query))).toEqual(query);
      }),
    );
  });

  it('parses any input idempotently', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '0',
        '-1',
        '1e9',
        '12',
        '99999999999999999',
        'null',
        'true',
        '1,2,,x,3',
        '5-1',
        '\u0000',
      ),
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys, 'utm_source', '__proto__'), value), (input) => {
        const query = parseListingQuery(input);
        expect(parse(formatListingQuery(query))).toEqual(query);
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(query.page_size).toBeLessThanOrEqual(48);
      }),
    );
  });

  it('defaults to the first twelve, newest first', () => {
    expect(parse('')).toEqual(defaultListingQuery);
    expect(parse('page=x&page_size=many')).toMatchObject({ page: 1, page_size: 12 });
  });

  it('drops invalid numbers and trims texts', () => {
    expect(parse('city=dubai&district=12abc&developer=-3&completion_rate=half&search=%20palm%20')).toEqual({
      ...defaultListingQuery,
      search: 'palm',
    });
  });

  it('reads numbers with decimals as integers', () => {
    expect(
      parse('city=7.0&district=1.5&property_type=2.9,3&completion_rate=79.9&page=2.7&page_size=24.'),
    ).toEqual({
      ...defaultListingQuery,
      city: 7,
      district: 1,
      property_type: [2, 3],
      completion_rate: 79,
      page: 2,
      page_size: 24,
    });
    expect(parse('developer=0.5&completion_rate__gte=-0.5')).toEqual({
      ...defaultListingQuery,
      completion_rate__gte: 0,
    });
  });

  it('clamps values out of range', () => {
    expect(parse(`page=${'9'.repeat(20)}`).page).toBe(1_000_000);
    expect(parse('page=0&page_size=500&completion_rate=300&completion_rate__gte=-5')).toMatchObject({
      page: 1,
      page_size: 48,
      completion_rate: 100,
      completion_rate__gte: 0,
    });
    expect(['0', '-12', '0.9', '1'].map((size) => parse(`page_size=${size}`).page_size)).toEqual([
      12, 12, 12, 1,
    ]);
  });

  it.each([
    ['true', true],
    ['1', true],
    ['false', null],
    ['yes', null],
    ['', null],
  ])('reads the flag %j as %j', (text, expected) => {
    expect(parse(`post_delivery=${text}`).post_delivery).toBe(expected);
    expect(parse(`guarantee_rental_guarantee=${text}`).guarantee_rental_guarantee).toBe(expected);
  });

  it('sorts and joins ids with unescaped commas', () => {
    const query = parse('property_status=9,3,x,3&property_type=4');
    expect(query.property_status).toEqual([3, 9]);
    expect(formatListingQuery(query)).toBe('property_type=4&property_status=3,9');
  });

  it('takes the first of repeated keys', () => {
    expect(parseListingQuery({ city: ['4', '5'] }).city).toBe(4);
    expect(parse('city=4&city=5').city).toBe(4);
  });

  it('keeps several orders and replaces unknown ones by newest first', () => {
    expect(parse('ordering=-completion_rate,-low_price').ordering).toEqual([
      '-completion_rate',
      '-low_price',
    ]);
    expect(parse('ordering=random()').ordering).toEqual([]);
    expect(parse('ordering=-updated_at').ordering).toEqual([]);
    expect(parse('search=palm&ordering=-updated_at').ordering).toEqual(['-updated_at']);
  });

  it('has one URL for the default list', () => {
    expect(listingHref({})).toBe('/properties');
    expect(listingHref({ page: 1, page_size: 12, ordering: ['-updated_at'] })).toBe('/properties');
    expect(listingHref({ city: 2, page: 3 })).toBe('/properties?city=2&page=3');
  });

  it('normalises white space and control characters of a search and cuts between characters', () => {
    expect(normaliseSearch('  palm \u0000\n villa ')).toBe('palm villa');
    expect(normaliseSearch(' \t ')).toBeNull();
    expect(normaliseSearch('🏝'.repeat(201))).toBe('🏝'.repeat(200));
  });

  it('distinguishes filters from the rest of the query', () => {
    expect(hasFilters(parse('search=a&page=2&page_size=24&ordering=title&lang=ar'))).toBe(false);
    for (const text of [
      'property_type=1',
      'city=1',
      'completion_rate=0',
      'post_delivery=1',
      'price_range=0-1',
    ])
      expect(hasFilters(parse(text))).toBe(true);
  });

  it.each([
    [0, 12, 1],
    [12, 12, 1],
    [13, 12, 2],
    [100, 48, 3],
  ])('%i results of %i make %i pages', (count, size, pages) => {
    expect(pageCount(count, size)).toBe(pages);
  });
});
