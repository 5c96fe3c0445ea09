'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { formatNumber } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import type { NameChoices, NameKind } from '@/lib/search/filter-panel';
import type { ListingQuery } from '@/lib/search/listing-query';
import { SelectFilter } from './select-filter';

const NamePicker = lazyPart(async () => (await import('./name-picker')).NamePicker, NameSelect);

type NameFilterProps = {
  label: string;
  kind: NameKind;
  /** Null while loading. */
  names: NameChoices | null;
  any: string;
  /** Shown instead of choices while they load, after they failed to, or when there are none. */
  absent: string;
  query: ListingQuery;
  onSelect: (id: number | null) => void;
};

/**
 * A choice of one name. If there are many, the page contains the popular ones; the others are found by typing or, without
 * JavaScript, on the page of all districts and developers.
 */
export function NameFilter({ label, kind, names, any, absent, query, onSelect }: NameFilterProps) {
  const isHydrated = useIsHydrated();
  const isLong = names !== null && names.total > names.choices.length;
  const hasChoices = names !== null && (names.total > 0 || query[kind] !== null);
  const select = (
    <NameSelect
      label={label}
      kind={kind}
      names={names}
      any={hasChoices ? any : absent}
      query={query}
      onSelect={onSelect}
    />
  );
  return (
    <div className="border-b border-line pb-5">
      {isHydrated && isLong ? (
        <Suspense fallback={select}>
          <NamePicker label={label} kind={kind} names={names} any={any} query={query} onSelect={onSelect} />
        </Suspense>
      ) : (
        select
      )}
      {isLong && (
        <noscript>
          <a
            href={routes.explore}
            className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-gold-text underline-offset-4 hover:underline"
          >
            {`All ${formatNumber(names.total)} on one page`}
          </a>
        </noscript>
      )}
    </div>
  );
}

function NameSelect({ label, kind, names, any, query, onSelect }: Omit<NameFilterProps, 'absent'>) {
  return (
    <SelectFilter
      label={label}
      name={kind}
      choices={names?.choices ?? null}
      any={any}
      chosen={query[kind] === null ? '' : String(query[kind])}
      onChoose={(value) => onSelect(value === '' ? null : Number(value))}
    />
  );
}
