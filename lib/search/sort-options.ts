/** Orders of the property list. Unknown values mean the default. */
export const sortOptions = [
  { value: '-updated_at', label: 'Newest First' },
  { value: 'updated_at', label: 'Oldest First' },
  { value: 'low_price', label: 'Price: Low to High' },
  { value: '-low_price', label: 'Price: High to Low' },
  { value: 'min_area', label: 'Area: Small to Large' },
  { value: '-min_area', label: 'Area: Large to Small' },
  { value: 'title', label: 'Name: A to Z' },
  { value: '-title', label: 'Name: Z to A' },
  { value: '-completion_rate', label: 'Completion: Most First' },
  { value: 'completion_rate', label: 'Completion: Least First' },
] as const;

export type SortValue = (typeof sortOptions)[number]['value'];

export const defaultSort: SortValue = '-updated_at';

const known = new Set<string>(sortOptions.map((option) => option.value));

export function isSortValue(value: string): value is SortValue {
  return known.has(value);
}

/** `Completion: Most First, then Price: High to Low` */
export function orderingLabel(ordering: readonly SortValue[]): string {
  const labels = ordering.map((value) => sortOptions.find((option) => option.value === value)?.label);
  return labels.filter((label) => label !== undefined).join(', then ');
}
