import { maxBedrooms } from '../filters/bedrooms';
import { HomePrices } from './home-prices';

const rowsOf = new WeakMap<HomePrices, Int32Array>();

function pricesOf(...properties: Parameters<HomePrices['add']>[]): HomePrices {
  const prices = new HomePrices(1);
  for (const property of properties) prices.add(...property);
  rowsOf.set(prices, Int32Array.from(properties.keys()));
  return prices;
}

/** Per property a bit for each number of bedrooms with a price in the range. */
function within(prices: HomePrices, min: number, max: number | null): number[] {
  const rows = rowsOf.get(prices) ?? new Int32Array();
  const sets = [...rows].map(() => 0);
  for (let bedrooms = 0; bedrooms <= maxBedrooms; bedrooms += 1) {
    const { codes, met } = prices.rowsWithin(rows, [bedrooms], { min, max });
    for (const row of rows) sets[row] = (sets[row] ?? 0) | ((met[codes[row] ?? 0] ?? 0) << bedrooms);
  }
  return sets;
}

it('has the ends of a range in it', () => {
  const prices = pricesOf([{ 1: 1_000_000, 2: 2_000_000 }, 0b110, 1_000_000]);
  expect(within(prices, 1_000_000, 2_000_000)).toEqual([0b110]);
  expect(within(prices, 1_000_001, 2_000_000)).toEqual([0b100]);
  expect(within(prices, 0, 1_999_999)).toEqual([0b010]);
  expect(within(prices, 2_000_001, null)).toEqual([0]);
});

it('takes the starting price where no home has a price', () => {
  const prices = pricesOf([{ 1: 3_000_000 }, 0b110, 1_000_000], [null, 0b1, 1_000_000]);
  expect(within(prices, 0, 2_000_000)).toEqual([0b100, 0b1]);
});

it('is within no range where all homes are sold or nothing is known', () => {
  const prices = pricesOf([{ 1: null }, 0b10, 1_000_000], [null, 0b10, Number.NaN], [null, 0, 1_000_000]);
  expect(within(prices, 0, null)).toEqual([0, 0, 0]);
});

it('counts prices above 32 bits as the highest', () => {
  const prices = pricesOf([null, 0b1, 90_000_000_000]);
  expect(within(prices, 2_000_000_000, null)).toEqual([0b1]);
  expect(within(prices, 0, 2_000_000_000)).toEqual([0]);
  expect(prices.countRanges(Int32Array.of(0), [{ min: 50_000_000_000, max: 99_000_000_000 }], [0])).toEqual([
    1,
  ]);
});

it('counts a property once per range, whichever of its homes are in it', () => {
  const prices = pricesOf(
    [{ 1: 1_000_000, 2: 1_500_000, 3: 4_000_000 }, 0b1110, 1_000_000],
    [{ 2: 32_768 }, 0b100, 32_768],
    [{ 3: 6_000_000 }, 0b1000, 6_000_000],
  );
  const ranges = [
    { min: 0, max: 32_767 },
    { min: 0, max: 32_768 },
    { min: 1_000_000, max: 2_000_000 },
    { min: 1_500_000, max: 1_500_000 },
    { min: 4_000_000, max: null },
  ];
  const all = Int32Array.of(0, 1, 2);
  expect(prices.countRanges(all, ranges, [1, 2])).toEqual([0, 1, 1, 1, 0]);
  expect(prices.countRanges(all, ranges, [3])).toEqual([0, 0, 0, 0, 2]);
  expect(prices.countRanges(Int32Array.of(2), ranges, [1, 2, 3])).toEqual([0, 0, 0, 0, 1]);
  expect(prices.countBedrooms(all, { min: 1_000_000, max: 5_000_000 })).toEqual([0, 1, 1, 1, 0, 0, 0, 0]);
});

it('gives the same answer after many other ranges', () => {
  const prices = pricesOf([{ 1: 1_000_000, 2: 2_000_000 }, 0b110, 1_000_000]);
  for (let round = 0; round < 2; round += 1)
    for (let million = 0; million < 10; million += 1) {
      expect(within(prices, million * 1_000_000, null)).toEqual([[0b110, 0b110, 0b100][million] ?? 0]);
      expect(prices.countRanges(Int32Array.of(0), [{ min: million * 1_000_000, max: null }], [2])).toEqual([
        million <= 2 ? 1 : 0,
      ]);
    }
});
