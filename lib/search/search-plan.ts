import { fold } from './fold';
import { placeAliases } from './understand/place-aliases';
import { typeFamilies } from './understand/type-words';
import { otherNumber, phraseOf, words } from './words';

/** A word to be found: as it is, or as the beginning of a longer one. */
export type Term = { word: string; isPrefix: boolean };

/**
 * What a search asks for: a listing matches when for every group one alternative has all its terms among the words of
 * the listing.
 */
export type SearchPlan = Term[][][];

/** More words than this are not looked at. */
const mostGroups = 12;

/**
 * How the words of a search are matched: by the beginning of words, plural for singular, a place by any of its names,
 * a kind of home by any word for it but never as a part of another word ("villa" is not "village"). Empty when the
 * text has no words.
 */
export function searchPlan(search: string | null): SearchPlan {
  const wanted = words(search ?? '');
  if (wanted.length === 0) return fold(search ?? '') === '' ? [] : [[]];
  const groups = new Map<string, Term[][]>();
  for (let at = 0; at < wanted.length && groups.size < mostGroups; ) {
    const { length, group } = groupAt(wanted, at);
    groups.set(wanted.slice(at, at + length).join(' '), group);
    at += length;
  }
  return [...groups.values()];
}

function groupAt(wanted: string[], at: number): { length: number; group: Term[][] } {
  for (let length = Math.min(longestName, wanted.length - at); length > 0; length -= 1) {
    const group = synonyms().get(wanted.slice(at, at + length).join(' '));
    if (group) return { length, group };
  }
  const word = wanted[at] ?? '';
  const other = otherNumber(word);
  const forms: Term[][] = [[{ word, isPrefix: true }]];
  if (other && other.length < word.length) forms.push([{ word: other, isPrefix: false }]);
  return { length: 1, group: forms };
}

const longestName = 6;
let remembered: Map<string, Term[][]> | undefined;

/** Alternatives by phrase: for the names of a place all its names, for a word for a kind of home all such words. */
function synonyms(): Map<string, Term[][]> {
  if (remembered) return remembered;
  const found = new Map<string, Term[][]>();
  for (const names of placeAliases) addAll(found, names, true);
  for (const { words: names } of typeFamilies) addAll(found, names, false);
  remembered = found;
  return found;
}

function addAll(found: Map<string, Term[][]>, names: readonly string[], arePlaces: boolean): void {
  const phrases = [...new Set(names.map(phraseOf))].filter(Boolean);
  // A short alias such as "TH" or "PJ" is looked up, but as a word of a listing it means anything.
  const telling = phrases.filter((phrase) => phrase.length > 2 && !/(^| ).( |$)/.test(phrase));
  for (const phrase of phrases) {
    if (found.has(phrase)) continue;
    // Who types "Dubai Marina" does not mean every marina.
    const alternatives = [phrase, ...telling].filter((other) => other === phrase || !isPartOf(other, phrase));
    // What holds all the words of another alternative adds nothing to it.
    const needed = [...new Set(alternatives)].filter(
      (one, _index, all) => one === phrase || !all.some((other) => other !== one && isPartOf(other, one)),
    );
    found.set(
      phrase,
      needed.map((alternative) =>
        alternative
          .split(' ')
          .map((word) => ({ word, isPrefix: arePlaces && alternative === phrase && word.length > 2 })),
      ),
    );
  }
}

function isPartOf(part: string, whole: string): boolean {
  const all = whole.split(' ');
  const some = part.split(' ');
  return some.length < all.length && some.every((word) => all.includes(word));
}
