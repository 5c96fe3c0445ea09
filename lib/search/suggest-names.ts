import { inTurn } from '@/lib/catalog/spread';
import type { FilterOptions } from '@/lib/catalog/types';
import { optionLabel } from './list-filters';
import { formatListingQuery, type ListingQuery } from './listing-query';
import { namesLike } from './name-search';
import { words } from './words';

/** A place, developer or kind of home matching a prefix, with its list. */
export type SuggestedName = {
  kind: 'city' | 'district' | 'developer' | 'type';
  id: number;
  name: string;
  slug: string;
  count: number | null;
  /** Query string of the list. */
  query: string;
};

const shortest = 2;

/**
 * The names of the filters that hold words beginning with all the words of the text, or are known by such a name
 * ("jvc"): places, types and developers in turn, so that no kind crowds out another, the most listings first. Empty for
 * less than two letters.
 */
export function suggestNames(text: string, options: FilterOptions, limit: number): SuggestedName[] {
  const isLike = namesLike(text);
  if (words(text).join('').length < shortest) return [];
  const named = (
    kind: SuggestedName['kind'],
    list: FilterOptions['cities'],
    query: (id: number) => Partial<ListingQuery>,
  ): SuggestedName[] =>
    list
      .filter(({ name, count }) => count !== 0 && isLike(name))
      .map(({ id, name, slug, count }) => ({
        kind,
        id,
        name: optionLabel(name),
        slug,
        count,
        query: formatListingQuery(query(id)),
      }));
  const groups = [
    [
      ...named('city', options.cities, (city) => ({ city })),
      ...named('district', options.districts, (district) => ({ district })),
    ],
    named('type', options.property_types, (id) => ({ property_type: [id] })),
    named('developer', options.developers, (developer) => ({ developer })),
  ].map((names) => names.sort(byCount));
  return inTurn(groups, limit).sort(byCount);
}

function byCount(a: SuggestedName, b: SuggestedName): number {
  return (b.count ?? 0) - (a.count ?? 0);
}
