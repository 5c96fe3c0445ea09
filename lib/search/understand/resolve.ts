import { defaultListingQuery, type ListingQuery, normaliseSearch } from '../listing-query';
import { understandEither } from './either';
import { withoutExclusions } from './exclusions/without-exclusions';
import { type FoundRead, firstFound, isFound } from './found-query';
import { vocabularyOf } from './names/vocabulary';
import { type ResolvedText, readUncorrected, type TypedText } from './other-readings';
import { withoutPastedMarks } from './pasted-text';
import type { SearchKnowledge } from './search-knowledge';
import { correctedText, leavesLess } from './spelling/correct-text';
import { permitNumber, possibleReferences } from './typed-names/typed-references';
import { titlesIn } from './typed-names/typed-titles';
import { understand } from './understand';
import type { Understood } from './understood';

export type Resolved = FoundRead & {
  /** The corrected search, when a word was mistyped. */
  corrected: string | null;
  /** Parts of the search that no filter expresses, such as "not villas". */
  excluded: string[];
};

/** What is said of a query whose text is searched as it is. */
export const plainReading: Omit<Resolved, 'query'> = {
  corrected: null,
  excluded: [],
  others: [],
  absent: [],
  asksForRent: false,
};

/**
 * Turns free text into filters. References and titles are searched as typed. A mistyped word is corrected only when it
 * finds nothing. When the filters find nothing, the words are searched as typed within the type, place, developer and status.
 */
export async function resolveSearch(asked: ListingQuery, knowledge: SearchKnowledge): Promise<Resolved> {
  const unchanged = { ...plainReading, query: asked };
  if (asked.search === null) return unchanged;
  const vocabulary = vocabularyOf(knowledge.options);
  const unmarked = withoutPastedMarks(asked.search, vocabulary, knowledge.nameWords);
  const { text, excluded } = withoutExclusions(unmarked, vocabulary);
  const name = await knowledge.matchName(asked.search);
  const isPartlyName = name.isTitle && (excluded.length > 0 || understand(text, vocabulary).rest !== '');
  if (name.isReference || isPartlyName) return unchanged;
  const query = { ...asked, search: normaliseSearch(text) };
  const permit = await permitIn(asked, knowledge);
  if (permit) return { ...unchanged, query: permit };
  const { unstated = [], ...resolved } = await resolveText(query, text, knowledge);
  return { ...resolved, excluded: [...excluded, ...unstated] };
}

async function resolveText(
  query: ListingQuery,
  text: string,
  knowledge: SearchKnowledge,
): Promise<ResolvedText> {
  const vocabulary = vocabularyOf(knowledge.options);
  const titlesOf = (typed: string) => titlesIn(typed, vocabulary, (texts) => knowledge.titlesAmong(texts));
  const titles = await titlesOf(text);
  const understood = understandEither(text, vocabulary, { titles: titles.names });
  const search = await referenceIn(text, knowledge);
  if (search !== null) return { ...plainReading, query: { ...query, search } };

  const read = await firstFound(query, understood, knowledge);
  const corrected = await correctedText(text, understood, vocabulary, knowledge);
  const typed = { query, text, understood, titles };
  if (corrected === null) return readUncorrected(read, typed, knowledge);
  const meant = understandEither(corrected, vocabulary, { titles: (await titlesOf(corrected)).names });
  return (
    (await readCorrected(corrected, meant, { read, ...typed }, knowledge)) ?? { ...read, corrected: null }
  );
}

/** The reading of the corrected text; null where that of the text as typed is better. */
async function readCorrected(
  corrected: string,
  meant: Understood,
  { read, query, understood }: TypedText & { read: FoundRead },
  knowledge: SearchKnowledge,
): Promise<ResolvedText | null> {
  const correctedRead = await firstFound(query, meant, knowledge);
  // "Furnsihed": a wish that no property mentions is left out.
  const areWordsFound = async () =>
    meant.rest !== '' &&
    ((await knowledge.count({ ...defaultListingQuery, search: meant.rest })) > 0 ||
      (await isFound(correctedRead.query, knowledge)));
  const isBetter =
    (await knowledge.hasResults(correctedRead.query)) ||
    (!(await knowledge.hasResults(read.query)) && (leavesLess(meant, understood) || (await areWordsFound())));
  return isBetter ? { ...correctedRead, corrected } : null;
}

/** The reference of a property in a text; null when it has none that finds a property. */
async function referenceIn(text: string, knowledge: SearchKnowledge): Promise<string | null> {
  for (const reference of possibleReferences(text))
    if ((await knowledge.matchName(reference)).isReference) return reference;
  return null;
}

/**
 * The query for the permit number in the search, which may look like a number to call; null when it has none that finds a
 * property.
 */
async function permitIn(query: ListingQuery, { hasResults }: SearchKnowledge): Promise<ListingQuery | null> {
  const [search] = query.search?.match(permitNumber) ?? [];
  if (search === undefined) return null;
  const ofPermit = { ...query, search };
  return (await hasResults(ofPermit)) ? ofPermit : null;
}
