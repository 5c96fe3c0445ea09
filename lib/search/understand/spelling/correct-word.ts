import { spellingsOf } from '@/lib/search/words/split-words';
import { editDistance } from './edit-distance';

/** Known words with a trigram index. */
export type Lexicon = {
  words: Set<string>;
  /** Those that may be corrections. */
  candidates: Set<string>;
  /** Words with a meaning, which are preferred to those of titles. */
  meaningful: Set<string>;
  byTrigram: Map<string, string[]>;
  bySound: Map<string, string>;
};

/** Shorter words are not corrected. */
const minLength = 4;
/** Number of candidates, those that share the most trigrams, that are compared in full. */
const maxCompared = 12;

/** @param onlyKnown words that count as correct, but are never a correction */
export function lexiconOf(
  words: Iterable<string>,
  onlyKnown: Iterable<string> = [],
  meaningful: Iterable<string> = [],
): Lexicon {
  // "Habour" is one letter from "harbour", but two from "harbor".
  const spelled = [...words, ...meaningful].flatMap(spellingsOf);
  const known = new Set(spelled.filter((word) => word.length >= 3 && !/\d/.test(word)));
  const byTrigram = new Map<string, string[]>();
  for (const word of known)
    for (const trigram of trigramsOf(word)) {
      const list = byTrigram.get(trigram);
      if (list) list.push(word);
      else byTrigram.set(trigram, [word]);
    }
  const bySound = new Map([...known].map((word) => [soundOf(word), word]));
  return {
    words: new Set([...known, ...onlyKnown]),
    candidates: known,
    meaningful: new Set([...meaningful].flatMap(spellingsOf)),
    byTrigram,
    bySound,
  };
}

/**
 * The known words with the fewest typing errors, one at most, or two where either has eight letters or more, else one that
 * sounds alike; the most similar first. Of several only those with the same first letter, and of these only those with a
 * meaning, if there are any. Empty when the word is known, too short, or has no match.
 */
export function correctionsOf(word: string, lexicon: Lexicon): string[] {
  if (word.length < minLength || /\d/.test(word) || lexicon.words.has(word)) return [];
  const shared = new Map<string, number>();
  for (const trigram of trigramsOf(word))
    for (const candidate of lexicon.byTrigram.get(trigram) ?? [])
      shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
  const likeness = (candidate: string) =>
    (shared.get(candidate) ?? 0) / (word.length + candidate.length + 4 - (shared.get(candidate) ?? 0));
  const alikest = [...shared.keys()].sort((a, b) => likeness(b) - likeness(a)).slice(0, maxCompared);
  const near = [
    ...new Set([...alikest, ...transpositionsOf(word).filter((one) => lexicon.candidates.has(one))]),
  ]
    .map((candidate) => ({ candidate, errors: editDistance(word, candidate) }))
    .filter(({ candidate, errors }) => errors <= (Math.max(word.length, candidate.length) >= 8 ? 2 : 1))
    // A short word with a different letter is usually another word: "beit" is not "best".
    .filter(
      ({ candidate }) =>
        word.length > minLength || candidate.length !== word.length || isAnagram(word, candidate),
    )
    .sort((a, b) => a.errors - b.errors || likeness(b.candidate) - likeness(a.candidate));
  const nearest = near.filter(({ errors }) => errors === near[0]?.errors).map(({ candidate }) => candidate);
  if (nearest.length > 0) {
    // The first letter is rarely wrong: "emar" is "emaar", not "mar", and "crecent" "crescent", not "recent".
    const alike = nearest.filter((candidate) => candidate[0] === word[0]);
    const likely = alike.length > 0 ? alike : nearest;
    const meaningful = likely.filter((candidate) => lexicon.meaningful.has(candidate));
    return meaningful.length > 0 ? meaningful : likely;
  }
  const sound = soundOf(word);
  const alike = sound.length >= minLength ? lexicon.bySound.get(sound) : undefined;
  return alike === undefined ? [] : [alike];
}

/** Shorter words are not split. */
const minGluedLength = 5;
const minPartLength = 3;
/** Units of rooms, which are shorter than other parts: "2brmarina". */
const roomUnits = new Set(['br', 'bd']);
/** Between other parts: "apartmentindubai". */
const prepositions = new Set(['in', 'on', 'at']);

/** The words with a meaning that an unknown word consists of, as few as possible: "bed marina"; null when it does not. */
export function splitGlued(word: string, lexicon: Lexicon): string | null {
  if (!/^[a-z]+$/.test(word) || word.length < minGluedLength || lexicon.words.has(word)) return null;
  const isPart = (part: string) =>
    roomUnits.has(part) || (part.length >= minPartLength && lexicon.meaningful.has(part));
  /** By length of a beginning of the word: its fewest parts. */
  const split: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1)
    for (let start = 0; start < end; start += 1) {
      const before = split[start];
      const part = word.slice(start, end);
      const isBetween = start > 0 && end < word.length && prepositions.has(part);
      if (before && before.length + 1 < (split[end]?.length ?? Infinity) && (isBetween || isPart(part)))
        split[end] = [...before, part];
    }
  return split[word.length]?.join(' ') ?? null;
}

/** A short word shares few trigrams with one that has two of its letters in the other order. */
function transpositionsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** The neighbours of a key on a phone. */
const besideKey: Record<string, string> = { b: 'vghn', e: 'wrsd', d: 'sferxc' };

/** Whether a word is "bed" with a neighbouring key hit, or two letters swapped: "2 bef", "1 bde". */
export function isMistypedBed(word: string): boolean {
  const keys = [...'bed'];
  const wrong = keys.filter((key, at) => key !== word[at]);
  if (word.length !== keys.length || wrong.length === 0) return false;
  const [key = ''] = wrong;
  const typed = word[keys.indexOf(key)] ?? '';
  return wrong.length === 1 ? (besideKey[key]?.includes(typed) ?? false) : /^(?:bde|ebd)$/.test(word);
}

/** The same form for words that sound alike, such as "damaak" and "damac". Only for Latin letters. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('kh', 'k')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/ck|[cq]/g, 'k')
    .replaceAll('y', 'i')
    .replace(/(.)\1+/g, '$1');
}

function isAnagram(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

function trigramsOf(word: string): string[] {
  const padded = `  ${word} `;
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
}
