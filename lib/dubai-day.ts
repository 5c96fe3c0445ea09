import { day, hour } from '@/lib/durations';

/** Milliseconds ahead of UTC. Dubai has no daylight-saving time. */
export const dubaiOffset = 4 * hour;

/** Start of the Dubai day that contains a time; both in milliseconds since 1970. */
export function startOfDubaiDay(time: number): number {
  return Math.floor((time + dubaiOffset) / day) * day - dubaiOffset;
}

/** The Dubai day, `YYYY-MM-DD`, of a time in milliseconds since 1970. */
export function dubaiDay(time: number): string {
  return new Date(time + dubaiOffset).toISOString().slice(0, 10);
}

/** An ISO time as in Dubai, with its zone: `2026-11-24T03:13:33+04:00`. */
export function dubaiTime(time: string): string {
  return `${new Date(Date.parse(time) + dubaiOffset).toISOString().slice(0, 19)}+04:00`;
}

/** A day as typed in a date field, `YYYY-MM-DD`; null when unreadable or not in the calendar, as 30 February. */
export function readDay(value: string | null): string | null {
  if (value === null || !/^\d{4}-\d\d-\d\d$/.test(value)) return null;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : null;
}

/** Start and end of a Dubai day, `YYYY-MM-DD`, as ISO times in UTC; the end is the start of the next day. */
export function dubaiDayBounds(name: string): { begin: string; end: string } {
  const begin = Date.parse(`${name}T00:00:00Z`) - dubaiOffset;
  return { begin: new Date(begin).toISOString(), end: new Date(begin + day).toISOString() };
}
