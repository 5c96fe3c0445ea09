const day = 24 * 60 * 60_000;
/** Dubai has no daylight-saving time. */
export const dubaiOffset = 4 * 60 * 60_000;

/** The moment in milliseconds at which the day of a moment began in Dubai. */
export function startOfDubaiDay(time: number): number {
  return Math.floor((time + dubaiOffset) / day) * day - dubaiOffset;
}

/** The day of a moment in Dubai, `YYYY-MM-DD`. */
export function dubaiDay(time: number): string {
  return new Date(time + dubaiOffset).toISOString().slice(0, 10);
}

/** A day as typed in a date field, `YYYY-MM-DD`; null when unreadable. */
export function readDay(value: string | null): string | null {
  const isDay = value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : null;
}

/** When a day, `YYYY-MM-DD`, begins and ends in Dubai, as ISO times in UTC; the end is the begin of the next. */
export function dubaiDayBounds(name: string): { begin: string; end: string } {
  const begin = Date.parse(`${name}T00:00:00Z`) - dubaiOffset;
  return { begin: new Date(begin).toISOString(), end: new Date(begin + day).toISOString() };
}
