import { phraseLengthAt, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { boundAt, rangeJoins } from './bounds';
import { isCount } from './counted';
import { isBare, moneyAt, priceInDirhams } from './money';
import { areaUnitAt } from './sizes';

const whole = phraseList('psf | psft | per sf');
const per = phraseList('per | / | a');
const priceWords = new Set(['price', 'rate', 'aed', 'cost']);
/** These are per square foot, said or not. */
const charges = phraseList(`
  service charge | service charges | service charges per sqft | service fee | service fees | maintenance fee |
  maintenance fees | maintenance charge | maintenance charges`);
/** AED, of a home in a year; more is a price: "low service charge 2m". */
const highestCharge = 500_000;
/** AED; more is the price of a home: "700 sqft price 800k". */
const highestRate = 200_000;
const separators = new Set(['-', '=', 'is', 'of']);

const superlatives = new Set(['lowest', 'cheapest', 'best', 'highest']);

/**
 * Number of tokens of a price per square foot, which no filter and no order expresses: "1500-2000 aed per sqft", "service
 * charge under 15", "lowest price per sqft".
 */
export function pricePerAreaAt(tokens: readonly Token[], start: number): number {
  const ranked = superlatives.has(textAt(tokens, start)) ? afterWords(tokens, start + 1) : null;
  const rankedUnit = ranked === null ? 0 : perAreaAt(tokens, ranked) || ratePerAreaAt(tokens, ranked);
  if (ranked !== null && rankedUnit > 0) return ranked + rankedUnit - start;
  const charge = phraseLengthAt(tokens, start, charges);
  const charged = charge > 0 ? amountsAt(tokens, start + charge, highestCharge) : 0;
  if (charged > 0) return charge + charged + perAreaAt(tokens, start + charge + charged);
  const named = afterWords(tokens, start);
  const unit = perAreaAt(tokens, named) || ratePerAreaAt(tokens, named);
  if (unit > 0) {
    let at = afterWords(tokens, named + unit);
    at += separators.has(textAt(tokens, at)) ? 1 : 0;
    const amounts = amountsAt(tokens, at);
    return amounts > 0 ? at + amounts - start : 0;
  }
  const end = named + amountsAt(tokens, named);
  const after = end > named ? perAreaAt(tokens, end) : 0;
  return after > 0 ? end + after - start : 0;
}

function afterWords(tokens: readonly Token[], start: number): number {
  let at = start;
  while (priceWords.has(textAt(tokens, at))) at += 1;
  return at;
}

/** "Per sqft", "/m2", "psf" */
function perAreaAt(tokens: readonly Token[], at: number): number {
  const length = phraseLengthAt(tokens, at, per);
  const unit = length > 0 ? areaUnitAt(tokens, at + length) : null;
  return unit ? length + unit.length : phraseLengthAt(tokens, at, whole);
}

/** "Sqft price" */
function ratePerAreaAt(tokens: readonly Token[], at: number): number {
  const unit = areaUnitAt(tokens, at);
  return unit && ['price', 'rate'].includes(textAt(tokens, at + unit.length)) ? unit.length + 1 : 0;
}

/** One amount or a range, with its bound. */
function amountsAt(tokens: readonly Token[], start: number, highest = highestRate): number {
  const at = start + (boundAt(tokens, start)?.length ?? 0);
  const first = moneyAt(tokens, at);
  if (
    !first ||
    (isBare(first.value) && isCount(tokens, at)) ||
    (priceInDirhams(first.value, false) ?? 0) > highest
  )
    return 0;
  const end = at + first.length;
  const join = phraseLengthAt(tokens, end, rangeJoins);
  const last = join > 0 && perAreaAt(tokens, end) === 0 ? moneyAt(tokens, end + join) : null;
  return end + (last ? join + last.length : 0) - start;
}
