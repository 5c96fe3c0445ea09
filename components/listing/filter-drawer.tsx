'use client';

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { closeModal } from '@/components/ui/modal';
import { useLockedScroll } from '@/components/ui/use-locked-scroll';
import { useStableCallback } from '@/components/ui/use-stable-callback';
import { counted } from '@/lib/format/counted';
import type { ListingQuery } from '@/lib/search/listing-query';
import { FilterFields } from './filter-fields';
import { largeScreen } from './large-screen';
import type { useDrawerHistory } from './use-drawer-history';
import type { PanelState } from './use-filter-panel';
import type { Listing } from './use-listing';

type FilterDrawerProps = {
  listing: Listing;
  filters: PanelState;
  drawer: ReturnType<typeof useDrawerHistory>;
};

/** Filters on small screens: a native modal dialog, which manages focus. */
export function FilterDrawer({ listing, filters, drawer }: FilterDrawerProps) {
  const { isOpen, close: onClose, keep } = drawer;
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens empty and is filled in a deferred render, so that slow phones respond at once.
  const isFilled = useDeferredValue(isOpen, false);
  const change = useStableCallback((patch: Partial<ListingQuery>) => {
    listing.change(patch, 'replace');
    keep();
  });

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.hidden = false;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  useLockedScroll(isOpen);

  // Large screens show the filters beside the list.
  useEffect(() => {
    if (!isOpen) return;
    const large = window.matchMedia(largeScreen);
    large.addEventListener('change', onClose);
    return () => large.removeEventListener('change', onClose);
  }, [isOpen, onClose]);

  /** Also clears what a field has refused. */
  const [clears, setClears] = useState(0);
  const hide = () => closeModal(dialog.current, onClose);
  const clear = () => {
    listing.clear('replace');
    setClears(clears + 1);
    keep();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="filter-drawer-title"
      onCancel={(event) => {
        event.preventDefault();
        hide();
      }}
      onClose={() => {
        if (isOpen) onClose();
      }}
      className="filter-drawer"
    >
      {isOpen && (
        <>
          <div className="flex items-center justify-between border-b border-line py-2 ps-5 pe-2">
            <h2 id="filter-drawer-title" className="display-sm">
              Filters
            </h2>
            <button
              type="button"
              aria-label="Close filters"
              onClick={hide}
              className="grid size-12 place-items-center rounded-sm"
            >
              <Icon name="x" className="size-5" />
            </button>
          </div>
          <form
            className="relative grow overflow-y-auto overscroll-contain px-5 py-6 low:max-sm:pointer-fine:overflow-visible"
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
          >
            {isFilled && (
              <FilterFields
                key={clears}
                place="drawer"
                query={listing.query}
                filters={filters}
                onChange={change}
              />
            )}
          </form>
          <div className="flex flex-wrap gap-3 border-t border-line py-4 ps-4 pe-5">
            {!filters.isEmpty && (
              <Button variant="plain" size="md" className="px-1" onClick={clear}>
                Clear All Filters
              </Button>
            )}
            <Button size="lg" className="grow" onClick={hide}>
              {listing.status === 'ready'
                ? `Show ${counted(listing.count, 'property', 'properties')}`
                : 'Show properties'}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
