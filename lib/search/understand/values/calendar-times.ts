import type { Months } from '@/lib/search/filters/handover-months';
import { phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { isCount } from './counted';
import { currencies } from './currencies';
import { multiples } from './multiples';
import { areaUnitAt } from './sizes';

const between = phraseList('between | from');
const joins = new Set(['-', 'to', '/', 'and', 'or', 'till', 'until', 'و']);

/** Words after a time that say what it is for: "2027 completion". */
export const yearEnds = phraseList(
  'handover | hand over | completion | delivery | possession | 年 交房 | 年 交付 | 年 之前 交房 | 年 之前 | 之前 交房 | 之前 | 交房 | 交付 | 入住 | 年 | году | год | года | تسليم',
);

/** What may be between a part of a year and the year. */
export const ofYear = new Set(['-', '/', 'of', 'من', '年']);
const firstYear = 2020;

/** After a word for completion: "built in 2015". */
const firstCertainYear = 1970;
const lastYear = 2045;

/** Months as in `Months`, both known. */
export type Period = { from: number; to: number };

/** Months of one year, the first and last from 1 to 12. */
export function monthsOf(year: number, first: number, last: number): Period {
  return last > 12
    ? { from: year * 100 + first, to: (year + 1) * 100 + last - 12 }
    : { from: year * 100 + first, to: year * 100 + last };
}

/** Quarters of one year, from 1 to 4. */
function quartersOf(year: number, first: number, last = first): Period {
  return monthsOf(year, first * 3 - 2, last * 3);
}

/** "Between 2026 and 2028", "from jan 2027 to q2 2028"; null for a single time. */
export function rangeAt(tokens: readonly Token[], start: number, isCertain: boolean): Reading<Months> | null {
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

export const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/** 1 to 12 for "december" and "dec"; 0 for other words. */
export function monthOfName(word: string): number {
  return word.length >= 3 ? monthNames.findIndex((name) => name.startsWith(word)) + 1 : 0;
}

/** Words before a year or "next year" for a part of it. */
export const partsOfYear = [
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
  { phrases: phraseList('winter | winter of | зима | зимой'), first: 12, last: 14 },
  { phrases: phraseList('early | beginning of | start of | بداية | начало | начале'), first: 1, last: 3 },
  { phrases: phraseList('mid | middle of | منتصف | середина | середине'), first: 4, last: 9 },
];

/** After a year in Chinese: "2027年底". */
export const chineseParts = new Map<string, { first: number; last: number }>([
  ['年初', { first: 1, last: 3 }],
  ['年中', { first: 4, last: 9 }],
  ['年底', { first: 10, last: 12 }],
  ['年末', { first: 10, last: 12 }],
  ['底', { first: 10, last: 12 }],
  ['年底前', { first: 1, last: 12 }],
  ['上半年', { first: 1, last: 6 }],
  ['下半年', { first: 7, last: 12 }],
]);

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

/** "Q4 2027", "december 2027", "31/12/2026", "end of 2026", "2026-27" or a year. */
export function monthsAt(tokens: readonly Token[], at: number, isCertain: boolean): Reading<Period> | null {
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
const quarterSigns = new Set(['q', 'qtr', 'quarter', 'الربع']);
const quarterStarts = new Set([...quarterSigns, ...ordinals.keys()]);

/** "Q4", "4Q", "fourth quarter": a number from 1 to 4. */
export function quarterAt(tokens: readonly Token[], at: number): Reading<number> | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || (first.kind === 'word' && !quarterStarts.has(first.text))) return null;
  const isQuarter = (number: number) => number >= 1 && number <= 4;
  // "4th quarter 2027", "first quarter", "IV квартал"
  const ordinal = first.kind === 'number' ? first.value : (ordinals.get(first.text) ?? 0);
  if (quarterWords.test(second.text) && isQuarter(ordinal)) return { value: ordinal, length: 2 };
  // "Q4 2027", "quarter 4"
  if (quarterSigns.has(first.text) && second.kind === 'number' && isQuarter(second.value))
    return { value: second.value, length: 2 };
  // "الربع الرابع 2027"
  const arabic = first.text === 'الربع' ? ordinals.get(second.text) : undefined;
  if (arabic !== undefined) return { value: arabic, length: 2 };
  // "4Q 2027"
  const isBeforeSign = first.kind === 'number' && second.text === 'q';
  return isBeforeSign && isQuarter(first.value) ? { value: first.value, length: 2 } : null;
}

/** A year of four digits, or of two where it may be short. */
export function yearAt(tokens: readonly Token[], at: number, mayBeShort: boolean): Reading<number> | null {
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
