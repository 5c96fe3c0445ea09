import { useQuery } from '@tanstack/react-query';
import type { FilterOptions } from '@/lib/catalog/types';
import { requestJson, retryUpTo } from '@/lib/http/browser/client';
import { keptFor, queryClient } from '@/lib/http/browser/query-client';
import { api } from '@/lib/routes';

const halfAnHour = 30 * 60_000;

/**
 * What the filters offer. Null while it is loading, which happens only when the page came without it; a
 * failure is an empty list of everything.
 */
export function useFilterOptions(start: FilterOptions | null): FilterOptions | null {
  const { data, isError } = useQuery(
    {
      queryKey: ['filter-options'],
      queryFn: ({ signal }) => requestJson<FilterOptions>(api.filters, { signal }),
      initialData: start ?? undefined,
      staleTime: halfAnHour,
      gcTime: keptFor(halfAnHour),
      retry: retryUpTo(1),
    },
    queryClient(),
  );
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
