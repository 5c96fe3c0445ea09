import type { FilterOptions } from '@/lib/catalog/types';
import { keysOf } from '@/lib/typed-keys';
import { maxBedrooms } from '../filters/bedrooms';
import { saleTerms } from '../filters/filter-values';
import { chipLabels } from '../filters/list-filters';
import { defaultListingQuery, type ListingQuery } from '../listing-query';
import { words } from '../words/split-words';
import { understandEither } from './either';
import { type FoundRead, firstFound, isFound, merge } from './found-query';
import { vocabularyOf } from './names/vocabulary';
import type { SearchKnowledge } from './search-knowledge';
import { correctedText } from './spelling/correct-text';
import type { Span } from './typed-names/typed-references';
import type { titlesIn } from './typed-names/typed-titles';
import { unfinishedName } from './typed-names/unfinished-name';
import { areTypesKnown } from './types-known';
import { understand } from './understand';
import type { ReadText, Understood } from './understood';
import { isWish } from './wishes/wishes';
import { listWithoutWishes } from './wishes/without-wishes';

/** `unstated` has the labels of filters that are left out, because no property states what they ask for. */
export type ResolvedText = FoundRead & {
  corrected: string | null;
  unstated?: string[];
};

/** A text as it is understood before typing errors are corrected. */
export type TypedText = {
  query: ListingQuery;
  text: string;
  understood: Understood;
  titles: Awaited<ReturnType<typeof titlesIn>>;
};

type OtherQuery = (typed: TypedText, knowledge: SearchKnowledge) => Promise<ListingQuery | null>;

/** In order: the first with results is the search. */
const otherQueries: readonly OtherQuery[] = [
  withOutlooksAsPlaces,
  withCombinedTitles,
  withUnfinishedName,
  withTermsAsWords,
  plainWords,
  withTypesAsWords,
];

/** `read` is the reading that finds nothing. */
type OtherReading = (
  typed: TypedText,
  knowledge: SearchKnowledge,
  read: FoundRead,
) => Promise<ResolvedText | null>;

/** In order: the first that is not null is the reading. */
const otherReadings: readonly OtherReading[] = [
  withOtherQuery,
  withoutUnstated,
  withJoinedNames,
  withNamesApart,
];

/** The reading of a text without typing errors; where it finds nothing, the first other reading that finds something. */
export async function readUncorrected(
  read: FoundRead,
  typed: TypedText,
  knowledge: SearchKnowledge,
): Promise<ResolvedText> {
  const asUnderstood = { ...read, corrected: null };
  if (await knowledge.hasResults(read.query)) return asUnderstood;
  for (const otherwise of otherReadings) {
    const found = await otherwise(typed, knowledge, read);
    if (found) return found;
  }
  return asUnderstood;
}

/** Where a part of the text was understood, the same text as another query. */
async function withOtherQuery(
  typed: TypedText,
  knowledge: SearchKnowledge,
  read: FoundRead,
): Promise<ResolvedText | null> {
  if (typed.understood.rest === typed.text.trim()) return null;
  for (const queryOf of otherQueries) {
    const query = await queryOf(typed, knowledge);
    if (!query) continue;
    const isAsTyped = query.search === typed.query.search;
    return { ...read, query, absent: isAsTyped ? [] : read.absent, corrected: null };
  }
  return null;
}

/** Words that are known, but not together: "azizi rivera" where another title has "Rivera". */
async function withNamesApart(
  { query, text, understood }: TypedText,
  knowledge: SearchKnowledge,
): Promise<ResolvedText | null> {
  const vocabulary = vocabularyOf(knowledge.options);
  const likely = await correctedText(text, understood, vocabulary, knowledge, { alsoMentioned: true });
  if (!likely) return null;
  const likelyRead = await firstFound(query, understand(likely, vocabulary), knowledge);
  return (await knowledge.hasResults(likelyRead.query)) ? { ...likelyRead, corrected: likely } : null;
}

function withCombinedTitles(typed: TypedText, knowledge: SearchKnowledge): Promise<ListingQuery | null> {
  return withTitles(typed, typed.titles.combined, knowledge);
}

/** The query with titles as words, although filters say all of them: "binghatti hills under 2m". Null without results. */
async function withTitles(
  { query, text }: TypedText,
  titles: readonly Span[],
  { options, hasResults }: SearchKnowledge,
): Promise<ListingQuery | null> {
  if (titles.length === 0) return null;
  const inWords = merge(query, understand(text, vocabularyOf(options), { titles }), options);
  return (await hasResults(inWords)) ? inWords : null;
}

/** "1 bed jumeirah vil" as words, not as homes in Jumeirah; null without such a name, or without results. */
async function withUnfinishedName(
  typed: TypedText,
  knowledge: SearchKnowledge,
): Promise<ListingQuery | null> {
  const name = unfinishedName(typed.text, vocabularyOf(knowledge.options));
  return name && withTitles(typed, [name], knowledge);
}

/** "Palm view" as homes on the Palm where no text mentions the view; null where another place is named, or without results. */
async function withOutlooksAsPlaces(
  { query, text, understood, titles }: TypedText,
  { options, hasResults }: SearchKnowledge,
): Promise<ListingQuery | null> {
  const { city, district, community } = understood.constraints;
  if ((city ?? district ?? community) !== undefined) return null;
  const read = understand(text, vocabularyOf(options), { outlooksAsPlaces: true, titles: titles.names });
  if (read.constraints.district === undefined) return null;
  const inPlaces = merge(query, read, options);
  return (await isFound(inPlaces, { options, hasResults })) ? inPlaces : null;
}

/** "3 bed marina jbr": several places or developers that no title has together; null without such names. */
async function withJoinedNames(
  { query, text }: TypedText,
  knowledge: SearchKnowledge,
): Promise<ResolvedText | null> {
  const read = understandEither(text, vocabularyOf(knowledge.options), { joinsNames: true });
  const joined = withoutWiderPlaces(read, knowledge.options);
  if (!joined.others && !joined.absent) return null;
  const found = await firstFound(query, joined, knowledge);
  const isFound = words(joined.rest).every(isWish) || (await knowledge.hasResults(found.query));
  return isFound ? { ...found, corrected: null } : null;
}

/** The readings without those in the whole city of a district that another one has: "Dubai, JVC" is one place. */
function withoutWiderPlaces(read: Understood, { districts }: FilterOptions): Understood {
  const { others = [], absent, asksForRent, ...own } = read;
  const all = [own, ...others];
  const cities = all.map(
    ({ constraints: { district } }) => districts.find(({ id }) => id === district)?.city_id,
  );
  const isWider = ({ constraints: { city, district, community } }: ReadText) =>
    city !== undefined && district === undefined && community === undefined && cities.includes(city);
  const [first = own, ...more] = all.filter((one) => !isWider(one));
  return {
    ...first,
    ...(asksForRent && { asksForRent }),
    ...(more.length > 0 && { others: more }),
    ...(absent && { absent }),
  };
}

const anyNumber = Array.from({ length: maxBedrooms + 1 }, (_, count) => count);

/**
 * The query with its words searched as typed; null when they are neither part of a title nor found within the type, place,
 * developer and status that they mean. A buyer who asks for villas must not get apartments, nor one who asks for two
 * bedrooms homes that mention "2" and "bed" where most state other numbers.
 */
async function plainWords(
  { query, text, understood: { constraints, rest } }: TypedText,
  { options, hasResults, firstTitle, count }: SearchKnowledge,
): Promise<ListingQuery | null> {
  const title = await firstTitle(query);
  if (title === null) return null;
  const titleWords = words(title);
  if (words(text).every((word) => titleWords.some((other) => other.startsWith(word)))) return query;
  const { property_type, property_status, sales_status, city, district, community, developer } = constraints;
  const meant = { property_type, property_status, sales_status, city, district, community, developer };
  const known = Object.fromEntries(Object.entries(meant).filter(([, value]) => value !== undefined));
  const narrowed = merge(query, { constraints: known, rest: text }, options);
  if (!(await hasResults(narrowed))) return null;
  // "Maple 2 bedroom" may be in Maple 2.
  if (constraints.bedrooms === undefined || !words(rest).every(isWish)) return narrowed;
  const ofAnyNumber = { ...narrowed, search: null, bedrooms: [] };
  const [all, stated] = await Promise.all([
    count(ofAnyNumber),
    count({ ...ofAnyNumber, bedrooms: anyNumber }),
  ]);
  return 2 * stated >= all ? null : narrowed;
}

/**
 * The query with terms of sale searched as words, for catalogues that mention "payment plan" only in texts. Null when the
 * catalogue has properties with these terms as data, or when the words find nothing.
 */
async function withTermsAsWords(
  { query, text, understood, titles }: TypedText,
  { options, hasResults, count }: SearchKnowledge,
): Promise<ListingQuery | null> {
  const asked = saleTerms.filter((term) => understood.constraints[term]);
  if (asked.length === 0) return null;
  const known = await Promise.all(asked.map((term) => count({ ...defaultListingQuery, [term]: true })));
  if (known.some((found) => found > 0)) return null;
  const read = understand(text, vocabularyOf(options), { termsAsWords: true, titles: titles.names });
  const inWords = merge(query, read, options);
  return (await isFound(inWords, { options, hasResults })) ? inWords : null;
}

const anyHandover = { from: 190001, to: null };

/**
 * The reading without a handover and terms of sale that no property of the catalogue states, and their labels. Null where all
 * are stated, where nothing else is asked for, or without results.
 */
async function withoutUnstated(
  { query, understood: { constraints, rest } }: TypedText,
  { options, hasResults, count }: SearchKnowledge,
  read: FoundRead,
): Promise<ResolvedText | null> {
  const asked = (['handover', ...saleTerms] as const).filter((key) => constraints[key]);
  const stated = await Promise.all(
    asked.map((key) => {
      const value = key === 'handover' ? { handover: anyHandover } : { [key]: true };
      return count({ ...defaultListingQuery, ...value });
    }),
  );
  const unstated = asked.filter((_, at) => stated[at] === 0);
  const others = { ...constraints };
  for (const key of unstated) delete others[key];
  const isEmpty = keysOf(others).length === 0 && rest === '';
  const remaining = merge(query, { constraints: others, rest }, options);
  if (unstated.length === 0 || isEmpty || !(await isFound(remaining, { options, hasResults }))) return null;
  const labels = chipLabels(merge(query, { constraints, rest }, options), unstated, options);
  return { ...read, query: remaining, unstated: labels, corrected: null };
}

/**
 * The query with types as words, in a catalogue where most properties state none. Null when most of those that match the
 * rest do, because they are of other types.
 */
async function withTypesAsWords(
  { query, text, understood, titles }: TypedText,
  { options, hasResults, count }: SearchKnowledge,
): Promise<ListingQuery | null> {
  const { property_type, ...others } = understood.constraints;
  if (!property_type || query.property_type.length > 0 || areTypesKnown(options)) return null;
  const matching = merge(query, { constraints: others, rest: understood.rest }, options);
  const list = async (wanted: ListingQuery) => ({ count: await count(wanted), results: [] });
  const { search } = await listWithoutWishes(matching, list, { areTypesKnown: false });
  const ofAnyType = { ...matching, search };
  const types = options.property_types.map(({ id }) => id);
  const [all, typed] = await Promise.all([count(ofAnyType), count({ ...ofAnyType, property_type: types })]);
  if (2 * typed >= all) return null;
  const read = understand(text, vocabularyOf(options), { typesAsWords: true, titles: titles.names });
  const inWords = merge(query, read, options);
  return (await isFound(inWords, { options, hasResults })) ? inWords : null;
}
