import { formatMonthYear, parseDate, parseQuarter } from '@/lib/format/date';
import { formatDayOrTime } from '@/lib/format/date-time';
import type { EditableField } from '@/lib/property-desk/editable-fields';
import { withSeparators } from './number-text';

/** A stored value of a field as people read it. */
export function valueText(
  { control }: Pick<EditableField, 'control'>,
  value: string,
  agents: readonly { email: string; name: string }[],
): string {
  if (value === '') return '';
  switch (control) {
    case 'flag':
      return value === 'true' ? 'Yes' : 'No';
    case 'number':
      return withSeparators(value);
    case 'date':
    case 'day-or-quarter':
      return shownDate(value);
    case 'agent':
      return agents.find(({ email }) => email === value)?.name ?? value;
    default:
      return value;
  }
}

/** A day, a quarter or, for the end of a permit, a time. */
function shownDate(value: string): string {
  if (parseQuarter(value)) return formatMonthYear(value);
  return parseDate(value) ? formatDayOrTime(value) : value;
}
