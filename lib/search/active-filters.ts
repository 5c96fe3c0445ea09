import type { FilterOptions } from '@/lib/catalog/types';
import { filterKeys } from './filter-keys.mjs';
import { type Filter, type FilterKey, listFilters } from './list-filters';
import type { ListingQuery } from './listing-query';

/** An active filter: its label and the query change that removes it. */
export type ActiveFilter = { key: string; label: string; removal: Partial<ListingQuery> };

/** Active filters in form order. Without options, names fall back to "No. 7". */
export function activeFilters(query: ListingQuery, options: FilterOptions | null): ActiveFilter[] {
  const filters: Record<FilterKey, Filter<unknown>> = listFilters;
  return filterKeys.flatMap((key) =>
    filters[key].chips(query[key], options).map(({ id, label, rest }) => ({
      key: id === undefined ? key : `${key}-${id}`,
      label,
      removal: { [key]: rest },
    })),
  );
}
