import type { FilterOptions } from '@/lib/catalog/types';
import type { ListingQuery } from '../listing-query';
import { defaultListingQuery, formatListingQuery, normaliseSearch } from '../listing-query';
import { defaultSort } from '../sort-options';
import { areTypesKnown } from '../types-known';
import { listWithoutWishes } from '../without-wishes';
import { canonicalWord, words } from '../words';
import { correctionsOf, type Lexicon, lexiconOf } from './correct';
import { withoutExclusions } from './exclusions';
import { fillerWords } from './filler-words';
import { marketTerms, marketWords } from './market-terms';
import { currentNames } from './name-groups';
import { withoutPastedMarks } from './pasted-text';
import { rentWords } from './rent';
import { termKinds } from './sale-terms';
import { nameKey, tokensOf } from './tokens';
import { type Constraints, type Understood, understand } from './understand';
import { type Vocabulary, vocabularyOf } from './vocabulary';

/** The catalogue reads by which a search is understood. */
export type SearchKnowledge = {
  options: FilterOptions;
  /** Words in property names. */
  nameWords: readonly string[];
  /** Whether a property has this reference, or a title that starts with it. */
  isName(text: string): Promise<{ isReference: boolean; isTitle: boolean }>;
  hasResults(query: ListingQuery): Promise<boolean>;
  /** The title of the first property for a query; null when there is none. */
  firstTitle(query: ListingQuery): Promise<string | null>;
  /** Number of properties for a query. */
  count(query: ListingQuery): Promise<number>;
};

export type Resolved = {
  /** The query with recognised filters, and the remaining words as its search. */
  query: ListingQuery;
  /** The corrected search, when a word was mistyped. */
  corrected: string | null;
  /** Parts of the search that no filter expresses, such as "not villas". */
  excluded: string[];
  /** The other queries of a text that names several places or developers, which filters of one value exclude. */
  others: ListingQuery[];
  asksForRent: boolean;
};

/**
 * Turns free text into filters. References and titles are searched as typed. A mistyped word is corrected only when it
 * finds nothing. When the filters find nothing, the words are searched as typed within the type, place and status.
 */
export async function resolveSearch(asked: ListingQuery, knowledge: SearchKnowledge): Promise<Resolved> {
  const unchanged = { query: asked, corrected: null, excluded: [], others: [], asksForRent: false };
  if (asked.search === null) return unchanged;
  const vocabulary = vocabularyOf(knowledge.options);
  const { text, excluded } = withoutExclusions(withoutPastedMarks(asked.search, vocabulary), vocabulary);
  const name = await knowledge.isName(asked.search);
  const isPartlyName = name.isTitle && (excluded.length > 0 || understand(text, vocabulary).rest !== '');
  if (name.isReference || isPartlyName) return unchanged;
  const query = { ...asked, search: normaliseSearch(text) };
  const resolved = await resolveText(query, text, knowledge);
  return { ...resolved, excluded };
}

async function resolveText(
  query: ListingQuery,
  text: string,
  knowledge: SearchKnowledge,
): Promise<Omit<Resolved, 'excluded'>> {
  const { options, hasResults } = knowledge;
  const plain = { corrected: null, others: [], asksForRent: false };
  const vocabulary = vocabularyOf(options);
  const understood = understand(text, vocabulary);
  for (const reference of possibleReferences(text))
    if ((await knowledge.isName(reference)).isReference)
      return { ...plain, query: { ...query, search: reference } };
  const [permit] = text.match(permitNumber) ?? [];
  if (permit && (await hasResults({ ...query, search: permit })))
    return { ...plain, query: { ...query, search: permit } };

  const read = await firstFound(query, understood, knowledge);
  const literal = read.query;
  const corrected = await correctedText(text, vocabulary, knowledge);
  if (corrected === null) {
    if (await hasResults(literal)) return { ...read, corrected: null };
    const found =
      understood.rest === text.trim()
        ? null
        : ((await withTermsAsWords(query, understood, text, knowledge)) ??
          (await plainWords(query, understood, text, knowledge)) ??
          (await withTypesAsWords(query, understood, text, knowledge)));
    if (found) return { ...read, query: found, corrected: null };
    // Words that are known, but not together: "azizi rivera" where another title has "Rivera".
    const likely = await correctedText(text, vocabulary, knowledge, { alsoMentioned: true });
    const likelyRead = likely && (await firstFound(query, understand(likely, vocabulary), knowledge));
    const isFound = likelyRead && (await hasResults(likelyRead.query));
    return isFound ? { ...likelyRead, corrected: likely } : { ...read, corrected: null };
  }
  const meant = understand(corrected, vocabulary);
  const correctedRead = await firstFound(query, meant, knowledge);
  const isBetter =
    (await hasResults(correctedRead.query)) ||
    (leavesLess(meant, understood) && !(await hasResults(literal)));
  return isBetter ? { ...correctedRead, corrected } : { ...read, corrected: null };
}

const maxPlaces = 5;

/** The query of a text; of several places or developers, the first with results becomes the filter. */
async function firstFound(
  query: ListingQuery,
  { others = [], asksForRent = false, ...first }: Understood,
  { options, hasResults }: Pick<SearchKnowledge, 'options' | 'hasResults'>,
): Promise<Pick<Resolved, 'query' | 'others' | 'asksForRent'>> {
  const literal = merge(query, first, options);
  const merged = others.map((other) => merge(query, other, options));
  // A name can be repeated.
  const byAddress = new Map([literal, ...merged].map((one) => [formatListingQuery(one), one]));
  const queries = [...byAddress.values()].slice(0, maxPlaces);
  let found = queries[0] ?? literal;
  if (queries.length > 1)
    for (const one of queries)
      if (await hasResults(one)) {
        found = one;
        break;
      }
  return { query: found, others: queries.filter((one) => one !== found), asksForRent };
}

/**
 * The query with its words searched as typed; null when they are neither part of a title nor found within the type, place
 * and status that they mean. A buyer who asks for villas must not get apartments.
 */
async function plainWords(
  query: ListingQuery,
  { constraints }: { constraints: Constraints },
  text: string,
  { options, hasResults, firstTitle }: SearchKnowledge,
): Promise<ListingQuery | null> {
  const title = await firstTitle(query);
  if (title === null) return null;
  const titleWords = words(title);
  if (words(text).every((word) => titleWords.some((other) => other.startsWith(word)))) return query;
  const { property_type, property_status, sales_status, city, district } = constraints;
  const meant = { property_type, property_status, sales_status, city, district };
  const known = Object.fromEntries(Object.entries(meant).filter(([, value]) => value !== undefined));
  const narrowed = merge(query, { constraints: known, rest: text }, options);
  return (await hasResults(narrowed)) ? narrowed : null;
}

/**
 * The query with terms of sale searched as words, for catalogues that mention "payment plan" only in texts. Null when the
 * catalogue has properties with these terms as data, or when the words find nothing.
 */
async function withTermsAsWords(
  query: ListingQuery,
  { constraints }: { constraints: Constraints },
  text: string,
  { options, hasResults, count }: SearchKnowledge,
): Promise<ListingQuery | null> {
  const asked = termKinds.filter((kind) => constraints[kind]);
  if (asked.length === 0) return null;
  const known = await Promise.all(asked.map((kind) => count({ ...defaultListingQuery, [kind]: true })));
  if (known.some((found) => found > 0)) return null;
  const inWords = merge(query, understand(text, vocabularyOf(options), { termsAsWords: true }), options);
  return (await isFound(inWords, { options, hasResults })) ? inWords : null;
}

/**
 * The query with types as words, in a catalogue where most properties state none. Null when most of those that match the
 * rest do, because they are of other types.
 */
async function withTypesAsWords(
  query: ListingQuery,
  { constraints, rest }: Understood,
  text: string,
  { options, hasResults, count }: SearchKnowledge,
): Promise<ListingQuery | null> {
  const { property_type, ...others } = constraints;
  if (!property_type || query.property_type.length > 0 || areTypesKnown(options)) return null;
  const ofAnyType = merge(query, { constraints: others, rest }, options);
  const types = options.property_types.map(({ id }) => id);
  const [all, typed] = await Promise.all([count(ofAnyType), count({ ...ofAnyType, property_type: types })]);
  if (2 * typed >= all) return null;
  const inWords = merge(query, understand(text, vocabularyOf(options), { typesAsWords: true }), options);
  return (await isFound(inWords, { options, hasResults })) ? inWords : null;
}

/** Whether a query has results, if need be without its wishes. */
async function isFound(
  query: ListingQuery,
  { options, hasResults }: Pick<SearchKnowledge, 'options' | 'hasResults'>,
): Promise<boolean> {
  const list = async (wanted: ListingQuery) => ({ count: (await hasResults(wanted)) ? 1 : 0, results: [] });
  const { page } = await listWithoutWishes(query, list, { areTypesKnown: areTypesKnown(options) });
  return page.count > 0;
}

/** Properties are found by it as a word, because it is stored among their names. */
const permitNumber = /(?<!\d)\d{10,11}(?!\d)/;
const maxReferences = 3;

/** Possible references: the number of "ref 1042" and "property id: 77", "hn 1042" of "is hn 1042 sold". */
function possibleReferences(text: string): string[] {
  const named =
    /^(?:property |listing )?(?:ref(?:erence)?|id|code|permit|listing|property)\b(?: ?(?:no|number|id|code))?[\s.:#-]*((?=.*\d)[\w/-]{1,40}(?: [\w/-]{1,20})?)$/i.exec(
      text.trim(),
    )?.[1];
  const written = [
    ...text.matchAll(/(?<![\w/-])[a-z]{1,6}[ #.-]?(?:[a-z]{1,4}-)?\d{2,8}(?![\w/%]|[.,]\d)/gi),
  ].map(([found]) => found);
  return [...new Set([...(named ? [named] : []), ...written])]
    .filter((found) => found !== text.trim())
    .slice(0, maxReferences);
}

const lexicons = new WeakMap<readonly string[], Map<Vocabulary, Lexicon>>();

function lexiconFor(nameWords: readonly string[], vocabulary: Vocabulary): Lexicon {
  const byVocabulary = lexicons.get(nameWords) ?? new Map<Vocabulary, Lexicon>();
  lexicons.set(nameWords, byVocabulary);
  const known = byVocabulary.get(vocabulary);
  if (known) return known;
  const wordsOf = (phrases: Iterable<string>) => [...phrases].flatMap((phrase) => nameKey(phrase).split(' '));
  const meaningful = [...vocabulary.phrases]
    .filter(([, { kind }]) => kind !== 'filler')
    .map(([phrase]) => phrase);
  const inTitles = new Set(nameWords);
  const developersInTitles = wordsOf(currentNames().developers.flat()).filter((word) => inTitles.has(word));
  const lexicon = lexiconOf(
    nameWords,
    wordsOf([...fillerWords, ...marketTerms.flat(), ...marketWords, ...rentWords]),
    [...wordsOf(meaningful), ...developersInTitles, ...grammar],
  );
  byVocabulary.clear();
  byVocabulary.set(vocabulary, lexicon);
  return lexicon;
}

/** Words that `understand` recognises without being names. */
const grammar =
  'bed beds bedroom bedrooms bath baths bathroom bathrooms room rooms maid study balcony terrace swimming parking waterfront beachfront installment under below above over less more than between maximum minimum budget million thousand around about square feet foot meter meters sqft sqm handover completion delivery quarter payment plan post view views sea private pool garden beach furnished vacant upgraded corner'.split(
    ' ',
  );

/** Whether the first text has fewer words that are not understood. */
function leavesLess(one: { rest: string }, other: { rest: string }): boolean {
  return words(one.rest).length < words(other.rest).length;
}

/** Shorter words that properties mention are no errors. */
const minMentionedLength = 6;

/** The text with typing errors corrected, also of words that properties mention; null when there are none. */
async function correctedText(
  text: string,
  vocabulary: Vocabulary,
  { nameWords, count }: Pick<SearchKnowledge, 'nameWords' | 'count'>,
  { alsoMentioned = false } = {},
): Promise<string | null> {
  const lexicon = lexiconFor(nameWords, vocabulary);
  const unread = new Set(tokensOf(understand(text, vocabulary).rest).map((token) => token.text));
  let corrected = '';
  let end = 0;
  let isChanged = false;
  for (const token of tokensOf(text)) {
    if (token.kind !== 'word' || !unread.has(token.text)) continue;
    if (alsoMentioned && token.text.length < minMentionedLength) continue;
    const better = await mostFrequent(correctionsOf(canonicalWord(token.text), lexicon), count);
    if (better === null) continue;
    // "busines bay": the beginning of a word finds what the whole word finds.
    const isCutShort = better.startsWith(token.text) && token.end < text.trimEnd().length;
    const whole = isCutShort ? text.slice(0, token.start) + better + text.slice(token.end) : null;
    const isClear = whole !== null && leavesLess(understand(whole, vocabulary), understand(text, vocabulary));
    if (!isClear && !alsoMentioned && !(await isTypingError(token.text, better, count))) continue;
    corrected += text.slice(end, token.start) + better;
    end = token.end;
    isChanged = true;
  }
  return isChanged ? normaliseSearch(corrected + text.slice(end)) : null;
}

const maxCounted = 3;

/** The first of the words with the most properties; null without words. */
async function mostFrequent(
  words: readonly string[],
  count: SearchKnowledge['count'],
): Promise<string | null> {
  const [first = null, ...others] = words;
  if (others.length === 0) return first;
  const counted = words.slice(0, maxCounted);
  const counts = await Promise.all(counted.map((search) => count({ ...defaultListingQuery, search })));
  return words[counts.indexOf(Math.max(...counts))] ?? first;
}

/** A word that one or two properties contain is still an error when 50 times as many contain the corrected one. */
const maxWithError = 2;
const minRatio = 50;

async function isTypingError(
  word: string,
  better: string,
  count: SearchKnowledge['count'],
): Promise<boolean> {
  const countOf = (search: string) => count({ ...defaultListingQuery, search });
  const found = await countOf(word);
  if (found === 0) return true;
  return found <= maxWithError && (await countOf(better)) >= found * minRatio;
}

function merge(
  query: ListingQuery,
  { constraints, rest }: { constraints: Constraints; rest: string },
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
  const { district, community } = constraints;
  // Another place replaces the chosen one.
  if (community === undefined && (district !== undefined || constraints.city !== undefined))
    merged.community = null;
  if (community !== undefined && district === undefined && !hasCommunity(options, merged.district, community))
    merged.district = null;
  if (district !== undefined) {
    const cityId = options.districts.find(({ id }) => id === district)?.city_id ?? null;
    // The district implies the city, and a different one would find nothing.
    if (constraints.city === undefined || constraints.city === cityId || cityId === null) merged.city = null;
  } else if (constraints.city !== undefined && merged.district !== null) merged.district = null;
  return merged;
}

function hasCommunity(options: FilterOptions, district: number | null, community: string): boolean {
  return (options.communities ?? []).some(
    ({ slug, district_id }) => slug === community && district_id === district,
  );
}
