import { once } from '@/lib/once';
import { currentNames, type NameGroups } from '../understand/names/name-groups';
import { marketTerms } from '../understand/word-lists/market-terms';
import { outlooks } from '../understand/word-lists/outlooks';
import { typeFamilies } from '../understand/word-lists/type-words';
import { fold } from './fold';
import { isTornApart, phraseOf, singularOrPlural, words } from './split-words';

/** A word to find, exact or as a prefix. */
export type Term = { word: string; isPrefix: boolean };

/** Groups of alternatives of terms. A property matches when in every group one alternative has all its terms. */
export type SearchPlan = Term[][][];

/** Words after this many groups are ignored. */
const maxGroups = 12;

/**
 * How the words of a search match: by prefix, in plural or singular, a place by any of its names, a property type by any
 * synonym but only as a whole word ("villa" is not "village"). Empty, which matches everything, for a blank text.
 */
export function searchPlan(search: string | null): SearchPlan {
  const wanted = words(search ?? '');
  if (wanted.length === 0) return fold(search ?? '') === '' ? [] : [[]];
  const groups = new Map<string, Term[][]>();
  for (let at = 0; at < wanted.length && groups.size < maxGroups; ) {
    // "Garden and pool" is also found in texts without "and".
    if (wanted[at] === 'and' && wanted.length > 1) {
      at += 1;
      continue;
    }
    const { length, group } = groupAt(wanted, at);
    groups.set(wanted.slice(at, at + length).join(' '), group);
    at += length;
  }
  return [...groups.values()];
}

/** Words of names that are complete: too many words of descriptions begin with "al", and "st regis" is not a register. */
const particles = new Set(['al', 'de', 'el', 'la', 'le', 'st']);

function groupAt(wanted: string[], at: number): { length: number; group: Term[][] } {
  for (let length = Math.min(maxNameWords, wanted.length - at); length > 0; length -= 1) {
    const group = synonyms().get(wanted.slice(at, at + length).join(' '))?.();
    if (group) return { length, group };
  }
  const [word = '', next = ''] = wanted.slice(at, at + 2);
  if (isTornApart(word, next)) {
    const following = groupAt(wanted, at + 1);
    const apart = following.group.map((terms) => [{ word, isPrefix: !particles.has(word) }, ...terms]);
    const whole: Term[] = [{ word: word + next, isPrefix: true }];
    if (following.length === 1) return { length: 2, group: [...apart, whole] };
  }
  const other = singularOrPlural(word);
  const forms: Term[][] = [[{ word, isPrefix: true }]];
  if (other && other.length < word.length) forms.push([{ word: other, isPrefix: false }]);
  return { length: 1, group: forms };
}

const maxNameWords = 6;

/** Alternatives by phrase, each computed when it is first searched: together they take half a second. */
type Synonyms = Map<string, () => Term[][]>;

let remembered: { of: NameGroups; found: Synonyms } | undefined;

/** Alternatives of a phrase: all names of a place or developer, all words for a property type or a market term. */
function synonyms(): Synonyms {
  const of = currentNames();
  if (remembered?.of === of) return remembered.found;
  const found: Synonyms = new Map();
  for (const names of of.places) addAll(found, names, 'last');
  for (const names of of.developers) addAll(found, names, 'last');
  for (const { words: names } of typeFamilies) addAll(found, names, 'none');
  for (const names of marketTerms) addAll(found, names, 'all');
  for (const { phrases } of outlooks) addOutlook(found, phrases);
  remembered = { of, found };
  return found;
}

type Prefixes = 'all' | 'last' | 'none';

/** @param prefixes the words of a typed name that may be cut short; "bur dubai" does not mean a Burj in Dubai */
function addAll(found: Synonyms, names: readonly string[], prefixes: Prefixes): void {
  const phrases = [...new Set(names.map(phraseOf))].filter(Boolean);
  for (const phrase of phrases)
    if (!found.has(phrase))
      found.set(
        phrase,
        once(() => alternativesOf(phrase, phrases, prefixes)),
      );
}

function alternativesOf(phrase: string, phrases: readonly string[], prefixes: Prefixes): Term[][] {
  // Short aliases such as "TH" or "PJ" are recognised in the query but are ambiguous in a property's text.
  const distinctive = phrases.filter((other) => other.length > 2 && !/(^| ).( |$)/.test(other));
  // "Dubai Marina" must not match every marina.
  const alternatives = [phrase, ...distinctive].filter(
    (other) => other === phrase || !isPartOf(other, phrase),
  );
  // An alternative with all words of another one is redundant.
  const needed = [...new Set(alternatives)].filter(
    (one, _index, all) => one === phrase || !all.some((other) => other !== one && isPartOf(other, one)),
  );
  return needed.map((alternative) =>
    alternative.split(' ').map((word, at, all) => {
      const mayBePrefix = prefixes === 'all' || (prefixes === 'last' && at === all.length - 1);
      return { word, isPrefix: mayBePrefix && alternative === phrase && word.length > 2 };
    }),
  );
}

/** Every phrase for a view finds the shortest ones: "overlooking the palm" is also "palm view". */
function addOutlook(found: Synonyms, names: readonly string[]): void {
  const phrases = names.map(phraseOf);
  const group = once(() => {
    const shortest = phrases.filter((phrase) => !phrases.some((other) => isPartOf(other, phrase)));
    return shortest.map((phrase) => phrase.split(' ').map((word) => ({ word, isPrefix: word.length > 2 })));
  });
  for (const phrase of phrases) if (!found.has(phrase)) found.set(phrase, group);
}

function isPartOf(part: string, whole: string): boolean {
  const all = whole.split(' ');
  const some = part.split(' ');
  return some.length < all.length && some.every((word) => all.includes(word));
}
