import { defaultListingQuery, type ListingQuery, normaliseSearch } from '@/lib/search/listing-query';
import { canonicalWord, isTornApart, words } from '@/lib/search/words/split-words';
import type { Meaning, Vocabulary } from '../meaning';
import { currentNames } from '../names/name-groups';
import { nameKey, type Token, tokensOf } from '../tokens/tokens';
import { understand } from '../understand';
import { numerals } from '../values/numerals';
import { rentWords } from '../values/rent';
import { fillerWords } from '../word-lists/filler-words';
import { marketTerms, marketWords } from '../word-lists/market-terms';
import { placeSpellings } from '../word-lists/place-spellings';
import { wishWords } from '../word-lists/wish-words';
import { correctionsOf, isMistypedBed, type Lexicon, lexiconOf, splitGlued } from './correct-word';

/** What the catalogue says about words. */
export type WordKnowledge = {
  /** Words in property names. */
  nameWords: readonly string[];
  /** Number of properties for a query. */
  count(query: ListingQuery): Promise<number>;
};

const lexicons = new WeakMap<readonly string[], Map<Vocabulary, Lexicon>>();

function lexiconFor(nameWords: readonly string[], vocabulary: Vocabulary): Lexicon {
  const byVocabulary = lexicons.get(nameWords) ?? new Map<Vocabulary, Lexicon>();
  lexicons.set(nameWords, byVocabulary);
  const known = byVocabulary.get(vocabulary);
  if (known) return known;
  const wordsOf = (phrases: Iterable<string>) => [...phrases].flatMap((phrase) => nameKey(phrase).split(' '));
  const meaningful = [...vocabulary.phrases]
    .filter(([, meaning]) => meaning.kind !== 'filler' && !isAbsentDeveloper(meaning))
    .map(([phrase]) => phrase);
  const inTitles = new Set(nameWords);
  const developersInTitles = wordsOf(currentNames().developers.flat()).filter((word) => inTitles.has(word));
  const lexicon = lexiconOf(
    nameWords,
    wordsOf([
      ...fillerWords,
      ...marketTerms.flat(),
      ...marketWords,
      ...rentWords,
      ...wishWords,
      ...numerals.keys(),
    ]),
    [...wordsOf(meaningful), ...developersInTitles, ...grammar],
  );
  byVocabulary.clear();
  byVocabulary.set(vocabulary, lexicon);
  return lexicon;
}

/** Such a name is a likely correction only where titles have it. */
function isAbsentDeveloper(meaning: Meaning): boolean {
  return meaning.kind === 'absent' && meaning.of === 'developer';
}

/** Words that `understand` recognises without being names. */
const grammar =
  'bed beds bhk bedroom bedrooms bath baths bathroom bathrooms room rooms maid study balcony terrace swimming parking waterfront beachfront installment under below above over less more than between maximum minimum budget million thousand around about square feet foot meter meters sqft sqm handover completion delivery quarter before after until later earlier payment plan post view views sea private pool garden beach furnished unfurnished vacant upgraded renovated corner'.split(
    ' ',
  );

/** Whether the first text has fewer words that are not understood. */
export function leavesLess(one: { rest: string }, other: { rest: string }): boolean {
  return words(one.rest).length < words(other.rest).length;
}

/** Shorter words that properties mention are not errors. */
const minMentionedLength = 6;

/**
 * The text with typing errors corrected, including those in words that properties mention; null when there are none.
 * @param read what `understand` reads in the text
 */
export async function correctedText(
  text: string,
  read: { rest: string },
  vocabulary: Vocabulary,
  { nameWords, count }: WordKnowledge,
  { alsoMentioned = false } = {},
): Promise<string | null> {
  const lexicon = lexiconFor(nameWords, vocabulary);
  const unread = new Set(tokensOf(read.rest).map((token) => token.text));
  const tokens = tokensOf(text);
  let corrected = '';
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || !unread.has(token.text)) continue;
    if (alsoMentioned && token.text.length < minMentionedLength) continue;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    // "L olivia" is the word L'Olivia.
    const joined = (before?.text ?? '') + token.text;
    if (isTornApart(before?.text ?? '', token.text) && lexicon.words.has(joined)) continue;
    // Tokens have the known spelling of place names, but texts are searched for what was written.
    const [written = token.text] = words(text.slice(token.start, token.end));
    const isBed = isMistypedBed(token.text) && isRoomCount(before) && !lexicon.words.has(token.text);
    const better = isBed
      ? 'bed'
      : (placeSpellings.get(written) ??
        (await bestCorrection(token, { before, after, lexicon, vocabulary, count })));
    if (better === null) continue;
    const isSure = isBed || alsoMentioned || completesName(text, token, better, read, vocabulary);
    if (!isSure && !(await isTypingError(written, better, count))) continue;
    corrected += text.slice(end, token.start) + better;
    end = token.end;
  }
  if (end === 0) return null;
  // The comma of "not jvc, 2 bed" is left when the exclusion is not.
  return normaliseSearch((corrected + text.slice(end)).replace(/^[,;.]\s*/, ''));
}

type Surroundings = {
  before: Token | undefined;
  after: Token | undefined;
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  count: WordKnowledge['count'];
};

/** The most likely correction of a word, else the words that it consists of; null without either. */
async function bestCorrection(
  { text: word, start }: Token,
  { before, after, lexicon, vocabulary, count }: Surroundings,
): Promise<string | null> {
  const split = splitGlued(word, lexicon);
  // "2brmarina" is not a misspelt "marina".
  if (split !== null && before?.kind === 'number' && before.end === start) return split;
  const corrections = correctionsOf(canonicalWord(word), lexicon);
  const likely = likeliest(corrections, vocabulary, [before?.text ?? '', after?.text ?? '']);
  return (await mostFrequent(likely, count)) ?? split;
}

/**
 * Whether a longer word makes more of the text understood, as in "busines bay". Counting properties does not show this
 * error: the beginning of a word finds what the whole word finds.
 */
function completesName(
  text: string,
  token: Token,
  better: string,
  read: { rest: string },
  vocabulary: Vocabulary,
): boolean {
  if (!better.startsWith(token.text) || token.end >= text.trimEnd().length) return false;
  const whole = text.slice(0, token.start) + better + text.slice(token.end);
  return leavesLess(understand(whole, vocabulary), read);
}

function isRoomCount(token: Token | undefined): boolean {
  return token?.kind === 'number' && /^[1-9]$/.test(token.text);
}

/**
 * Words that are a name with the word before or after, otherwise those that are filters, if there are any: "damc hills" is
 * DAMAC Hills, and "studo" a studio, not a study.
 */
function likeliest(words: string[], { phrases }: Vocabulary, [before, after]: [string, string]): string[] {
  const isFilter = (phrase: string) => !unfiltered.has(phrases.get(phrase)?.kind ?? 'words');
  const names = words.filter((word) => isFilter(`${before} ${word}`) || isFilter(`${word} ${after}`));
  if (names.length > 0) return names;
  const filters = words.filter(isFilter);
  return filters.length > 0 ? filters : words;
}

const unfiltered: ReadonlySet<Meaning['kind']> = new Set(['words', 'filler', 'absent']);

const maxCounted = 3;

/** The first of the words with the most properties; null without words. */
async function mostFrequent(words: readonly string[], count: WordKnowledge['count']): Promise<string | null> {
  const [first = null, ...others] = words;
  if (others.length === 0) return first;
  const counted = words.slice(0, maxCounted);
  const all = await Promise.all(counted.map((search) => count({ ...defaultListingQuery, search })));
  // Searching for the beginning of a word finds it, too: "arabia" those of "arabian".
  const countOfLonger = (word: string) =>
    Math.max(0, ...all.filter((_, at) => counted[at] !== word && counted[at]?.startsWith(word)));
  const counts = all.map((found, at) => found - countOfLonger(counted[at] ?? ''));
  return words[counts.indexOf(Math.max(...counts))] ?? first;
}

/** A word that one or two properties contain is still an error when 50 times as many contain the corrected one. */
const maxWithError = 2;
const minRatio = 50;

async function isTypingError(word: string, better: string, count: WordKnowledge['count']): Promise<boolean> {
  const countOf = (search: string) => count({ ...defaultListingQuery, search });
  const found = await countOf(word);
  if (found === 0) return true;
  return found <= maxWithError && (await countOf(better)) >= found * minRatio;
}
