'use client';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { afterPause } from '@/components/ui/after-pause';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { formatUnitFilters, parseUnitFilters, type UnitFilters } from './unit-filters';

const changed = 'unit-filters';
/** Browsers limit URL updates, so not on every key stroke. */
const typingPauseMs = 250;

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
}

const readUrl = () => parseUnitFilters(window.location.search);

function writeUrl(filters: UnitFilters): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', `${pathname}${formatUnitFilters(filters, search)}${hash}`);
  window.dispatchEvent(new Event(changed));
}

/**
 * The filters of the units page, kept in the URL. The server does not read it (the page is cached for everyone): the
 * first render shows all units, then the URL applies.
 */
export function useUnitFilters() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const isApplied = useIsHydrated();
  const [draft, setDraft] = useState<string | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const filters = useMemo(() => {
    const read = parseUnitFilters(search);
    return draft === null ? read : { ...read, q: draft };
  }, [search, draft]);

  const commit = (next: UnitFilters) => {
    cancel.current?.();
    writeUrl(next);
    setDraft(null);
  };

  return {
    filters,
    /** False while the list is as rendered by the server. */
    isApplied,
    /** Builds on the URL: choices made before hydration are reported before it is rendered. */
    change: (change: Partial<UnitFilters>) =>
      commit({ ...readUrl(), ...(draft !== null && { q: draft }), ...change }),
    /** Filters immediately; the URL follows when typing pauses, unless the visitor is leaving. */
    type: (q: string) => {
      setDraft(q);
      cancel.current?.();
      cancel.current = afterPause(typingPauseMs, () => commit({ ...readUrl(), q }));
    },
  };
}
