import type { Token } from '../tokens/tokens';

/**
 * The remaining words as typed, without filler words. Empty for a text of filler words only, which then shows the whole
 * list.
 */
export function restOf(
  {
    text,
    tokens,
    kept,
    dropped,
  }: { text: string; tokens: readonly Token[]; kept: boolean[]; dropped: boolean[] },
  hasConstraints: boolean,
): string {
  const isWhole = !hasConstraints && !dropped.includes(true);
  if (isWhole) return text.replace(/\s+/g, ' ').trim();
  const parts: string[] = [];
  let last: Token | null = null;
  for (const [index, token] of tokens.entries()) {
    if (!kept[index]) continue;
    const written = text.slice(token.start, token.end);
    const between = last ? text.slice(last.end, token.start) : ' ';
    // Keep adjacent tokens together: "R-100", "St. Regis".
    const before = tokens[index - 1];
    if (last && before && !/\s/.test(between) && (kept[index - 1] || before.kind === 'sign'))
      parts[parts.length - 1] += between + written;
    else parts.push(written);
    last = token;
  }
  return parts.join(' ');
}
