import { phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import {
  type Bound,
  boundAfter,
  boundAt,
  isGluedBound,
  isLastPrice,
  plusMinusAt,
  rangeJoins,
} from './bounds';
import { isCount } from './counted';
import { completed, dirhamsBetween, isBare, isFee, type Money, moneyAt, priceInDirhams } from './money';
import { areaUnitAt, bareSizeAt, type Size, sizeAt, sizeLabelAt } from './sizes';

/** A range of numbers; null is open. */
export type Range = { min: number | null; max: number | null };

type ReadAt<T> = (tokens: readonly Token[], at: number) => Reading<T> | null;

/** A number without a unit is an amount of money from this value on, next to words such as "deposit". */
const minBareAmount = 1_000;
/** When two amounts are side by side, a smaller first one is a fee. */
const minPriceInRange = 100_000;
/** Tolerance of "around", as a share of the number. */
const tolerance = 0.15;

/** Before a price whose million or thousand may be left out. */
const budgets = phraseList(`
  spend | to spend | budget | budget of | a budget of | my budget is | budget is | limit | budget limit | budget range | price | prices | price of | price is | price range |
  asking price | selling price | sp | ميزانيه | الميزانيه | ميزانيتي | بميزانيه | بودجه | бюджет | 预算 | 价格 | 总价`);
/** "ROI over 7.5" */
export const rates = new Set(['roi', 'yield', 'yields', 'return', 'returns', 'rate', 'rating']);
const prepositions = phraseList(
  'for | at | @ | priced | priced at | asking | selling | selling at | selling for',
);

/**
 * Prices in AED: `under 2m`, `1.5-3m`, `AED 900k`, `between 1 and 2 million`. Null when none starts here.
 * @param ownBound that of an amount without one
 */
export function priceAt(
  tokens: readonly Token[],
  start: number,
  ownBound: Bound = 'most',
): Reading<Range> | null {
  const { bound, label, length } = prefixAt(tokens, start, budgetAt);
  const at = start + length;
  const first = moneyAt(tokens, at);
  if (!first) return null;
  const end = at + first.length;
  const last = lastAt(tokens, end, bound, amountIn) ?? nextAt(tokens, end, bound, first.value);
  const isPrice = label === true || first.value.currency !== null || isLastPrice(tokens, start, at);
  const isGlued = isGluedBound(tokens, end);
  const mayBeShort = (length > 0 && !rates.has(textAt(tokens, start - 1))) || isPrice || isGlued;
  const meant = (money: Money) => (mayBeShort ? completed(money, isPrice, bound === 'most') : money);
  const both =
    last &&
    (dirhamsBetween(first.value, last.value) ?? dirhamsBetween(meant(first.value), meant(last.value)));
  if (last && both) return closed(tokens, start, end + last.length, both);
  const isRooms = isBare(first.value) && !isGlued && isCount(tokens, at);
  const amount = priceInDirhams(isRooms ? first.value : meant(first.value), bound !== null || label === true);
  if (amount === null) return null;
  const around = toleranceAt(tokens, end, amount, dirhamsAt);
  if (around) return { value: around.value, length: end + around.length - start };
  const after = (bound === null ? boundOfLabelAt(tokens, end) : null) ?? ownBoundAfter(tokens, end, bound);
  return {
    value: bounded(bound ?? after?.value ?? (label === true ? 'most' : ownBound), amount),
    length: end + (after?.length ?? 0) - start,
  };
}

const reversedBounds = new Map<string, Bound>([
  ['<', 'least'],
  ['≤', 'least'],
  ['>', 'most'],
  ['≥', 'most'],
]);

/** The bound of an amount before its label: "1m < price". */
function boundOfLabelAt(tokens: readonly Token[], at: number): Reading<Bound> | null {
  const value = reversedBounds.get(textAt(tokens, at));
  const length = textAt(tokens, at + 1) === '=' ? 2 : 1;
  return value && budgetAt(tokens, at + length)?.value ? { value, length } : null;
}

/** What is around an amount by the tolerance after it: "+/- 200k", "plus minus 10%". Null for an amount without one. */
function toleranceAt(
  tokens: readonly Token[],
  start: number,
  amount: number,
  read: ReadAt<number>,
): Reading<{ min: number; max: number }> | null {
  const at = start + plusMinusAt(tokens, start);
  const number = at > start ? tokens[at] : undefined;
  if (number?.kind !== 'number') return null;
  const isShare = /^(?:%|percent)$/.test(textAt(tokens, at + 1));
  const found = isShare ? { value: Math.round((amount * number.value) / 100), length: 2 } : read(tokens, at);
  if (!found || found.value <= 0 || found.value >= amount) return null;
  return {
    value: { min: amount - found.value, max: amount + found.value },
    length: at + found.length - start,
  };
}

function dirhamsAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const money = moneyAt(tokens, at);
  const value = money && priceInDirhams(money.value, false);
  return money && value !== null ? { value, length: money.length } : null;
}

/** An amount of money of any size, such as "50k", "AED 5,000" or "10000". Null when none starts here. */
export function amountAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const price = priceAt(tokens, at);
  if (price) return { value: price.value.max ?? price.value.min ?? 0, length: price.length };
  const money = moneyAt(tokens, at);
  if (!money || (isBare(money.value) && money.value.number < minBareAmount)) return null;
  return { value: money.value.number, length: money.length };
}

/** Bounds of sizes alone, which may lack their unit, square feet: "bigger than 1500". */
const ofSize = phraseList('bigger than | larger than | smaller than');

/** Areas in square feet: `over 2000 sq ft`, `200 sqm`, `1,000 to 1,500 sqft`. Null when none starts here. */
export function areaAt(tokens: readonly Token[], start: number): Reading<Range> | null {
  const { bound, label: named, length } = prefixAt(tokens, start, sizeLabelAt);
  const label = named ?? (phraseLengthAt(tokens, start, ofSize) > 0 ? 1 : null);
  const at = start + length;
  const first = sizeAt(tokens, at) ?? (label === null ? null : bareSizeAt(tokens, at));
  if (!first) return null;
  const end = at + first.length;
  const mayBeBare = label !== null || (bound === 'least' && boundAt(tokens, end)?.value === 'most');
  const last = lastAt(
    tokens,
    end,
    bound,
    (all, index) => sizeAt(all, index) ?? (mayBeBare ? bareSizeAt(all, index) : null),
  );
  const unitOf = (one: Size, other?: Size) => one.squareFeet ?? other?.squareFeet ?? label;
  if (last) {
    const [min, max] = [
      inSquareFeet(first.value, unitOf(first.value, last.value)),
      inSquareFeet(last.value, unitOf(last.value, first.value)),
    ];
    if (min !== null && max !== null && min <= max)
      return closed(tokens, start, end + last.length, { min, max });
  }
  const tolerance = plusMinusAt(tokens, end);
  const unit =
    unitOf(first.value) ?? (tolerance > 0 ? (areaUnitAt(tokens, end + tolerance + 1)?.value ?? null) : null);
  const area = inSquareFeet(first.value, unit);
  if (area === null) return null;
  const around = toleranceAt(tokens, end, area, (all, index) => {
    const own = areaUnitAt(all, index + 1);
    if (own === null && isCount(all, index)) return null;
    const number = (all[index]?.value ?? 0) * (own?.value ?? unit ?? 1);
    return { value: Math.round(number), length: 1 + (own?.length ?? 0) };
  });
  if (around) return { value: around.value, length: end + around.length - start };
  const after = ownBoundAfter(tokens, end, bound);
  const ownBound = first.value.isOpen ? 'least' : 'near';
  return {
    value: bounded(bound ?? after?.value ?? ownBound, area),
    length: end + (after?.length ?? 0) - start,
  };
}

function inSquareFeet({ number }: Size, unit: number | null): number | null {
  return unit === null ? null : Math.round(number * unit);
}

/** Bounds and labels before an amount; the last one counts: "budget under", "min price". */
type Prefix<L> = { bound: Bound | null; label: L | null; length: number };

const separators = new Set(['-', '=', 'is', 'of']);
/** Bounds the time that "under under under" takes. */
const maxPrefixTokens = 12;

function prefixAt<L>(tokens: readonly Token[], start: number, labelAt: ReadAt<L>): Prefix<L> {
  let bound: Bound | null = null;
  let label: L | null = null;
  let at = start;
  while (at - start < maxPrefixTokens) {
    const [named, limit] = [labelAt(tokens, at), boundAt(tokens, at)];
    if (named && named.length >= (limit?.length ?? 0)) {
      label = named.value;
      at += named.length;
      at += separators.has(textAt(tokens, at)) ? 1 : 0;
    } else if (limit) {
      bound = limit.value;
      at += limit.length;
    } else break;
  }
  return { bound, label, length: at - start };
}

/** Whether a word before a price is one for a budget. */
function budgetAt(tokens: readonly Token[], at: number): Reading<boolean> | null {
  // "500k<x<900k"
  const isUnknown =
    textAt(tokens, at) === 'x' &&
    [at - 1, at + 1].some((beside) => reversedBounds.has(textAt(tokens, beside)));
  const budget = isUnknown ? 1 : phraseLengthAt(tokens, at, budgets);
  if (budget > 0) return { value: true, length: budget };
  const preposition = phraseLengthAt(tokens, at, prepositions);
  return preposition > 0 ? { value: false, length: preposition } : null;
}

/** An amount of money, not a number of rooms, years or floors: "2m - 3 bed". */
function amountIn(tokens: readonly Token[], at: number): Reading<Money> | null {
  const money = moneyAt(tokens, at);
  return money && isBare(money.value) && isCount(tokens, at) ? null : money;
}

/** Each may have a bound after it: "700 sqft min 1.2m max". */
function anyAmountAt(tokens: readonly Token[], at: number): Reading<unknown> | null {
  return sizeAt(tokens, at) ?? amountIn(tokens, at);
}

/** The joined end of a range, with its join: "to 2m", after a minimum also "max 2m". */
function lastAt<T>(
  tokens: readonly Token[],
  at: number,
  bound: Bound | null,
  read: ReadAt<T>,
): Reading<T> | null {
  // "Max 2m and 3 villas"
  const isEnumerated =
    ['and', '&', 'n'].includes(textAt(tokens, at)) && (bound === 'most' || bound === 'near');
  const join = isEnumerated ? 0 : phraseLengthAt(tokens, at, rangeJoins);
  const limit = boundAt(tokens, at);
  const length = join || (bound === 'least' && limit?.value === 'most' ? limit.length : 0);
  const last = length > 0 ? read(tokens, at + length) : null;
  return last && { value: last.value, length: length + last.length };
}

/** The second of two complete amounts: "1m 2m". */
function nextAt(
  tokens: readonly Token[],
  at: number,
  bound: Bound | null,
  first: Money,
): Reading<Money> | null {
  const isAlone = bound === null && first.multiple > 1 && first.number >= minPriceInRange;
  const next = isAlone ? moneyAt(tokens, at) : null;
  const isRepeated = next?.value.number === first.number;
  return next && next.value.multiple > 1 && !isRepeated && !isFee(tokens, at + next.length) ? next : null;
}

/** The bound after an amount, if it has no other before: "from 2m and above". */
function ownBoundAfter(tokens: readonly Token[], at: number, before: Bound | null): Reading<Bound> | null {
  const after = boundAfter(tokens, at, anyAmountAt);
  return before === null || before === after?.value ? after : null;
}

/** A range with both ends; a bound after it adds nothing: "1-2m max". */
function closed(tokens: readonly Token[], start: number, end: number, value: Range): Reading<Range> {
  return { value, length: end + (boundAfter(tokens, end, anyAmountAt)?.length ?? 0) - start };
}

function bounded(bound: Bound, amount: number): Range {
  if (bound === 'least' || bound === 'between') return { min: amount, max: null };
  if (bound === 'near')
    return { min: Math.round(amount * (1 - tolerance)), max: Math.round(amount * (1 + tolerance)) };
  return { min: null, max: amount };
}
