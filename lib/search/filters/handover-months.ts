import { formatMonthYear } from '@/lib/format/date';

/** Handover months as YYYYMM, inclusive; null is open. */
export type Months = { from: number | null; to: number | null };

/** Parses `202701-202712`, `202701-null`, `null-202712` or a year, `2027`; null for other texts. */
export function parseHandover(text: string): Months | null {
  if (isYear(text)) return { from: Number(text) * 100 + 1, to: Number(text) * 100 + 12 };
  const match = /^(\d{6}|null)-(\d{6}|null)$/.exec(text);
  if (!match) return null;
  const [from, to] = [readMonth(match[1]), readMonth(match[2])];
  if (from === undefined || to === undefined || (from === null && to === null)) return null;
  return from !== null && to !== null && to < from ? null : { from, to };
}

/** A full year is written as the year. */
export function formatHandover({ from, to }: Months): string {
  const year = wholeYear({ from, to });
  return year === null ? `${from ?? 'null'}-${to ?? 'null'}` : String(year);
}

/** `Handover 2027`, `Handover Q4 2027`, `Handover December 2027`, `Handover by 2028`, `Handover from 2027`, `Handover 03/2027 to 05/2028` */
export function handoverLabel({ from, to }: Months): string {
  if (from === null)
    return `Handover by ${to !== null && to % 100 === 12 ? Math.floor(to / 100) : monthName(to)}`;
  if (to === null) return `Handover from ${from % 100 === 1 ? Math.floor(from / 100) : monthName(from)}`;
  if (from === to) return `Handover ${formatMonthYear(to)}`;
  const year = wholeYear({ from, to });
  if (year !== null) return `Handover ${year}`;
  if (to - from === 2 && from % 100 <= 10 && (from % 100) % 3 === 1)
    return `Handover Q${Math.ceil((from % 100) / 3)} ${Math.floor(from / 100)}`;
  if (from % 100 === 1 && to % 100 === 12)
    return `Handover ${Math.floor(from / 100)} to ${Math.floor(to / 100)}`;
  return `Handover ${monthName(from)} to ${monthName(to)}`;
}

/** The month of an ISO date, or the last of a quarter such as `2028-Q2`, as YYYYMM; null without a date. */
export function monthOf(date: string | null): number | null {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(date ?? '');
  if (quarter) return Number(quarter[1]) * 100 + Number(quarter[2]) * 3;
  const match = /^(\d{4})-(\d{2})/.exec(date ?? '');
  return match ? Number(match[1]) * 100 + Number(match[2]) : null;
}

function readMonth(text: string | undefined): number | null | undefined {
  if (text === 'null') return null;
  const month = Number(text);
  return month % 100 >= 1 && month % 100 <= 12 && isYear(String(Math.floor(month / 100))) ? month : undefined;
}

function isYear(text: string): boolean {
  return /^(19|20|21)\d{2}$/.test(text);
}

function wholeYear({ from, to }: Months): number | null {
  return from !== null && to === from + 11 && from % 100 === 1 ? Math.floor(from / 100) : null;
}

function monthName(month: number | null): string {
  return month === null ? '' : `${String(month % 100).padStart(2, '0')}/${Math.floor(month / 100)}`;
}
