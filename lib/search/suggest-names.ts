import type { FilterOptions } from '@/lib/catalog/types';
import { optionLabel } from './list-filters';
import { formatListingQuery, type ListingQuery } from './listing-query';
import { placeAliases } from './understand/place-aliases';
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
 * ("jvc"): the most listings first. Empty for less than two letters.
 */
export function suggestNames(text: string, options: FilterOptions, limit: number): SuggestedName[] {
  const wanted = words(text);
  if (wanted.join('').length < shortest) return [];
  const named = (
    kind: SuggestedName['kind'],
    list: FilterOptions['cities'],
    query: (id: number) => Partial<ListingQuery>,
  ): SuggestedName[] =>
    list
      .filter(({ name }) => [name, ...aliasesOf(name)].some((candidate) => begins(candidate, wanted)))
      .map(({ id, name, slug, count }) => ({
        kind,
        id,
        name: optionLabel(name),
        slug,
        count,
        query: formatListingQuery(query(id)),
      }));
  return [
    ...named('city', options.cities, (city) => ({ city })),
    ...named('district', options.districts, (district) => ({ district })),
    ...named('type', options.property_types, (id) => ({ property_type: [id] })),
    ...named('developer', options.developers, (developer) => ({ developer })),
  ]
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, limit);
}

function begins(name: string, wanted: string[]): boolean {
  const own = words(name);
  return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

let aliases: Map<string, readonly string[]> | undefined;

function aliasesOf(name: string): readonly string[] {
  aliases ??= new Map(placeAliases.flatMap((row) => row.map((one) => [words(one).join(' '), row] as const)));
  return aliases.get(words(name).join(' ')) ?? [];
}
