import type { Vocabulary } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import type { Token } from '../tokens/tokens';
import { isWish } from '../wishes/wishes';

/** The signs that exclude, as in "2 bed -jvc -palm"; none in a list: "2 bed - jvc", "-villa -jvc", "villa -jvc-3br", "2 bed -jvc -sea view". */
export function minusesIn(text: string, tokens: Token[], vocabulary: Vocabulary): ReadonlySet<number> {
  const signs = [...tokens.keys()].filter((at) => isApart(text, tokens, at) && at + 1 < tokens.length);
  const isList = signs.some(
    (at) => text[tokens[at]?.start ?? 0] !== '-' || isOfList(text, tokens, at, vocabulary),
  );
  return new Set(isList ? [] : signs.filter((at) => isBeforeName(tokens, at, vocabulary)));
}

function isApart(text: string, tokens: Token[], at: number): boolean {
  const sign = tokens[at];
  return sign?.text === '-' && (sign.start === 0 || /\s/.test(text.charAt(sign.start - 1)));
}

function isOfList(text: string, tokens: Token[], at: number, vocabulary: Vocabulary): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  if (at === 0 || next?.start !== sign?.end || next?.kind !== 'word') return true;
  const end = at + 1 + (phraseAt(tokens, at + 1, vocabulary)?.length ?? 1);
  const isQuality = isWish(next.text) && !isBeforeName(tokens, at, vocabulary);
  return isQuality || (tokens[end]?.text === '-' && !isApart(text, tokens, end));
}

function isBeforeName(tokens: Token[], at: number, vocabulary: Vocabulary): boolean {
  const kind = phraseAt(tokens, at + 1, vocabulary)?.meaning.kind;
  return kind !== undefined && kind !== 'filler' && kind !== 'words';
}
