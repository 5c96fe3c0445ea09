import { type RawBuilder, sql } from 'kysely';

/** Difference of the clocks of two machines that is taken for normal. */
const clockToleranceMs = 5 * 60_000;

/**
 * Whether a stored time has come. One that is too far ahead counts as come: it was written before the machine's clock was
 * put back, often just after it booted.
 * @param farthestMs how far ahead such a time is when it is written, at most
 */
export function hasCome(time: number, now: number, farthestMs: number): boolean {
  return time <= now || time > now + farthestMs + clockToleranceMs;
}

/** As `hasCome`, of a column with times in ISO format. */
export function columnHasCome(column: string, now: number, farthestMs: number): RawBuilder<boolean> {
  const time = sql.ref(column);
  const farthest = new Date(now + farthestMs + clockToleranceMs).toISOString();
  return sql<boolean>`(${time} <= ${new Date(now).toISOString()} or ${time} > ${farthest})`;
}

/**
 * Whether this process did something less than `ms` ago. Not in the future: that was before the clock was put back, and
 * would be recent for hours.
 */
export function isRecent(moment: number, ms: number, now = Date.now()): boolean {
  return moment <= now && now - moment < ms;
}
