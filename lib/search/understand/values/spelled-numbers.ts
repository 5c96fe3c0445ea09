import { phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { ones, phraseList, type Token } from '../tokens/tokens';
import { rangeJoins } from './bounds';
import { multiples } from './multiples';
import { numerals, shares } from './numerals';
import { isSquared } from './sizes';

const million = /^mil/;

/** "1/2 million", "1 1/4 million"; "1/2m" and "2/3 million" are two ends. */
export function fractionAt(tokens: readonly Token[], start: number): Reading<number> | null {
  const isMixed = textAt(tokens, start + 2) === '/';
  const at = start + (isMixed ? 1 : 0);
  const [part = 0, whole = 0] = [tokens[at]?.value, tokens[at + 2]?.value];
  const isFraction = textAt(tokens, at + 1) === '/' && part === 1 && (whole === 2 || whole === 4);
  if (!isFraction || !million.test(textAt(tokens, at + 3))) return null;
  const units = isMixed ? (tokens[start]?.value ?? 0) : 0;
  return { value: units + part / whole, length: at + 3 - start };
}

const andHalf = phraseList(
  'с половиной | et demi | n half | n a half | & half | and a half | and half | و نصف | و نص | و نیم',
);
const andQuarter = phraseList('and a quarter | و ربع');

/** "And a half" after a number or its "million". */
export function shareAt(tokens: readonly Token[], at: number): Reading<number> | null {
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

/** "Nine fifty", the spoken 950 */
function isTensAfterOnes(tokens: readonly Token[], at: number): boolean {
  const tens = numerals.get(textAt(tokens, at + 1)) ?? 0;
  return ones.includes(textAt(tokens, at)) && tokens[at + 1]?.kind === 'word' && tens >= 20 && tens < 100;
}

/** A number in words before "million" and the like: "half a", "one point five", "two and a half", "nine hundred". */
export function spelledAt(tokens: readonly Token[], start: number): Reading<number> | null {
  const number = partOfUnitAt(tokens, start) ?? wholeNumberAt(tokens, start);
  if (!number) return null;
  const at = start + number.length;
  const join = phraseLengthAt(tokens, at, rangeJoins);
  // "one point two to two million": the unit of one end is the unit of both.
  const isCounted =
    (multiples.get(textAt(tokens, at)) ?? 0) >= 1e3 || (join > 0 && spelledAt(tokens, at + join) !== null);
  return isCounted && !isSquared(tokens, at) ? number : null;
}

/** The "half a" of "half a million", "three quarters of a". */
function partOfUnitAt(tokens: readonly Token[], start: number): Reading<number> | null {
  const isQuarters = textAt(tokens, start) === 'three' && /^quarters?$/.test(textAt(tokens, start + 1));
  const value = isQuarters ? 0.75 : shares.get(textAt(tokens, start));
  if (value === undefined) return null;
  let at = start + (isQuarters ? 2 : 1);
  at += textAt(tokens, at) === 'of' ? 1 : 0;
  at += textAt(tokens, at) === 'a' ? 1 : 0;
  return { value, length: at - start };
}

/** "Two and a half", "nine hundred and fifty", "nine fifty" */
function wholeNumberAt(tokens: readonly Token[], start: number): Reading<number> | null {
  const first = smallNumberAt(tokens, start);
  if (!first) return null;
  const { value, length } = first;
  const at = start + length;
  const share = shareAt(tokens, at);
  if (share) return { value: value + share.value, length: length + share.length };
  if (textAt(tokens, at) === 'hundred') {
    const and = textAt(tokens, at + 1) === 'and' ? 1 : 0;
    const more = smallNumberAt(tokens, at + 1 + and);
    return { value: value * 100 + (more?.value ?? 0), length: length + 1 + (more ? and + more.length : 0) };
  }
  if (isTensAfterOnes(tokens, start)) {
    const tens = smallNumberAt(tokens, at);
    return { value: value * 100 + (tens?.value ?? 0), length: length + (tens?.length ?? 0) };
  }
  if (value < 100 || value >= 1e3) return first;
  // "مئتين وخمسين", "двести пятьдесят"
  const and = textAt(tokens, at) === 'و' ? 1 : 0;
  const more = smallNumberAt(tokens, at + and);
  if (!more || more.value >= 100 || tokens[at + and]?.kind !== 'word') return first;
  return { value: value + more.value, length: length + and + more.length };
}
