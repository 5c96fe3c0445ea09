import { editDistance } from './edit-distance';

/** Known words with a trigram index. */
export type Lexicon = { words: Set<string>; byTrigram: Map<string, string[]>; bySound: Map<string, string> };

/** Shorter words are not corrected. */
const minLength = 4;
/** Number of candidates, those that share the most trigrams, that are compared in full. */
const maxCompared = 12;

/** @param onlyKnown words that count as correct, but are never a correction */
export function lexiconOf(words: Iterable<string>, onlyKnown: Iterable<string> = []): Lexicon {
  const known = new Set([...words].filter((word) => word.length >= 3 && !/\d/.test(word)));
  const byTrigram = new Map<string, string[]>();
  for (const word of known)
    for (const trigram of trigramsOf(word)) {
      const list = byTrigram.get(trigram);
      if (list) list.push(word);
      else byTrigram.set(trigram, [word]);
    }
  const bySound = new Map([...known].map((word) => [soundOf(word), word]));
  return { words: new Set([...known, ...onlyKnown]), byTrigram, bySound };
}

/**
 * The most similar known word within one typing error, or two for words of eight letters or more, else one that sounds
 * alike. Null when the word is known, too short, or has no match.
 */
export function correctWord(word: string, lexicon: Lexicon): string | null {
  if (word.length < minLength || /\d/.test(word) || lexicon.words.has(word)) return null;
  const shared = new Map<string, number>();
  for (const trigram of trigramsOf(word))
    for (const candidate of lexicon.byTrigram.get(trigram) ?? [])
      shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
  const likeness = (candidate: string) =>
    (shared.get(candidate) ?? 0) / (word.length + candidate.length + 4 - (shared.get(candidate) ?? 0));
  const allowed = word.length >= 8 ? 2 : 1;
  const candidates = [...shared.keys()].sort((a, b) => likeness(b) - likeness(a)).slice(0, maxCompared);
  const near = candidates
    .map((candidate) => ({ candidate, errors: editDistance(word, candidate) }))
    .filter(({ errors }) => errors <= allowed)
    // A short word with a different letter is usually another word: "beit" is not "best".
    .filter(
      ({ candidate }) =>
        word.length > minLength || candidate.length !== word.length || isAnagram(word, candidate),
    )
    .sort((a, b) => a.errors - b.errors || likeness(b.candidate) - likeness(a.candidate));
  const sound = soundOf(word);
  return near[0]?.candidate ?? (sound.length >= minLength ? (lexicon.bySound.get(sound) ?? null) : null);
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
