import type { Meaning, Vocabulary } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import { textAt } from '../tokens/phrases';
import type { Token } from '../tokens/tokens';
import { readValueAt } from '../values/read-value';

/** A text from which exclusions are taken out; `minuses` are the tokens of signs that exclude. */
export type Typed = { text: string; tokens: Token[]; vocabulary: Vocabulary; minuses: ReadonlySet<number> };
export type Phrase = NonNullable<ReturnType<typeof phraseAt>>;

/** Number of tokens, and the text that replaces them; null when no filter expresses them. */
export type Exclusion = { length: number; opposite: string | null };

/** Number of tokens of a number with its unit. */
export function valueAt({ tokens, vocabulary }: Typed, at: number): number {
  return readValueAt(tokens, at, { vocabulary, constraints: {}, now: new Date(), termsAsWords: false });
}

/** The first token from `start` that is not of words without meaning. */
export function afterFillers({ tokens, vocabulary }: Typed, start: number): number {
  let at = start;
  let phrase = phraseAt(tokens, at, vocabulary);
  while (phrase?.meaning.kind === 'filler' || textAt(tokens, at) === '-') {
    at += phrase?.length ?? 1;
    phrase = phraseAt(tokens, at, vocabulary);
  }
  return at;
}

/** What a name is one of; a catalogue lacks some places and developers. */
export function subjectOf(meaning: Meaning): string {
  if (meaning.kind === 'absent') return meaning.of;
  return ['city', 'district', 'community'].includes(meaning.kind) ? 'place' : meaning.kind;
}
