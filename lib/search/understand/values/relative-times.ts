import { phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { foldedKeys, phraseList, type Token } from '../tokens/tokens';
import {
  chineseParts,
  monthOfName,
  monthsOf,
  ofYear,
  type Period,
  partsOfYear,
  quarterAt,
  yearAt,
  yearEnds,
} from './calendar-times';
import { numerals } from './numerals';

const thisYear = phraseList(
  'this year | the year | هذا العام | هذه السنة | امسال | этого года | этом году | года | году | 今年 | year',
);
const nextYear = phraseList(`
  next year | coming year | the coming year | العام القادم | السنة القادمة | العام المقبل | سال آینده | следующего года |
  следующем году | 明年`);
const yearEnd = phraseList(
  'year end | year - end | eoy | end of year | end of the year | christmas | xmas | new year | the new year | by year end | نهاية العام | نهاية السنة | конца года | конец года | 年底 | 年底前 | 年末',
);
const thisQuarter = phraseList('this quarter | current quarter');
const nextQuarter = phraseList('next quarter | coming quarter');
const months = phraseList(
  'month | months | mths | شهر | اشهر | شهور | ماه | месяц | месяца | месяцев | 个月',
);
const past = new Set(['ago', 'back', 'old', 'earlier', 'назад']);

/** Words for a number of years. */
export const years = phraseList('year | years | yr | yrs | سنه | سنوات | سال | год | года | лет');
const spans = phraseList(
  'within | in | next | in the next | the next | within the next | over the next | in next | under | خلال | через | в течение | течение | ظرف',
);

/** A span without a number: "через год", "خلال سنة", "within a year". */
const singleSpans = phraseList('a year | one year | год | года | سنه | سال');
const duals = foldedKeys({ سنتين: 24, شهرين: 2 });

/** A relative time: "this year", "next year", "6 months", "end of next year", "two years"; never "two years ago". */
export function relativeAt(
  tokens: readonly Token[],
  start: number,
  now: Date,
  { mayBeAge, hasSignal }: { mayBeAge: boolean; hasSignal: boolean },
): Reading<Period> | null {
  const ofYear = partOfRelativeYearAt(tokens, start, now) ?? seasonAt(tokens, start, now, hasSignal);
  const found = ofYear ?? (hasSignal ? spanAt(tokens, start, now, mayBeAge) : null);
  if (!found || hasSignal || (ofYear && isPartOfNamedYear(tokens, start, ofYear.length))) return found;
  return phraseLengthAt(tokens, start + found.length, yearEnds) > 0 ? found : null;
}

/** "Q3 next year", "end of this year" and "next summer" are certain without a word for handovers, "next year" is not. */
function isPartOfNamedYear(tokens: readonly Token[], start: number, length: number): boolean {
  const year = /^(?:next|this|coming)$/;
  const named = tokens.slice(start, start + length).findIndex(({ text }) => year.test(text));
  return named > 0 || (named === 0 && partLengthAt(tokens, start + 1) > 0);
}

function partLengthAt(tokens: readonly Token[], at: number): number {
  return Math.max(...partsOfYear.map(({ phrases }) => phraseLengthAt(tokens, at, phrases)));
}

/** "Next summer", after a word for handovers also "summer": the one that ends next. */
function seasonAt(
  tokens: readonly Token[],
  start: number,
  now: Date,
  hasSignal: boolean,
): Reading<Period> | null {
  const lead = /^(?:next|this|coming)$/.test(textAt(tokens, start)) ? 1 : 0;
  const season = seasons.get(textAt(tokens, start + lead));
  const end = start + lead + 1;
  if (!season || !(lead || hasSignal) || yearAt(tokens, end + (textAt(tokens, end) === 'of' ? 1 : 0), true))
    return null;
  const month = now.getUTCMonth() + 1;
  // In January, the winter that ends next began last year.
  const years = month <= season.last - 12 ? -1 : season.last < month ? 1 : 0;
  return {
    value: monthsOf(now.getUTCFullYear() + years, season.first, season.last),
    length: end - start,
  };
}

let startsOfRelative: ReadonlySet<string> | undefined;

function relativeStarts(): ReadonlySet<string> {
  const phrases = [thisYear, nextYear, yearEnd, thisQuarter, nextQuarter];
  startsOfRelative ??= new Set(
    [...phrases, ...partsOfYear.map((part) => part.phrases)].flat().map(([first = '']) => first),
  );
  return startsOfRelative;
}

/** "This year", "end of next year", "next quarter". */
function partOfRelativeYearAt(tokens: readonly Token[], start: number, now: Date): Reading<Period> | null {
  const quarter = quarterAt(tokens, start);
  if (quarter) return quarterOfRelativeYearAt(tokens, start, quarter, now);
  if (!relativeStarts().has(textAt(tokens, start))) return null;
  return (
    relativeQuarterAt(tokens, start, now) ??
    wholeRelativeYearAt(tokens, start, now) ??
    namedPartOfRelativeYearAt(tokens, start, now) ??
    endOfThisYearAt(tokens, start, now)
  );
}

/** The number of years from now on of "this year" and "next year". */
function relativeYearAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const next = phraseLengthAt(tokens, at, nextYear);
  if (next > 0) return { value: 1, length: next };
  const length = phraseLengthAt(tokens, at, thisYear);
  return length > 0 ? { value: 0, length } : null;
}

/** The months from `first` to `last` of the year that begins after a number of years. */
function monthsIn(years: number, first: number, last: number, now: Date): Period {
  return monthsOf(now.getUTCFullYear() + years, first, last);
}

/** "Q3 next year", "first quarter of this year" */
function quarterOfRelativeYearAt(
  tokens: readonly Token[],
  start: number,
  quarter: Reading<number>,
  now: Date,
): Reading<Period> | null {
  const end = start + quarter.length;
  const of = ofYear.has(textAt(tokens, end)) ? 1 : 0;
  const year = relativeYearAt(tokens, end + of);
  if (!year) return null;
  const last = quarter.value * 3;
  return { value: monthsIn(year.value, last - 2, last, now), length: quarter.length + of + year.length };
}

/** "This quarter", "next quarter" */
function relativeQuarterAt(tokens: readonly Token[], start: number, now: Date): Reading<Period> | null {
  const current = Math.floor(now.getUTCMonth() / 3);
  for (const [phrases, later] of [[thisQuarter, 0] as const, [nextQuarter, 1] as const]) {
    const length = phraseLengthAt(tokens, start, phrases);
    const first = ((current + later) % 4) * 3 + 1;
    if (length > 0) return { value: monthsIn(current + later > 3 ? 1 : 0, first, first + 2, now), length };
  }
  return null;
}

/** "Next year", "明年年底" */
function wholeRelativeYearAt(tokens: readonly Token[], start: number, now: Date): Reading<Period> | null {
  const year = relativeYearAt(tokens, start);
  if (!year || /^(?:year|года|году)$/.test(textAt(tokens, start))) return null;
  const part = chineseParts.get(textAt(tokens, start + year.length));
  if (!part) return { value: monthsIn(year.value, 1, 12, now), length: year.length };
  return { value: monthsIn(year.value, part.first, part.last, now), length: year.length + 1 };
}

/** "End of next year", "first half of this year" */
function namedPartOfRelativeYearAt(
  tokens: readonly Token[],
  start: number,
  now: Date,
): Reading<Period> | null {
  for (const { phrases, first, last } of partsOfYear) {
    const part = phraseLengthAt(tokens, start, phrases);
    const year = part > 0 ? relativeYearAt(tokens, start + part) : null;
    if (year) return { value: monthsIn(year.value, first, last, now), length: part + year.length };
  }
  return null;
}

/** "Year end", unlike that of "year end 2027" */
function endOfThisYearAt(tokens: readonly Token[], start: number, now: Date): Reading<Period> | null {
  const length = phraseLengthAt(tokens, start, yearEnd);
  const end = start + length;
  const isOfYear = tokens[end]?.kind === 'number' && yearAt(tokens, end, false) !== null;
  return length > 0 && !isOfYear ? { value: monthsIn(0, 10, 12, now), length } : null;
}

/** From now on: "6 months", "within two years". */
function spanAt(
  tokens: readonly Token[],
  start: number,
  now: Date,
  mayBeAge: boolean,
): Reading<Period> | null {
  const within = phraseLengthAt(tokens, start, spans);
  const at = start + within;
  const single = phraseLengthAt(tokens, at, singleSpans);
  const token = tokens[at];
  const inMonths = phraseLengthAt(tokens, at + 1, months);
  const unit = inMonths || phraseLengthAt(tokens, at + 1, years);
  const amount = token?.kind === 'number' ? token.value : (numerals.get(token?.text ?? '') ?? 0);
  const dual = duals.get(token?.text ?? '');
  const isSingle = dual !== undefined || (single > 0 && (within > 0 || single > 1));
  const span = dual ?? (isSingle ? 12 : inMonths > 0 ? amount : amount * 12);
  const end = isSingle ? at + Math.max(single, 1) : at + 1 + unit;
  const isPast = (mayBeAge && within === 0) || past.has(textAt(tokens, end));
  if (!(unit || isSingle) || isPast || span < 1 || span > 120) return null;
  const year = now.getUTCFullYear();
  const until = new Date(Date.UTC(year, now.getUTCMonth() + span, 1));
  return {
    value: {
      from: year * 100 + now.getUTCMonth() + 1,
      to: until.getUTCFullYear() * 100 + until.getUTCMonth() + 1,
    },
    length: end - start,
  };
}

/** A month without a year, "ready in december", is the next one. */
export function nextMonthAt(tokens: readonly Token[], at: number, now: Date): Reading<Period> | null {
  const month = monthOfName(textAt(tokens, at));
  if (month === 0) return null;
  const year = now.getUTCFullYear() + (month < now.getUTCMonth() + 1 ? 1 : 0);
  return { value: monthsOf(year, month, month), length: 1 };
}

/** Seasons, which without a year are the next ones. */
const seasons = new Map([
  ['spring', { first: 3, last: 5 }],
  ['summer', { first: 6, last: 8 }],
  ['autumn', { first: 9, last: 11 }],
  ['fall', { first: 9, last: 11 }],
  ['winter', { first: 12, last: 14 }],
]);
