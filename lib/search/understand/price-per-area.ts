import { boundAt } from './bounds';
import { moneyAt } from './money';
import { phraseLengthAt, textAt } from './phrases';
import { phraseList, type Token } from './tokens';

const perArea = phraseList(`
  per sqft | per sq ft | per sf | per square foot | per square feet | per sqm | per sq m | per square meter | / sqft |
  / sq ft | psf | a sqft | a sq ft`);
const priceWords = new Set(['price', 'rate', 'aed', 'cost']);

/** Number of tokens of a price per square foot, which no filter expresses: "2000 aed per sqft", "psf under 1800". */
export function pricePerAreaAt(tokens: readonly Token[], start: number): number {
  let at = start;
  while (priceWords.has(textAt(tokens, at))) at += 1;
  const unit = phraseLengthAt(tokens, at, perArea);
  if (unit > 0) {
    at += unit + boundAt(tokens, at + unit).length;
    const number = moneyAt(tokens, at);
    return number ? at + number.length - start : 0;
  }
  at = start + boundAt(tokens, start).length;
  const number = moneyAt(tokens, at);
  const after = number ? phraseLengthAt(tokens, at + number.length, perArea) : 0;
  return number && after > 0 ? at + number.length + after - start : 0;
}
