import type { ReactNode } from 'react';
import { formatMonthYear, parseDate, parseQuarter } from '@/lib/format/date';
import { formatDateTime, formatDay } from '@/lib/format/date-time';
import { safeDescription } from '@/lib/format/safe-html';
import type { DeskProperty } from '@/lib/property-desk/desk';
import type { FormField } from './property-form';

type Agents = { email: string; name: string }[];
type Props = { property: DeskProperty; fields: FormField[]; agents: Agents };

/** The known fields of a property, for staff who cannot edit them. */
export function PropertyFacts({ property: { values, edits }, fields, agents }: Props) {
  const edited = new Set(edits.map(({ field }) => field));
  return (
    <dl className="mt-8 max-w-180 border-t border-line">
      {fields
        .filter(({ name }) => values[name])
        .map((field) => (
          <div
            key={field.name}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-stone">{field.label}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {shown(field, values[field.name] ?? '', agents)}
              {edited.has(field.name) && <span className="text-sm text-stone"> (edited by hand)</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function shown({ control }: FormField, value: string, agents: Agents): ReactNode {
  switch (control) {
    case 'flag':
      return value === 'true' ? 'Yes' : 'No';
    case 'number':
      return Number(value).toLocaleString('en-US');
    case 'date':
    case 'day-or-quarter':
      return shownDate(value);
    case 'long':
      return (
        <div
          className="grid gap-3 [&_a]:underline [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeDescription
          dangerouslySetInnerHTML={{ __html: safeDescription(value) }}
        />
      );
    case 'agent':
      return agents.find(({ email }) => email === value)?.name ?? value;
    case 'name':
      return value;
    case 'text':
      return /^(https?:\/)?\//.test(value) ? (
        <a href={value} className="underline underline-offset-4">
          {value}
        </a>
      ) : (
        value
      );
  }
}

/** A day, a quarter or, for the end of a permit, a time. */
function shownDate(value: string): string {
  if (parseQuarter(value)) return formatMonthYear(value);
  if (!parseDate(value)) return value;
  return /\d:\d/.test(value) ? formatDateTime(value) : formatDay(value);
}
