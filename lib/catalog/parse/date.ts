import { dubaiDay, dubaiOffset } from '@/lib/dubai-day';
import { day as dayMs } from '@/lib/durations';
import { firstYear, lastYear, parseDate, parseQuarter } from '@/lib/format/date';
import { withPlainDigits } from '@/lib/format/plain-digits';
import { fold } from '@/lib/search/words/fold';
import { isAbsent, isRecord } from './fields';
import { maxFigure } from './limits';
import { withoutInvisible } from './number';
import type { ReportProblem } from './problem';
import { parseText } from './text';

/** A time zone at the end of a text. `-2027` and `+04` are only zones after a time. */
const zone =
  /\s*(?:z|(?:gmt|utc)?(?:\+\d{2}:?\d{2}|-\d{2}:\d{2}|(?<=:\d{2}.*)(?:-\d{4}|[+-]\d{2}))|gmt|utc)$/i;
const clock = /\d:\d{2}/;

/** `5/12/2026`, `05.12.2026` or `05-12-2026`, also with a time, which JavaScript would read month first. */
const numericDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,?[ T]+(\d{1,2}:\d{2}.*))?$/;

const ordinal = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)\b/i;
/** `30-Sep-27`, as spreadsheets export days. */
const shortYear = /^(\d{1,2})[- ]([a-z]{3,9})[- ](\d{2})$/i;
/** `Sep-27`, as spreadsheets export months, or `Sep '27`. */
const shortMonth = /^([a-z]{3,9})(?:-| ?['’])(\d{2})$/i;

/** `Q4 27`, `Q4'27` or `4Q 2027`. */
const otherQuarter = /^(?:q([1-4])|([1-4])q)[\s/'’-]{0,3}(?:20)?(\d{2})$/i;
const withPlainQuarter = (text: string) => text.trim().replace(otherQuarter, 'Q$1$2 20$3');

/** `T4 2027`, `4. Quartal 2027`, `4e trimestre 2027` and `IV кв. 2027`. */
const europeanQuarter =
  /^(?:t([1-4])|([1-4])(?:\.|er|e|eme|-?и)? ?(?:quartal|trimestre|кв\.?|квартал)|(i{1,3}|iv) ?(?:кв\.?|квартал))[\s/-]{0,3}(20\d{2})$/;
const romanQuarters = ['', 'i', 'ii', 'iii', 'iv'];

const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** German, French and Russian names of the months that JavaScript does not read. */
const europeanMonths = new Map(
  [
    'januar jänner janvier janv янв январь января',
    'februar février févr fév фев февраль февраля',
    'märz mrz mars март марта',
    'avril avr апр апрель апреля',
    'mai май мая',
    'juni juin июнь июня',
    'juli juillet juil июль июля',
    'août aout авг август августа',
    'septembre сен сент сентябрь сентября',
    'oktober okt octobre окт октябрь октября',
    'novembre ноя нояб ноябрь ноября',
    'dezember dez décembre déc дек декабрь декабря',
  ].flatMap((names, index) => names.split(' ').map((name) => [fold(name), englishMonths[index]])),
);

/** A date with the words of German, French or Russian in English; other texts as they are. */
function inEnglish(text: string): string {
  if (/^[^\p{L}]*$/u.test(text)) return text;
  const plain = fold(text).replace(/ ?г(?:\.|ода?)?$/, '');
  const quarter = europeanQuarter.exec(plain);
  if (quarter) return `Q${quarter[1] ?? quarter[2] ?? romanQuarters.indexOf(quarter[3] ?? '')} ${quarter[4]}`;
  if (!/^(?:\d{1,2}(?:\.|er)? )?[^\d\s]+ \d{4}$/.test(plain)) return text;
  const [month = ''] = /[^\d\s.]{3,}/.exec(plain) ?? [];
  const english = europeanMonths.get(month);
  return english
    ? plain
        .replace(/^(\d+)(?:\.|er)/, '$1')
        .replace(`${month}.`, month)
        .replace(month, english)
    : text;
}

/** `12-2027` or `12.2027`: JavaScript reads neither. */
const otherMonth = /^(\d{1,2}) ?[-./] ?(\d{4})$/;

/** A text in plain digits, without invisible characters; other values as they are. */
function plainValue(value: unknown): unknown {
  const given = isRecord(value) ? (value.date ?? value.value) : value;
  return typeof given === 'string' && given.length <= maxFigure
    ? withPlainDigits(withoutInvisible(given)).trim()
    : given;
}

/** Days since 30 December 1899, as spreadsheets count them, of the years 2000 to 2099; with a fraction for the time. */
function isSheetDay(value: unknown): boolean {
  const isScalar = typeof value === 'number' || typeof value === 'string';
  if (!isScalar || !/^\s*\d{5}(?:\.\d+)?\s*$/.test(String(value))) return false;
  const day = Math.floor(Number(value));
  return day >= 36_526 && day <= 73_050;
}

/** Day 0 of Excel's calendar, which counts a 29 February 1900. */
export const sheetStart = Date.UTC(1899, 11, 30);

/**
 * Reads the formats of `parseDate` and `numericDay`, day first as in Dubai. The UTC fields of the result are day and
 * time as written, whatever the zone; for seconds and milliseconds they are those in Dubai.
 */
function toWritten(value: unknown): Date | null {
  if (isEpoch(value)) return shifted(parseDate(value), dubaiOffset);
  if (isSheetDay(value)) return new Date(sheetStart + Math.floor(Number(value)) * dayMs);
  if (typeof value === 'number') return parseDate(value);
  if (typeof value !== 'string' || value.length > maxFigure) return null;
  const text = withPlainQuarter(inEnglish(value))
    .replace(zone, '')
    .replace(ordinal, '$1')
    .replace(shortYear, '$1 $2 20$3')
    .replace(shortMonth, '$1 20$2')
    .replace(otherMonth, '$1/$2');
  const numeric = numericDay.exec(text);
  if (numeric) return fromParts(Number(numeric[1]), Number(numeric[3]), Number(numeric[4]), numeric[5]);
  if (parseQuarter(text)) return parseDate(text);
  if (/^\d+(?:\/\d+)?$/.test(text)) return parseDate(text);
  if (!isInCalendar(text)) return null;
  const isoDay = /^\d{4}-\d{1,2}(?:-\d{1,2})?$/.test(text);
  const isoTime = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}.*)$/.exec(text);
  if (isoDay) return parseDate(text.replace(/-(\d)(?=-|$)/g, '-0$1'));
  return parseDate(isoTime ? `${isoTime[1]}T${isoTime[2]}Z` : `${text} UTC`);
}

/** The time itself. Without a zone it is in Dubai; a day without a time is its midnight in UTC. */
function toInstant(value: unknown): Date | null {
  if (isEpoch(value)) return parseDate(value);
  const written = toWritten(value);
  if (written === null || typeof value !== 'string') return written;
  const text = value.trim();
  return clock.test(text.replace(zone, '')) ? shifted(written, -zoneOffset(text)) : written;
}

/** Milliseconds that the zone of a time is ahead of UTC; without a zone, those of Dubai. */
function zoneOffset(time: string): number {
  const [written] = zone.exec(time) ?? [];
  if (written === undefined) return dubaiOffset;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})?$/.exec(written) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -offset : offset;
}

/** Seconds or milliseconds since 1970, as a number or text. */
function isEpoch(value: unknown): value is string | number {
  return (typeof value === 'number' || typeof value === 'string') && /^\d{9,13}$/.test(String(value).trim());
}

function shifted(date: Date | null, milliseconds: number): Date | null {
  return date && new Date(date.getTime() + milliseconds);
}

/** Whether the day of a date exists: JavaScript would read February 30 as March 2. */
function isInCalendar(text: string): boolean {
  const date = text.replace(/[ T,]*\d{1,2}:\d{2}.*$/, '');
  const day = /^\d{4}[-. /]\d{1,2}$/.test(date) ? undefined : date.match(/(?<!\d)\d{1,2}(?!\d)/g)?.at(-1);
  return day === undefined || new Date(`${date} UTC`).getUTCDate() === Number(day);
}

/** The day comes first unless the second part can only be a day. */
function fromParts(first: number, second: number, year: number, time?: string): Date | null {
  const [day, month] = second > 12 ? [second, first] : [first, second];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || date.getUTCDate() !== day)
    return null;
  return time ? parseDate(`${month}/${day}/${year} ${time} UTC`) : date;
}

/** A day with the month first, such as `12/5/2026`, written day first; other texts as they are. */
export function dayFirst(text: string): string {
  return text.trim().replace(/^(\d{1,2})([/.-])(\d{1,2})(?=\2\d{4}(?!\d))/, '$3$2$1');
}

/** Whether days are written month first: some can be read only so, and none only day first. */
export function isMonthFirst(texts: string[]): boolean {
  const days = texts.map((text) => numericDay.exec(text)).filter((match) => match !== null);
  return days.some((match) => Number(match[3]) > 12) && days.every((match) => Number(match[1]) <= 12);
}

function readDate(
  convert: (value: unknown) => Date | null,
  value: unknown,
  complain: ReportProblem,
): Date | null {
  if (isAbsent(value) || value === 0 || value === '0') return null;
  const date = convert(plainValue(value));
  if (date === null || Number.isNaN(date.getTime())) {
    complain(
      isYear(value) ? 'is only a year and needs a month or quarter, such as Q4 2027' : 'is not a date',
    );
    return null;
  }
  return date;
}

function isYear(value: unknown): boolean {
  return /^(?:19|20)\d{2}$/.test(String(plainValue(value)));
}

/** Databases and spreadsheets write an empty date as 1 January 1970 or 1900, and nothing on sale is that old. */
function isEmptyDate(date: Date | null): boolean {
  return date !== null && date.getUTCFullYear() <= 1970;
}

/** The date; null, with a report, for an empty one. */
function withoutEmptyDate(date: Date | null, complain: ReportProblem): Date | null {
  if (!isEmptyDate(date)) return date;
  complain('is before 1971, like an empty date of a database');
  return null;
}

const isInFuture = 'is in the future';

/** An ISO date such as `2027-12-01`, or `2027-Q4` where only the quarter is given; null when missing or unreadable. */
export function parseDateValue(value: unknown, complain: ReportProblem): string | null {
  const date = withoutEmptyDate(readDate(toWritten, value, complain), complain);
  return date && dayOrQuarter(plainValue(value), date);
}

const handedOver =
  /^(?:ready|completed?|handed ?over|delivered|immediate|bezugsfertig|fertiggestellt|livre|acheve|готов|сдан|جاهز)\P{N}*$/u;

/** Whether a text stands for a handover that is over, such as "Ready" or "Ready to move in". */
export function isHandedOver(value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxFigure && handedOver.test(fold(value));
}

/** Like `parseDateValue`; a home that has been handed over has no date, which is no problem. */
export function parseHandoverDate(value: unknown, complain: ReportProblem): string | null {
  return isHandedOver(value) ? null : parseDateValue(value, complain);
}

function dayOrQuarter(value: unknown, date: Date): string {
  const quarter = typeof value === 'string' ? parseQuarter(withPlainQuarter(inEnglish(value))) : null;
  return quarter ? `${quarter.year}-Q${quarter.quarter}` : date.toISOString().slice(0, 10);
}

/** Like `parseDateValue`, for a day of the past, such as that of a sale: later ones are reported and null. */
export function parsePastDay(value: unknown, complain: ReportProblem): string | null {
  const day = parseDateValue(value, complain);
  if (day === null || firstDay(day) <= dubaiDay(Date.now())) return day;
  complain(isInFuture);
  return null;
}

/** The first day of a quarter; any other day itself. */
function firstDay(day: string): string {
  const quarter = parseQuarter(day);
  return quarter ? `${quarter.year}-${String(quarter.quarter * 3 - 2).padStart(2, '0')}-01` : day;
}

/** An ISO time in UTC; null when missing or unreadable. */
export function parseTime(value: unknown, complain: ReportProblem): string | null {
  return withoutEmptyDate(readDate(toInstant, value, complain), complain)?.toISOString() ?? null;
}

/**
 * Like `parseTime`, for the time of a change: one more than a day ahead, as with day and month confused, is reported and
 * null. Lists would show it first, and pages its date, until it has come.
 */
export function parseChangeTime(value: unknown, complain: ReportProblem): string | null {
  const time = parseTime(value, complain);
  if (time === null || Date.parse(time) <= Date.now() + dayMs) return time;
  complain(isInFuture);
  return null;
}

/** An ISO date or quarter if the value is one, else its text, such as "On handover"; null when missing. */
export function parseDateOrText(value: unknown, complain: ReportProblem): string | null {
  if (isAbsent(value)) return null;
  const plain = plainValue(value);
  const date = toWritten(plain);
  if (isEmptyDate(date)) return null;
  if (date && !Number.isNaN(date.getTime())) return dayOrQuarter(plain, date);
  if (typeof value === 'string') return parseText(value, complain);
  complain('is neither a date nor a text');
  return null;
}

/**
 * An ISO date or an ISO time, whichever the source gives, of any age; midnight, as written or in UTC, is a date. Null when
 * missing or unreadable.
 */
export function parseDayOrTime(value: unknown, complain: ReportProblem): string | null {
  const time = readDate(toInstant, value, complain)?.toISOString() ?? null;
  const written = time && readDate(toWritten, value, complain)?.toISOString();
  return [written, time].find((text) => text?.endsWith('T00:00:00.000Z'))?.slice(0, 10) ?? time;
}
