import { useMemo, useState } from 'react';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { api } from '@/lib/api-paths';
import { requestJson, retryUpTo } from '@/lib/http/browser/client';
import type { FilterPanel } from '@/lib/search/filters/filter-panel';
import { defaultListingQuery, formatListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { useLiveQuery } from './use-live-query';

/** The server-rendered filters; `panel` is null when the catalogue failed. */
export type PanelStart = { query: ListingQuery; panel: FilterPanel | null };

export type PanelState = {
  /** Null until known. The previous filters stay while the next load, and if that fails. */
  panel: FilterPanel | null;
  /** Loading failed and is not retried, and there were none before. */
  isFailed: boolean;
  /** There is nothing to choose. */
  isEmpty: boolean;
};

/**
 * The choices of the filters for the current list.
 * @param isSettled false while the list is loading: its search text may still turn into filters
 */
export function useFilterPanel(query: ListingQuery, start: PanelStart, isSettled: boolean): PanelState {
  const key = panelKey(query);
  const { data, isError } = useLiveQuery<FilterPanel>({
    queryKey: ['filter-panel', key],
    queryFn: ({ signal }) =>
      requestJson<FilterPanel>(key ? `${api.filterPanel}?${key}` : api.filterPanel, { signal }),
    initialData: key === panelKey(start.query) ? (start.panel ?? undefined) : undefined,
    enabled: isSettled,
    placeholderData: (previous) => previous,
    retry: retryUpTo(1),
  });
  const [last, setLast] = useState(start.panel);
  if (data && data !== last) setLast(data);
  const panel = data ?? last;
  const isHydrated = useIsHydrated();
  // Without scripts nothing is loaded again.
  const isFailed = !panel && (isError || !isHydrated);
  return useMemo(() => ({ panel, isFailed, isEmpty: panel !== null && isEmpty(panel) }), [panel, isFailed]);
}

function isEmpty(panel: FilterPanel): boolean {
  return Object.values(panel).every((part) =>
    typeof part === 'boolean' ? !part : (Array.isArray(part) ? part.length : part.total) === 0,
  );
}

/** Page and order do not affect the choices. */
function panelKey(query: ListingQuery): string {
  const { page, page_size, ordering, lang } = defaultListingQuery;
  return formatListingQuery({ ...query, page, page_size, ordering, lang });
}
