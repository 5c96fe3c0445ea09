'use client';

import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { onPlainClick } from '@/components/ui/plain-click';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { useKeepFocus } from '@/components/ui/use-keep-focus';
import { whenIdle } from '@/components/ui/when-idle';
import { FilterSidebar, filtersId, listingFormId } from './filter-sidebar';
import { readListData } from './list-data';
import { ListToolbar } from './list-toolbar';
import { Results } from './results';
import { ListNotes, SearchBanner } from './search-banner';
import { SearchBox } from './search-box';
import { UrlWatcher } from './url-watcher';
import { useDrawerHistory } from './use-drawer-history';
import { useFilterPanel } from './use-filter-panel';
import { useListing } from './use-listing';

const loadDrawer = async () => (await import('./filter-drawer')).FilterDrawer;
const FilterDrawer = lazyPart(loadDrawer, PlainFilters);

type PropertyListProps = {
  /** From `listData`. */
  data: string;
  samples: ReactNode;
};

/** The property list: server-rendered, then updated in place. */
export function PropertyList({ data, samples }: PropertyListProps) {
  const { start, startPanel } = useMemo(() => readListData(data), [data]);
  const listing = useListing(start);
  const filters = useFilterPanel(
    listing.query,
    { query: start.query, panel: startPanel },
    !listing.isSearching && listing.status !== 'loading',
  );
  const drawer = useDrawerHistory();
  // Not part of the first load; fetched before it is opened.
  useEffect(() => whenIdle(() => void loadDrawer().catch(() => {})), []);
  // Deferred, so that the pressed control responds before cards and hidden filters render.
  const shown = useDeferredValue(listing);
  useKeepFocus(listing.top);
  useEarlyInput(() => document.forms.namedItem(listingFormId)?.elements);
  const filterCount = filters.panel?.chips.length ?? 0;
  return (
    <>
      <Suspense fallback={null}>
        <UrlWatcher onChange={listing.followUrl} />
      </Suspense>
      <header className="gold-fill">
        <div className="page pt-10 pb-9 lg:pt-16 lg:pb-15">
          <h1 className="text-[min(3rem,15vw)] leading-none lg:text-7xl">Luxury Properties</h1>
          <p className="mt-3 mb-8 text-[1.0625rem]">
            Discover our exclusive collection of premium properties
          </p>
          <div className="arrive-whole relative flex max-w-[820px] gap-3 large-text:flex-wrap print:hidden">
            <SearchBox form={listingFormId} listing={listing} />
            {/* biome-ignore lint/a11y/useSemanticElements: without JavaScript, it leads to the filters on the page. */}
            <a
              href={`#${filtersId}`}
              role="button"
              onClick={onPlainClick(drawer.open)}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                drawer.open();
              }}
              aria-haspopup="dialog"
              className={cn(buttonVariants({ variant: 'dark' }), 'min-h-14.5 px-5 lg:hidden')}
            >
              <Icon name="sliders-horizontal" />
              <span>
                Filters
                {filterCount > 0 && (
                  <span className="figures ms-1.5">
                    ({filterCount}
                    <span className="sr-only"> active</span>)
                  </span>
                )}
              </span>
            </a>
          </div>
        </div>
      </header>
      <div className="page grid items-start gap-x-13 pt-8 pb-16 lg:grid-cols-[264px_minmax(0,1fr)] lg:pt-13 lg:pb-28">
        <FilterSidebar
          listing={listing}
          filters={filters}
          query={drawer.isOpen ? shown.query : listing.query}
        />
        <section
          ref={listing.top}
          tabIndex={-1}
          aria-label="Properties"
          className="min-w-0 scroll-mt-2 focus-visible:outline-none"
        >
          <SearchBanner listing={listing} />
          <ListNotes listing={listing} />
          <ListToolbar listing={listing} filters={filters} />
          <Results listing={shown} samples={samples} />
        </section>
      </div>
      {drawer.wasOpened && (
        <Suspense fallback={null}>
          <FilterDrawer listing={listing} filters={filters} drawer={drawer} />
        </Suspense>
      )}
    </>
  );
}

/** Shows the filters as without JavaScript when the drawer's code did not arrive. */
function PlainFilters({ drawer }: { drawer: ReturnType<typeof useDrawerHistory> }) {
  useEffect(() => {
    if (!drawer.isOpen) return;
    drawer.giveUp();
    const { location } = window;
    if (location.hash === `#${filtersId}`) document.getElementById(filtersId)?.scrollIntoView();
    else location.hash = filtersId;
  }, [drawer]);
  return null;
}
