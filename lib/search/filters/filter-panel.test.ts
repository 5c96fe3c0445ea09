import type { FilterOptions } from '@/lib/catalog/types';
import { defaultListingQuery, hasFilters, type ListingQuery, parseListingQuery } from '../listing-query';
import { listingTitle } from '../listing-title';
import { Column } from '../rows/column';
import { countFacets } from '../rows/facets';
import type { FacetTable } from '../rows/filtered-rows';
import { HomePrices } from '../rows/home-prices';
import { communityCode } from './communities';
import { countedRanges, filterChips, filterPanel, searchNames } from './filter-panel';
import { filterValues } from './filter-values';

const option = (id: number, name: string, count = 1) => ({ id, name, slug: name.toLowerCase(), count });

const options: FilterOptions = {
  property_types: [option(1, 'Villa'), option(2, 'Apartment')],
  property_statuses: [option(3, 'Off Plan')],
  sales_statuses: [option(4, 'coming_soon')],
  cities: [option(5, 'Dubai'), option(6, 'Ras Al Khaimah')],
  districts: [
    { ...option(7, 'Palm Jumeirah', 2), city_id: 5 },
    { ...option(8, 'Dubai Marina', 1), city_id: 5 },
    { ...option(10, 'Mina Al Arab', 1), city_id: 6 },
  ],
  developers: [option(9, 'Alder & Stone')],
  communities: [
    { name: 'Elan', slug: 'elan', district_id: 10, count: 1 },
    { name: 'SIDRA 2', slug: 'sidra-2', district_id: 7, count: 1 },
  ],
};

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

describe('filterChips', () => {
  const labels = (text: string, from: FilterOptions | null = options) =>
    filterChips(parse(text), from).map(({ label }) => label);

  it('lists every filter in form order', () => {
    const all =
      'property_type=1&price_range=5000000-null&city=5&district=7&community=sidra-2&property_status=3&sales_status=4&developer=9&completion_rate=30&completion_rate__gte=80&post_delivery=1&guarantee_rental_guarantee=1';
    expect(labels(all)).toEqual([
      'Villa',
      'Over AED 5M',
      'Dubai',
      'Palm Jumeirah',
      'SIDRA 2',
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
    for (let [chip] = filterChips(query, options); chip; [chip] = filterChips(query, options)) {
      query = { ...query, [chip.filter]: filterValues[chip.filter].parse(chip.rest || null) };
      steps += 1;
    }
    expect(steps).toBe(6);
    expect(hasFilters(query)).toBe(false);
  });

  it('removes one of several ids', () => {
    expect(filterChips(parse('property_type=1,2'), options)[0]?.rest).toBe('2');
  });

  it('labels values that the options do not contain', () => {
    expect(labels('city=99&property_type=1', null)).toEqual(['Type no. 1', 'City no. 99']);
  });

  it('ignores search, order and page', () => {
    expect(labels('search=palm&page=2&ordering=title&page_size=24')).toEqual([]);
  });
});

describe('filterPanel', () => {
  type Row = [type: number, city: number, district: number, price: number, rooms: number, handover: number];
  const rows: Row[] = [
    [1, 5, 7, 12_000_000, 0b1000, 202_703],
    [1, 5, 7, 25_000_000, 0b10000, 202_809],
    [2, 5, 8, 1_500_000, 0b110, Number.NaN],
    [2, 6, 10, 900_000, 0b1, 202_712],
  ];
  const column = (at: number) => Column.of(rows.map((row) => row[at] ?? Number.NaN));
  const each = (value: number) => Column.of(rows.map(() => value));
  const homePrices = new HomePrices(rows.length);
  for (const [, , , price, rooms] of rows) homePrices.add(null, rooms, price);
  const table: FacetTable = {
    ids: Int32Array.from(rows, (_, index) => index + 1),
    hiddenFrom: each(9e9),
    columns: {
      property_type_id: column(0),
      city_id: column(1),
      district_id: column(2),
      community: Column.of([communityCode('sidra-2'), Number.NaN, Number.NaN, communityCode('elan')]),
      price: column(3),
      bedrooms_mask: column(4),
      handover_month: column(5),
      property_status_id: each(3),
      sales_status_id: each(Number.NaN),
      developer_id: each(9),
      completion_rate: each(Number.NaN),
      has_payment_plan: each(1),
      post_delivery: each(0),
      guarantee_rental_guarantee: each(1),
      min_area: each(Number.NaN),
      max_area: each(Number.NaN),
    },
    homePrices,
  };
  const countsFor = (query: ListingQuery, only: Set<number> | null = null) => {
    const count = (asked: ListingQuery, ids: Set<number> | null) =>
      countFacets(table, asked, countedRanges(asked), 1, ids);
    return { all: count(defaultListingQuery, null), chosen: count(query, only) };
  };
  const panel = (text: string, only: Set<number> | null = null) => {
    const query = parse(text);
    return filterPanel(query, options, countsFor(query, only), new Date('2026-01-01'));
  };
  const counts = (choices: { label: string; count: number | null }[]) =>
    choices.map(({ label, count }) => `${label} ${count}`);

  it('counts each value under the other filters, not under its own', () => {
    const { property_type, city, district, bedrooms } = panel('property_type=1');
    expect(counts(property_type)).toEqual(['Villa 2', 'Apartment 2']);
    expect(counts(city.choices)).toEqual(['Dubai 2', 'Ras Al Khaimah 0']);
    expect(counts(district.choices)).toEqual(['Palm Jumeirah 2', 'Dubai Marina 0', 'Mina Al Arab 0']);
    expect(counts(bedrooms)).toEqual(['Studio 0', '1 0', '2 0', '3 1', '4 1']);
  });

  it('offers the districts of the chosen city, and other cities with a chosen district', () => {
    expect(panel('city=6').district).toEqual({
      choices: [{ value: '10', label: 'Mina Al Arab', count: 1 }],
      total: 1,
    });
    expect(counts(panel('district=7').city.choices)).toEqual(['Dubai 3', 'Ras Al Khaimah 1']);
  });

  it('offers the communities of the chosen district, and a chosen one without its district', () => {
    expect(panel('').community).toEqual([]);
    expect(counts(panel('district=7').community)).toEqual(['SIDRA 2 1']);
    expect(counts(panel('district=7&property_type=2').community)).toEqual(['SIDRA 2 0']);
    expect(counts(panel('community=sidra-2').community)).toEqual(['SIDRA 2 null']);
    expect(counts(panel('district=7&community=somewhere-3').community)).toEqual([
      'Somewhere 3 null',
      'SIDRA 2 1',
    ]);
  });

  it('counts other districts and cities as if no community were chosen', () => {
    const { city, district } = panel('district=7&community=sidra-2');
    expect(counts(district.choices)).toEqual(['Palm Jumeirah 2', 'Dubai Marina 1', 'Mina Al Arab 1']);
    expect(counts(city.choices)).toEqual(['Dubai 3', 'Ras Al Khaimah 1']);
  });

  it('splits prices above 5M where there are several, and keeps the other bands', () => {
    expect(counts(panel('').price_range)).toEqual([
      'Under AED 100k 0',
      'AED 100k – 200k 0',
      'AED 200k – 300k 0',
      'AED 300k – 500k 0',
      'AED 500k – 1M 1',
      'AED 1M – 2M 1',
      'AED 2M – 5M 0',
      'Over AED 5M 2',
      'AED 10M – 20M 1',
      'AED 20M – 50M 1',
    ]);
    expect(counts(panel('price_range=800000-13000000').price_range)[0]).toBe('AED 800k – 13M 3');
  });

  it('adapts the bands above 5M to the other filters, and offers no prices where none is known', () => {
    expect(counts(panel('property_type=2').price_range).filter((band) => band.includes('M – '))).toEqual([
      'AED 1M – 2M 1',
      'AED 2M – 5M 0',
    ]);
    const unpriced = { ...table, columns: { ...table.columns, price: each(Number.NaN) } };
    const none = countFacets(unpriced, defaultListingQuery, countedRanges(defaultListingQuery), 1);
    const { price_range } = filterPanel(
      parse(''),
      options,
      { all: none, chosen: none },
      new Date('2026-01-01'),
    );
    expect(price_range).toEqual([]);
  });

  it('counts nothing for a search that matches nothing', () => {
    expect(counts(panel('search=zz', new Set()).property_type)).toEqual(['Villa 0', 'Apartment 0']);
  });

  it('offers handover years from the current one on, and no filters without data', () => {
    expect(counts(panel('').handover)).toEqual(['2027 2', '2028 1']);
    expect(panel('')).toMatchObject({
      sales_status: [{ label: 'coming soon', count: 0 }],
      completion_rate: [],
      post_delivery: [],
      guarantee_rental_guarantee: [{ value: 'true', count: 4 }],
    });
  });

  it('counts what a search matches', () => {
    expect(counts(panel('search=sea', new Set([3, 4])).property_type)).toEqual(['Villa 0', 'Apartment 2']);
  });

  it('counts no hidden property', () => {
    const hidden = { ...table, hiddenFrom: Column.of([9e9, 1, 9e9, 9e9]) };
    const { relations } = countFacets(hidden, defaultListingQuery, [], 5);
    expect(relations.property_type.get(1)).toBe(1);
  });

  it('does not count filtered lists when the source cannot', () => {
    const of = (text: string) => filterPanel(parse(text), options, null, new Date('2026-01-01'));
    expect(counts(of('').city.choices)).toEqual(['Dubai 1', 'Ras Al Khaimah 1']);
    expect(counts(of('property_type=1').city.choices)).toEqual(['Dubai null', 'Ras Al Khaimah null']);
    expect(of('')).toMatchObject({ bedrooms: [], sizes: false, handover: [] });
    expect(of('bedrooms=2').bedrooms).toEqual([{ value: '2', label: '2', count: null }]);
  });

  it('offers every district in a city when a backend gives no district its city', () => {
    const districts = options.districts.map((district) => ({ ...district, city_id: null }));
    const { district } = filterPanel(parse('city=5'), { ...options, districts }, null, new Date());
    expect(district.choices).toHaveLength(3);
  });

  it('does not grow with the number of districts, which are found by typing', () => {
    const many = {
      ...options,
      districts: Array.from({ length: 1_500 }, (_, index) => ({
        ...option(index + 1, `District ${index + 1}`, index + 1),
        city_id: 5,
      })),
      developers: Array.from({ length: 800 }, (_, index) => option(index + 1, `Developer ${index + 1}`)),
      cities: Array.from({ length: 400 }, (_, index) => option(index + 1, `City ${index + 1}`)),
    };
    const query = parse('district=3');
    const { district, developer, city } = filterPanel(query, many, null, new Date());
    expect(district.total).toBe(1_500);
    expect(district.choices.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['District 1500', 'District 3']),
    );
    expect(JSON.stringify({ district, developer, city }).length).toBeLessThan(3_000);
    const found = searchNames('district', 'dist 149', 5, { query, options: many, counts: null });
    expect(found.count).toBe(11);
    expect(found.results[0]?.label).toBe('District 1499');
  });

  it('finds a district by its other names', () => {
    const parts = { query: parse(''), options, counts: null };
    expect(searchNames('district', 'marsa dubai', 5, parts).results.map(({ label }) => label)).toEqual([
      'Dubai Marina',
    ]);
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
    ['district=7&community=sidra-2', 'Luxury Properties for Sale in SIDRA 2, Palm Jumeirah'],
    ['community=sidra-2', 'Luxury Properties for Sale in SIDRA 2'],
    ['property_type=1,2&city=99', 'Luxury Properties for Sale in Dubai'],
  ])('for %j is %j', (text, expected) => {
    expect(listingTitle(parse(text), options)).toBe(expected);
  });

  it('leaves out names without the filter options', () => {
    expect(listingTitle(parse('city=6'), null)).toBe('Luxury Properties for Sale in Dubai');
  });
});
