import { isOr } from './joined-names';
import type { Meaning, Vocabulary } from './meaning';
import { phraseAt } from './phrase-at';
import { type Token, tokensOf } from './tokens';
import { type ReadOptions, type Understood, understand } from './understand';

/** Each doubles the number of searches. */
const maxSplits = 2;

/**
 * Like `understand`, but reads "or" beside something that no filter of this catalogue expresses as two searches: "duplex or
 * penthouse" without a type Duplex, "ready or off plan" without that status.
 */
export function understandEither(
  text: string,
  vocabulary: Vocabulary,
  options: ReadOptions = {},
  splits = maxSplits,
): Understood {
  const sides = splits > 0 ? sidesOf(text, vocabulary) : null;
  if (!sides) return understand(text, vocabulary, options);
  const read = (side: string) => understandEither(side, vocabulary, options, splits - 1);
  const { others = [], ...first } = read(sides[0]);
  const { others: more = [], ...second } = read(sides[1]);
  return { ...first, others: [...others, second, ...more] };
}

/** The text without either side of an "or", with spaces in its place, so that positions stay. Null without such an "or". */
function sidesOf(text: string, vocabulary: Vocabulary): [string, string] | null {
  const tokens = tokensOf(text);
  for (const [at, { text: word }] of tokens.entries()) {
    if (!isOr(word)) continue;
    const start = startOfPhrase(tokens, at, vocabulary);
    const next = phraseAt(tokens, at + 1, vocabulary);
    const before = start === null ? null : phraseAt(tokens, start, vocabulary);
    if (start === null || !before || !next) continue;
    const kinds = [before.meaning, next.meaning];
    if (!kinds.every(isAlternative) || !kinds.some(isWithoutFilter)) continue;
    const without = (from: number, to: number) => {
      const [first, last] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
      return text.slice(0, first) + ' '.repeat(last - first) + text.slice(last);
    };
    const sides: [string, string] = [without(at, at + 1 + next.length), without(start, at + 1)];
    // The side with a filter first, because texts that mention a word are a weaker answer.
    return isWithoutFilter(before.meaning) && !isWithoutFilter(next.meaning) ? [sides[1], sides[0]] : sides;
  }
  return null;
}

/** The first token of the longest known phrase that ends before a token. */
function startOfPhrase(tokens: readonly Token[], end: number, vocabulary: Vocabulary): number | null {
  for (let start = Math.max(0, end - vocabulary.longest); start < end; start += 1)
    if (phraseAt(tokens, start, vocabulary)?.length === end - start) return start;
  return null;
}

function isWithoutFilter(meaning: Meaning): boolean {
  return meaning.kind === 'words' || (meaning.kind === 'absent' && meaning.of === 'developer');
}

function isAlternative(meaning: Meaning): boolean {
  const filters = ['property_type', 'property_status', 'studio'];
  return isWithoutFilter(meaning) || filters.includes(meaning.kind);
}
