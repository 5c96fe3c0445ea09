import type { ReactNode } from 'react';
import { isKnown } from '@/lib/format/number';

type SpecListProps = { id: string; title: string; rows: [name: string, value: ReactNode][] };

/** A heading with a table of known facts; renders nothing without any. */
export function SpecList({ id, title, rows }: SpecListProps) {
  const known = rows.filter(([, value]) => isKnown(value));
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display-sm">
        {title}
      </h2>
      <dl className="mt-4 border-t border-line text-[0.9375rem]">
        {known.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-b border-line py-3.5">
            <dt className="text-body">{name}</dt>
            <dd className="figures text-end font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
