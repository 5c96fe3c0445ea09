import type { FilterOption, FilterOptions } from '@/lib/catalog/types';

/** Whether most properties state their type. A source without counts is assumed to state them, if it has any. */
export function areTypesKnown({
  property_types,
  property_statuses,
  sales_statuses,
  cities,
}: Pick<FilterOptions, 'property_types' | 'property_statuses' | 'sales_statuses' | 'cities'>): boolean {
  if (property_types.length === 0) return false;
  if (property_types.some(({ count }) => count === null)) return true;
  const sum = (options: readonly FilterOption[]) =>
    options.reduce((total, { count }) => total + (count ?? 0), 0);
  return 2 * sum(property_types) >= Math.max(...[property_statuses, sales_statuses, cities].map(sum));
}
