'use client';

import { useEffect, useRef, useState } from 'react';
import { havePictures, UnitCard } from '@/components/catalog/unit-card';
import { type UnitSummary, unitKind, unitName, unitPriceText } from '@/components/catalog/unit-summary';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { useKeepFocus } from '@/components/ui/use-keep-focus';
import { formatArea, formatNumber } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { UnitFilterBar, ViewToggle } from './unit-filter-bar';
import { clearedUnitFilters, filterUnits } from './unit-filters';
import { UnitRow } from './unit-row';
import { useUnitFilters } from './use-unit-filters';

/** Units rendered at once, to keep towers of a thousand units fast. */
export const unitsPerStep = 48;

/** Cards in the initial viewport of wide screens. */
const firstRow = 3;

type UnitBrowserProps = {
  /** All units of the property, in catalogue order. */
  units: UnitSummary[];
  propertySlug: string;
  propertyTitle: string;
  fallbackPicture: string | null;
  place: string | null;
};

/**
 * All units of a property, filtered and sorted in the browser. The first are cards in the page; the rest come with
 * 'Show more units', or without JavaScript as plain links.
 */
export function UnitBrowser({
  units,
  propertySlug,
  propertyTitle,
  fallbackPicture,
  place,
}: UnitBrowserProps) {
  const { filters, isApplied, change, type } = useUnitFilters();
  const found = filterUnits(units, filters);
  const { limit, showMore } = useSteps(JSON.stringify({ ...filters, view: null, propertySlug }));
  const shown = found.slice(0, limit);
  const results = useFocusOnMore(limit);
  const browser = useRef<HTMLDivElement>(null);
  useKeepFocus(browser);
  useEarlyInput(() => browser.current?.querySelectorAll('input, select'));
  const property = { propertySlug, propertyTitle };
  const pictured = havePictures(units, fallbackPicture);
  return (
    <div
      ref={browser}
      tabIndex={-1}
      className="focus-visible:outline-none"
      data-unfiltered={isApplied ? undefined : ''}
    >
      <UnitFilterBar units={units} filters={filters} onChange={change} onType={type} />
      <div className="arrive-whole mt-9 mb-7 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-[0.9375rem] text-body lining-nums">
          Showing {formatNumber(found.length)} of {formatNumber(units.length)} units
        </p>
        <ViewToggle view={filters.view} onChange={(view) => change({ view })} />
      </div>
      {found.length === 0 && <NothingFound onClear={() => change(clearedUnitFilters)} />}
      <ul
        ref={results}
        className={
          filters.view === 'list'
            ? 'border-t border-line empty:hidden'
            : 'grid gap-x-8 gap-y-12 empty:hidden sm:grid-cols-2 lg:grid-cols-3'
        }
      >
        {shown.map((unit, index) => (
          <li key={unit.id}>
            {filters.view === 'list' ? (
              <UnitRow unit={unit} {...property} />
            ) : (
              <UnitCard
                unit={unit}
                {...property}
                fallbackPicture={fallbackPicture}
                pictured={pictured}
                place={place}
                priority={index === 0}
                early={index < firstRow}
                detailed
                headingLevel="h2"
              />
            )}
          </li>
        ))}
      </ul>
      {found.length > limit && (
        <>
          <p className="mt-14 text-center noscript:hidden print:hidden">
            <button type="button" onClick={showMore} className={buttonVariants({ variant: 'line' })}>
              Show more units
            </button>
          </p>
          <noscript>
            <PlainUnitList units={found.slice(limit)} propertySlug={propertySlug} />
          </noscript>
        </>
      )}
    </div>
  );
}

/** Kept for the lifetime of the document, so that Back from a unit returns to its card. */
let latestSteps = { selection: '', limit: unitsPerStep };

/** Number of rendered units; resets when `selection` changes. */
function useSteps(selection: string) {
  const [steps, setSteps] = useState(latestSteps);
  const limit = steps.selection === selection ? steps.limit : unitsPerStep;
  const showMore = () => {
    latestSteps = { selection, limit: limit + unitsPerStep };
    setSteps(latestSteps);
  };
  return { limit, showMore };
}

/** After 'Show more units' focus continues at the first new unit. */
function useFocusOnMore(limit: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(limit);
  useEffect(() => {
    const first = list.current?.children[before.current];
    if (limit > before.current) first?.querySelector('a')?.focus({ preventScroll: true });
    before.current = limit;
  }, [limit]);
  return list;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No units found"
      actions={
        <button type="button" onClick={onClear} className={buttonVariants({ variant: 'line' })}>
          Clear Filters
        </button>
      }
    >
      Try adjusting your filters or search criteria.
    </EmptyState>
  );
}

function PlainUnitList({ units, propertySlug }: { units: UnitSummary[]; propertySlug: string }) {
  return (
    <ul className="figures mt-14 border-t border-line">
      {units.map((unit) => (
        <li key={unit.id} className="flex flex-wrap gap-x-6 border-b border-line py-3 text-sm">
          <a href={routes.unit(propertySlug, unit.id)} className="min-h-6 font-semibold underline">
            {unitName(unit)}
          </a>
          <span>{unitKind(unit.apartment_type_id)}</span>
          <span>{unitPriceText(unit)}</span>
          {unit.area !== null && <span>{formatArea(unit.area)}</span>}
          {unit.floor && <span>Floor {unit.floor}</span>}
        </li>
      ))}
    </ul>
  );
}
