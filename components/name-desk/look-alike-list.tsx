import type { LookAlike } from '@/lib/aliases/desk';
import { counted } from '@/lib/format/counted';
import { AliasActions } from './alias-actions';
import { kindLabels } from './kind-labels';

/** Names of properties that are probably spellings of another, each with actions. */
export function LookAlikeList({ names }: { names: LookAlike[] }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {names.map(({ kind, name, city, properties, like }) => (
        <li
          key={`${kind} ${name} ${city}`}
          className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="mt-1 text-sm text-stone wrap-anywhere">
              {kindLabels[kind]}
              {city !== null && `, ${city}`}, {counted(properties, 'property', 'properties')}. Like{' '}
              <bdi>“{like}”</bdi>.
            </p>
          </div>
          <AliasActions kind={kind} alias={name} city={city} like={like} />
        </li>
      ))}
    </ul>
  );
}
