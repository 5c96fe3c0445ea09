import type { FilterOptions } from '@/lib/catalog/types';
import { activeFilters } from './active-filters';
import { hasFilters, parseListingQuery } from './listing-query';
import { listingTitle } from './listing-title';

const option = (id: number, name: string) => ({ id, name, slug: name.toLowerCase(), count: 1 });

const options: FilterOptions = {
  property_types: [option(1, 'Villa'), option(2, 'Apartment')],
  property_statuses: [option(3, 'Off Plan')],
  sales_statuses: [option(4, 'coming_soon')],
  cities: [option(5, 'Dubai'), option(6, 'Ras Al Khaimah')],
  districts: [
    { ...option(7, 'Palm Jumeirah'), city_id: 5 },
    { ...option(8, 'Dubai Marina'), city_id: 5 },
  ],
  developers: [option(9, 'Alder & Stone')],
};

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));
const labels = (text: string, from: FilterOptions | null = options) =>
  activeFilters(parse(text), from).map(({ label }) => label);

describe('activeFilters', () => {
  it('lists every filter in form order', () => {
    const all =
      'property_type=1&price_range=5000000-null&city=5&district=7&property_status=3&sales_status=4&developer=9&completion_rate=30&completion_rate__gte=80&post_delivery=1&guarantee_rental_guarantee=1';
    expect(labels(all)).toEqual([
      'Villa',
      'Over AED 5M',
      'Dubai',
      'Palm Jumeirah',
      'Off Plan',
      'coming soon',
      'Alder & Stone',
      'Stage: Foundation',
      '80% complete or more',
      'Post-delivery plan',
      'Rental guarantee',
    ]);
  });

  it('removing one after the other leaves no filter', () => {
    let query = parse('property_type=1,2&city=5&completion_rate=0&post_delivery=1&price_range=0-5');
    let steps = 0;
    for (let filter = activeFilters(query, options)[0]; filter; filter = activeFilters(query, options)[0]) {
      query = { ...query, ...filter.removal };
      steps += 1;
    }
    expect(steps).toBe(6);
    expect(hasFilters(query)).toBe(false);
  });

  it('removes one of several ids', () => {
    expect(activeFilters(parse('property_type=1,2'), options)[0]?.removal).toEqual({ property_type: [2] });
  });

  it('labels values that the options do not contain', () => {
    expect(labels('city=99&property_type=1', null)).toEqual(['Type no. 1', 'City no. 99']);
  });

  it('ignores search, order and page', () => {
    expect(labels('search=palm&page=2&ordering=title&page_size=24')).toEqual([]);
  });
});

describe('listingTitle', () => {
  it.each([
    ['', 'Luxury Properties for Sale in Dubai'],
    ['property_type=1', 'Villa Properties for Sale in Dubai'],
    ['property_status=3&property_type=2', 'Off Plan Apartment Properties for Sale in Dubai'],
    ['city=6', 'Luxury Properties for Sale in Ras Al Khaimah'],
    ['district=7&page=2', 'Luxury Properties for Sale in Palm Jumeirah, Dubai – Page 2'],
    ['district=8', 'Luxury Properties for Sale in Dubai Marina'],
    ['property_type=1,2&city=99', 'Luxury Properties for Sale in Dubai'],
  ])('for %j is %j', (text, expected) => {
    expect(listingTitle(parse(text), options)).toBe(expected);
  });

  it('works without options', () => {
    expect(listingTitle(parse('city=6'), null)).toBe('Luxury Properties for Sale in Dubai');
  });
});
