import { roundRobin } from '@/lib/catalog/lists/round-robin';
import type { FilterOptions } from '@/lib/catalog/types';
import { communityCode } from '../filters/communities';
import { optionLabel } from '../filters/list-filters';
import { formatListingQuery, type ListingQuery } from '../listing-query';
import type { Constraints } from '../understand/constraints';
import type { Vocabulary } from '../understand/meaning';
import { vocabularyOf } from '../understand/names/vocabulary';
import { withoutLastRetraction } from '../understand/reading/retractions';
import { phraseAt } from '../understand/tokens/phrase-at';
import { nameKey, tokensOf } from '../understand/tokens/tokens';
import { understand } from '../understand/understand';
import { isWish } from '../understand/wishes/wishes';
import { words } from '../words/split-words';
import { correctedTexts } from './correct-names';
import { namesLike } from './name-search';

/** A place, developer or property type that matches a text, with its list. */
export type SuggestedName = {
  kind: 'city' | 'district' | 'community' | 'developer' | 'type';
  id: number;
  name: string;
  slug: string;
  /** Of a community. */
  district?: { id: number; name: string };
  count: number | null;
  /** The rest of the text, such as the "2 bed" of "2 bed mar"; it narrows the list, so `count` is null. */
  search?: string;
  /** Query string of the list. */
  query: string;
};

const minLetters = 2;
/** Number of words at which the end of a text may start. */
const maxStarts = 8;
/** Shorter filler words begin no name: "emirates hil" may be Emirates Hills, but "in dub" no name with "in". */
const minFillerOfName = 4;

/** "2 be" may be a name that starts with the number, not "Damac Bay 2". */
const unfinishedRooms = /^\s*([1-9])\s*(?:b|be|bed\w*|br|bh|bhk)$/i;

/**
 * Names of filters that match the text by `namesLike`, types also by another word ("flat"), those with most properties
 * first. Takes places, types and developers in turn, so that each kind gets its share of the limit. Empty for fewer than
 * two letters.
 */
export function suggestNames(text: string, options: FilterOptions, limit: number): SuggestedName[] {
  if (words(text).join('').length < minLetters) return [];
  const [, rooms = ''] = unfinishedRooms.exec(text) ?? [];
  const like = namesLike(text);
  const isLike = (name: string) => (rooms === '' || words(name)[0] === rooms) && like(name);
  const meaning = vocabularyOf(options).phrases.get(nameKey(text));
  const types = meaning?.kind === 'property_type' ? meaning.ids : [];
  const named = (
    kind: SuggestedName['kind'],
    list: FilterOptions['cities'],
    query: (id: number) => Partial<ListingQuery>,
    meant: readonly number[] = [],
  ): SuggestedName[] =>
    list
      .filter(({ id, name, count }) => count !== 0 && (isLike(name) || meant.includes(id)))
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
      ...communitiesLike(isLike, options),
    ],
    named('type', options.property_types, (id) => ({ property_type: [id] }), types),
    named('developer', options.developers, (developer) => ({ developer })),
  ].map((names) => names.sort(byCount));
  return roundRobin(groups, limit).sort(byCount);
}

/** The beginning of a unit: "under 1 mil" does not mean Mill Hill. */
const unfinishedUnit = /\d\s+(?:m|mi|mill?|milli|millio|k|th\w*|b|be|bed\w*|s|sq\w*)$/i;

/**
 * Names for the end of a text whose beginning is understood: "2 bed mar", "villas by ema". Their counts are unknown
 * unless the beginning is only filler words. After "by", developers only, if any match. The longest ends come first:
 * "townhouse ar" before "ar". Empty when no end matches.
 */
export function suggestNamesAtEnd(text: string, options: FilterOptions, limit: number): SuggestedName[] {
  if (unfinishedUnit.test(text)) return [];
  const vocabulary = vocabularyOf(options);
  const found = new Map<string, SuggestedName>();
  let named: string | null = null;
  for (const { index } of [...text.matchAll(/(?<=\s)\S/g)].slice(0, maxStarts)) {
    const [before, end] = [withoutLastRetraction(text.slice(0, index)).trim(), text.slice(index)];
    const { constraints, rest } = understand(before, vocabulary);
    if (!isKnown(rest, constraints, vocabulary)) continue;
    const all = namesOfEnd(end, options, limit, vocabulary).filter((name) => isOpen(name, constraints));
    const developers = /\bby$/i.test(before) ? all.filter(({ kind }) => kind === 'developer') : [];
    const fitting = developers.length > 0 ? developers : all;
    // "Damac hil" is DAMAC Hills, not Dubai Hills by DAMAC.
    const splitsName = named !== null && named !== namesIn(constraints);
    const names = splitsName ? fitting.filter(({ kind }) => kind === 'type') : fitting;
    if (names.length > 0) named ??= namesIn(constraints);
    const isOnlyFiller = Object.keys(constraints).length === 0 && rest === '';
    const search = isOnlyFiller ? null : withoutLastFillers(before, vocabulary);
    for (const name of names)
      if (!found.has(name.query)) found.set(name.query, search === null ? name : narrowed(name, search));
    if (found.size >= limit || developers.length > 0) break;
  }
  return [...found.values()].slice(0, limit);
}

/** Names for the end of a text. If it starts with a filler word, only names with this word, and none if it is short. */
function namesOfEnd(
  end: string,
  options: FilterOptions,
  limit: number,
  vocabulary: Vocabulary,
): SuggestedName[] {
  const [first = ''] = end.split(/\s/, 1);
  if (!isFiller(first, vocabulary) && !isFiller(end, vocabulary)) return suggestNames(end, options, limit);
  if (first.length < minFillerOfName) return [];
  return suggestNames(end, options, limit).filter(({ name }) => words(name).includes(nameKey(first)));
}

/** Whether the words left of a text are wishes beside filters, "furnished 2 bed", or known phrases, such as "sea view". */
function isKnown(rest: string, constraints: Constraints, vocabulary: Vocabulary): boolean {
  const hasFilters = Object.keys(constraints).length > 0;
  const tokens = tokensOf(rest);
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at, vocabulary);
    if (phrase?.meaning.kind === 'words' || phrase?.meaning.kind === 'filler') at += phrase.length;
    else if (hasFilters && isWish(tokens[at]?.text ?? '')) at += 1;
    else return false;
  }
  return true;
}

/** The places and the developer of a text, to compare. */
function namesIn({ city, district, community, developer }: Constraints): string {
  return JSON.stringify([city, district, community, developer]);
}

function narrowed(name: SuggestedName, search: string): SuggestedName {
  return { ...name, count: null, search, query: `${name.query}&${formatListingQuery({ search })}` };
}

/** Whether a text that says this may still name a place, type or developer: no other place after "arabian ranches 3". */
function isOpen(
  { kind, district: within }: SuggestedName,
  { city, district, community, developer, property_type }: Constraints,
): boolean {
  if (kind === 'type') return property_type === undefined;
  if (kind === 'developer') return developer === undefined;
  if (kind === 'community' && community === undefined && district !== undefined)
    return within?.id === district;
  const isPlaced = district !== undefined || community !== undefined;
  return !isPlaced && (kind !== 'city' || city === undefined);
}

/** "villas by" becomes "villas". */
function withoutLastFillers(text: string, vocabulary: Vocabulary): string {
  const kept = text.split(/\s+/);
  while (kept.length > 1 && isFiller(kept.at(-1) ?? '', vocabulary)) kept.pop();
  return kept.join(' ');
}

function isFiller(text: string, { phrases }: Vocabulary): boolean {
  return phrases.get(nameKey(text))?.kind === 'filler';
}

/** Names that match the text as typed, else those that match it with its typing errors corrected: "dubay marina". */
export function suggestMeantNames(text: string, options: FilterOptions, limit: number): SuggestedName[] {
  const asTyped = suggestNames(text, options, limit);
  if (asTyped.length > 0) return asTyped;
  for (const corrected of correctedTexts(text, options)) {
    const names = suggestNames(corrected, options, limit);
    if (names.length > 0) return names;
  }
  return [];
}

function communitiesLike(isLike: (name: string) => boolean, options: FilterOptions): SuggestedName[] {
  return (options.communities ?? [])
    .filter(({ name }) => isLike(name))
    .map(({ name, slug, district_id, count }) => {
      const district = options.districts.find(({ id }) => id === district_id);
      return {
        kind: 'community',
        // One name may be in several districts.
        id: communityCode(`${district_id}/${slug}`),
        name,
        slug,
        ...(district && { district: { id: district.id, name: district.name } }),
        count,
        query: formatListingQuery({ district: district?.id ?? null, community: slug }),
      };
    });
}

function byCount(a: SuggestedName, b: SuggestedName): number {
  return (b.count ?? 0) - (a.count ?? 0);
}
