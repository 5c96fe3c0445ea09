import { inTurn } from '@/lib/catalog/spread';
import type { FilterOptions } from '@/lib/catalog/types';
import { optionLabel } from './list-filters';
import { formatListingQuery, type ListingQuery } from './listing-query';
import { namesLike } from './name-search';
import { words } from './words';

/** A place, developer or property type that matches a text, with its list. */
export type SuggestedName = {
  kind: 'city' | 'district' | 'developer' | 'type';
  id: number;
  name: string;
  slug: string;
  count: number | null;
  /** Query string of the list. */
  query: string;
};

const minLetters = 2;

/**
 * Names of filters that match the text by `namesLike`, those with most properties first. Takes places, types and
 * developers in turn, so that each kind gets its share of the limit. Empty for fewer than two letters.
 */
export function suggestNames(text: string, options: FilterOptions, limit: number): SuggestedName[] {
  const isLike = namesLike(text);
  if (words(text).join('').length < minLetters) return [];
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
