import { dubaiOffset } from '@/lib/dubai-day';
import { day } from '@/lib/durations';
import { parseDate } from '@/lib/format/date';

/** The time as the column `hidden_from` has it: seconds since 1970. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Seconds since 1970 that stand for no end: later than any permit. */
export const neverEnds = 253_402_300_799;

/**
 * When an advertising permit ends, in milliseconds since 1970; null when it has no end. A date is valid until the end
 * of that day in Dubai.
 */
export function permitEnd(permitExpiresAt: string | null): number | null {
  const date = parseDate(permitExpiresAt);
  if (!date || permitExpiresAt === null) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(permitExpiresAt);
  return isDay ? date.getTime() + day - dubaiOffset : date.getTime();
}
