import { isRecent } from '@/lib/due-time';
import { minute } from '@/lib/durations';
import { startingPrice } from '@/lib/format/number';
import { filterKeys } from '@/lib/search/filters/filter-keys.mjs';
import type { FilterKey } from '@/lib/search/filters/filter-values';
import { defaultListingQuery, isFiltering, type ListingQuery } from '@/lib/search/listing-query';
import { type RelationName, relationNames } from '../fields/property-fields';
import type { PropertySummary } from '../types';

/** Filters of the API from its beginning, which backends know. */
type FirstFilter =
  | RelationName
  | 'price_range'
  | 'completion_rate'
  | 'completion_rate__gte'
  | 'post_delivery'
  | 'guarantee_rental_guarantee';
type AddedFilter = Exclude<FilterKey, FirstFilter>;

/** Filters that older backends may not support, each with a value that some property cannot match. */
const impossible: { [Key in AddedFilter]: ListingQuery[Key] } = {
  community: 'no-such-community',
  bedrooms: [7],
  area__gte: 999_999_999,
  area__lte: 1,
  handover: { from: 204_501, to: 204_512 },
  // Not every property has one.
  payment_plan: true,
};

const probeFreshMs = 30 * minute;

/**
 * Detects which filters of a query a backend ignores: by a result that contradicts a filter, or, for filters of
 * `impossible`, by a request with their value every 30 minutes, which must find fewer properties.
 */
export function createIgnoredFilters(count: (query: ListingQuery) => Promise<number>) {
  const probes = new Map<AddedFilter, { isIgnored: Promise<boolean>; askedAt: number }>();

  function isIgnored(key: AddedFilter): Promise<boolean> {
    const known = probes.get(key);
    if (known && isRecent(known.askedAt, probeFreshMs)) return known.isIgnored;
    const isIgnored = probe(key).catch(() => {
      probes.delete(key);
      return false;
    });
    probes.set(key, { isIgnored, askedAt: Date.now() });
    return isIgnored;
  }

  async function probe(key: AddedFilter): Promise<boolean> {
    const [all, found] = await Promise.all([
      count(defaultListingQuery),
      count({ ...defaultListingQuery, [key]: impossible[key] }),
    ]);
    return all > 0 && found === all;
  }

  return async (query: ListingQuery, results: PropertySummary[]): Promise<FilterKey[]> => {
    const asked = filterKeys.filter((key) => isFiltering(query, key));
    const ignored = await Promise.all(
      asked.map((key) => (isAdded(key) ? isIgnored(key) : contradicts(key, query, results))),
    );
    return asked.filter((_key, index) => ignored[index]);
  };
}

function isAdded(key: FilterKey): key is AddedFilter {
  return key in impossible;
}

/** Whether the known value of a result contradicts a filter. */
function contradicts(key: FilterKey, query: ListingQuery, results: PropertySummary[]): boolean {
  // With bedrooms, the range is that of some homes, not of the starting price.
  if (key === 'price_range')
    return query.bedrooms.length === 0 && results.some((property) => isOutside(query.price_range, property));
  const relation = relationNames.find((one) => one === key);
  if (!relation) return false;
  const wanted = [query[relation]].flat();
  return results.some(({ [relation]: named }) => named !== null && !wanted.includes(named.id));
}

function isOutside(range: ListingQuery['price_range'], property: PropertySummary): boolean {
  const price = startingPrice(property);
  if (range === null || price === null) return false;
  return price < range.min || (range.max !== null && price > range.max);
}
