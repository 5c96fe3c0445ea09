import type { Vocabulary } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import { textAt } from '../tokens/phrases';
import { tokensOf } from '../tokens/tokens';
import { exclusionAt } from './exclusion-readers';
import { listJoins } from './listed-wishes';
import { minusesIn } from './minus-signs';
import type { Typed } from './typed';

const trailingAnd = /\sand$/i;

/** A text without what filters cannot express, and those parts as typed. */
export type WithoutExclusions = { text: string; excluded: string[] };

/**
 * Takes exclusions such as "not off-plan" or "except JVC", prices per area, original prices, launches and sizes of plots out
 * of a text, because no filter expresses them. An exclusion that equals a single status becomes that status.
 */
export function withoutExclusions(text: string, vocabulary: Vocabulary): WithoutExclusions {
  const tokens = tokensOf(text);
  const typed = { text, tokens, vocabulary, minuses: minusesIn(text, tokens, vocabulary) };
  const excluded: string[] = [];
  let left = '';
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = exclusionAt(typed, at);
    const [first, last] = [tokens[at], tokens[at + (found?.length ?? 1) - 1]];
    if (found && first && last) {
      // "No pool and no gym"
      const isJoined = listJoins.has(textAt(tokens, at - 1)) && tokens[at - 2]?.end === end && end > 0;
      left += `${isJoined ? ' ' : text.slice(end, first.start)}${found.opposite ?? ''}`;
      end = last.end;
      if (found.opposite === null) excluded.push(text.slice(first.start, end).replace(trailingAnd, ''));
    }
    at += found?.length ?? fillerAt(typed, at) ?? 1;
  }
  return { text: (left + text.slice(end)).replace(/\s+/g, ' ').trim(), excluded };
}

/** Number of tokens of words without meaning, which may have an exclusion in them: "do not call me". */
function fillerAt({ tokens, vocabulary }: Typed, at: number): number | undefined {
  const phrase = phraseAt(tokens, at, vocabulary);
  return phrase?.meaning.kind === 'filler' ? phrase.length : undefined;
}
