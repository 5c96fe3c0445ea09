import fc from 'fast-check';
import type { UnitSummary } from '@/components/catalog/unit-summary';
import {
  bedroomOptions,
  filterUnits,
  formatUnitFilters,
  parseUnitFilters,
  priceBandOptions,
  type UnitFilters,
  unitSorts,
} from './unit-filters';

const defaultUnitFilters = parseUnitFilters('');

let nextId = 1;
function unit(change: Partial<UnitSummary>): UnitSummary {
  nextId += 1;
  return {
    id: nextId,
    apartment_id: String(nextId),
    apt_no: null,
    apartment_type_id: 2,
    no_of_baths: 2,
    area: 1000,
    floor: '4',
    price: 1_000_000,
    unit_image: null,
    status: null,
    view: null,
    ...change,
  };
}

function found(units: UnitSummary[], filters: Partial<UnitFilters>): string[] {
  return filterUnits(units, { ...defaultUnitFilters, ...filters }).map((each) => each.apartment_id);
}

describe('filterUnits', () => {
  const units = [
    unit({ apartment_id: 'S-101', apt_no: '01-01', apartment_type_id: 0, price: 700_000, area: 450 }),
    unit({ apartment_id: 'A-9', apt_no: '09-02', apartment_type_id: 1, price: null, area: 800 }),
    unit({ apartment_id: 'A-10', apt_no: '10-02', apartment_type_id: 5, price: 5_000_000, area: null }),
    unit({ apartment_id: 'P-1', apt_no: null, apartment_type_id: 7, price: 9_000_000, area: 6000 }),
    unit({ apartment_id: 'X-1', apt_no: '77', apartment_type_id: null, price: 1_000_000, area: 900 }),
  ];

  test('sorts by price, unpriced last in both directions', () => {
    expect(found(units, {})).toEqual(['S-101', 'X-1', 'A-10', 'P-1', 'A-9']);
    expect(found(units, { order: 'desc' })).toEqual(['P-1', 'A-10', 'X-1', 'S-101', 'A-9']);
  });

  test('sorts by area and bedrooms, unknown last', () => {
    expect(found(units, { sort: 'area' })).toEqual(['S-101', 'A-9', 'X-1', 'P-1', 'A-10']);
    expect(found(units, { sort: 'bedrooms', order: 'desc' })).toEqual(['P-1', 'A-10', 'A-9', 'S-101', 'X-1']);
  });

  test('sorts unit numbers naturally', () => {
    expect(found(units, { sort: 'unit_id' })).toEqual(['A-9', 'A-10', 'P-1', 'S-101', 'X-1']);
    expect(found(units, { sort: 'unit_id', order: 'desc' })).toEqual(['X-1', 'S-101', 'P-1', 'A-10', 'A-9']);
  });

  test('searches apartment_id and apt_no, ignoring case and outer spaces', () => {
    expect(found(units, { q: ' a-' })).toEqual(['A-10', 'A-9']);
    expect(found(units, { q: '02' })).toEqual(['A-10', 'A-9']);
    expect(found(units, { q: 'villa' })).toEqual([]);
  });

  test('matches bedrooms exactly, five and more together', () => {
    expect(found(units, { bedrooms: 0 })).toEqual(['S-101']);
    expect(found(units, { bedrooms: 1 })).toEqual(['A-9']);
    expect(found(units, { bedrooms: 5 })).toEqual(['A-10', 'P-1']);
    expect(found(units, { bedrooms: 4 })).toEqual([]);
  });

  test('puts a price on a boundary into the upper band only', () => {
    expect(found(units, { price: '500000-1000000' })).toEqual(['S-101']);
    expect(found(units, { price: '1000000-2000000' })).toEqual(['X-1']);
    expect(found(units, { price: '5000000-null' })).toEqual(['A-10', 'P-1']);
  });

  test('matches the view', () => {
    const views = [
      unit({ apartment_id: 'A', view: 'sea' }),
      unit({ apartment_id: 'B', view: 'golf' }),
      unit({}),
    ];
    expect(found(views, { outlook: 'sea' })).toEqual(['A']);
    expect(found(views, {})).toHaveLength(3);
  });

  test('does not mutate the list', () => {
    const before = [...units];
    filterUnits(units, { ...defaultUnitFilters, order: 'desc' });
    expect(units).toEqual(before);
  });
});

describe('choices', () => {
  test('offers Studio only when there is one', () => {
    expect(bedroomOptions([unit({})]).map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5+']);
    expect(bedroomOptions([unit({ apartment_type_id: 0 })])[0]).toEqual({ value: 0, label: 'Studio' });
  });

  test('offers price bands with units, and the chosen one', () => {
    const units = [unit({ price: 150_000 }), unit({ price: null }), unit({ price: 7_000_000 })];
    const values = (chosen: string | null) => priceBandOptions(units, chosen).map(({ value }) => value);
    expect(values(null)).toEqual(['100000-200000', '5000000-null']);
    expect(values('300000-500000')).toEqual(['100000-200000', '300000-500000', '5000000-null']);
  });
});

describe('the URL', () => {
  test('is empty for the defaults', () => {
    expect(formatUnitFilters(defaultUnitFilters, '')).toBe('');
    expect(formatUnitFilters(defaultUnitFilters, '?q=28&view=list')).toBe('');
  });

  test('keeps unknown parameters', () => {
    expect(formatUnitFilters({ ...defaultUnitFilters, bedrooms: 0 }, '?utm_source=x')).toBe(
      '?utm_source=x&bedrooms=0',
    );
  });

  test('uses the default for unknown values', () => {
    expect(parseUnitFilters('?bedrooms=12&price=1-2&sort=rooms&order=up&view=map')).toEqual(
      defaultUnitFilters,
    );
    expect(parseUnitFilters('?bedrooms=5%2B').bedrooms).toBe(5);
    expect(parseUnitFilters('?bedrooms=5+').bedrooms).toBe(5);
  });

  test('round-trips', () => {
    const filters: fc.Arbitrary<UnitFilters> = fc.record({
      q: fc.string({ maxLength: 40, unit: 'grapheme' }),
      bedrooms: fc.option(fc.integer({ min: 0, max: 5 })),
      price: fc.constantFrom(null, '0-100000', '5000000-null'),
      outlook: fc.constantFrom(null, 'sea', 'golf'),
      sort: fc.constantFrom(...unitSorts.map(({ value }) => value)),
      order: fc.constantFrom('asc', 'desc'),
      view: fc.constantFrom('grid', 'list'),
    });
    fc.assert(
      fc.property(filters, (each) => {
        const read = parseUnitFilters(formatUnitFilters(each));
        expect(read).toEqual({ ...each, q: each.q.slice(0, 100) });
      }),
    );
  });
});
