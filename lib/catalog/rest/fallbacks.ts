import { parsePriceRange, priceRanges } from '@/lib/search/filters/price-ranges';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import { fold } from '@/lib/search/words/fold';
import type {
  FilterOption,
  FilterOptions,
  Named,
  Page,
  PropertySummary,
  Statistics,
  Suggestions,
} from '../types';

/* Replacements for missing optional endpoints, built from the property list and the filter options. */

export type ListProperties = (query: ListingQuery) => Promise<Page<PropertySummary>>;

const sampleSize = 48;

/** Same district and type first, then same city and type, then the newest. */
export async function similarFromList(
  property: PropertySummary,
  limit: number,
  list: ListProperties,
): Promise<PropertySummary[]> {
  const property_type = property.property_type ? [property.property_type.id] : [];
  const circles: Partial<ListingQuery>[] = [];
  if (property.district) circles.push({ district: property.district.id, property_type });
  if (property.city) circles.push({ city: property.city.id, property_type });
  circles.push({});
  const found = new Map<number, PropertySummary>();
  for (const circle of circles) {
    const { results } = await list({
      ...defaultListingQuery,
      ...circle,
      page_size: Math.min(limit + 1, sampleSize),
    });
    for (const candidate of results) {
      if (candidate.id !== property.id && !found.has(candidate.id)) found.set(candidate.id, candidate);
    }
    if (found.size >= limit) break;
  }
  return [...found.values()].slice(0, limit);
}

/** Statistics from the counts of list and filter options; the number of units is unknown. */
export async function statisticsFromList(options: FilterOptions, list: ListProperties): Promise<Statistics> {
  const count = async (query: Partial<ListingQuery>) =>
    (await list({ ...defaultListingQuery, ...query, page_size: 1 })).count;
  const [total, ...byPrice] = await Promise.all([
    count({}),
    ...priceRanges.map(({ value }) => count({ price_range: parsePriceRange(value) })),
  ]);
  const priced = byPrice.reduce((sum, bandCount) => sum + bandCount, 0);
  return {
    total_properties: total,
    total_units: null,
    by_city: options.cities.map(toCount),
    by_type: options.property_types.map(toCount),
    by_status: options.property_statuses.map(toCount),
    by_price_range: [
      ...priceRanges.map(({ value, label }, index) => ({ value, label, count: byPrice[index] ?? 0 })),
      { value: 'on-request', label: 'Price on Request', count: Math.max(0, total - priced) },
    ],
  };
}

/** Properties from a search, plus districts and developers whose name starts with or contains the text. */
export function suggestFromList(
  text: string,
  limit: number,
  properties: Suggestions['properties'],
  options: FilterOptions | null,
): Suggestions {
  const wanted = fold(text);
  const named = (list: FilterOption[]) =>
    list
      .filter((option) => fold(option.name).includes(wanted))
      .sort((a, b) => Number(fold(b.name).startsWith(wanted)) - Number(fold(a.name).startsWith(wanted)))
      .slice(0, limit)
      .map(({ id, name, slug }) => ({ id, name, slug }));
  return {
    properties: properties.slice(0, limit),
    districts: named(options?.districts ?? []),
    developers: named(options?.developers ?? []),
  };
}

export function toSuggestion(property: PropertySummary): Suggestions['properties'][number] {
  const { id, slug, title, district, city } = property;
  return { id, slug, title, district: district?.name ?? null, city: city?.name ?? null, units_count: null };
}

/** Filter values of the newest properties, for backends without filter options. */
export async function optionsFromList(list: ListProperties): Promise<FilterOptions> {
  const { results, count } = await list({ ...defaultListingQuery, page_size: sampleSize });
  const countNames = (names: (Named | null)[]) => optionsOf(names, count === results.length);
  const met = (key: 'property_type' | 'property_status' | 'sales_status' | 'city' | 'developer') =>
    countNames(results.map((property) => property[key]));
  return {
    property_types: met('property_type'),
    property_statuses: met('property_status'),
    sales_statuses: met('sales_status'),
    cities: met('city'),
    developers: met('developer'),
    districts: countNames(results.map((property) => property.district)).map((district) => {
      const holder = results.find((property) => property.district?.id === district.id);
      return { ...district, city_id: holder?.city?.id ?? null };
    }),
  };
}

/** The distinct names with counts, which are null unless these are the names of all properties. */
function optionsOf(names: (Named | null)[], areAll: boolean): FilterOption[] {
  const counted = new Map<number, FilterOption>();
  for (const named of names) {
    if (named)
      counted.set(named.id, { ...named, count: areAll ? (counted.get(named.id)?.count ?? 0) + 1 : null });
  }
  return [...counted.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function toCount({ id, name, count }: FilterOption): Pick<FilterOption, 'id' | 'name' | 'count'> {
  return { id, name, count };
}
