'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onPlainClick } from '@/components/ui/plain-click';
import { useStableCallback } from '@/components/ui/use-stable-callback';
import { routes } from '@/lib/routes';
import { saleTerms } from '@/lib/search/filters/filter-values';
import { formatListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { FilterFields } from './filter-fields';
import { largeScreen } from './large-screen';
import type { PanelState } from './use-filter-panel';
import type { Listing } from './use-listing';

/** Id of the form that search, order and page size belong to, anywhere on the page. */
export const listingFormId = 'listing-form';
/** Opens the filters on small screens without JavaScript. */
export const filtersId = 'filters';

type FilterSidebarProps = {
  listing: Listing;
  filters: PanelState;
  /** The values of the fields; may lag behind while they are not visible. */
  query: ListingQuery;
};

/** The filters beside the list, which scroll separately, so that the last ones stay reachable. */
export function FilterSidebar({ listing, filters, query }: FilterSidebarProps) {
  const isDisplayed = useIsDisplayed();
  return (
    <aside id={filtersId} aria-label="Filters" className="filter-sidebar">
      <form
        id={listingFormId}
        action={routes.properties}
        method="get"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          listing.search();
        }}
        {...(isDisplayed
          ? { children: <Filters listing={listing} filters={filters} query={query} /> }
          : asServed)}
      />
    </aside>
  );
}

function Filters({ listing, filters, query }: FilterSidebarProps) {
  const change = useStableCallback((patch: Partial<ListingQuery>) => listing.change(patch));
  /** Also clears what a field has refused. */
  const [clears, setClears] = useState(0);
  return (
    <>
      <FilterFields key={clears} place="sidebar" query={query} filters={filters} onChange={change} />
      {query.lang && <input type="hidden" name="lang" value={query.lang} />}
      <HiddenFilters query={query} panel={filters.panel} />
      {!filters.isEmpty && (
        <>
          <noscript>
            <Button type="submit" size="md" className="mt-5 w-full">
              Apply Filters
            </Button>
          </noscript>
          <a
            href={routes.properties}
            onClick={onPlainClick(() => {
              listing.clear();
              setClears(clears + 1);
            })}
            className="mt-4 inline-flex min-h-11 items-center text-sm font-semibold text-gold-text underline-offset-4 hover:underline"
          >
            Clear All
          </a>
        </>
      )}
    </>
  );
}

/** React neither hydrates nor changes what the server rendered here. */
const asServed = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Whether the sidebar is shown: on small screens only at its URL, since the drawer has the same filters. */
function useIsDisplayed(): boolean {
  const [isDisplayed, setIsDisplayed] = useState(() => typeof window === 'undefined' || isSidebarDisplayed());
  useEffect(() => {
    if (isDisplayed) return;
    const media = window.matchMedia(largeScreen);
    const update = () => setIsDisplayed(isSidebarDisplayed());
    media.addEventListener('change', update);
    window.addEventListener('hashchange', update);
    return () => {
      media.removeEventListener('change', update);
      window.removeEventListener('hashchange', update);
    };
  }, [isDisplayed]);
  return isDisplayed;
}

function isSidebarDisplayed(): boolean {
  return window.matchMedia(largeScreen).matches || window.location.hash === `#${filtersId}`;
}

const withoutChoices = ['bedrooms', ...saleTerms] as const;

/** Hidden fields for filters without a visible field, so that submitting keeps them. */
function HiddenFilters({ query, panel }: Pick<Listing, 'query'> & Pick<PanelState, 'panel'>) {
  const params = new URLSearchParams(formatListingQuery(query));
  const hidden = withoutChoices.filter((key) => !panel?.[key].length);
  const sizes = panel?.sizes ? [] : ['area__gte', 'area__lte'];
  return ['typed', 'completion_rate__gte', ...hidden, ...sizes].map((key) => {
    const value = params.get(key);
    return value === null ? null : <input key={key} type="hidden" name={key} value={value} />;
  });
}
