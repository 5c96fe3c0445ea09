import { type Bound, boundAfter, boundAt, joins } from './bounds';
import { moneyAt, toDirhams } from './money';
import { type Reading, textAt } from './phrases';
import { type Amount, sizeAt, toSquareFeet } from './sizes';
import type { Token } from './tokens';

/** A range of numbers; null is open. */
export type Range = { min: number | null; max: number | null };

/** A number without a unit is an amount of money from this value on, beside words such as "deposit". */
const minBareAmount = 1_000;
/** Tolerance of "around", as a share of the number. */
const tolerance = 0.15;

/** Prices in AED: `under 2m`, `1.5-3m`, `AED 900k`, `between 1 and 2 million`. Null when none starts here. */
export function priceAt(tokens: readonly Token[], at: number): Reading<Range> | null {
  return rangeAt(tokens, at, moneyAt, toDirhams);
}

/** An amount of money of any size, such as "50k", "AED 5,000" or "10000". Null when none starts here. */
export function amountAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const price = priceAt(tokens, at);
  if (price) return { value: price.value.max ?? price.value.min ?? 0, length: price.length };
  const money = moneyAt(tokens, at);
  if (!money || (money.value.isBare && money.value.number < minBareAmount)) return null;
  return { value: money.value.number, length: money.length };
}

/** Areas in square feet: `over 2000 sq ft`, `200 sqm`, `1,000 to 1,500 sqft`. Null when none starts here. */
export function areaAt(tokens: readonly Token[], at: number): Reading<Range> | null {
  return rangeAt(tokens, at, sizeAt, toSquareFeet);
}

type ReadAmount = (tokens: readonly Token[], at: number) => Reading<Amount> | null;
/** The amount in catalogue units; `other` is the other end of its range. Null when it is not an amount. */
type Convert = (amount: Amount, other: Amount | null, isBounded: boolean) => number | null;

function rangeAt(
  tokens: readonly Token[],
  start: number,
  read: ReadAmount,
  convert: Convert,
): Reading<Range> | null {
  let bound = boundAt(tokens, start);
  let at = start + bound.length;
  // "budget under 2m", "price from 1m": the second word is more specific.
  const second = bound.length > 0 ? boundAt(tokens, at) : null;
  if (second && second.length > 0) {
    bound = { value: second.value, length: bound.length + second.length };
    at = start + bound.length;
  }
  const isBudget = read === moneyAt && tokens.slice(start, at).some(({ text }) => text === 'budget');
  const first = isBudget ? budgetAt(tokens, at) : read(tokens, at);
  if (!first) return null;
  at += first.length;
  const joined = joins.has(textAt(tokens, at)) ? read(tokens, at + 1) : null;
  if (joined && (isBudget || (bound.value !== 'most' && bound.value !== 'near'))) {
    const [min, max] = [convert(first.value, joined.value, true), convert(joined.value, first.value, true)];
    if (min !== null && max !== null && min <= max)
      return { value: { min, max }, length: at + 1 + joined.length - start };
  }
  const amount = convert(first.value, null, bound.value !== null);
  if (amount === null) return null;
  const after: Reading<Bound> = bound.value === null ? boundAfter(tokens, at) : { value: null, length: 0 };
  const isOpen = first.value.isOpen && bound.value === null;
  return {
    value: bounded(isOpen ? 'least' : (bound.value ?? after.value), amount, read === sizeAt),
    length: at + after.length - start,
  };
}

/** An amount after "budget", where the million or thousand is often left out: "budget 1.2", "budget 950". */
function budgetAt(tokens: readonly Token[], at: number): Reading<Amount> | null {
  const money = moneyAt(tokens, at);
  if (!money?.value.isBare || textAt(tokens, at + 1) === '%') return money;
  const { number } = money.value;
  const ends = joins.has(textAt(tokens, at + 1)) ? at + 3 : at + 1;
  const isMillions = number < 100 && (number % 1 !== 0 || ends >= tokens.length);
  const multiple = isMillions ? 1e6 : 1e3;
  if (!isMillions && (number < 300 || number >= 1e3)) return money;
  return { ...money, value: { number: number * multiple, unit: `/${multiple}`, isBare: false } };
}

/** By default a price is a maximum, and a size is approximate. */
function bounded(bound: Bound, amount: number, isSize: boolean): Range {
  if (bound === 'least' || bound === 'between') return { min: amount, max: null };
  if (bound === 'near' || (bound === null && isSize))
    return { min: Math.round(amount * (1 - tolerance)), max: Math.round(amount * (1 + tolerance)) };
  return { min: null, max: amount };
}
