import { formatMinutes } from '@/lib/format/date-time';

/** A duration as people read it; a dash when unknown. */
export function minutesOrDash(minutes: number | null): string {
  return minutes === null ? '–' : formatMinutes(minutes);
}
