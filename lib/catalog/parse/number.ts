import { toDirhams, toSquareFeet } from '@/lib/format/conversions';
import { withPlainDigits } from '@/lib/format/plain-digits';
import { isId } from '../keys/ids';
import { isAbsent, isRecord, scalarText } from './fields';
import { maxFigure } from './limits';
import type { ReportProblem } from './problem';

/** Thousands separators other than comma, dot and space: `1'450'000`, and those of Arabic numbers. */
const otherThousands = /(?<=\d)['’\u066c\u060c](?=\d{3}(?!\d))/g;
const arabicDecimal = /(?<=\d)\u066b(?=\d)/;
const areaUnit =
  /(?:sft|sf|sq\.? ?(?:ft|feet|m|mtrs?|met(?:er|re)s?)|square (?:ft|feet|met(?:er|re)s?)|ft²|ft2|ft|feet|m²|m2|قدم(?: مربعة?)?|متر(?: مربع)?|م[²2])\.?$/i;
const dollarMark = /^\s*(?:usd|us ?\$|\$)\s*|\s*(?:usd|us ?\$|\$)\s*$/i;
const dirhamMark = /^\s*(?:aed|dhs?|د\.إ)|(?:aed|dhs?|dirhams?|د\.إ\.?|درهم)\s*$/i;
const factors: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mln: 1e6,
  mio: 1e6,
  млн: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};
const scale = Object.keys(factors).join('|');
const figure = new RegExp(
  `^(-?(?:\\d{1,3}(?:[, ]\\d{3})+|\\d+)(?:\\.\\d+)?|-?\\.\\d+) ?(?:(${scale})\\.?)?$`,
);
/** `752,5`, `1,2M` and `1.450.000,00`: a comma before one or two digits at the end can only be a decimal one. */
const decimalComma = new RegExp(
  `^(-?(?:\\d+|\\d{1,3}(?:\\.\\d{3})+)),(\\d{1,2})(?= ?(?:(?:${scale})\\.?)?$)`,
);
/** `3.200.000`: several dots can only separate thousands. */
const dottedThousands = /^-?\d{1,3}(?:\.\d{3}){2,}$/;
/** `1,250M`, 1.25 million or 1.25 billion. */
const ambiguousMillions = /,\d{3} ?(?:m|млн)/;
/** `850.000` and `1,250.000` as amounts of money: no home costs AED 850 or 1,250. */
const dottedAmount = new RegExp(
  `^(\\D*(?:\\d{1,2},)?\\d{3})\\.(\\d{3}(?! ?(?:${scale})(?!\\p{L}))\\D*)$`,
  'iu',
);
const onRequest =
  /^(?:p\.?o\.?[ar]\.?|(?:price )?(?:up)?on (?:request|application|enquiry|inquiry)|contact us|(?:ask|call|contact us|enquire|inquire) for (?:the )?price)$/i;

/** The problem of a value that cannot be read as a number. */
export const notANumber = 'is not a number';

/** Whether a text says that a price is named on request, such as "POA". */
export function isOnRequest(value: unknown): boolean {
  return onRequest.test(scalarText(value, maxFigure).trim());
}

/**
 * A number, or a text with one: `"1,450,000"`, `"AED 1.45M"`, `"10%"`, `"712 sq ft"`, Arabic digits, or inside
 * `{value}` / `{amount}`. Null when missing or unreadable.
 */
export function parseNumber(value: unknown, complain: ReportProblem): number | null {
  const bare = bareValue(value);
  if (isAbsent(bare)) return null;
  const number = typeof bare === 'string' ? parseFormatted(bare) : bare;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  complain(notANumber);
  return null;
}

/** Whether a value is a percentage as text, such as `"10%"`. */
export function isPercentage(value: unknown): boolean {
  const bare = bareValue(value);
  return typeof bare === 'string' && /[%٪]\s*$/.test(bare);
}

/** The unit of an area as text, such as `"120 sqm"`; null without one. */
export function areaUnitOf(value: unknown): 'm2' | 'sqft' | null {
  const [unit] = areaUnit.exec(scalarText(bareValue(value), maxFigure).trim()) ?? [];
  if (!unit) return null;
  return /f|قدم/i.test(unit) ? 'sqft' : 'm2';
}

/** The currency of an amount, such as `"USD 500,000"`, `"$1.2M"` or `{amount, currency}`; null without one, and for others. */
export function currencyIn(value: unknown): 'AED' | 'USD' | null {
  const text = scalarText(bareValue(value), maxFigure);
  if (dollarMark.test(text)) return 'USD';
  return dirhamMark.test(text) ? 'AED' : null;
}

/** Currencies that are not converted, by code or sign. */
export const foreignCurrency = /€|£|₹|₽|(?<![a-z])(?:eur|gbp|sar|qar|inr|rub|cny|chf)(?![a-z])/i;

/** AED, like `parseNumber`, but also from an amount that says that it is in US dollars, or that has a dot for thousands. */
export function parseDirhams(given: unknown, complain: ReportProblem): number | null {
  const bare = bareValue(given);
  const value = typeof bare === 'string' ? withoutDot(bare) : bare;
  if (currencyIn(value) !== 'USD') {
    const isForeign = foreignCurrency.test(scalarText(value, maxFigure));
    return parseNumber(value, (reason) =>
      complain(isForeign ? 'is in a currency that is not converted' : reason),
    );
  }
  const figure = scalarText(value, maxFigure).replace(dollarMark, '');
  // "AED 500K USD" names two currencies, "$" no amount.
  const isAmount = figure !== '' && currencyIn(figure) === null;
  const dollars = parseNumber(isAmount ? figure : value, complain);
  return dollars === null ? null : toDirhams(dollars);
}

/** An amount of money such as `850.000` or `1,250.000` without its thousands separators; other texts as they are. */
export function withoutDot(amount: string): string {
  return amount.length > maxFigure
    ? amount
    : amount.replace(dottedAmount, (_, start: string, end: string) => start.replace(/,(?=\d)/, '') + end);
}

/** The value of `{value}` or `{amount}`, with the currency or unit of area beside it. */
function bareValue(value: unknown): unknown {
  const bare = amountOf(value);
  return typeof bare === 'string' ? withoutInvisible(bare) : bare;
}

function amountOf(value: unknown): unknown {
  if (!isRecord(value) || !('value' in value || 'amount' in value)) return value;
  const bare = value.value ?? value.amount;
  if (isAbsent(bare) || isRecord(bare)) return bare;
  const text = scalarText(bare, maxFigure);
  if (!/\p{Nd}/u.test(text)) return bare;
  const currency = currencyCode(nameIn(value.currency ?? value.currency_code));
  if (currency !== '' && currencyIn(bare) === null) return `${currency} ${text}`;
  const unit = nameIn(value.unit);
  return areaUnit.test(unit) && areaUnitOf(bare) === null ? `${text} ${unit}` : bare;
}

/** The code of dirhams and dollars from their names or ISO numbers; other currencies as they are. */
function currencyCode(name: string): string {
  if (/^(?:(?:uae |emirati )?dirhams?|درهم(?: إماراتي)?|784)$/i.test(name)) return 'AED';
  return /^(?:(?:us|american|united states) dollars?|840)$/i.test(name) ? 'USD' : name;
}

function nameIn(value: unknown): string {
  return scalarText(isRecord(value) ? (value.code ?? value.name) : value, maxFigure).trim();
}

/** A text without invisible characters, such as the direction marks that Arabic spreadsheets write around numbers and dates. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

function parseFormatted(text: string): number | null {
  if (text.length > maxFigure) return null;
  const plain = withPlainDigits(text)
    .replace(otherThousands, ',')
    .replace(arabicDecimal, '.')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(?:aed|dhs?|د\.إ)[.:]? ?/, '')
    .replace(/ ?\/-$/, '')
    .replace(/ ?(?:aed|dhs?|dirhams?|د\.إ\.?|درهم|[%٪])$/, '')
    .replace(areaUnit, '')
    .trimEnd()
    .replace(decimalComma, (_, whole: string, decimals: string) => `${whole.replaceAll('.', '')}.${decimals}`)
    .replace(dottedThousands, (dotted) => dotted.replaceAll('.', ''));
  const match = figure.exec(plain);
  if (!match?.[1] || ambiguousMillions.test(plain)) return null;
  return Number(match[1].replace(/[, ]/g, '')) * (factors[match[2] ?? ''] ?? 1);
}

type Bounds = {
  min: number;
  max: number;
  whole?: boolean;
  zeroIsUnknown?: boolean;
  isPercent?: boolean;
  read?: typeof parseNumber;
};

/** A number within bounds. Others, and percentages where none is expected, are reported and return null. */
function parseBounded({
  min,
  max,
  whole = false,
  zeroIsUnknown = false,
  isPercent = false,
  read = parseNumber,
}: Bounds) {
  return (value: unknown, complain: ReportProblem): number | null => {
    if (!isPercent && isPercentage(value)) {
      complain('is a percentage');
      return null;
    }
    const number = read(value, complain);
    if (number === null || (zeroIsUnknown && number === 0)) return null;
    if (number < min || number > max) {
      complain(`is outside ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`);
      return null;
    }
    return whole ? Math.round(number) : number;
  };
}

const parseWholePrice = parseBounded({
  min: 1_000,
  max: 100_000_000_000,
  whole: true,
  zeroIsUnknown: true,
  read: parseDirhams,
});

const beforePrice =
  /^(?:(?:starting )?(?:price )?(?:from|at)|ab|à partir de|от|(?:net|asking)(?: price)?:?)\s+/i;
const afterPrice = /(?:\+|onwards?|\bnet|\(?(?:negotiable|neg\.?)\)?)$/i;

/**
 * Whole AED, also from `"From 1.2M"`, `"2,000,000 (negotiable)"`, `"USD 500,000"` and `{amount, currency}`, and the lower end of
 * a range; null for 0, a price on request and implausible prices.
 */
export function parsePrice(value: unknown, complain: ReportProblem): number | null {
  if (isOnRequest(bareValue(value))) return null;
  if (areaUnitOf(value) === null) return parseWholePrice(lowestPrice(value), complain);
  complain('is an area');
  return null;
}

/** The amount of `"From 1.2M"` or `"Net 2.5M"`, and the lower end of a range, each with its currency; other values as they are. */
export function lowestPrice(value: unknown): unknown {
  const bare = bareValue(value);
  if (typeof bare !== 'string' || bare.length > maxFigure) return bare;
  return lowerEnd(bare.trim().replace(beforePrice, '').replace(afterPrice, '').trim(), parseDirhams);
}

/** The size of `"7,000+ sq ft"`, and the lower end of a range, each with its unit; other values as they are. */
export function lowestSize(value: unknown): unknown {
  const bare = bareValue(value);
  if (typeof bare !== 'string' || bare.length > maxFigure) return bare;
  return lowerEnd(bare.replace(/\+(?! ?\d)/, ''), parseNumber);
}

const ends = /[-–—]| to /i;
const ownFigure = /^[^\d]*[\d.,' ]+/;
/** Ends further apart are something else: "2027 - 1,200,000", "3 - 2,500,000". */
const widestRange = 100;

/**
 * The lower end of a range such as `"1.2 - 1.5M"` or `"712 to 1,602 sq ft"`, with the scale, the unit and the currency of
 * the upper one. Any other text as it is, also a range whose ends cannot be read, are in the wrong order or far apart.
 */
function lowerEnd(text: string, read: typeof parseNumber): string {
  const [first = '', last = '', ...others] = text.split(ends).map((end) => end.trim());
  if (!first || !last || others.length > 0) return text;
  const scaled = /\d$/.test(first) ? first + last.replace(ownFigure, '') : first;
  const currency = currencyIn(last);
  const low = currency === null || currencyIn(scaled) !== null ? scaled : `${currency} ${scaled}`;
  const isMixed = currency !== null && currencyIn(low) !== currency;
  const [least, most] = [read(low, () => undefined), read(last, () => undefined)];
  if (isMixed || least === null || most === null) return text;
  return least > most || least * widestRange < most ? text : low;
}

/** AED, not rounded, for deposits; null for 0. A smaller number is usually a share, such as `0.1` for 10 %. */
export const parseAmount = parseBounded({
  min: 1_000,
  max: 100_000_000_000,
  zeroIsUnknown: true,
  read: parseDirhams,
});
const parseRent = parseBounded({ min: 1, max: 100_000_000_000, zeroIsUnknown: true, read: parseDirhams });
const parseSquareFeet = parseBounded({ min: 50, max: 1_000_000, zeroIsUnknown: true });

/**
 * Square feet, also from a text in square metres, such as `"120 sqm"`, and the lower end of a range; null for 0 and for
 * implausible sizes, which are usually a wrong unit.
 */
export function parseArea(value: unknown, complain: ReportProblem): number | null {
  const size = lowestSize(value);
  if (currencyIn(size) !== null) {
    complain('is an amount of money');
    return null;
  }
  if (areaUnitOf(size) !== 'm2') return parseSquareFeet(size, complain);
  const squareMetres = parseNumber(size, complain);
  return parseSquareFeet(squareMetres && toSquareFeet(squareMetres), complain);
}

export const parsePercent = parseBounded({ min: 0, max: 100, isPercent: true });

/** Percent of a price. No down payment is below 1 %, so `0.1` is the 10 % of a spreadsheet and `0.1%` an error. */
export function parseShare(value: unknown, complain: ReportProblem): number | null {
  const percent = parsePercent(value, complain);
  if (percent === null || percent === 0 || percent >= 1) return percent;
  if (percent >= 0.01 && !isPercentage(value)) return Number((percent * 100).toFixed(2));
  complain('is outside 1 to 100');
  return null;
}

export const parseCount = parseBounded({ min: 0, max: 1_000_000, whole: true });
/** AED per square foot and year. */
export const parseServiceCharge = parseBounded({ min: 0.1, max: 1_000, zeroIsUnknown: true });

/** A rental guarantee: percent of the price a year, or AED; null when missing or unreadable. */
export function parseGuarantee(value: unknown, complain: ReportProblem): number | null {
  return isPercentage(value) ? parsePercent(value, complain) : parseRent(value, complain);
}

/** A positive integer id; null when the source uses other ids. */
export function parseId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value;
  return isId(id) ? id : null;
}

const maxRooms = 50;
/** A room for staff beside the bedrooms: `4+1`. */
const extraRoom = /^(\d{1,2}) ?\+ ?\d(?![\d.,])/;
/** A number, possibly with words: `3BR + Maid`. */
const rooms = /^(-?\d+(?:\.\d+)?)[\s+-]*(?:[a-z\u0621-\u064a][a-z\u0621-\u064a /+]*)?$/i;

/**
 * Bedrooms or bathrooms: `2`, `"2.0"`, `"5+"`, `"3 Bedrooms"`, `"3BR + Maid"`, `"4+1"`, `{name}`; 0 for studios, which some feeds write as `-1`.
 * Null when missing or unreadable.
 */
export function parseRooms(value: unknown, complain: ReportProblem): number | null {
  if (isAbsent(value)) return null;
  const bare = isRecord(value) ? (value.name ?? value.value ?? value.id) : value;
  if (isAbsent(bare)) return null;
  const text = withPlainDigits(withoutInvisible(scalarText(bare, maxFigure))).trim();
  if (/studio|ستوديو/i.test(text)) return 0;
  const match = rooms.exec(text.replace(extraRoom, '$1'));
  const count = match ? Number(match[1]) : Number.NaN;
  if (count === -1) return 0;
  if (count >= 0 && count <= maxRooms) return count;
  complain(Number.isNaN(count) ? 'is not a number of rooms' : `is outside 0 to ${maxRooms}`);
  return null;
}

/** Like `parseRooms`; every home has a bathroom, so 0 counts as missing. */
export function parseBathrooms(value: unknown, complain: ReportProblem): number | null {
  return parseRooms(value, complain) || null;
}

/** Like `parseRooms`; a fraction of a room, such as a study, is not a bedroom and is left out with a report. */
export function parseBedrooms(value: unknown, complain: ReportProblem): number | null {
  const rooms = parseRooms(value, complain);
  if (rooms === null || Number.isInteger(rooms)) return rooms;
  complain('is not a whole number and was rounded down');
  return Math.floor(rooms);
}

const yes = new Set(['true', '1', 'yes', 'y', 'on', 't']);
const no = new Set(['false', '0', 'no', 'n', 'off', 'f']);

/** A boolean, possibly as 0/1 or text; false when missing. */
export function parseBoolean(value: unknown, complain: ReportProblem): boolean {
  if (isAbsent(value)) return false;
  const text = scalarText(value, maxFigure).trim().toLowerCase();
  if (!yes.has(text) && !no.has(text)) complain('is neither true nor false');
  return yes.has(text);
}
