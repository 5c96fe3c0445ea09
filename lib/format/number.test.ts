import {
  formatArea,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRooms,
  pricePerSquareFoot,
  shownPrice,
  shownTotalUnits,
  unbrokenPrices,
} from './number';

it('formats US English numbers without decimals', () => {
  expect(formatNumber(24500000.4)).toBe('24,500,000');
  expect(formatNumber(0)).toBe('0');
  expect(formatNumber(999.5)).toBe('1,000');
  expect(formatNumber(123456)).toBe('123,456');
  expect(formatNumber(null)).toBe('N/A');
  expect(formatNumber(Number.NaN)).toBe('N/A');
});

it('has no price for unknown or 0', () => {
  expect(formatPrice(3150000)).toBe('AED 3,150,000');
  expect(formatPrice(0)).toBeNull();
  expect(formatPrice(null)).toBeNull();
});

it('breaks no line within a price', () => {
  expect(unbrokenPrices('from AED 510,000 to AED 2,000,000, in AED only')).toBe(
    'from AED\u00a0510,000 to AED\u00a02,000,000, in AED only',
  );
  expect(unbrokenPrices('<a href="/homes?q=AED 2M">under AED 2M</a>')).toBe(
    '<a href="/homes?q=AED 2M">under AED\u00a02M</a>',
  );
});

test('rooms may be halves', () => {
  expect([2, 2.5, 0, 3.26, null].map(formatRooms)).toEqual(['2', '2.5', '0', '3.3', 'N/A']);
});

it('formats areas and percentages', () => {
  expect(formatArea(1480)).toBe('1,480 sq ft');
  expect(formatArea(0)).toBe('N/A');
  expect(formatPercent(62)).toBe('62%');
  expect(formatPercent(12.5)).toBe('12.5%');
  expect(formatPercent(null)).toBe('N/A');
});

it('falls back from the lowest to the average price', () => {
  expect(shownPrice({ low_price: 0, average_price: 900, sales_status: null })).toBe(900);
  expect(shownPrice({ low_price: 800, average_price: 900, sales_status: null })).toBe(800);
  expect(shownPrice({ low_price: null, average_price: 0, sales_status: null })).toBeNull();
  expect(shownPrice({ low_price: 800, average_price: 900, sales_status: { name: 'Sold' } })).toBeNull();
});

it.each([
  [20, 8, 40, 28],
  [20, null, 40, 20],
  [null, 3, null, 3],
  [null, null, 40, 40],
  [null, null, null, null],
  [0, 0, 12, 0],
])(
  'counts %s residential, %s commercial, %s stated units as %s',
  (residential, commercial, stated, expected) => {
    expect(
      shownTotalUnits({ residential_units: residential, commercial_units: commercial, total_units: stated }),
    ).toBe(expected);
  },
);

it('divides the price by the area when both are known', () => {
  expect(pricePerSquareFoot(3150000, 1480)).toBe(2128);
  expect(pricePerSquareFoot(3150000, 0)).toBeNull();
  expect(pricePerSquareFoot(null, 1480)).toBeNull();
});
