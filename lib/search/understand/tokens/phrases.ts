import type { Token } from './tokens';

/** A value read from tokens, and the number of tokens. Functions named `…At` return null, or 0, when none starts there. */
export type Reading<T> = { value: T; length: number };

export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

export type Phrases = readonly (readonly string[])[];

const byFirstWord = new WeakMap<Phrases, Map<string, Phrases>>();
const none: Phrases = [];

function startingWith(word: string, phrases: Phrases): Phrases {
  let index = byFirstWord.get(phrases);
  if (!index) {
    index = new Map<string, Phrases>();
    for (const parts of phrases) {
      const [first = ''] = parts;
      index.set(first, [...(index.get(first) ?? none), parts]);
    }
    byFirstWord.set(phrases, index);
  }
  return index.get(word) ?? none;
}

/** Number of tokens of the longest phrase starting here; 0 when none does. */
export function phraseLengthAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  let found = 0;
  for (const parts of startingWith(textAt(tokens, at), phrases))
    if (parts.length > found && startsAt(tokens, at, parts)) found = parts.length;
  return found;
}

function startsAt(tokens: readonly Token[], at: number, parts: readonly string[]): boolean {
  for (let index = 1; index < parts.length; index += 1)
    if (textAt(tokens, at + index) !== parts[index]) return false;
  return true;
}
