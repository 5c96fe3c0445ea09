import { day, minute } from '@/lib/durations';
import { dubaiOffset, startOfDubaiDay } from './dubai-day';

/** Opening times per day of the week, Sunday first, as minutes from midnight, in order and without overlaps. */
export type WorkingHours = [from: number, to: number][][];

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The working hours of an agency: a long Friday break for the prayer, a short Saturday, no Sunday. */
export const defaultWorkingHours = 'Mon-Thu 09:00-18:00, Fri 09:00-12:30 14:30-18:00, Sat 10:00-16:00';

/**
 * Reads working hours such as `Mon-Thu 09:00-18:00, Fri 09:00-12:30 14:30-18:00`. Days without hours are off.
 * @returns null when unreadable or without any hour
 */
export function parseWorkingHours(text: string): WorkingHours | null {
  const hours: WorkingHours = dayNames.map(() => []);
  for (const part of text.split(',')) {
    const [days = '', ...ranges] = part.trim().split(/\s+/);
    const open = ranges.map(parseRange);
    const named = parseDays(days);
    if (!named || open.length === 0 || open.some((range) => range === null)) return null;
    for (const index of named) hours[index]?.push(...open.filter((range) => range !== null));
  }
  return hours.map(joinOverlapping);
}

function joinOverlapping(ranges: WorkingHours[number]): WorkingHours[number] {
  const joined: WorkingHours[number] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Indexes of `Mon` or `Sat-Wed`; null when unreadable. */
function parseDays(text: string): number[] | null {
  const ends = text.split('-').map((name) => dayNames.indexOf(name.toLowerCase()));
  const [first = -1, last = first] = ends;
  if (ends.length > 2 || first === -1 || last === -1) return null;
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

function parseRange(text: string): [number, number] | null {
  const match = /^(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)$/.exec(text);
  if (!match) return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number);
  const range: [number, number] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  return fromMinute < 60 && toMinute < 60 && range[0] < range[1] && range[1] <= 24 * 60 ? range : null;
}

/** Whole minutes of working time between two moments in milliseconds; 0 when `to` is not later. */
export function workingMinutes(from: number, to: number, hours: WorkingHours): number {
  let open = 0;
  for (let midnight = startOfDubaiDay(from); midnight < to; midnight += day) {
    for (const [opens, closes] of hours[weekday(midnight)] ?? []) {
      const start = Math.max(from, midnight + opens * minute);
      const end = Math.min(to, midnight + closes * minute);
      open += Math.max(0, end - start);
    }
  }
  return Math.floor(open / minute);
}

function weekday(midnight: number): number {
  return new Date(midnight + dubaiOffset).getUTCDay();
}
