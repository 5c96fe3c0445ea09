import { parseDate, parseQuarter } from '@/lib/format/date';
import { isAbsent, isRecord } from './fields';
import { maxFigure, maxLine } from './limits';
import type { ReportProblem } from './problem';
import { cleanLine, cutText } from './text';

const zoned = /(?:z|[+-]\d{2}:?\d{2}|gmt|utc)$/i;

/**
 * Reads the formats of `parseDate`, `M/D/YYYY`, and unambiguous `D/M/YYYY`. Text without a time zone is UTC, so dates do
 * not depend on the server's zone.
 */
function toDate(value: unknown): Date | null {
  if (typeof value === 'number') return parseDate(value);
  if (typeof value !== 'string' || value.length > maxFigure) return null;
  const text = value.trim();
  const slashes = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (slashes) return fromParts(Number(slashes[1]), Number(slashes[2]), Number(slashes[3]));
  if (parseQuarter(text)) return parseDate(text);
  if (/^\d+(?:\/\d+)?$/.test(text) || zoned.test(text)) return parseDate(text);
  const isoDay = /^\d{4}-\d{1,2}(?:-\d{1,2})?$/.test(text);
  const isoTime = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}.*)$/.exec(text);
  if (isoDay) return parseDate(text.replace(/-(\d)(?=-|$)/g, '-0$1'));
  return parseDate(isoTime ? `${isoTime[1]}T${isoTime[2]}Z` : `${text} UTC`);
}

function fromParts(first: number, second: number, year: number): Date | null {
  const [month, day] = first > 12 ? [second, first] : [first, second];
  const date = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && month <= 12 && date.getUTCDate() === day ? date : null;
}

function read(value: unknown, complain: ReportProblem): Date | null {
  if (isAbsent(value) || value === 0 || value === '0') return null;
  const date = toDate(isRecord(value) ? (value.date ?? value.value) : value);
  if (date === null || Number.isNaN(date.getTime())) {
    complain('is not a date');
    return null;
  }
  return date;
}

/** An ISO date such as `2027-12-01`, or `2027-Q4` where only the quarter is given; null when missing or unreadable. */
export function parseDateValue(value: unknown, complain: ReportProblem): string | null {
  const date = read(value, complain);
  return date && dayOrQuarter(isRecord(value) ? (value.date ?? value.value) : value, date);
}

function dayOrQuarter(value: unknown, date: Date): string {
  const quarter = typeof value === 'string' ? parseQuarter(value) : null;
  return quarter ? `${quarter.year}-Q${quarter.quarter}` : date.toISOString().slice(0, 10);
}

/** An ISO time in UTC; null when missing or unreadable. */
export function parseTime(value: unknown, complain: ReportProblem): string | null {
  return read(value, complain)?.toISOString() ?? null;
}

/** An ISO date or quarter if the value is one, else its text, such as "On handover". */
export function parseDateOrText(value: unknown, complain: ReportProblem): string | null {
  if (isAbsent(value)) return null;
  const date = toDate(value);
  if (date && !Number.isNaN(date.getTime())) return dayOrQuarter(value, date);
  if (typeof value === 'string') return cleanLine(cutText(value, maxLine, complain)) || null;
  complain('is neither a date nor a text');
  return null;
}

/** An ISO date or an ISO time, whichever the source gives. */
export function parseDayOrTime(value: unknown, complain: ReportProblem): string | null {
  const time = parseTime(value, complain);
  return time?.endsWith('T00:00:00.000Z') ? time.slice(0, 10) : time;
}
