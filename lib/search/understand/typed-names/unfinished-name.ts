import type { Vocabulary } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import { nameKey, tokensOf } from '../tokens/tokens';
import type { Span } from './typed-references';

const maxTokens = 4;

/** The "jumeirah vil" of "1 bed jumeirah vil", which begins the name of another place; null without such words at the end. */
export function unfinishedName(text: string, vocabulary: Vocabulary): Span | null {
  const tokens = tokensOf(text);
  for (const [index, { start }] of tokens.slice(-maxTokens).entries()) {
    const at = Math.max(0, tokens.length - maxTokens) + index;
    const shorter = phraseAt(tokens, at, vocabulary);
    if (shorter?.meaning.kind !== 'district' || at + shorter.length === tokens.length) continue;
    const typed = nameKey(text.slice(start));
    for (const [name, { kind }] of vocabulary.phrases)
      if (kind === 'district' && name.startsWith(typed)) return { start, end: text.length };
  }
  return null;
}
