import type { Months } from '../handover-months';
import { phraseLengthAt, type Reading, textAt } from './amounts';
import { phraseList, type Token } from './tokens';

const signals = phraseList(`
  handover | hand over | handover in | hand over in | handover by | handing over | handing over in |
  completion | completion in | completing | completing in | completed in | completed by | delivery |
  delivery in | delivered | delivered in | delivery date | ready in | ready by | handover date | تسليم |
  التسليم | تسليم في | تحويل | تحويل در`);
const before = phraseList(`
  by | not later than | no later than | before | until | till | قبل | حتى | حتي | تا`);
const after = phraseList(`
  after | from | بعد | من | از`);
const firstYear = 2020;
const lastYear = 2045;

/** `handover 2027`, `q4 2027`, `Q4-27`, `completed by 2028`, a bare `2027`. Null when none starts here. */
export function handoverAt(tokens: readonly Token[], start: number, now: Date): Reading<Months> | null {
  const signal = phraseLengthAt(tokens, start, signals);
  let at = start + signal;
  const saysBy = /^(handover by|completed by|ready by)$/.test(
    tokens
      .slice(start, at)
      .map(({ text }) => text)
      .join(' '),
  );
  const by = saysBy ? 0 : phraseLengthAt(tokens, at, before);
  const from = by ? 0 : phraseLengthAt(tokens, at, after);
  at += by + from;
  if (textAt(tokens, at) === 'in' || textAt(tokens, at) === '-') at += 1;
  const when =
    (signal > 0 ? relativeAt(tokens, at, now) : null) ?? monthsAt(tokens, at, signal > 0 || by > 0);
  if (!when) return null;
  at += when.length;
  const end = ['handover', 'completion', 'delivery', 'تسليم'].includes(textAt(tokens, at)) ? 1 : 0;
  // "by 2m" and "before 5" are not handovers; "after" counts only with a year and a signal word.
  if (!signal && !end && from) return null;
  const { value } = when;
  return {
    value: {
      from: null,
      to: null,
      ...limits(value, { by: by > 0 || saysBy, from: from > 0, before: isBefore(tokens, start, at) }),
    },
    length: at + end - start,
  };
}

type Limit = { by: boolean; from: boolean; before: boolean };

function limits({ from, to }: { from: number; to: number }, limit: Limit): Partial<Months> {
  if (limit.before) return { to: from % 100 === 1 ? from - 89 : from - 1 };
  if (limit.by) return { to };
  return limit.from ? { from } : { from, to };
}

function isBefore(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens.slice(start, end).some(({ text }) => text === 'before' || text === 'قبل');
}

const thisYear = phraseList('this year | the year | year end | هذا العام | هذه السنة | امسال');
const nextYear = phraseList('next year | العام القادم | السنة القادمة | سال آینده');
const months = phraseList('month | months | mths | شهر | اشهر | ماه');

/** A relative time: "this year", "next year", "6 months". */
function relativeAt(
  tokens: readonly Token[],
  start: number,
  now: Date,
): Reading<{ from: number; to: number }> | null {
  const year = now.getUTCFullYear();
  const current = phraseLengthAt(tokens, start, thisYear);
  if (current) return { value: { from: year * 100 + 1, to: year * 100 + 12 }, length: current };
  const following = phraseLengthAt(tokens, start, nextYear);
  if (following)
    return { value: { from: (year + 1) * 100 + 1, to: (year + 1) * 100 + 12 }, length: following };
  const within = textAt(tokens, start) === 'within' || textAt(tokens, start) === 'next' ? 1 : 0;
  const token = tokens[start + within];
  const unit = phraseLengthAt(tokens, start + within + 1, months);
  if (token?.kind !== 'number' || !unit || token.value < 1 || token.value > 120) return null;
  const until = new Date(Date.UTC(year, now.getUTCMonth() + token.value, 1));
  return {
    value: {
      from: year * 100 + now.getUTCMonth() + 1,
      to: until.getUTCFullYear() * 100 + until.getUTCMonth() + 1,
    },
    length: within + 1 + unit,
  };
}

const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/** 1 to 12 for "december" and "dec"; 0 for other words. */
function monthOfName(word: string): number {
  return word.length >= 3 ? monthNames.findIndex((name) => name.startsWith(word)) + 1 : 0;
}

const partsOfYear = [
  { phrases: phraseList('end of | the end of | end | late | نهاية | پایان'), first: 10, last: 12 },
  { phrases: phraseList('early | beginning of | start of | بداية'), first: 1, last: 3 },
  { phrases: phraseList('mid | middle of | منتصف'), first: 4, last: 9 },
];

/** "end of 2026", "december 2027". */
function namedMonthsAt(tokens: readonly Token[], at: number): Reading<{ from: number; to: number }> | null {
  for (const { phrases, first, last } of partsOfYear) {
    const length = phraseLengthAt(tokens, at, phrases);
    const year = length ? yearAt(tokens, at + length, false) : null;
    if (year)
      return { value: { from: year.value * 100 + first, to: year.value * 100 + last }, length: length + 1 };
  }
  const month = monthOfName(textAt(tokens, at));
  const join = ['-', '/', 'of'].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const year = month ? yearAt(tokens, at + 1 + join, false) : null;
  return year
    ? { value: { from: year.value * 100 + month, to: year.value * 100 + month }, length: 2 + join }
    : null;
}

function monthsAt(
  tokens: readonly Token[],
  at: number,
  isCertain: boolean,
): Reading<{ from: number; to: number }> | null {
  const quarter = quarterAt(tokens, at);
  if (quarter) {
    const join = ['-', '/', 'of'].includes(textAt(tokens, at + quarter.length)) ? 1 : 0;
    const year = yearAt(tokens, at + quarter.length + join, true);
    if (!year) return null;
    const first = (quarter.value - 1) * 3 + 1;
    return {
      value: { from: year.value * 100 + first, to: year.value * 100 + first + 2 },
      length: quarter.length + join + year.length,
    };
  }
  const named = namedMonthsAt(tokens, at);
  if (named) return named;
  const year = yearAt(tokens, at, false);
  if (!year) return null;
  const later = ['-', 'to', '/'].includes(textAt(tokens, at + 1)) ? yearAt(tokens, at + 2, false) : null;
  if (later && later.value > year.value)
    return { value: { from: year.value * 100 + 1, to: later.value * 100 + 12 }, length: 3 };
  // "2027 Q4"
  const join = ['-', '/'].includes(textAt(tokens, at + 1)) ? 1 : 0;
  const following = quarterAt(tokens, at + 1 + join);
  if (following) {
    const first = (following.value - 1) * 3 + 1;
    return {
      value: { from: year.value * 100 + first, to: year.value * 100 + first + 2 },
      length: 1 + join + following.length,
    };
  }
  // A year without context; sizes and prices such as "2027 sq ft" and "AED 2027" were read before.
  const next = tokens[at + 1];
  if (!isCertain && next && next.start === tokens[at]?.end) return null;
  return { value: { from: year.value * 100 + 1, to: year.value * 100 + 12 }, length: 1 };
}

function quarterAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (
    first?.kind === 'word' &&
    /^(q|quarter|الربع)$/.test(first.text) &&
    second?.kind === 'number' &&
    second.value >= 1 &&
    second.value <= 4
  )
    return { value: second.value, length: 2 };
  // "4Q 2027"
  if (first?.kind === 'number' && first.value >= 1 && first.value <= 4 && second?.text === 'q')
    return { value: first.value, length: 2 };
  return null;
}

function yearAt(tokens: readonly Token[], at: number, mayBeShort: boolean): Reading<number> | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || !/^\d+$/.test(token.text)) return null;
  const year = mayBeShort && token.value >= 20 && token.value <= 45 ? 2000 + token.value : token.value;
  return year >= firstYear && year <= lastYear && (token.text.length === 4 || mayBeShort)
    ? { value: year, length: 1 }
    : null;
}
