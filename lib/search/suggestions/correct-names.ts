import type { FilterOptions } from '@/lib/catalog/types';
import { currentNames, type NameGroups } from '../understand/names/name-groups';
import { correctionsOf, type Lexicon, lexiconOf } from '../understand/spelling/correct-word';
import { words } from '../words/split-words';
import { wordsOfName } from './name-search';

const maxWords = 6;
/** Number of corrections tried for each word. */
const maxCorrections = 3;
/** Number of texts, when several words are mistyped. */
const maxTexts = 9;

/**
 * The text with its mistyped words corrected to words of names in the filter options, the likeliest first. Empty when no
 * word is mistyped, or one has no correction.
 */
export function correctedTexts(text: string, options: FilterOptions): string[] {
  const typed = words(text);
  if (typed.length > maxWords) return [];
  const { beginnings, lexicon } = knownWords(options);
  if (typed.every((word) => beginnings.has(word))) return [];
  let texts = [''];
  for (const word of typed) {
    const meant = beginnings.has(word) ? [word] : correctionsOf(word, lexicon).slice(0, maxCorrections);
    texts = texts.flatMap((start) => meant.map((one) => `${start} ${one}`.trim())).slice(0, maxTexts);
  }
  return texts;
}

type Known = { of: NameGroups; beginnings: ReadonlySet<string>; lexicon: Lexicon };

const remembered = new WeakMap<FilterOptions, Known>();

/** The words of all names and their aliases, and what they begin with. */
function knownWords(options: FilterOptions): Known {
  const of = currentNames();
  const remembering = remembered.get(options);
  if (remembering?.of === of) return remembering;
  const { cities, districts, communities = [], developers, property_types } = options;
  const named = [...cities, ...districts, ...communities, ...developers, ...property_types];
  const all = new Set(named.flatMap(({ name }) => wordsOfName(name).flat()));
  const beginnings = new Set<string>();
  for (const word of all)
    for (let length = 1; length <= word.length; length += 1) beginnings.add(word.slice(0, length));
  const known = { of, beginnings, lexicon: lexiconOf(all) };
  remembered.set(options, known);
  return known;
}
