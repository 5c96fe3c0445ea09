'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { formatNumber } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import type { NameChoices, NameKind } from '@/lib/search/filters/filter-panel';
import type { ListingQuery } from '@/lib/search/listing-query';
import { FilterGroup } from './filter-group';
import { SelectFilter } from './select-filter';

const NamePicker = lazyPart(async () => (await import('./name-picker')).NamePicker, NameSelect);

type NameFilterProps = {
  /** Unique in the document. */
  id: string;
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
export function NameFilter({ id, label, kind, names, any, absent, query, onSelect }: NameFilterProps) {
  const isHydrated = useIsHydrated();
  const isLong = names !== null && names.total > names.choices.length;
  const hasChoices = names !== null && (names.total > 0 || query[kind] !== null);
  const select = (
    <NameSelect
      id={id}
      label={label}
      kind={kind}
      names={names}
      any={hasChoices ? any : absent}
      query={query}
      onSelect={onSelect}
    />
  );
  return (
    <FilterGroup as="div" given={{ id, label, names, any, absent, chosen: query[kind] }}>
      {isHydrated && isLong ? (
        <Suspense fallback={select}>
          <NamePicker
            id={id}
            label={label}
            kind={kind}
            names={names}
            any={any}
            query={query}
            onSelect={onSelect}
          />
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
    </FilterGroup>
  );
}

function NameSelect({ id, label, kind, names, any, query, onSelect }: Omit<NameFilterProps, 'absent'>) {
  return (
    <SelectFilter
      id={id}
      label={label}
      name={kind}
      choices={names?.choices ?? null}
      any={any}
      chosen={query[kind] === null ? '' : String(query[kind])}
      onChoose={(value) => onSelect(value === '' ? null : Number(value))}
    />
  );
}
