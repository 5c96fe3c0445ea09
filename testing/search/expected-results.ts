import { isDeepStrictEqual } from 'node:util';
import { createNameResolver } from '@/lib/aliases/name-resolver';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { FilterOptions, PropertySummary } from '@/lib/catalog/types';

/** Constraints of `queries.txt`, by key. */
type Expected = Record<string, string>;

const keysOf = (list: string) => list.split(', ');

const districtNames = createNameResolver([], []);

/** Queries name a district in one spelling, catalogues in another: DIFC, Dubai International Financial Centre. */
function standardName(key: string, name: string | undefined): string | undefined {
  if (key !== 'district' || name === undefined) return name;
  return districtNames.resolve({ city: null, district: name, developer: null }).district ?? name;
}

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
    const names = known[key]?.map(({ name }) => standardName(key, name));
    // A name may contain a comma; only types and statuses are lists.
    return (
      !names ||
      names.includes(standardName(key, value)) ||
      keysOf(value).every((name) => names.includes(name))
    );
  });
}

/** Whether a catalogue understood what a query expects, with its own spelling of districts and order of types. */
export function isAsExpected(found: Expected, expected: Expected): boolean {
  const standard = (constraints: Expected) =>
    Object.entries(constraints)
      .map(([key, value]) =>
        [key, key === 'type' ? keysOf(value).sort().join(', ') : standardName(key, value)].join(': '),
      )
      .sort();
  return isDeepStrictEqual(standard(found), standard(expected));
}

type Home = { apartment_type_id: number | null; price: number | null; status: string | null };

/**
 * The expected constraints that a property of the first results does not meet, judged by its own data and that of its
 * homes.
 */
export function unmet(expected: Expected, property: PropertySummary, homes: readonly Home[]): string[] {
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
      if (key === 'price')
        return !pricesOf(expected.beds, property, homes).some((price) => isWithin(value, price));
      if (!(key in named)) return false;
      if (standardName(key, named[key]) === standardName(key, value)) return false;
      return !keysOf(value).includes(named[key] ?? '');
    })
    .map(([key]) => key);
}

/** The starting price, or the lowest known prices of available homes with the expected numbers of bedrooms. */
function pricesOf(beds: string | undefined, property: PropertySummary, homes: readonly Home[]) {
  const startingPrice = property.low_price ?? property.average_price;
  if (beds === undefined) return [startingPrice];
  const isOffered = ({ status }: Home) => isSold(property.sales_status?.name) || !isSold(status);
  return keysOf(beds).map((count) => {
    const priced = homes.filter(
      ({ apartment_type_id, price }) =>
        apartment_type_id !== null && Math.min(apartment_type_id, 7) === Number(count) && price !== null,
    );
    if (priced.length === 0) return startingPrice;
    const offered = priced.filter(isOffered).flatMap(({ price }) => price ?? []);
    return offered.length > 0 ? Math.min(...offered) : null;
  });
}

function isWithin(range: string, value: number | null): boolean {
  const [min, max] = range.split('-');
  return value !== null && value >= Number(min || 0) && value <= Number(max || Number.POSITIVE_INFINITY);
}
