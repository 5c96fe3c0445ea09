import { phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { firstPayment, periods } from '../word-lists/payment-words';
import { isCount } from './counted';
import { type Currency, currencies, currencyPhrases, dirhamsPer } from './currencies';
import { indian, multiples, tightMultiples, twoMillions } from './multiples';
import { shares } from './numerals';
import { areaUnitAt, isSquared, sizeAt } from './sizes';
import { fractionAt, shareAt, spelledAt } from './spelled-numbers';

/** An amount in its currency. `multiple` is that of its unit, such as a million, and included in `number`. */
export type Money = { number: number; currency: Currency | null; multiple: number };

/** A number without a unit is a price from this value on. */
const minBarePrice = 50_000;
/** A smaller number may count rooms. */
const maxRooms = 20;
/** A smaller amount is that of an instalment or a fee. */
const minPrice = 15_000;

/** "2m", "AED 900k", "1 million 500 thousand", "half a million", also a number alone. Null when none starts here. */
export function moneyAt(tokens: readonly Token[], start: number): Reading<Money> | null {
  const before = currencyAt(tokens, start);
  let at = start + (before?.length ?? 0);
  if ((!before && isPermitNumber(tokens[at])) || sizeAt(tokens, start)) return null;
  const counted = countedAt(tokens, at);
  if (!counted) return null;
  // "DH 3 bed"
  if (before && counted.value.multiple === 1 && counted.value.number < maxRooms && isCount(tokens, at))
    return null;
  at += counted.length;
  const after = before ? null : currencyAfter(tokens, at);
  at += after?.length ?? 0;
  const { number, multiple, isIndian } = counted.value;
  const currency = before?.value ?? after?.value ?? (isIndian ? 'inr' : null);
  if (number === 0 && (currency !== null || multiple > 1)) return null;
  return { value: { number, currency, multiple }, length: at - start };
}

/** The currency after an amount; not the "dh" of "2m dh2". */
function currencyAfter(tokens: readonly Token[], at: number): Reading<Currency> | null {
  const found = currencyAt(tokens, at);
  const [last, next] = [tokens[at + (found?.length ?? 0) - 1], tokens[at + (found?.length ?? 0)]];
  return next?.kind === 'number' && next.start === last?.end && last.kind === 'word' ? null : found;
}

/** Whether an amount is a number without currency and unit. */
export function isBare({ currency, multiple }: Money): boolean {
  return currency === null && multiple === 1;
}

function currencyAt(tokens: readonly Token[], at: number): Reading<Currency> | null {
  const length = phraseLengthAt(tokens, at, currencyPhrases);
  const phrase = tokens.slice(at, at + length).map(({ text }) => text);
  const value = currencies.get(phrase.join(' '));
  return value === undefined ? null : { value, length };
}

type Counted = { number: number; multiple: number; isIndian: boolean };

/** A number with its million or thousand. */
function countedAt(tokens: readonly Token[], start: number): Reading<Counted> | null {
  // "under a million", "a couple of million"
  const isArticle = textAt(tokens, start) === 'a' && startsAmount(textAt(tokens, start + 1));
  let at = start + (isArticle ? 1 : 0);
  const own = fractionAt(tokens, at) ?? spelledAt(tokens, at) ?? digitsAt(tokens, at);
  if (!own && twoMillions.has(textAt(tokens, at))) {
    const share = shareAt(tokens, at + 1);
    const length = at + 1 + (share?.length ?? 0) - start;
    return { value: { number: (2 + (share?.value ?? 0)) * 1e6, multiple: 1e6, isIndian: false }, length };
  }
  at += own?.length ?? 0;
  const word = textAt(tokens, at);
  const multiple = multipleAt(tokens, at, own?.value ?? 0);
  if (multiple === undefined)
    return own && { value: { number: own.value, multiple: 1, isIndian: false }, length: at - start };
  // "under million", but not "under m" and "Mill Hill"
  if (!own && (/^\p{Ll}{1,2}$/u.test(word) || (!isArticle && otherWords.has(word)))) return null;
  at += 1;
  let number = own ? own.value : 1;
  // "1,350m" has a decimal comma.
  if (multiple === 1e6 && number >= 1e3 && number < 1e4 && hasSeparator(tokens[start])) number /= 1e3;
  const share = multiple === 1e6 ? (shareAt(tokens, at) ?? decimalsAt(tokens, at)) : null;
  number += share?.value ?? 0;
  at += share?.length ?? 0;
  const thousands = multiple === 1e6 && Number.isInteger(number) ? thousandsAt(tokens, at) : null;
  at += thousands?.length ?? 0;
  // Multiplying 1.1 by a million is not exact.
  const total = Math.round(number * multiple * 100) / 100 + (thousands?.value ?? 0);
  return { value: { number: total, multiple, isIndian: indian.has(word) }, length: at - start };
}

/** What a word multiplies the number before it by; undefined for other words. */
function multipleAt(tokens: readonly Token[], at: number, number: number): number | undefined {
  const word = textAt(tokens, at);
  // "300 mil dólares", and "500 mil" because no home costs 500 million
  const least = currencies.has(textAt(tokens, at + 1)) ? 100 : minSpanishThousands;
  if (word === 'mil' && number >= least) return 1e3;
  if (isSquared(tokens, at)) return undefined;
  const isTight = tokens[at - 1]?.end === tokens[at]?.start;
  return multiples.get(word) ?? (isTight ? tightMultiples.get(word) : undefined);
}

/** The "5" of "1m5", which is 1.5 million; not that of "1m5br". */
function decimalsAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const [unit, decimals] = [tokens[at - 1], tokens[at]];
  const isTight = unit?.text === 'm' && decimals?.kind === 'number' && decimals.start === unit.end;
  if (!isTight || !/^\d{1,2}$/.test(decimals.text) || isCount(tokens, at)) return null;
  return { value: Number(`0.${decimals.text}`), length: 1 };
}

/** From this number on, "mil" is the Spanish and Portuguese thousand and no million. */
const minSpanishThousands = 400;

/** Multiples that mean something else without a number. */
const otherWords = new Set(['mill', 'grand', 'bin']);

function startsAmount(word: string): boolean {
  return multiples.has(word) || shares.has(word) || word === 'couple';
}

function digitsAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const token = tokens[at];
  return token?.kind === 'number' ? { value: token.value, length: 1 } : null;
}

function hasSeparator(token: Token | undefined): boolean {
  return token !== undefined && token.end - token.start > token.text.length;
}

/** The "500 thousand" of "1 million 500 thousand" and the "200" of "مليون و ٢٠٠", not the "200k" of "2m 200k down payment". */
function thousandsAt(tokens: readonly Token[], start: number): Reading<number> | null {
  let at = start + (['and', 'و', '&'].includes(textAt(tokens, start)) ? 1 : 0);
  const own = spelledAt(tokens, at) ?? digitsAt(tokens, at);
  if (!own || own.value >= 1e3) return null;
  const isOther = isCount(tokens, at) || areaUnitAt(tokens, at + own.length) !== null;
  const isShort = textAt(tokens, start) === 'و' && own.value >= manyThousands && !isOther;
  at += own.length;
  const multiple = multiples.get(textAt(tokens, at)) ?? (isShort ? 1e3 : undefined);
  if (multiple !== 1e3) return null;
  at += multiples.has(textAt(tokens, at)) ? 1 : 0;
  return isFee(tokens, at) ? null : { value: own.value * multiple, length: at - start };
}

const fees = phraseList('service | charge | charges | fee | fees | commission | maintenance | discount');

/** Whether the words after an amount make it no price. */
export function isFee(tokens: readonly Token[], at: number): boolean {
  return [firstPayment, periods, fees].some((words) => phraseLengthAt(tokens, at, words) > 0);
}

/** Permits to advertise have 10 or 11 digits, and telephone numbers 10 or more. */
function isPermitNumber(token: Token | undefined): boolean {
  return (
    token?.kind === 'number' && /^\d{10,}$/.test(token.text) && token.end - token.start === token.text.length
  );
}

/** A single amount as a price in whole AED; null when a number alone is too small for one. */
export function priceInDirhams(money: Money, isBounded: boolean): number | null {
  const { number, multiple } = money;
  if (isBare(money) && number < minBarePrice) return null;
  if (multiple === 1 && number < 1e3 && isBounded && number > 0) return null;
  const price = inDirhams(number, money.currency);
  return price < minPrice ? null : price;
}

/**
 * The ends of a range; the unit of one is that of both ("1.5-3m"), unless only the next smaller or larger one makes sense
 * ("800-1.2m", "900k-1.5"). Null when they are not in order.
 */
export function dirhamsBetween(first: Money, last: Money): { min: number; max: number } | null {
  const least = Math.min(first.number, last.number);
  if (isBare(first) && isBare(last) && least < minBarePrice) return null;
  if (first.multiple === 1 && last.multiple === 1 && least < 1e3) return null;
  const low = scaled(first, last, (number) => number <= last.number);
  const high = scaled(last, first, (number) => number >= first.number);
  if (low === null || high === null || low > high) return null;
  if (inDirhams(high, last.currency ?? first.currency) < minPrice) return null;
  return {
    min: inDirhams(low, first.currency ?? last.currency),
    max: inDirhams(high, last.currency ?? first.currency),
  };
}

/** A number of at least this much may mean thousands next to millions, a smaller one millions next to thousands. */
const manyThousands = 100;

function scaled(money: Money, other: Money, isInOrder: (number: number) => boolean): number | null {
  const { number, multiple } = money;
  if (multiple > 1 || other.multiple === 1 || number >= (other.multiple <= 1e4 ? 1e4 : 1e3)) return number;
  const neighbour = number >= manyThousands ? 1e3 : 1e6;
  const fitting = [other.multiple, neighbour].find((unit) => isInOrder(number * unit));
  return fitting === undefined ? null : Math.round(number * fitting);
}

function inDirhams(number: number, currency: Currency | null): number {
  return Math.round(number * dirhamsPer[currency ?? 'aed']);
}

/**
 * An amount after "budget", where the million or thousand is often left out ("budget 1.2", "budget 950"), or after another
 * bound, where only a number with decimals is surely one ("under 1.5"). The same amount when it is complete.
 */
export function completed(money: Money, isBudget: boolean, isMost: boolean): Money {
  const { number, multiple } = money;
  const isMillions = number < 100 && number > 0 && (isBudget || number % 1 !== 0);
  // "Studio under 700"
  const isRound = isMost && number % 10 === 0;
  const isThousands = (isBudget || isRound) && number >= 300 && number < 1e3;
  if (multiple > 1 || !(isMillions || isThousands)) return money;
  const meant = isMillions ? 1e6 : 1e3;
  return { ...money, number: Math.round(number * meant), multiple: meant };
}
