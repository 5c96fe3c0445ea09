import { startOfDubaiDay } from '@/lib/dubai-day';
import { hasCome } from '@/lib/due-time';
import { day, hour, minute } from '@/lib/durations';

/** Milliseconds between two runs, or minutes after midnight in Dubai, ascending. */
export type Schedule = { everyMs: number } | { at: number[] };

/** A run that failed or was refused is repeated after this time, or earlier when the schedule is shorter. */
const retryMs = hour;

/** `15 minutes`, `6 hours` or `1 hour` in milliseconds; null when unreadable, under five minutes or over a week. */
export function readInterval(text: string): number | null {
  const [, count = '', unit = ''] = /^(\d{1,4}) (minute|hour)s?$/.exec(text.trim()) ?? [];
  const ms = Number(count) * (unit === 'hour' ? hour : minute);
  return ms >= 5 * minute && ms <= 7 * day ? ms : null;
}

/** A time such as `06:30` as minutes after midnight; null when unreadable. */
export function readTimeOfDay(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** A schedule in words: "every 30 minutes", "at 06:30 and 18:00". */
export function formatSchedule(schedule: Schedule | null): string {
  if (schedule === null) return 'by hand';
  if ('everyMs' in schedule) {
    const minutes = schedule.everyMs / minute;
    const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
    return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
  }
  const two = (value: number) => String(value).padStart(2, '0');
  return `at ${schedule.at.map((time) => `${two(Math.floor(time / 60))}:${two(time % 60)}`).join(' and ')}`;
}

export type LastRun = { startedAt: number; succeeded: boolean };

/**
 * When a feed is due, in milliseconds since 1970; 0 for a feed that never ran, `now` after a run in the future.
 * @returns null for feeds that are run by hand
 */
export function nextRun(schedule: Schedule | null, last: LastRun | null, now: number): number | null {
  if (schedule === null) return null;
  if (last === null) return 0;
  const planned =
    'everyMs' in schedule ? last.startedAt + schedule.everyMs : nextTime(schedule.at, last.startedAt);
  const next = last.succeeded ? planned : Math.min(planned, last.startedAt + retryMs);
  return hasCome(next, now, next - last.startedAt) ? Math.min(next, now) : next;
}

/** The first of these times of day after a moment. */
function nextTime(times: number[], after: number): number {
  const today = startOfDubaiDay(after);
  const moments = [0, day].flatMap((offset) => times.map((time) => today + offset + time * minute));
  return moments.find((moment) => moment > after) ?? today + day;
}
