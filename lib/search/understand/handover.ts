import type { Months } from '../handover-months';
import { isCount } from './counted';
import { currencies, multiples } from './currencies';
import { numerals } from './numerals';
import { phraseLengthAt, type Reading, textAt } from './phrases';
import { areaUnitAt } from './sizes';
import { tenancyWords } from './tenancy-words';
import { foldedKeys, phraseList, type Token } from './tokens';

const signals = phraseList(`
  handover | ho | hand over | handover in | hand over in | handover by | handing over | handing over in |
  completion | completion in | completing | completing in | completed in | completed by | delivery |
  delivery in | delivered | delivered in | delivery date | ready in | ready by | handover date | move in |
  moving in | built | built in | expected in | to be completed in | due to be completed in | possession | possession in | due | due in | due by | livraison | livraison en | livraison prevue en | übergabe | fertigstellung | entrega | entrega en | teslim | تسليم | التسليم | تسليم في | استلام | الاستلام | استلام في | تحويل | تحويل در |
  year built | year of construction | construction year | сдача | сдается | сдача в | сдача во | сдача к | сдачей в | сдается в | готовность | срок сдачи | срок сдачи в | со сроком сдачи`);
/** After these, "5 years" without "in" may be an age. */
const builtSignal = /^(?:built|delivered|possession)$/;
const before = phraseList(`
  by | not later than | no later than | not after | latest by | before | until | till | avant | vor | antes de | bis | قبل | حتى | حتي | تا | до |
  не позднее | не позже`);
const notBefore = phraseList(
  'not before | no earlier than | not earlier than | no sooner than | не ранее | не раньше | ليس قبل',
);
/** These leave out the time that they name, as "before" does: "after 2027" is 2028. */
const after = phraseList(
  'after | later than | beyond | past | apres | nach | despues de | بعد | بعد از | после | позже',
);
const startingFrom = phraseList('from | starting | starting from | starting in | من | از | с');
const orLater = phraseList('onwards | onward | or later | and later | or after | and after | and beyond');
const between = phraseList('between | from');
const joins = new Set(['-', 'to', '/', 'and', 'or', 'till', 'until', 'و']);
const yearEnds = phraseList(
  'handover | hand over | completion | delivery | possession | 年 交房 | 年 交付 | 年 之前 交房 | 年 之前 | 之前 交房 | 之前 | 交房 | 交付 | 入住 | 年 | году | год | года | تسليم',
);
const beforeDates = new Set([
  'till',
  'until',
  'to',
  'in',
  'from',
  'by',
  'on',
  'before',
  'after',
  'end',
  'of',
]);
const ofYear = new Set(['-', '/', 'of', 'من', '年']);
const firstYear = 2020;
/** After a word for completion: "built in 2015". */
const firstCertainYear = 1970;
const lastYear = 2045;

/** Months as in `Months`, both known. */
type Period = { from: number; to: number };

function monthsOf(year: number, first: number, last: number): Period {
  return { from: year * 100 + first, to: year * 100 + last };
}

function quartersOf(year: number, first: number, last = first): Period {
  return monthsOf(year, first * 3 - 2, last * 3);
}

/** `handover 2027`, `q4 2027`, `Q4-27`, `completed by 2028`, a bare `2027`. Null when none starts here. */
export function handoverAt(tokens: readonly Token[], start: number, now: Date): Reading<Months> | null {
  const age = ageAt(tokens, start, now);
  if (age) return age;
  const signal = phraseLengthAt(tokens, start, signals) || readyAt(tokens, start, now);
  if (signal === 0 && isOfTenancy(tokens, start)) return null;
  let at = start + signal;
  const saysBy = /^(handover by|completed by|ready by)$/.test(
    tokens
      .slice(start, at)
      .map(({ text }) => text)
      .join(' '),
  );
  const by = saysBy ? 0 : phraseLengthAt(tokens, at, before);
  const range = rangeAt(tokens, at, signal > 0);
  if (range) return { value: range.value, length: at + range.length - start };
  const isNotBefore = phraseLengthAt(tokens, at, notBefore);
  const isAfter = isNotBefore || by ? 0 : phraseLengthAt(tokens, at, after);
  const isFrom = isNotBefore || by || isAfter ? 0 : phraseLengthAt(tokens, at, startingFrom);
  const limitStart = isNotBefore > 0 ? at + isNotBefore : start;
  at += by + isNotBefore + isAfter + isFrom;
  if (['in', 'the', 'في', 'در', 'в', 'во', '-'].includes(textAt(tokens, at))) at += 1;
  const mayBeAge =
    builtSignal.test(textAt(tokens, start)) && ['-', textAt(tokens, start)].includes(textAt(tokens, at - 1));
  const when =
    relativeAt(tokens, at, now, { mayBeAge, hasSignal: signal > 0 }) ??
    monthsAt(tokens, at, signal > 0 || by > 0 || isNotBefore > 0 || isAfter > 0) ??
    (signal > 0 ? nextMonthAt(tokens, at, now) : null);
  if (!when) return null;
  at += when.length;
  const later = by ? 0 : phraseLengthAt(tokens, at, orLater) || plusAt(tokens, at);
  at += later;
  const end = phraseLengthAt(tokens, at, yearEnds);
  const { value } = when;
  return {
    value: {
      from: null,
      to: null,
      ...limits(value, {
        by: by > 0 || saysBy || textAt(tokens, at - 1) === '年底前',
        after: isAfter > 0,
        from: isFrom > 0 || isNotBefore > 0 || later > 0,
        before: isBefore(tokens, limitStart, at + end),
      }),
    },
    length: at + end - start,
  };
}

/** The "ready" of "ready next year", "ready q2 2027", "ready within a year" and "ready before september" or "before christmas". */
function readyAt(tokens: readonly Token[], start: number, now: Date): number {
  if (textAt(tokens, start) !== 'ready') return 0;
  if (relativeAt(tokens, start + 1, now, { mayBeAge: true, hasSignal: true })) return 1;
  const date = monthsAt(tokens, start + 1, false);
  if (date && !areaUnitAt(tokens, start + 1 + date.length)) return 1;
  const by = phraseLengthAt(tokens, start + 1, before);
  const at = start + 1 + by;
  const isTime =
    relativeAt(tokens, at, now, { mayBeAge: true, hasSignal: true }) ?? nextMonthAt(tokens, at, now);
  return by > 0 && isTime ? 1 : 0;
}

const youngerThan = phraseList(
  'less than | under | below | max | maximum | at most | up to | not more than | no more than | not older than | no older than | younger than | newer than',
);

/** "Less than 5 years old", "not older than ten years" */
function ageAt(tokens: readonly Token[], start: number, now: Date): Reading<Months> | null {
  const than = phraseLengthAt(tokens, start, youngerThan);
  if (than === 0) return null;
  const at = start + than;
  const count =
    tokens[at]?.kind === 'number' ? (tokens[at]?.value ?? 0) : (numerals.get(textAt(tokens, at)) ?? 0);
  const unit = phraseLengthAt(tokens, at + 1, years);
  const end = at + 1 + unit;
  const isOld = textAt(tokens, end) === 'old';
  if (unit === 0 || !Number.isInteger(count) || count < 1 || count > 50) return null;
  if (!isOld && !/^(?:older|younger|newer)$/.test(textAt(tokens, at - 2))) return null;
  const to = now.getUTCFullYear() * 100 + now.getUTCMonth() + 1;
  return { value: { from: to - count * 100, to }, length: end + (isOld ? 1 : 0) - start };
}

/** "Rented till March 2026" */
function isOfTenancy(tokens: readonly Token[], start: number): boolean {
  const isOfDate = (index: number) =>
    beforeDates.has(textAt(tokens, index)) || monthOfName(textAt(tokens, index)) > 0;
  let at = start - 1;
  while (isOfDate(at)) at -= 1;
  return (at < start - 1 || isOfDate(start)) && tenancyWords.has(textAt(tokens, at));
}

/** The "+" of "2027+", not of "2027 + 2 bed" or "2027+maid". */
function plusAt(tokens: readonly Token[], at: number): number {
  const plus = tokens[at];
  const isAlone = plus?.start === tokens[at - 1]?.end && plus?.end !== tokens[at + 1]?.start;
  return plus?.text === '+' && isAlone ? 1 : 0;
}

/** "Between 2026 and 2028", "from jan 2027 to q2 2028"; null for a single time. */
function rangeAt(tokens: readonly Token[], start: number, isCertain: boolean): Reading<Months> | null {
  const at = start + phraseLengthAt(tokens, start, between);
  const quarters = quartersAt(tokens, at);
  if (quarters) return { value: quarters.value, length: at + quarters.length - start };
  if (at === start) return null;
  const year = joins.has(textAt(tokens, at + 1)) ? yearAt(tokens, at, isCertain) : null;
  const first = year ? { value: monthsOf(year.value, 1, 12), length: 1 } : monthsAt(tokens, at, false);
  const join = at + (first?.length ?? 0);
  const last = first && joins.has(textAt(tokens, join)) ? monthsAt(tokens, join + 1, isCertain) : null;
  if (!first || !last || last.value.to <= first.value.to) return null;
  return { value: { from: first.value.from, to: last.value.to }, length: join + 1 + last.length - start };
}

/** "Q3-Q4 2026", "q1 and q3 2027" */
function quartersAt(tokens: readonly Token[], start: number): Reading<Period> | null {
  const first = quarterAt(tokens, start);
  if (!first || !joins.has(textAt(tokens, start + first.length))) return null;
  const at = start + first.length + 1;
  const last = quarterAt(tokens, at);
  if (!last || last.value <= first.value) return null;
  const of = ofYear.has(textAt(tokens, at + last.length)) ? 1 : 0;
  const year = yearAt(tokens, at + last.length + of, true);
  if (!year) return null;
  return {
    value: quartersOf(year.value, first.value, last.value),
    length: at + last.length + of + year.length - start,
  };
}

type Limit = { by: boolean; after: boolean; from: boolean; before: boolean };

function limits({ from, to }: Period, limit: Limit): Partial<Months> {
  if (limit.before) return { to: from % 100 === 1 ? from - 89 : from - 1 };
  if (limit.by) return { to };
  if (limit.after) return { from: to % 100 === 12 ? to + 89 : to + 1 };
  return limit.from ? { from } : { from, to };
}

const befores = new Set(['before', 'avant', 'vor', 'antes', 'قبل', '年前', '之前']);

/** "Before the end of 2026" includes its last months. */
function isBefore(tokens: readonly Token[], start: number, end: number): boolean {
  const said = tokens.slice(start, end).map(({ text }) => text);
  return said.some((text) => befores.has(text)) && !said.some((text) => ends.has(text));
}

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
const years = phraseList('year | years | yr | yrs | سنه | سنوات | سال | год | года | лет');
const spans = phraseList(
  'within | in | next | in the next | the next | within the next | over the next | in next | under | خلال | через | в течение | течение | ظرف',
);
/** A span without a number: "через год", "خلال سنة", "within a year". */
const singleSpans = phraseList('a year | one year | год | года | سنه | سال');
const duals = foldedKeys({ سنتين: 24, شهرين: 2 });

/** A relative time: "this year", "next year", "6 months", "end of next year", "two years"; never "two years ago". */
function relativeAt(
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
  const isOver = season.last < now.getUTCMonth() + 1;
  return {
    value: monthsOf(now.getUTCFullYear() + (isOver ? 1 : 0), season.first, season.last),
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
  const quarterOfYear = quarterAt(tokens, start);
  if (!quarterOfYear && !relativeStarts().has(textAt(tokens, start))) return null;
  const year = now.getUTCFullYear();
  const within = (years: number, first: number, last: number, length: number) => ({
    value: monthsOf(year + years, first, last),
    length,
  });
  const yearOf = (at: number) => {
    const following = phraseLengthAt(tokens, at, nextYear);
    return { length: following || phraseLengthAt(tokens, at, thisYear), later: following > 0 ? 1 : 0 };
  };
  if (quarterOfYear) {
    const at = start + quarterOfYear.length;
    const of = ofYear.has(textAt(tokens, at)) ? 1 : 0;
    const { length, later } = yearOf(at + of);
    const last = quarterOfYear.value * 3;
    return length > 0 ? within(later, last - 2, last, quarterOfYear.length + of + length) : null;
  }
  const quarter = Math.floor(now.getUTCMonth() / 3);
  for (const [phrases, later] of [[thisQuarter, 0] as const, [nextQuarter, 1] as const]) {
    const length = phraseLengthAt(tokens, start, phrases);
    const first = ((quarter + later) % 4) * 3 + 1;
    if (length > 0) return within(quarter + later > 3 ? 1 : 0, first, first + 2, length);
  }
  const whole = yearOf(start);
  if (whole.length > 0 && !/^(?:year|года|году)$/.test(textAt(tokens, start))) {
    const part = chineseParts.get(textAt(tokens, start + whole.length));
    if (part) return within(whole.later, part.first, part.last, whole.length + 1);
    return within(whole.later, 1, 12, whole.length);
  }
  for (const { phrases, first, last } of partsOfYear) {
    const part = phraseLengthAt(tokens, start, phrases);
    const named = part > 0 ? yearOf(start + part) : null;
    if (named && named.length > 0) return within(named.later, first, last, part + named.length);
  }
  const end = phraseLengthAt(tokens, start, yearEnd);
  const isOfYear = tokens[start + end]?.kind === 'number' && yearAt(tokens, start + end, false) !== null;
  return end > 0 && !isOfYear ? within(0, 10, 12, end) : null;
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

const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/** 1 to 12 for "december" and "dec"; 0 for other words. */
function monthOfName(word: string): number {
  return word.length >= 3 ? monthNames.findIndex((name) => name.startsWith(word)) + 1 : 0;
}

/** A month without a year, "ready in december", is the next one. */
function nextMonthAt(tokens: readonly Token[], at: number, now: Date): Reading<Period> | null {
  const month = monthOfName(textAt(tokens, at));
  if (month === 0) return null;
  const year = now.getUTCFullYear() + (month < now.getUTCMonth() + 1 ? 1 : 0);
  return { value: monthsOf(year, month, month), length: 1 };
}

const partsOfYear = [
  {
    phrases: phraseList(
      'h 1 | h 1 of | first half | first half of | 1 half | 1 half of | первое полугодие | 1 полугодие',
    ),
    first: 1,
    last: 6,
  },
  {
    phrases: phraseList(
      'h 2 | h 2 of | second half | second half of | 2 half | 2 half of | второе полугодие | 2 полугодие',
    ),
    first: 7,
    last: 12,
  },
  {
    phrases: phraseList(
      'end of | the end of | end | year end | eoy | christmas | xmas | late | نهاية | پایان | конец | конца | конце | концу',
    ),
    first: 10,
    last: 12,
  },
  { phrases: phraseList('spring | spring of | весна | весной'), first: 3, last: 5 },
  { phrases: phraseList('summer | summer of | лето | летом'), first: 6, last: 8 },
  { phrases: phraseList('autumn | autumn of | fall | fall of | осень | осенью'), first: 9, last: 11 },
  { phrases: phraseList('early | beginning of | start of | بداية | начало | начале'), first: 1, last: 3 },
  { phrases: phraseList('mid | middle of | منتصف | середина | середине'), first: 4, last: 9 },
];

/** Seasons, which without a year are the next ones. */
const seasons = new Map([
  ['spring', { first: 3, last: 5 }],
  ['summer', { first: 6, last: 8 }],
  ['autumn', { first: 9, last: 11 }],
  ['fall', { first: 9, last: 11 }],
]);

/** After a year in Chinese: "2027年底". */
const chineseParts = new Map<string, { first: number; last: number }>([
  ['年初', { first: 1, last: 3 }],
  ['年中', { first: 4, last: 9 }],
  ['年底', { first: 10, last: 12 }],
  ['年末', { first: 10, last: 12 }],
  ['底', { first: 10, last: 12 }],
  ['年底前', { first: 1, last: 12 }],
  ['上半年', { first: 1, last: 6 }],
  ['下半年', { first: 7, last: 12 }],
]);
const ends = new Set(['end', 'christmas', 'xmas', 'new', 'نهايه']);

/** The sign in "12/2026", "12-2026" and "handover 12 - 2026"; in "phase 2 - 2027" it separates. */
function isDateSign(tokens: readonly Token[], at: number, isCertain: boolean): boolean {
  const sign = tokens[at];
  const isTight = sign?.start === tokens[at - 1]?.end && sign?.end === tokens[at + 1]?.start;
  return sign?.text === '/' || (sign?.text === '-' && (isTight || isCertain));
}

/** "end of 2026", "december 2027". */
function namedMonthsAt(tokens: readonly Token[], at: number, isCertain: boolean): Reading<Period> | null {
  for (const { phrases, first, last } of partsOfYear) {
    const length = phraseLengthAt(tokens, at, phrases);
    const year = length ? yearAt(tokens, at + length, isCertain) : null;
    if (year) return { value: monthsOf(year.value, first, last), length: length + 1 };
  }
  const join = ['-', '/', 'of'].includes(textAt(tokens, at + 1)) ? 1 : 0;
  // "12/2026"
  const inDigits =
    isDateSign(tokens, at + 1, isCertain) && tokens[at]?.kind === 'number' ? (tokens[at]?.value ?? 0) : 0;
  const month = inDigits <= 12 && inDigits > 0 ? inDigits : monthOfName(textAt(tokens, at));
  // "Handover 01/27", not the day and month of "10/24/26"
  const mayBeShort = isCertain && (inDigits === 0 || !isDateSign(tokens, at + 2 + join, isCertain));
  const year = month ? yearAt(tokens, at + 1 + join, mayBeShort) : null;
  return year ? { value: monthsOf(year.value, month, month), length: 2 + join } : null;
}

/** The month of "31 december 2026" or "31/12/2026". */
function monthOfDateAt(tokens: readonly Token[], at: number, isCertain: boolean): Reading<Period> | null {
  const day = tokens[at]?.kind === 'number' ? (tokens[at]?.value ?? 0) : 0;
  if (day < 1 || day > 31) return null;
  const join = isDateSign(tokens, at + 1, isCertain) || textAt(tokens, at + 1) === 'of' ? 1 : 0;
  const next = at + 1 + join;
  const isMonth = monthOfName(textAt(tokens, next)) > 0 || (join > 0 && tokens[next]?.kind === 'number');
  const found = isMonth ? namedMonthsAt(tokens, next, isCertain) : null;
  return found && { value: found.value, length: 1 + join + found.length };
}

function monthsAt(tokens: readonly Token[], at: number, isCertain: boolean): Reading<Period> | null {
  const quarter = quarterAt(tokens, at);
  if (quarter) {
    const join = ofYear.has(textAt(tokens, at + quarter.length)) ? 1 : 0;
    const year = yearAt(tokens, at + quarter.length + join, true);
    return (
      year && { value: quartersOf(year.value, quarter.value), length: quarter.length + join + year.length }
    );
  }
  const named = namedMonthsAt(tokens, at, isCertain) ?? monthOfDateAt(tokens, at, isCertain);
  if (named) return named;
  const year = yearAt(tokens, at, isCertain && !isCount(tokens, at));
  if (!year) return null;
  // "2026-27"
  const isTight = tokens[at + 1]?.start === tokens[at]?.end && tokens[at + 1]?.end === tokens[at + 2]?.start;
  const later = joins.has(textAt(tokens, at + 1)) ? yearAt(tokens, at + 2, isTight) : null;
  if (later && later.value > year.value)
    return { value: { from: year.value * 100 + 1, to: later.value * 100 + 12 }, length: 3 };
  const yearSign = textAt(tokens, at + 1) === '年' ? 1 : 0;
  const part = chineseParts.get(textAt(tokens, at + 1 + yearSign));
  if (part) return { value: monthsOf(year.value, part.first, part.last), length: 2 + yearSign };
  const wholeYear = monthsOf(year.value, 1, 12);
  if (textAt(tokens, at + 1) === '年前') return { value: wholeYear, length: 2 };
  // "2027 Q4"
  const join = ['-', '/', '年'].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const following = quarterAt(tokens, at + 1 + join);
  if (following)
    return { value: quartersOf(year.value, following.value), length: 1 + join + following.length };
  // A year without context; sizes and prices such as "2027 sq ft" and "AED 2027" were read before.
  const next = tokens[at + 1];
  if (!isCertain && next && next.start === tokens[at]?.end && !['+', '年'].includes(next.text)) return null;
  return { value: wholeYear, length: 1 };
}

const ordinals = new Map(
  [
    'first i первый первом الاول 第一',
    'second ii второй втором الثاني 第二',
    'third iii третий третьем الثالث 第三',
    'fourth iv четвертый четвертом الرابع 第四',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
const quarterWords = /^(?:quarter|qtr|квартал|квартале|квартала|кв|季度)$/;

const quarterStarts = new Set(['q', 'qtr', 'quarter', 'الربع', ...ordinals.keys()]);

function quarterAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (second === undefined || (first?.kind === 'word' && !quarterStarts.has(first.text))) return null;
  // "4th quarter 2027", "first quarter", "IV квартал"
  const ordinal = first?.kind === 'number' ? first.value : (ordinals.get(first?.text ?? '') ?? 0);
  if (quarterWords.test(second?.text ?? '') && ordinal >= 1 && ordinal <= 4)
    return { value: ordinal, length: 2 };
  if (
    first?.kind === 'word' &&
    /^(q|qtr|quarter|الربع)$/.test(first.text) &&
    second?.kind === 'number' &&
    second.value >= 1 &&
    second.value <= 4
  )
    return { value: second.value, length: 2 };
  // "الربع الرابع 2027"
  if (first?.text === 'الربع' && second && ordinals.has(second.text))
    return { value: ordinals.get(second.text) ?? 0, length: 2 };
  // "4Q 2027"
  if (first?.kind === 'number' && first.value >= 1 && first.value <= 4 && second?.text === 'q')
    return { value: first.value, length: 2 };
  return null;
}

function yearAt(tokens: readonly Token[], at: number, mayBeShort: boolean): Reading<number> | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || !/^\d+$/.test(token.text)) return null;
  // "Dec 25 2026"
  const isDay = mayBeShort && yearAt(tokens, at + 1, false) !== null;
  // "До 40 млн"
  const next = textAt(tokens, at + 1);
  const isAmount = multiples.has(next) || currencies.has(next);
  const isShort = mayBeShort && !isDay && !isAmount && token.value >= 20 && token.value <= 45;
  const year = isShort ? 2000 + token.value : token.value;
  const isFull = token.text.length === 4;
  const first =
    isFull && mayBeShort && !isAmount && !areaUnitAt(tokens, at + 1) ? firstCertainYear : firstYear;
  return year >= first && year <= lastYear && (isFull || mayBeShort) ? { value: year, length: 1 } : null;
}
