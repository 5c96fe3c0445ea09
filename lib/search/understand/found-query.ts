import type { FilterOptions } from '@/lib/catalog/types';
import { fromEntries, hasKey, keysOf } from '@/lib/typed-keys';
import {
  defaultListingQuery,
  formatListingQuery,
  type ListingQuery,
  normaliseSearch,
} from '../listing-query';
import { defaultSort } from '../sort-options';
import type { Constraints } from './constraints';
import type { AbsentMeaning } from './meaning';
import type { SearchKnowledge } from './search-knowledge';
import { areTypesKnown } from './types-known';
import type { ReadText, Understood } from './understood';
import { listWithoutWishes } from './wishes/without-wishes';

/** A query, and what its filters do not say. */
export type FoundRead = {
  /** The query with recognised filters, and the remaining words as its search. */
  query: ListingQuery;
  /** The other queries of a text that names several places or developers, which filters of one value exclude. */
  others: ListingQuery[];
  /** Places and developers of the text that the catalogue lacks, left out because it has others of the text. */
  absent: AbsentMeaning[];
  asksForRent: boolean;
};

const maxPlaces = 5;

/** The query of a text; of several places or developers, the first with results becomes the filter. */
export async function firstFound(
  query: ListingQuery,
  { others = [], absent = [], asksForRent = false, ...first }: Understood,
  { options, hasResults }: Pick<SearchKnowledge, 'options' | 'hasResults'>,
): Promise<FoundRead> {
  const readings = [first, ...others];
  // The query may be the address of one reading: its filters must not narrow the others.
  const keys = readings.flatMap(({ constraints }) => keysOf(constraints));
  const shared = keys.filter((key) => hasKey(defaultListingQuery, key));
  const base = {
    ...query,
    ...fromEntries<Partial<ListingQuery>>(shared.map((key) => [key, defaultListingQuery[key]])),
  };
  const [literal = query, ...merged] = readings.map((reading) => merge(base, reading, options));
  // A text can repeat a name.
  const byAddress = new Map([literal, ...merged].map((one) => [formatListingQuery(one), one]));
  const queries = [...byAddress.values()].slice(0, maxPlaces);
  const knowledge = { options, hasResults };
  const found =
    queries.length > 1
      ? ((await firstWith(queries, hasResults)) ??
        (await firstWith(queries, (one) => isFound(one, knowledge))))
      : null;
  const shown = found ?? queries[0] ?? literal;
  return { query: shown, others: queries.filter((one) => one !== shown), absent, asksForRent };
}

async function firstWith(
  queries: readonly ListingQuery[],
  isMet: (query: ListingQuery) => Promise<boolean>,
): Promise<ListingQuery | null> {
  for (const query of queries) if (await isMet(query)) return query;
  return null;
}

/** Whether a query has results, if need be without its wishes. */
export async function isFound(
  query: ListingQuery,
  { options, hasResults }: Pick<SearchKnowledge, 'options' | 'hasResults'>,
): Promise<boolean> {
  const list = async (wanted: ListingQuery) => ({ count: (await hasResults(wanted)) ? 1 : 0, results: [] });
  const { page } = await listWithoutWishes(query, list, {
    areTypesKnown: areTypesKnown(options),
    keepsWish: false,
  });
  return page.count > 0;
}

/** The query with the constraints and remaining words of a text. */
export function merge(
  query: ListingQuery,
  { constraints, rest }: ReadText,
  options: FilterOptions,
): ListingQuery {
  const { price, area, order, ...others } = constraints;
  const merged: ListingQuery = { ...query, ...others, search: normaliseSearch(rest) };
  if (order && query.ordering.length === 0)
    merged.ordering = order === defaultSort && rest === '' ? [] : [order];
  if (price) merged.price_range = { min: price.min ?? 0, max: price.max };
  if (area) {
    merged.area__gte = area.min;
    merged.area__lte = area.max;
  }
  dropReplacedPlaces(merged, constraints, options);
  return merged;
}

/** Drops the chosen places that the places of a text replace or imply. */
function dropReplacedPlaces(
  merged: ListingQuery,
  { city, district, community }: Constraints,
  options: FilterOptions,
): void {
  if (community === undefined && (district !== undefined || city !== undefined)) merged.community = null;
  if (district !== undefined) {
    const cityId = options.districts.find(({ id }) => id === district)?.city_id ?? null;
    // The district implies the city, and a different one would find nothing.
    if (city === undefined || city === cityId || cityId === null) merged.city = null;
    return;
  }
  if (merged.district === null) return;
  const isElsewhere = community !== undefined && !hasCommunity(options, merged.district, community);
  if (city !== undefined || isElsewhere) merged.district = null;
}

function hasCommunity(options: FilterOptions, district: number | null, community: string): boolean {
  return (options.communities ?? []).some(
    ({ slug, district_id }) => slug === community && district_id === district,
  );
}
