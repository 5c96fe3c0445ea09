import { phraseOf, words } from '../../words/split-words';
import { partWords } from '../names/name-forms';
import { numerals } from '../values/numerals';
import { fillerWords } from '../word-lists/filler-words';
import { institutionKinds } from '../word-lists/institutions';
import { outlooks } from '../word-lists/outlooks';
import { typeFamilies, wideTypeWords } from '../word-lists/type-words';
import { dependentWords, lastWords, wishPhrases, wishWords } from '../word-lists/wish-words';

/* When no property has all words of a search, its wishes are left out and the answer says so. */

const maxPhraseWords = 5;

/** The indexes of chunks that are a wish only together: "palm view" for the view of a place, "home office". */
function chunksTogether(chunks: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < chunks.length; at += 1)
    for (let end = at + 2; end <= Math.min(at + maxPhraseWords, chunks.length); end += 1)
      if (togetherPhrases.has(phraseOf(chunks.slice(at, end).join(' '))))
        for (let index = at; index < end; index += 1) found.add(index);
  return found;
}

const togetherPhrases = new Set(
  [...outlooks.flatMap(({ phrases }) => phrases), ...wishPhrases].map(phraseOf),
);

export function isWish(word: string): boolean {
  return wishWords.has(word);
}

/** Words for types; they count as wishes when the catalogue has no types, because few titles contain "apartment". */
const typePhrases = [...typeFamilies, ...wideTypeWords].flatMap((family) => family.words);
const types = new Set(words(typePhrases.join(' ')));
/** Unlike `types`, leaves out words such as "room" that are not types alone. */
const singleTypes = new Set(typePhrases.map(phraseOf));

/** Whether one of the words is for a type of property. */
export function holdsType(text: string): boolean {
  return words(text).some((word) => singleTypes.has(word));
}

const layoutWords = new Set(['towers', 'twr', 'bldg', 'dist', 'frond', 'type', 'layout']);

/** "Tower 1", "building two", "type 3M" or "unit 1204": one of several alike, where the place is known. */
function isPart(chunk: string): boolean {
  return words(chunk).every(
    (word) =>
      partWords.has(word) ||
      layoutWords.has(word) ||
      numerals.has(word) ||
      /^(?:\d{1,4}[a-z]?|[a-z]\d{0,2})$/.test(word),
  );
}

/** Words without a meaning of their own next to wishes: "the views", "la mer". */
const emptyWords = new Set([...fillerWords.filter((word) => !word.includes(' ')), 'la', 'le', 'de']);

/** Words that belong to the wish after them: "no commission". */
const negations = new Set(['no', 'zero', 'не', 'без']);

/** "2", "60/40", "8%" and "3rd", unlike a reference of five digits or more. */
const shortNumber = /^(?!\D*\d{5})[\d.%/+-]*\d%?(?:st|nd|rd|th)?[-+,.;]?$/;

/**
 * Splits a search into wishes, with their numbers, and other words; null when it has no wishes. Within a known place, the
 * parts of a building or community are wishes, too.
 */
export function wishesIn(
  search: string,
  { areTypesKnown, isPlaceKnown }: { areTypesKnown: boolean; isPlaceKnown: boolean },
): { wishes: string; others: string | null } | null {
  const chunks = search.split(' ').filter((chunk) => words(chunk).length > 0);
  const isWishAlone = (chunk: string) =>
    (isPlaceKnown && isPart(chunk)) ||
    words(chunk).every((word) => isWish(word) || (!areTypesKnown && types.has(word)));
  const together = chunksTogether(chunks);
  if (together.size === 0 && !chunks.some(isWishAlone)) return null;
  const isOfWish = (chunk: string, at: number) => {
    if (together.has(at) || isWishAlone(chunk) || shortNumber.test(chunk)) return true;
    const next = chunks[at + 1];
    const isBeforeWish = next !== undefined && isWishAlone(next);
    // "Two kids", unlike "two years post handover"
    if (isBeforeWish && numerals.has(phraseOf(chunk)) && !/^(?:year|month)/i.test(next)) return true;
    if (next !== undefined && institutionKinds.has(phraseOf(next))) return true;
    if (phraseOf(chunk) === 'and') return isBeforeWish || (at > 0 && isWishAlone(chunks[at - 1] ?? ''));
    return isBeforeWish && negations.has(phraseOf(chunk));
  };
  const others = chunks.filter((chunk, at) => !isOfWish(chunk, at));
  const isEmpty = others.every((chunk) => words(chunk).every((word) => emptyWords.has(word)));
  return { wishes: chunks.filter(isOfWish).join(' '), others: isEmpty ? null : others.join(' ') };
}

/** The words of a wish that say something alone, as in "facing fountain", not in "no commission" and "original price". */
export function wordsOfWish(wish: string): string[] {
  const chunks = wish.split(' ').filter((chunk) => /\p{L}/u.test(chunk));
  const isTogether = chunksTogether(chunks).size > 0;
  if (isTogether) return [wish, ...chunks.filter((chunk) => institutionKinds.has(phraseOf(chunk)))];
  const areAlone = chunks.every((chunk) => isWish(phraseOf(chunk)));
  return areAlone ? chunks : [wish];
}

/** Whether a wish is a word that needs another one, such as "facing" or "view". */
export function isDependent(wish: string): boolean {
  return dependentWords.has(phraseOf(wish));
}

/** Words that continue a wish after one of `lastWords`: "pool view". */
const continued = new Set(['view', 'views', 'room', 'rooms', 'of']);

/** The single wishes of several: "high floor", "vacant" and "and sea view". */
export function eachWish(wishes: string): string[] {
  const chunks = wishes.split(' ');
  let isNext = true;
  const found: string[] = [];
  for (const [at, chunk] of chunks.entries()) {
    const [word, next] = [chunk, chunks[at + 1] ?? ''].map(phraseOf);
    if (isNext || word === 'and') found.push(chunk);
    else found.push(`${found.pop()} ${chunk}`);
    isNext = (lastWords.has(word ?? '') || singleTypes.has(word ?? '')) && !continued.has(next ?? '');
  }
  return found;
}
