import { type RawBuilder, sql } from 'kysely';
import { minute } from '@/lib/durations';

/** Difference between the clocks of two machines that counts as normal. */
const clockToleranceMs = 5 * minute;

/**
 * Whether a stored time has come. One that is too far ahead counts as come: it was written before the machine's clock was
 * put back, often just after it booted.
 * @param farthestMs how far ahead such a time can be when it is written
 */
export function hasCome(time: number, now: number, farthestMs: number): boolean {
  return time <= now || time > now + farthestMs + clockToleranceMs;
}

/** `hasCome` for a column with times in ISO format. */
export function columnHasCome(column: string, now: number, farthestMs: number): RawBuilder<boolean> {
  const time = sql.ref(column);
  const farthest = new Date(now + farthestMs + clockToleranceMs).toISOString();
  return sql<boolean>`(${time} <= ${new Date(now).toISOString()} or ${time} > ${farthest})`;
}

/**
 * Whether this process did something less than `ms` ago. False for a moment in the future: it is from before the
 * clock was put back, and would count as recent for hours.
 */
export function isRecent(moment: number, ms: number, now = Date.now()): boolean {
  return moment <= now && now - moment < ms;
}
