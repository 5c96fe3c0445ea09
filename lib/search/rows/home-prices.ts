import { maxBedrooms } from '../filters/bedrooms';
import type { PriceRange } from '../filters/price-ranges';
import type { BedroomPrices } from './bedroom-prices';

/** Entries per property: studios first, the last for that many bedrooms and more. */
const entries = maxBedrooms + 1;
/** Prices are 32-bit integers, which are compared without branching. Higher ones count as this. */
const maxPrice = 2 ** 31 - 1;
const noPrice = 0;
/** Remembered results, of four bytes per property. New ones use the memory of the oldest. */
const maxSets = 8;

/** Prices of the homes of properties by number of bedrooms. Rows are numbered in the order of `add`. */
export class HomePrices {
  #prices: Int32Array;
  #rows = 0;
  #met = new Uint8Array();
  #numbers = new Int32Array();
  readonly #sets = new Map<string, Int32Array>();

  /** @param expected number of properties; there may be more */
  constructor(expected: number) {
    this.#prices = new Int32Array(entries * expected);
  }

  /**
   * Adds a property. Where no home with a number of bedrooms has a price, the starting price counts.
   * @param startingPrice NaN when unknown
   */
  add(known: BedroomPrices | null, bedroomsMask: number, startingPrice: number): void {
    const first = entries * this.#rows;
    if (first === this.#prices.length) this.#grow(2 * first + entries);
    for (let bedrooms = 0; bedrooms < entries; bedrooms += 1) {
      const price = known?.[bedrooms];
      const isStarting = price === undefined && (bedroomsMask & (1 << bedrooms)) !== 0;
      this.#prices[first + bedrooms] = Math.min(maxPrice, (isStarting ? startingPrice : price) || noPrice);
    }
    this.#rows += 1;
  }

  #grow(capacity: number): void {
    const grown = new Int32Array(capacity);
    grown.set(this.#prices);
    this.#prices = grown;
  }

  /**
   * For each of the rows, `met[codes[row]]` is 1 when a home with one of these numbers of bedrooms has a price in the
   * range, else 0; valid until the next call.
   */
  rowsWithin(
    rows: Int32Array,
    bedrooms: readonly number[],
    range: PriceRange,
  ): { codes: Int32Array; met: Uint8Array } {
    if (this.#met.length !== this.#rows) {
      this.#met = new Uint8Array(this.#rows);
      this.#numbers = Int32Array.from({ length: this.#rows }, (_, row) => row);
    }
    const [min, max] = bounds(range);
    const [prices, met] = [this.#prices, this.#met];
    for (const row of rows) met[row] = 0;
    for (const count of bedrooms)
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? 0;
        met[row] = (met[row] ?? 0) | isWithin(prices[entries * row + count] ?? noPrice, min, max);
      }
    return { codes: this.#numbers, met };
  }

  /** Number of the rows with a price in the range, per number of bedrooms. */
  countBedrooms(rows: Int32Array, range: PriceRange): number[] {
    const [min, max] = bounds(range);
    const counts = new Int32Array(1 << entries);
    for (let at = 0; at < rows.length; at += 1) {
      const set = bedroomsAt(this.#prices, entries * (rows[at] ?? 0), min, max);
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return sumBits(counts, entries);
  }

  /** Number of the rows with a price for one of these numbers of bedrooms, per range. @param ranges at most 20 */
  countRanges(rows: Int32Array, ranges: readonly PriceRange[], bedrooms: readonly number[]): number[] {
    const sets = this.#remembered(JSON.stringify([ranges, bedrooms]), (empty) => {
      const steps = stepsOf(ranges);
      for (const count of bedrooms) setRanges(empty, this.#prices, count, steps);
    });
    return countBits(sets, rows, ranges.length);
  }

  /** @param fill sets the bits of an empty set per row */
  #remembered(key: string, fill: (sets: Int32Array) => void): Int32Array {
    const known = this.#sets.get(key);
    const [oldest = key] = this.#sets.size < maxSets ? [] : this.#sets.keys();
    const sets = known ?? this.#sets.get(oldest)?.fill(0) ?? new Int32Array(this.#rows);
    if (!known) fill(sets);
    this.#sets.delete(known ? key : oldest);
    this.#sets.set(key, sets);
    return sets;
  }
}

/** A bit for each number of bedrooms with a price in the range, of the property whose prices begin at `first`. */
function bedroomsAt(prices: Int32Array, first: number, min: number, max: number): number {
  let set = 0;
  for (let bedrooms = 0; bedrooms < entries; bedrooms += 1)
    set |= isWithin(prices[first + bedrooms] ?? noPrice, min, max) << bedrooms;
  return set;
}

/** Sets a bit per row for each range with its price for a number of bedrooms. */
function setRanges(
  sets: Int32Array,
  prices: Int32Array,
  bedrooms: number,
  { steps, stepsAt, setsAfter }: Steps,
): void {
  for (let row = 0; row < sets.length; row += 1) {
    const price = prices[entries * row + bedrooms] ?? noPrice;
    let step = stepsAt[price >> bucketBits] ?? 0;
    while (price >= (steps[step] ?? maxPrice + 1)) step += 1;
    sets[row] = (sets[row] ?? 0) | (setsAfter[step] ?? 0);
  }
}

/** Number of the rows whose set has each bit. */
function countBits(sets: Int32Array, rows: Int32Array, bits: number): number[] {
  const counts = new Int32Array(1 << bits);
  for (let at = 0; at < rows.length; at += 1) {
    const set = sets[rows[at] ?? 0] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
  }
  return sumBits(counts, bits);
}

/** Number of times that each bit is set, from the number of times that each set occurs. */
function sumBits(counts: Int32Array, bits: number): number[] {
  const sums = new Int32Array(bits);
  for (let set = 0; set < counts.length; set += 1)
    for (let bit = 0; counts[set] && bit < bits; bit += 1)
      sums[bit] = (sums[bit] ?? 0) + ((set >> bit) & 1) * (counts[set] ?? 0);
  return [...sums];
}

function bounds({ min, max }: PriceRange): [min: number, max: number] {
  return [Math.min(Math.max(min, noPrice + 1), maxPrice), Math.min(max ?? maxPrice, maxPrice)];
}

/** 1 for a price within the bounds, else 0. Without a branch, because the processor cannot predict which prices pass. */
function isWithin(price: number, min: number, max: number): number {
  return (((price - min) | (max - price)) >>> 31) ^ 1;
}

/** Prices are divided into buckets of 2 to this power. */
const bucketBits = 15;

type Steps = {
  /** Prices, ascending, from which another set of ranges applies. */
  steps: number[];
  /** Number of steps up to the start of each bucket of prices. */
  stepsAt: Uint8Array;
  /** The ranges, as bits, that apply after each number of steps. */
  setsAfter: number[];
};

function stepsOf(ranges: readonly PriceRange[]): Steps {
  const ends = ranges.map(bounds);
  const steps = [...new Set(ends.flatMap(([min, max]) => (max === maxPrice ? [min] : [min, max + 1])))];
  steps.sort((a, b) => a - b);
  const stepsAt = new Uint8Array(2 ** (31 - bucketBits));
  for (const [index, step] of steps.entries()) stepsAt.fill(index + 1, Math.ceil(step / 2 ** bucketBits));
  const setsAfter = steps.map((price) =>
    ends.reduce((set, [min, max], index) => set | (isWithin(price, min, max) << index), 0),
  );
  return { steps, stepsAt, setsAfter: [0, ...setsAfter] };
}
