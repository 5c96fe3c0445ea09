import { Dotted } from '@/components/staff/dotted';
import { Link } from '@/components/staff/link';
import type { DeskAlias } from '@/lib/aliases/desk';
import { formatDateTime } from '@/lib/format/date-time';
import { staffRoutes } from '@/lib/staff-routes';
import { kindLabels } from './kind-labels';

/** Aliases with their meanings, linked to the form. */
export function AliasList({ aliases }: { aliases: DeskAlias[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {aliases.map((alias) => (
        <li key={`${alias.id} ${alias.kind} ${alias.alias} ${alias.city}`}>
          <Link
            href={changeOf(alias)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-4 hover:bg-sand/50 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)]"
          >
            <span className="font-medium wrap-anywhere">
              <bdi>{alias.alias}</bdi>
            </span>
            <span className="max-lg:col-span-2 max-lg:row-start-2">
              <Dotted
                parts={[
                  { key: 'name', text: meaningOf(alias) },
                  { key: 'kind', text: <span className="text-sm text-stone">{kindText(alias)}</span> },
                ]}
              />
            </span>
            <span className="text-end text-sm text-stone lg:truncate">{originOf(alias)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function meaningOf({ alias, name }: DeskAlias) {
  if (alias === name) return 'A separate name';
  return (
    <>
      <span className="sr-only">means </span>
      <bdi>{name}</bdi>
    </>
  );
}

function kindText({ kind, city }: DeskAlias): string {
  return city === null ? kindLabels[kind] : `${kindLabels[kind]}, ${city}`;
}

function originOf({ entered_by, entered_at }: DeskAlias): string {
  if (entered_by === null) return 'Built in';
  return `Entered${entered_at ? ` ${formatDateTime(entered_at)}` : ''}`;
}

/** A built-in alias is changed by adding an alias of the same spelling. */
function changeOf({ id, kind, alias, name, city }: DeskAlias): string {
  if (id !== null) return staffRoutes.name(id);
  return `${staffRoutes.newName}?${new URLSearchParams({ kind, alias, name, ...(city !== null && { city }) })}`;
}
