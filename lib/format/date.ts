import { dubaiOffset } from '@/lib/dubai-day';

/** Without Intl, whose first use takes a phone 50 ms. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Later ones are marks of databases for a date that is open or unknown, such as 9999-12-31. */
export const lastYear = 2200;
export const firstYear = 1900;

/** Words of dates besides months. JavaScript would skip any other word and read "End of 2027" as January 1. */
const otherDateWord =
  /^(?:(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?|sept|[ap]m|gmt|utc|[tz])$/;

/** The quarter of `Q2 2028` or `2028-Q2`; null for other texts. */
export function parseQuarter(text: string): { year: number; quarter: number } | null {
  const match = /^(?:q([1-4])[\s/-]{0,3}(\d{4})|(\d{4})[\s/-]{0,3}q([1-4]))$/i.exec(text.trim());
  if (!match) return null;
  return { year: Number(match[2] ?? match[3]), quarter: Number(match[1] ?? match[4]) };
}

/**
 * Parses date formats found in feeds: six digits (`202712`, month 1 to 12), seconds or milliseconds since 1970,
 * `MM/YYYY`, a quarter (its last month), or a date string. ISO times without a zone are UTC. Null for anything else.
 */
export function parseDate(input: string | number | null | undefined): Date | null {
  if (input === null || input === undefined) return null;
  const text = String(input).trim();
  const quarter = parseQuarter(text);
  if (quarter) return monthStart(quarter.year, quarter.quarter * 3);
  const yearMonth = /^(\d{4})(\d{2})$/.exec(text);
  if (yearMonth) return monthStart(Number(yearMonth[1]), Number(yearMonth[2]));
  const monthSlashYear = /^(\d{1,2})\/(\d{4})$/.exec(text);
  if (monthSlashYear) return monthStart(Number(monthSlashYear[2]), Number(monthSlashYear[1]));
  if (/^\d{9,10}$/.test(text)) return withinYears(new Date(Number(text) * 1000));
  if (/^\d{12,13}$/.test(text)) return withinYears(new Date(Number(text)));
  if (!/\d{4}/.test(text) || /^\d+$/.test(text)) return null;
  if (!(text.match(/\p{L}+/gu) ?? []).every(isDateWord)) return null;
  const date = new Date(/^\d{4}-\d{2}-\d{2}T[\d:.]+$/.test(text) ? `${text}Z` : text);
  return withinYears(date);
}

function withinYears(date: Date): Date | null {
  const year = date.getUTCFullYear();
  return year >= firstYear && year <= lastYear ? date : null;
}

/**
 * The calendar day of a date, in the UTC fields of the result: of seconds, milliseconds and times with a zone the day in
 * Dubai, of all others the day as written. Null when unreadable.
 */
export function calendarDay(input: string | number | null | undefined): Date | null {
  const date = parseDate(input);
  return date && isInstant(String(input).trim()) ? new Date(date.getTime() + dubaiOffset) : date;
}

function isDateWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    otherDateWord.test(lower) ||
    months.map((month) => month.toLowerCase()).some((month) => lower === month || lower === month.slice(0, 3))
  );
}

function isInstant(text: string): boolean {
  return /^\d{9,13}$/.test(text) || (/\d:\d{2}/.test(text) && /(?:z|gmt|utc|[+-]\d{2}:?\d{2})$/i.test(text));
}

/** `December 2027`, and `Q4 2027` where only the quarter is known; "N/A" when unreadable. */
export function formatMonthYear(input: string | number | null | undefined): string {
  const quarter = parseQuarter(String(input ?? ''));
  if (quarter) return `Q${quarter.quarter} ${quarter.year}`;
  const date = calendarDay(input);
  return date ? `${monthName(date)} ${date.getUTCFullYear()}` : 'N/A';
}

/** `November 3, 2026`; "N/A" when unreadable. */
export function formatLongDate(input: string | number | null | undefined): string {
  const date = calendarDay(input);
  return date ? `${monthName(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}` : 'N/A';
}

/** ISO-8601 UTC for machine-readable dates; undefined when unreadable. */
export function isoTime(input: string | number | null | undefined): string | undefined {
  return parseDate(input)?.toISOString();
}

function monthName(date: Date): string {
  return months[date.getUTCMonth()] ?? '';
}

function monthStart(year: number, month: number): Date | null {
  if (month < 1 || month > 12 || year < firstYear || year > lastYear) return null;
  return new Date(Date.UTC(year, month - 1, 1));
}
