import type { Meaning, Vocabulary } from '../meaning';
import { multiples } from '../values/multiples';
import { bedroomsAt } from '../values/rooms';
import { ones, type Token } from './tokens';

/** The longest vocabulary phrase starting here; signs between its words are ignored. Null when none starts here. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  { phrases, longest }: Vocabulary,
): { meaning: Meaning; length: number } | null {
  if (tokens[at]?.kind === 'sign') return null;
  let key = '';
  const bare = withoutArticle(tokens[at]?.text ?? '');
  let found: { meaning: Meaning; length: number } | null = null;
  for (let end = at, count = 0; end < tokens.length && count < longest; end += 1) {
    const token = tokens[end];
    if (!token) break;
    if (token.kind === 'sign') {
      if (token.text !== '-' && token.text !== '&' && token.text !== '/') break;
      continue;
    }
    count += 1;
    if (token.text !== 'and') key = key ? `${key} ${token.text}` : token.text;
    const meaning =
      phrases.get(key) ??
      (bare === null ? undefined : phrases.get(bare + key.slice(tokens[at]?.text.length ?? 0)));
    const isNumbered = token.kind === 'number' || found !== null;
    if (meaning && !(count > 1 && isNumbered && countsOther(tokens, end)))
      found = { meaning, length: end - at + 1 };
  }
  return found;
}

/** Whether spaced signs separate the parts of a text, as in "Damac Hills 2 - 3 bed - 1.5m". */
function isBeforeSeparator(tokens: readonly Token[], at: number): boolean {
  const isSeparator = (index: number) => {
    const [before, sign, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    return sign?.text === '-' && before?.end !== sign.start && after?.start !== sign.end;
  };
  return isSeparator(at) && tokens.some((_, index) => index !== at && isSeparator(index));
}

/** "Sobha Hartland 2 br" and "Sobha Hartland two million" are not the second Hartland; "District One or 2 bed" is District One. */
function countsOther(tokens: readonly Token[], at: number): boolean {
  const [number, next] = [tokens[at], tokens[at + 1]];
  const isNumber = number?.kind === 'number' || ones.includes(number?.text ?? '');
  if (!isNumber || isBeforeSeparator(tokens, at + 1)) return false;
  return multiples.has(next?.text ?? '') || bedroomsAt(tokens, at) !== null;
}

/** Arabic attaches the article and some prepositions: المارينا, بدبي هيلز. Null for a word without one. */
function withoutArticle(word: string): string | null {
  return /^(?:بال|فال|وال|لل|ال|ب|ل)(\p{L}{3,})$/u.exec(word)?.[1] ?? null;
}
