import { squareFeetPerSquareMetre } from '@/lib/format/units';
import { numerals, shares } from './numerals';
import { foldedKeys, phraseList, type Token } from './tokens';

/** A range of numbers; null is open. */
export type Range = { min: number | null; max: number | null };

/** A value read from tokens, and the number of tokens. */
export type Reading<T> = { value: T; length: number };

/* The dirham is pegged to the dollar; the other rates are approximate. */
const dirhamsPer: Record<string, number> = {
  usd: 3.6725,
  eur: 4.2,
  gbp: 4.9,
  chf: 4.5,
  cad: 2.6,
  aud: 2.4,
  inr: 0.043,
  pkr: 0.013,
  cny: 0.51,
  rub: 0.045,
  sar: 0.98,
  qar: 1.01,
  kwd: 11.9,
  bhd: 9.74,
  omr: 9.54,
};
const currencies = foldedKeys<string>({
  $: 'usd',
  usd: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  دولار: 'usd',
  دلار: 'usd',
  '€': 'eur',
  eur: 'eur',
  euro: 'eur',
  euros: 'eur',
  يورو: 'eur',
  '£': 'gbp',
  gbp: 'gbp',
  pound: 'gbp',
  pounds: 'gbp',
  доллар: 'usd',
  доллара: 'usd',
  долларов: 'usd',
  евро: 'eur',
  дирхам: 'aed',
  дирхама: 'aed',
  дирхамов: 'aed',
  inr: 'inr',
  rs: 'inr',
  rupee: 'inr',
  rupees: 'inr',
  '₹': 'inr',
  pkr: 'pkr',
  '¥': 'cny',
  cny: 'cny',
  rmb: 'cny',
  yuan: 'cny',
  юаней: 'cny',
  '₽': 'rub',
  rub: 'rub',
  ruble: 'rub',
  rubles: 'rub',
  roubles: 'rub',
  руб: 'rub',
  рублей: 'rub',
  chf: 'chf',
  cad: 'cad',
  aud: 'aud',
  sar: 'sar',
  riyal: 'sar',
  riyals: 'sar',
  ريال: 'sar',
  qar: 'qar',
  kwd: 'kwd',
  bhd: 'bhd',
  omr: 'omr',
  aed: 'aed',
  dhs: 'aed',
  dh: 'aed',
  dirham: 'aed',
  dirhams: 'aed',
  درهم: 'aed',
  د: 'aed',
});
const multiples = foldedKeys<number>({
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  thou: 1e3,
  الف: 1e3,
  الاف: 1e3,
  هزار: 1e3,
  к: 1e3,
  万: 1e4,
  m: 1e6,
  mn: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  mio: 1e6,
  mln: 1e6,
  mlns: 1e6,
  mils: 1e6,
  milion: 1e6,
  millon: 1e6,
  milyon: 1e6,
  milions: 1e6,
  millione: 1e6,
  millionen: 1e6,
  millones: 1e6,
  million: 1e6,
  millions: 1e6,
  مليون: 1e6,
  ملايين: 1e6,
  ميليون: 1e6,
  المليون: 1e6,
  kk: 1e6,
  кк: 1e6,
  bn: 1e9,
  billion: 1e9,
  مليار: 1e9,
  ميليارد: 1e9,
  тыс: 1e3,
  тысяч: 1e3,
  тысячи: 1e3,
  млн: 1e6,
  миллион: 1e6,
  миллиона: 1e6,
  миллионов: 1e6,
  млрд: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
});
/** Multiples that mean rupees when no currency is given. */
const indian = new Set(['lakh', 'lakhs', 'lac', 'lacs', 'cr', 'crore', 'crores']);
const arabicTwoMillions = new Set(['مليونين', 'مليونان']);

const least = phraseList(`
  over | above | more than | more then | min | minimum | at least | from | starting | starting from | starting at |
  starts from | starts at | start from | start at | starting price | starting price of | starting price from |
  price starting from | prices from | higher than | greater than | bigger than | larger than | upwards of | not less than | no less than | not under | not below | > | ≥ | > = | اكثر من | فوق |
  على الاقل | علي الاقل | لا يقل عن | ابتداء من | بالاي | بيش از | حداقل | از |
  от | ot | больше | более | свыше`);
const most = phraseList(`
  under | below | less than | less then | lesser than | lower than | max | maximum | up to | upto | at most | not more than | no more than | not over |
  not above | not exceeding |
  cheaper than | smaller than | within | budget | budget of | my budget is | budget is | max budget | < |
  ميزانيه | ميزانيتي | بميزانيه | بودجه | бюджет |
  ≤ | < = | till | until | by | اقل من | باقل من | لا يتجاوز | تحت | حتى | حتي | بحد اقصى | بحد اقصي | لا يزيد عن | زير |
  كمتر از | حداكثر | تا | до | do | меньше | менее | дешевле | bis | unter | moins de | jusqu'à | hasta`);
/** After an amount or a number of rooms: "5m and above". */
const orMore = phraseList(
  'or more | and more | and above | or above | and up | and over | or over | upwards | واكثر | فاكثر',
);
/** After the amount: "2m max". */
const leastAfter = [...phraseList('min | minimum'), ...orMore];
const mostAfter = phraseList(`
  max | maximum | or less | and less | or below | and below | or under | and under | budget | او اقل | فاقل`);
const near = phraseList(`
  around | about | approx | approximately | roughly | circa | near | somewhere around | in the region of |
  in the range of | ~ | حوالي | تقريبا | حدود | نحو | около | примерно`);
const between = phraseList(`
  between | from | range | بين | من | از`);
const joins = new Set(
  phraseList('- | to | and | n | & | till | until | الى | و | تا | حتى | до | do | bis').flat(),
);

const areaUnits = [
  {
    squareFeet: 1,
    squared: phraseList('ft 2'),
    units: phraseList(`
    sq ft | sqft | sft | sf | ft | feet | foot | square feet | square foot | square ft | sq feet |
    sq foot | sqfeet | قدم | قدم مربع | قدم مربعه | فوت | فوت مربع`),
  },
  {
    squareFeet: squareFeetPerSquareMetre,
    squared: phraseList('m 2 | м 2'),
    units: phraseList(`
    sqm | sq m | sq mt | sq mtr | sqmt | кв м | квм | кв метр | кв метров | square meters | square meter | square metres | sq meters |
    sq meter | sq metres | متر | متر مربع | متر مربعه`),
  },
];

/** A number without a unit is a price from this value on. */
const minBarePrice = 50_000;
/** A number without a unit is an amount of money from this value on, beside words such as "deposit". */
const minBareAmount = 1_000;
/** Tolerance of "around", as a share of the number. */
const tolerance = 0.15;

export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

type Phrases = readonly (readonly string[])[];

const byFirstWord = new WeakMap<Phrases, Map<string, Phrases>>();
const none: Phrases = [];

function startingWith(word: string, phrases: Phrases): Phrases {
  let index = byFirstWord.get(phrases);
  if (!index) {
    index = new Map<string, Phrases>();
    for (const parts of phrases) {
      const [first = ''] = parts;
      index.set(first, [...(index.get(first) ?? none), parts]);
    }
    byFirstWord.set(phrases, index);
  }
  return index.get(word) ?? none;
}

/** Number of tokens of the longest phrase starting here; 0 when none does. */
export function phraseLengthAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  let found = 0;
  for (const parts of startingWith(textAt(tokens, at), phrases)) {
    if (parts.length > found && parts.every((part, index) => textAt(tokens, at + index) === part))
      found = parts.length;
  }
  return found;
}

type Bound = 'least' | 'most' | 'near' | 'between' | null;

function boundAt(tokens: readonly Token[], at: number): Reading<Bound> {
  const kinds = [
    ['most', most],
    ['least', least],
    ['near', near],
    ['between', between],
  ] as const;
  let best: Reading<Bound> = { value: null, length: 0 };
  for (const [value, phrases] of kinds) {
    const length = phraseLengthAt(tokens, at, phrases);
    if (length > best.length) best = { value, length };
  }
  return best;
}

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

/** Areas in square feet: `over 2000 sq ft`, `200 sqm`, `1,000 to 1,500 sqft`. Null when none starts here. */
export function areaAt(tokens: readonly Token[], at: number): Reading<Range> | null {
  return rangeAt(tokens, at, sizeAt, toSquareFeet);
}

type Amount = { number: number; unit: string | null; isBare: boolean; isOpen?: boolean };
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

/** A bound after an amount, such as "+", "max" or "and above", unless it belongs to the next one: "2m max 3 beds". */
function boundAfter(tokens: readonly Token[], at: number): Reading<Bound> {
  if (['+', 'plus'].includes(textAt(tokens, at))) return { value: 'least', length: 1 };
  const [more, less] = [phraseLengthAt(tokens, at, leastAfter), phraseLengthAt(tokens, at, mostAfter)];
  const length = Math.max(more, less);
  if (length === 0 || tokens[at + length]?.kind === 'number') return { value: null, length: 0 };
  return { value: more > less ? 'least' : 'most', length };
}

/** Number of tokens of "or more" and the like, unless it belongs to the next amount: "3 beds and over 2m". */
export function orMoreAt(tokens: readonly Token[], at: number): number {
  const length = phraseLengthAt(tokens, at, orMore);
  return priceAt(tokens, at + 1) && tokens[at + length]?.kind === 'number' ? 0 : length;
}

/** By default a price is a maximum, and a size is approximate. */
function bounded(bound: Bound, amount: number, isSize: boolean): Range {
  if (bound === 'least' || bound === 'between') return { min: amount, max: null };
  if (bound === 'near' || (bound === null && isSize))
    return { min: Math.round(amount * (1 - tolerance)), max: Math.round(amount * (1 + tolerance)) };
  return { min: null, max: amount };
}

function moneyAt(tokens: readonly Token[], start: number): Reading<Amount> | null {
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

/** The "m 2" of "100 m2", unlike that of "2m 2 bed". */
function isSquared(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.text === '2' && next.start === tokens[at]?.end;
}

/** Permits to advertise have 10 or 11 digits, and telephone numbers 10 or more. */
function isPermitNumber(token: Token | undefined): boolean {
  return (
    token?.kind === 'number' && /^\d{10,}$/.test(token.text) && token.end - token.start === token.text.length
  );
}

function toDirhams(amount: Amount, other: Amount | null, isBounded: boolean): number | null {
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

function sizeAt(tokens: readonly Token[], start: number): Reading<Amount> | null {
  const leading = leadingUnitAt(tokens, start);
  if (leading) return leading;
  const token = tokens[start];
  if (token?.kind !== 'number') return null;
  // "10k sqft"
  const thousands = textAt(tokens, start + 1) === 'k' ? areaUnitAt(tokens, start + 2) : null;
  if (thousands)
    return {
      value: { number: token.value * 1e3, unit: String(thousands.value), isBare: false },
      length: 2 + thousands.length,
    };
  // "3000+ sqft"
  const plus = textAt(tokens, start + 1) === '+' ? areaUnitAt(tokens, start + 2) : null;
  if (plus)
    return {
      value: { number: token.value, unit: String(plus.value), isBare: false, isOpen: true },
      length: 2 + plus.length,
    };
  const unit = areaUnitAt(tokens, start + 1);
  if (unit)
    return {
      value: { number: token.value, unit: String(unit.value), isBare: false },
      length: 1 + unit.length,
    };
  // The first end of "1000-1500 sqft"; on its own it is not a size.
  const joined = joins.has(textAt(tokens, start + 1)) && tokens[start + 2]?.kind === 'number';
  return joined && areaUnitAt(tokens, start + 3)
    ? { value: { number: token.value, unit: null, isBare: true }, length: 1 }
    : null;
}

const leadingUnits = phraseList('sqft | sq ft | bua | built up area | gfa');
/** A smaller number after "sqft" is not the size of a home. */
const minLeadingSize = 200;

/** A size after its unit: "sqft 1200", "BUA 4000". */
function leadingUnitAt(tokens: readonly Token[], start: number): Reading<Amount> | null {
  const unit = phraseLengthAt(tokens, start, leadingUnits);
  const token = unit > 0 ? tokens[start + unit] : undefined;
  if (token?.kind !== 'number' || token.value < minLeadingSize) return null;
  const after = areaUnitAt(tokens, start + unit + 1);
  return {
    value: { number: token.value, unit: String(after?.value ?? 1), isBare: false },
    length: unit + 1 + (after?.length ?? 0),
  };
}

function areaUnitAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const found = areaUnits.map(({ squareFeet, units, squared }) => ({
    value: squareFeet,
    length: Math.max(
      phraseLengthAt(tokens, at, units),
      isSquared(tokens, at) ? phraseLengthAt(tokens, at, squared) : 0,
    ),
  }));
  const [best] = found.sort((one, other) => other.length - one.length);
  return best && best.length > 0 ? best : null;
}

function toSquareFeet(amount: Amount, other: Amount | null): number | null {
  const unit = amount.unit ?? other?.unit;
  return unit ? Math.round(amount.number * Number(unit)) : null;
}
