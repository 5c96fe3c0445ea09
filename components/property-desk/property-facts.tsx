import type { ReactNode } from 'react';
import { safeDescription } from '@/lib/format/safe-html';
import type { DeskProperty } from '@/lib/property-desk/desk';
import { labelWithMeasure } from '@/lib/property-desk/editable-fields';
import type { FormField } from './property-field';
import { valueText } from './value-text';

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
            <dt className="text-sm text-stone">{labelWithMeasure(field)}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {shown(field, values[field.name] ?? '', agents)}
              {edited.has(field.name) && <span className="text-sm text-stone"> (edited by hand)</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function shown(field: FormField, value: string, agents: Agents): ReactNode {
  if (field.control === 'long')
    return (
      <div
        className="grid gap-3 [&_a]:underline [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeDescription
        dangerouslySetInnerHTML={{ __html: safeDescription(value) }}
      />
    );
  const text = valueText(field, value, agents);
  return field.control === 'text' && /^(https?:\/)?\//.test(text) ? (
    <a href={text} className="underline underline-offset-4">
      {text}
    </a>
  ) : (
    text
  );
}
