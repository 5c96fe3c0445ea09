import type { FilterOptions, PropertySummary } from '@/lib/catalog/types';

/** Constraints of `queries.txt`, by key. */
type Expected = Record<string, string>;

const keysOf = (list: string) => list.split(', ');

/** Whether a catalogue has all places, developers, types and statuses that the expectation of a query names. */
export function canHold(expected: Expected, options: FilterOptions): boolean {
  const known: Record<string, { name: string }[]> = {
    city: options.cities,
    district: options.districts,
    community: options.communities ?? [],
    developer: options.developers,
    type: options.property_types,
    status: options.property_statuses,
    sales: options.sales_statuses,
  };
  return Object.entries(expected).every(([key, value]) => {
    const names = known[key]?.map(({ name }) => name);
    // A name may contain a comma; only types and statuses are lists.
    return !names || names.includes(value) || keysOf(value).every((name) => names.includes(name));
  });
}

/** The expected constraints that a property of the first results does not meet, judged by its own data. */
export function unmet(expected: Expected, property: PropertySummary): string[] {
  const { city, district, developer, property_type, property_status, sales_status } = property;
  const named: Record<string, string | undefined> = {
    city: city?.name,
    district: district?.name,
    developer: developer?.name,
    type: property_type?.name,
    status: property_status?.name,
    sales: sales_status?.name,
  };
  return Object.entries(expected)
    .filter(([key, value]) => {
      if (key === 'price') return !isWithin(value, property.low_price ?? property.average_price);
      if (!(key in named)) return false;
      return named[key] !== value && !keysOf(value).includes(named[key] ?? '');
    })
    .map(([key]) => key);
}

function isWithin(range: string, value: number | null): boolean {
  const [min, max] = range.split('-');
  return value !== null && value >= Number(min || 0) && value <= Number(max || Number.POSITIVE_INFINITY);
}
