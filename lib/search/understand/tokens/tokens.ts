import { LRUCache } from 'lru-cache';
import { fold } from '../../words/fold';
import { canonicalWord } from '../../words/split-words';
import { placeSpellings } from '../word-lists/place-spellings';
import { splitPhrases } from '../word-lists/split-phrases';
import { hasChinese, splitChinese } from './chinese-words';

/** A token of a typed text: a number, a word or a meaningful sign. */
export type Token = {
  kind: 'number' | 'word' | 'sign';
  /** Folded; digits of a number without separators. */
  text: string;
  /** NaN unless a number. */
  value: number;
  start: number;
  end: number;
};

export const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const one = ones.join('|');
/** "twenty twenty seven", unlike "twenty twenty", often a name, and "twenty thirty million". */
const spokenYears = `twenty[ -](?:twenty[ -](?:${one})|thirty(?:[ -](?:${one}))?)(?![\\p{L}\\p{M}])(?![ -](?:${one}|millions?|mil|mln|mn|m|thousand|k|beds?|bedrooms?|br|bhk)(?!\\p{L}))`;
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const spokenDigit = `(?:zero|oh|${one}|\\d)(?![\\p{L}\\d])`;
const belowHundred = `(?:${tens})(?:[ -](?:${one}))?|${teens}|${one}`;
/** "One point nine", "two point seventy five", "1 point 5"; in "one point five two bed" the last number counts rooms. */
const spokenDecimals = `(?<![\\p{L}\\d.,])(?:${belowHundred}|\\d{1,2}) point (?:${spokenDigit}(?: ${spokenDigit})+(?! (?:beds?|bedrooms?|br|bhk|baths?)(?!\\p{L}))|(?:${tens}|${teens})(?!\\p{L})(?: (?:${one})(?!\\p{L}))?|${spokenDigit})`;
/** What a token is, unless it is spoken: the first of these that matches. */
const otherTokens = [
  // "1st"
  /\d+(?:st|nd|rd|th)(?![\p{L}\d])/u,
  // "½", "1½"
  /\d*[½¼¾]/u,
  // "1'500'000"
  /\d{1,3}(?:['’]\d{3})+(?!\d)/u,
  // ".5"
  /(?<![\p{L}\d.,])\.\d+/u,
  // "2.000.000", "2.000.000,00"
  /\d{1,3}(?:\.\d{3}){2,}(?:,\d\d)?(?!\d)/u,
  // "400.000"
  /\d{2,3}\.000(?!\d)/u,
  // "1 500 000"
  /\d{1,3}(?: \d{3})* 000(?![\d.,])/u,
  // "2", "1.5", "1,500,000"
  /\d[\d,٬]*(?:[.٫]\d+)?/u,
  // "villa", "l'olivia"
  /[\p{L}\p{M}\u0640\u200b-\u200f]+(?:['’][\p{L}]+)*/u,
  /[-–—+/&<>≤≥=$€£¥₹₽~±%٪@]/u,
  // The sign of "60:40"
  /(?<=\d):(?=\d)/u,
];
const pattern = new RegExp(
  [spokenYears, spokenDecimals, ...otherTokens.map(({ source }) => source)].join('|'),
  'giu',
);
/** "And", "for" and "to" are written with the amount that follows: ومليونين, بمليون. */
const arabicAttached =
  /^([وبل])(مليون|مليونين|مليونان|الف|نصف|نص|ربع|مليار|مايه|ميه|ميتين|مايتين|(?:ثلاث|اربع|خمس|ست|سبع|ثمان|تسع)(?:ميه|مايه)|(?:عشر|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع)ين)$/u;
const countAttached =
  /^(one|two|three|four|five|six|seven|zwei|drei|vier|funf)(beds?|bedrooms?|brs?|bhk|zimmer(?:wohnung(?:en)?)?)$/;
/** "1.5maed", "2mish", "800kmax" */
const unitAttached = /^(k|m|mn|mln|mil|million)(aed|dhs?|usd|eur|gbp|ish|max|min)$/;

/** Also the 2 of "m²", and the digits of Hindi. */
const otherDigit = /[\u00b2\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;

function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code >= 0x966 ? code - 0x966 : code & 0xf);
}

/** Latin letters, digits and signs as Chinese keyboards write them: "２ｂｅｄ". */
const fullWidth = /[\uff01-\uff5e]/g;

/** "1,2,3 bed"; a lone "2,5 bed" has a decimal comma. */
const commaInRooms = /(?<=(?<!\d)\d),(?!(?<=(?<!,)\d,)5[ -]?b)(?=\d(?:,\d)*[ -]?(?:b\/?r|bd|bed|bhk))/gi;

/** "1, 2 and 3 bedrooms", "1 2 3 bhk", "bedrooms 2,3" */
const listedRooms =
  /(?<![\d.,])\d(?:, \d)+,? (?:and|or|&) \d(?=[ -]?(?:b\/?r|bd|bed|bhk))|(?<![\d.,])\d(?:,? \d){2,}(?=[ -]?(?:b\/?r|bd|bed|bhk))|(?<=\b(?:beds?|bedrooms?|br|bhk)[ :=-]{1,3})\d(?:, ?\d)+(?![\d.,]| ?m)/gi;

/** Splits a text into tokens. Accepts digits of every script; other characters separate. */
export function tokensOf(text: string): Token[] {
  const plain = text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(otherDigit, westernDigit)
    .replace(commaInRooms, '/')
    .replace(listedRooms, (list) => list.replaceAll(',', '/').replace(/(?<=\d) (?=\d)/g, '/'));
  return [...plain.matchAll(pattern)].flatMap(({ 0: written, index }): Token[] => {
    const place = { start: index, end: index + written.length };
    const digits =
      spokenDecimal(written) ?? (/^[\d.½¼¾]/.test(written) ? digitsOf(written) : spokenYear(written));
    if (digits !== null) return [{ kind: 'number', text: digits, value: Number(digits), ...place }];
    if (anySign.test(written))
      return [{ kind: 'sign', text: plainSign(written), value: Number.NaN, ...place }];
    if (hasChinese(written)) return chineseTokens(written, index);
    const [before = '', after = ''] = [plain[index - 1], plain[place.end]];
    return wordTokens(written, place, before, after);
  });
}

const anySign = /^[-–—+/&<>≤≥=$€£¥₹₽~±%٪:@]$/;

function plainSign(sign: string): string {
  if (sign === '٪') return '%';
  return sign === '–' || sign === '—' ? '-' : sign;
}

/**
 * The token of a word, or the two of one such as "twobeds" or "ومليونين".
 * @param before the character before the word
 * @param after the character after it
 */
function wordTokens(
  written: string,
  { start, end }: Pick<Token, 'start' | 'end'>,
  before: string,
  after: string,
): Token[] {
  const token = (text: string, from: number, to: number): Token => ({
    kind: 'word',
    text,
    value: Number.NaN,
    start: from,
    end: to,
  });
  // "Max. 2 bed" and "max: 2 bed" are not "max, 2 bed", and "mind. 100 m²" is the German "min."
  if (/^(?:min|max|mind)$/i.test(written) && /[.:]/.test(after))
    return [token(written.slice(0, 3).toLowerCase(), start, end + 1)];
  const spelled = canonicalWord(fold(written).replace(/['\s]/g, ''));
  const word = placeSpellings.get(spelled) ?? spelled;
  const [, first, second] =
    arabicAttached.exec(word) ??
    countAttached.exec(word) ??
    (/\d/.test(before) ? unitAttached.exec(word) : null) ??
    [];
  if (!first || !second) return word ? [token(word, start, end)] : [];
  const middle = start + first.length;
  return [token(first, start, middle), token(second, middle, end)];
}

function chineseTokens(text: string, start: number): Token[] {
  let at = start;
  return splitChinese(text).map(({ written, value }): Token => {
    const place = { start: at, end: at + written.length };
    at = place.end;
    if (value !== null) return { kind: 'number', text: String(value), value, ...place };
    return { kind: 'word', text: canonicalWord(fold(written)), value: Number.NaN, ...place };
  });
}

const decades = ['twenty', 'thirty'];

/** The digits of a spoken year, "twenty twenty seven"; null for other words. */
function spokenYear(written: string): string | null {
  const [century, decade = '', one = ''] = written.toLowerCase().split(/[ -]/);
  if (century !== 'twenty' || !decades.includes(decade)) return null;
  return String(2020 + 10 * decades.indexOf(decade) + ones.indexOf(one) + 1);
}

const spokenNumbers = new Map<string, number>([
  ...['zero', ...ones, ...teens.split('|')].map((word, value): [string, number] => [word, value]),
  ...tens.split('|').map((word, at): [string, number] => [word, 20 + 10 * at]),
  ['oh', 0],
]);

/** The digits of "one point nine"; null for other words. */
function spokenDecimal(written: string): string | null {
  const [whole, decimals] = written
    .toLowerCase()
    .split(' point ')
    .map((part) => part.split(/[ -]/).map((word) => spokenNumbers.get(word) ?? Number(word)));
  if (!whole || !decimals) return null;
  const [first = 0] = decimals;
  const digits = first >= 20 ? [decimals.reduce((sum, value) => sum + value)] : decimals;
  return `${whole.reduce((sum, value) => sum + value)}.${digits.join('')}`;
}

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The digits of a written number, with a point for decimals. */
function digitsOf(written: string): string {
  const [, ordinal] = /^(\d+)[a-z]{2}$/i.exec(written) ?? [];
  if (ordinal) return ordinal;
  const fraction = fractions[written.at(-1) ?? ''];
  if (fraction !== undefined) return String(Number(written.slice(0, -1)) + fraction);
  // "2.000.000,00"
  const whole = written.replace(/(?<=\.\d{3}),\d\d$/, '');
  // "2.000.000", "400 000", "1'500'000"
  const isGrouped = /^\d{1,3}(?:[. ]\d{3})+$/.test(whole) && /[. ]\d{3}[. ]|000$/.test(whole);
  if (isGrouped || /['’]/.test(whole)) return whole.replace(/[. '’]/g, '');
  // "1,5" is a decimal comma, "1,500" a separator.
  const isDecimal = /^\d{1,3},\d{1,2}$/.test(whole);
  return isDecimal ? whole.replace(',', '.') : whole.replace(/[,٬]/g, '').replace('٫', '.');
}

/** Keys of names, cached because the built-in ones, some thousands, are compared again and again. */
const nameKeys = new LRUCache<string, string>({ max: 20_000 });

/** Words and numbers joined by spaces: the lookup key of names. */
export function nameKey(text: string): string {
  const known = nameKeys.get(text);
  if (known !== undefined) return known;
  const key = tokensOf(text)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text: part }) => part)
    .filter((part) => part !== 'and')
    .join(' ');
  nameKeys.set(text, key);
  return key;
}

/** Phrases separated by `|`, as tokens. */
export function phraseList(text: string): readonly (readonly string[])[] {
  return splitPhrases(text).map((phrase) =>
    phrase.split(/\s+/).map((part) => canonicalWord(fold(part)) || part),
  );
}

/** A table keyed by the token form of its keys. */
export function foldedKeys<T>(table: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(table).map(([key, value]) => [canonicalWord(fold(key)) || key, value]));
}
