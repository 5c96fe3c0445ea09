import { joins } from './bounds';
import { arabicTwoMillions, currencies, dirhamsPer, indian, multiples } from './currencies';
import { numerals, shares } from './numerals';
import { phraseLengthAt, type Reading, textAt } from './phrases';
import { type Amount, isSquared, sizeAt } from './sizes';
import { phraseList, type Token } from './tokens';

/** A number without a unit is a price from this value on. */
const minBarePrice = 50_000;
export function moneyAt(tokens: readonly Token[], start: number): Reading<Amount> | null {
  let at = start;
  let currency = currencies.get(textAt(tokens, at)) ?? null;
  if (currency) at += 1;
  if (!currency && isPermitNumber(tokens[at])) return null;
  // "under a million"
  if (textAt(tokens, at) === 'a' && multiples.has(textAt(tokens, at + 1))) at += 1;
  let number: number | undefined;
  let multiple = 1;
  let word = textAt(tokens, at);
  const spelled = spelledAt(tokens, at);
  if (spelled) {
    number = spelled.value;
    at += spelled.length;
  } else if (tokens[at]?.kind === 'number') {
    number = tokens[at]?.value;
    at += 1;
  }
  if (number !== undefined) {
    word = textAt(tokens, at);
    if (multiples.has(word) && !isSquared(tokens, at)) {
      multiple = multiples.get(word) ?? 1;
      at += 1;
    }
  } else if (arabicTwoMillions.has(textAt(tokens, at))) {
    [number, multiple] = [2, 1e6];
    at += 1;
  } else if (multiples.get(textAt(tokens, at)) && textAt(tokens, at).length > 2) {
    // "under a million", "under million", "نصف مليون"
    [number, multiple] = [1, multiples.get(textAt(tokens, at)) ?? 1];
    at += 1;
  } else return null;
  const share = multiple === 1e6 ? shareAt(tokens, at) : null;
  if (share) {
    number += share.value;
    at += share.length;
  }
  const after = currencies.get(textAt(tokens, at));
  if (!currency && after) {
    currency = after;
    at += 1;
  }
  if (indian.has(word)) currency ??= 'inr';
  const isBare = multiple === 1 && currency === null;
  if (sizeAt(tokens, start) || (number === 0 && !isBare)) return null;
  return {
    value: { number: number * multiple, unit: `${currency ?? ''}/${multiple}`, isBare },
    length: at - start,
  };
}

const andHalf = phraseList('and a half | and half | و نصف | و نص | و نیم');
const andQuarter = phraseList('and a quarter | و ربع');

/** "And a half" after a number or its "million". */
function shareAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const half = phraseLengthAt(tokens, at, andHalf);
  if (half > 0) return { value: 0.5, length: half };
  const quarter = phraseLengthAt(tokens, at, andQuarter);
  return quarter > 0 ? { value: 0.25, length: quarter } : null;
}

/** A number below 100 in digits or words: "5", "twenty five". */
function smallNumberAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const token = tokens[at];
  const value = token?.kind === 'number' ? token.value : numerals.get(token?.text ?? '');
  if (value === undefined) return null;
  const ones = numerals.get(textAt(tokens, at + 1)) ?? 10;
  const hasOnes = token?.kind === 'word' && value >= 20 && ones < 10;
  return hasOnes ? { value: value + ones, length: 2 } : { value, length: 1 };
}

/** A number in words before "million" and the like: "half a", "one point five", "two and a half", "nine hundred". */
function spelledAt(tokens: readonly Token[], start: number): Reading<number> | null {
  const share = shares.get(textAt(tokens, start));
  const first = share === undefined ? smallNumberAt(tokens, start) : { value: share, length: 1 };
  if (!first) return null;
  let { value } = first;
  let at = start + first.length;
  const and = shareAt(tokens, at);
  if (share !== undefined) at += textAt(tokens, at) === 'a' ? 1 : 0;
  else if (and) {
    value += and.value;
    at += and.length;
  } else if (textAt(tokens, at) === 'hundred') {
    value *= 100;
    at += 1;
    const more = smallNumberAt(tokens, at);
    value += more?.value ?? 0;
    at += more?.length ?? 0;
  } else if (textAt(tokens, at) === 'point') {
    let decimals = '';
    at += 1;
    for (let digits = smallNumberAt(tokens, at); digits; digits = smallNumberAt(tokens, at)) {
      decimals += digits.value;
      at += digits.length;
    }
    value = Number(`${value}.${decimals}`);
  }
  // "one point two to two million": the unit of one end is the unit of both.
  const isCounted =
    (multiples.get(textAt(tokens, at)) ?? 0) >= 1e3 ||
    (joins.has(textAt(tokens, at)) && spelledAt(tokens, at + 1) !== null);
  return isCounted && !isSquared(tokens, at) ? { value, length: at - start } : null;
}

/** Permits to advertise have 10 or 11 digits, and telephone numbers 10 or more. */
function isPermitNumber(token: Token | undefined): boolean {
  return (
    token?.kind === 'number' && /^\d{10,}$/.test(token.text) && token.end - token.start === token.text.length
  );
}

export function toDirhams(amount: Amount, other: Amount | null, isBounded: boolean): number | null {
  let number = amount.number;
  const [currency, multiple] = (amount.unit ?? '/1').split('/');
  const [otherCurrency, otherMultiple] = (other?.unit ?? '/1').split('/');
  // "1.5-3m": the unit of one end is the unit of both.
  if (multiple === '1' && number < 1_000 && Number(otherMultiple) > 1) number *= Number(otherMultiple);
  else if (amount.isBare && (!other || other.isBare)) {
    if (number < minBarePrice) return null;
  } else if (multiple === '1' && number < 1_000 && isBounded && number > 0) return null;
  const rate = dirhamsPer[currency || otherCurrency || 'aed'] ?? 1;
  return Math.round(number * rate);
}
