import { storedFigures } from './landing-figures';

const figures = {
  computed_at: '2026-11-27T08:00:00.000Z',
  prices: { homes: 2, low: 900_000, median: 1_000_000, high: 1_100_000 },
  homes: [{ type: 'Villa', bedrooms: null, homes: 2, low: 900_000, median: 1_000_000, high: 1_100_000 }],
  for_sale: 3,
  kinds: [{ type: null, bedrooms: 2, homes: 3 }],
  handover: [{ year: 2027, properties: 1 }],
  projects: [{ slug: 'quay-house', title: 'Quay House' }],
  neighbours: [4],
};

test('stored figures are read back, those of an earlier release with defaults', () => {
  expect(storedFigures(JSON.stringify(figures))).toEqual(figures);
  const { for_sale, kinds, ...earlier } = figures;
  expect(storedFigures(JSON.stringify(earlier))).toEqual({ ...earlier, for_sale: 0, kinds: [] });
});

test.each(['', '//x', 'null', '[]', '{}', '1795809600', JSON.stringify({ ...figures, homes: {} })])(
  'figures that cannot be read are none: %s',
  (text) => {
    expect(storedFigures(text)).toBeNull();
  },
);
