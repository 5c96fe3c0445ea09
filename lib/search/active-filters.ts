import type { FilterOption, FilterOptions } from '@/lib/catalog/types';
import { completionBounds, completionStages } from './completion-stages';
import type { ListingQuery } from './listing-query';
import { priceRangeLabel } from './price-ranges';

/** A filter that narrows the list: its words, and the part of the query that takes it away. */
export type ActiveFilter = { key: string; label: string; removal: Partial<ListingQuery> };

type IdFilter = 'property_type' | 'property_status' | 'sales_status';

/** The filters of a query in the order of the filter form. Without options, names fall back to "No. 7". */
export function activeFilters(query: ListingQuery, options: FilterOptions | null): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (key: string, label: string, removal: Partial<ListingQuery>) =>
    filters.push({ key, label, removal });
  const addIds = (field: IdFilter, named: FilterOption[] | undefined, what: string) => {
    for (const id of query[field]) {
      const rest = query[field].filter((other) => other !== id);
      add(`${field}-${id}`, nameOf(id, named, what), { [field]: rest });
    }
  };

  addIds('property_type', options?.property_types, 'Type');
  if (query.price_range) add('price_range', priceRangeLabel(query.price_range), { price_range: null });
  if (query.city !== null) add('city', nameOf(query.city, options?.cities, 'City'), { city: null });
  if (query.district !== null)
    add('district', nameOf(query.district, options?.districts, 'District'), { district: null });
  addIds('property_status', options?.property_statuses, 'Status');
  addIds('sales_status', options?.sales_statuses, 'Sales status');
  if (query.developer !== null)
    add('developer', nameOf(query.developer, options?.developers, 'Developer'), { developer: null });
  if (query.completion_rate !== null)
    add('completion_rate', `Stage: ${stageLabel(query.completion_rate)}`, { completion_rate: null });
  if (query.completion_rate__gte !== null)
    add('completion_rate__gte', `${query.completion_rate__gte}% complete or more`, {
      completion_rate__gte: null,
    });
  if (query.post_delivery) add('post_delivery', 'Post-delivery plan', { post_delivery: null });
  if (query.guarantee_rental_guarantee)
    add('guarantee_rental_guarantee', 'Rental guarantee', { guarantee_rental_guarantee: null });
  return filters;
}

/** A name as it is shown: sources write "under_construction" for "under construction". */
export function optionLabel(name: string): string {
  return name.replaceAll('_', ' ');
}

function nameOf(id: number, named: readonly { id: number; name: string }[] | undefined, what: string) {
  const option = named?.find((candidate) => candidate.id === id);
  return option ? optionLabel(option.name) : `${what} no. ${id}`;
}

function stageLabel(rate: number): string {
  const { min } = completionBounds(rate);
  return completionStages.find(({ value }) => value === min)?.label ?? `${rate}%`;
}
