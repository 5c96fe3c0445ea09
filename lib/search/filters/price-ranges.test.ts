import { formatPriceRange, parsePriceRange, priceRangeLabel, priceRanges } from './price-ranges';

describe('price ranges', () => {
  it('parses every band and formats it back', () => {
    for (const { value, label } of priceRanges) {
      const range = parsePriceRange(value);
      expect(range).not.toBeNull();
      if (!range) continue;
      expect(formatPriceRange(range)).toBe(value);
      expect(priceRangeLabel(range)).toBe(label);
    }
  });

  it('leaves no gap between bands and is open at the top', () => {
    const ranges = priceRanges.map(({ value }) => parsePriceRange(value));
    expect(ranges[0]?.min).toBe(0);
    expect(ranges.at(-1)?.max).toBeNull();
    ranges.slice(1).forEach((range, index) => {
      expect(range?.min).toBe(ranges[index]?.max);
    });
  });

  it.each(['', '5', '5-', '-5', 'null-5', '5-1', '1.5-2', '1-2-3', ' 1-2', '1-NULL'])(
    'rejects %j',
    (text) => {
      expect(parsePriceRange(text)).toBeNull();
    },
  );

  it('labels a range outside the bands', () => {
    expect(priceRangeLabel({ min: 1_500_000, max: 2_500_000 })).toBe('AED 1.5M – 2.5M');
    expect(priceRangeLabel({ min: 10_000_000, max: null })).toBe('Over AED 10M');
    expect(priceRangeLabel({ min: 0, max: 20_000_000 })).toBe('Under AED 20M');
    expect(priceRangeLabel({ min: 1_234_567, max: 900_000_000 })).toBe('AED 1,234,567 – 900M');
  });
});
