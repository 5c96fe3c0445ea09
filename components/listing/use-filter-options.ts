import type { FilterOptions } from '@/lib/catalog/types';
import { requestJson, retryUpTo } from '@/lib/http/browser/client';
import { keptFor } from '@/lib/http/browser/kept-for';
import { api } from '@/lib/routes';
import { useLiveQuery } from './use-live-query';

const halfAnHour = 30 * 60_000;

/** Filter options. Null while loading, only when missing from the page; a failure gives empty lists. */
export function useFilterOptions(start: FilterOptions | null): FilterOptions | null {
  const { data, isError } = useLiveQuery<FilterOptions>({
    queryKey: ['filter-options'],
    queryFn: ({ signal }) => requestJson<FilterOptions>(api.filters, { signal }),
    initialData: start ?? undefined,
    staleTime: halfAnHour,
    gcTime: keptFor(halfAnHour),
    retry: retryUpTo(1),
  });
  if (data) return data;
  return isError ? nothing : null;
}

const nothing: FilterOptions = {
  property_types: [],
  property_statuses: [],
  sales_statuses: [],
  cities: [],
  districts: [],
  developers: [],
};
