import type { DeskProperty } from '@/lib/property-desk/desk';
import type { FormField } from './property-form';

type Props = { property: DeskProperty; fields: FormField[] };

/** The known fields of a property, for staff who cannot edit them. */
export function PropertyFacts({ property: { values, edits }, fields }: Props) {
  const edited = new Set(edits.map(({ field }) => field));
  return (
    <dl className="mt-8 max-w-180 border-t border-line">
      {fields
        .filter(({ name }) => values[name])
        .map(({ name, label }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-stone">{label}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {values[name]}
              {edited.has(name) && <span className="text-sm text-stone"> (edited by hand)</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
