import type { Meaning, Vocabulary } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import { textAt } from '../tokens/phrases';
import { nameKey } from '../tokens/tokens';
import { rentAt } from '../values/rent';
import { otherRoomsAt, othersAt } from './listed-names';
import { isDescribed, isFeatureAt, wishesAt } from './listed-wishes';
import type { Negation } from './negations';
import { afterFillers, type Exclusion, type Phrase, subjectOf, type Typed, valueAt } from './typed';

/** Words before what a home looks onto. */
const outlooks = new Set(['facing', 'overlooking', 'backing']);
/** Statuses and their opposites: "not off plan" is "ready". */
const opposites = [
  ['off plan', 'ready'],
  ['under construction', 'ready'],
  ['ready', 'off plan'],
  ['sold', 'available'],
] as const;

/** A negation at `start` with what it excludes; null when it excludes nothing. */
export function excludedAt(typed: Typed, start: number, { length, excludes }: Negation): Exclusion | null {
  const { tokens, vocabulary } = typed;
  const at = afterFillers(typed, start + length);
  // "Not flexible budget" at the end
  if (excludes === 'anything' && at > start + length && at === tokens.length)
    return { length: at - start, opposite: null };
  const phrase = phraseAt(tokens, at, vocabulary);
  if (excludes === 'places' && (!phrase || subjectOf(phrase.meaning) !== 'place')) return null;
  const value = valueAt(typed, at);
  // "Property no 123456"
  if (excludes !== 'anything' && value === 1 && tokens[at]?.kind === 'number') return null;
  const excluded =
    value > 0
      ? excludedValue(typed, at, value)
      : phrase
        ? excludedName(typed, at, phrase)
        : excludedQuality(typed, at, excludes);
  return excluded && { ...excluded, length: at - start + excluded.length };
}

/** "Not for rent" excludes nothing, because all homes are for sale. */
function excludedValue(typed: Typed, at: number, value: number): Exclusion {
  const others = otherRoomsAt(typed, at, at + value);
  return { length: value + others, opposite: rentAt(typed.tokens, at) === value ? '' : null };
}

function excludedName(typed: Typed, at: number, { meaning, length }: Phrase): Exclusion {
  const others = othersAt(typed, at + length, meaning) || otherRoomsAt(typed, at, at + length);
  return { length: length + others, opposite: others > 0 ? null : oppositeOf(meaning, typed.vocabulary) };
}

function excludedQuality(typed: Typed, at: number, excludes: Negation['excludes']): Exclusion | null {
  const { text, tokens } = typed;
  const faced = excludes === 'anything' ? facedAt(typed, at) : 0;
  if (faced > 0) return { length: faced, opposite: null };
  if (tokens[at]?.kind !== 'word' || (excludes !== 'anything' && !isFeatureAt(tokens, at))) return null;
  return { length: wishesAt(text, tokens, at, false) || 1, opposite: null };
}

/** Number of tokens of what a home looks onto: "facing the highway". */
function facedAt({ tokens, vocabulary }: Typed, start: number): number {
  if (!outlooks.has(textAt(tokens, start))) return 0;
  let at = start;
  do at += 1;
  while (textAt(tokens, at) === 'onto' || phraseAt(tokens, at, vocabulary)?.meaning.kind === 'filler');
  const faced = phraseAt(tokens, at, vocabulary)?.length ?? (isDescribed(tokens, at) ? 2 : 1);
  return Math.min(at + faced, tokens.length) - start;
}

function oppositeOf(meaning: Meaning, { phrases }: Vocabulary): string | null {
  if (meaning.kind !== 'property_status' && meaning.kind !== 'sales_status') return null;
  const pair = opposites.find(([one]) => {
    const known = phrases.get(nameKey(one));
    return known?.kind === meaning.kind && known.ids.join() === meaning.ids.join();
  });
  const isKnown = pair && phrases.get(nameKey(pair[1]))?.kind === meaning.kind;
  return isKnown ? pair[1] : null;
}
