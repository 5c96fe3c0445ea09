const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time in Dubai, such as "21 Nov 2026, 14:05"; empty when unreadable. */
export function formatDateTime(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : format.format(time);
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day such as `2026-11-21` as "21 Nov 2026". */
export function formatDay(day: string): string {
  return dayFormat.format(Date.parse(day));
}

/** A day, also as midnight in UTC, as which days of feeds are stored, or a time in Dubai. */
export function formatDayOrTime(iso: string): string {
  return /^\d{4}-\d\d-\d\d(T00:00:00\.000Z)?$/.test(iso) ? formatDay(iso) : formatDateTime(iso);
}

/** Minutes as "45 min" or "3 h 20 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}
