import type { Constraints } from './constraints';
import { phraseLengthAt } from './phrases';
import { phraseList, type Token } from './tokens';

/** Before what takes back an earlier part of the text. */
const retractions = phraseList(`
  no wait | wait no | sorry | oops | i mean | i meant | actually | scratch that | correction | make it | make that |
  or rather | no sorry | no actually | no i mean`);

/** The last such words in a text; null when it has none. */
export function retractionIn(tokens: readonly Token[]): { start: number; end: number } | null {
  let found: { start: number; end: number } | null = null;
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLengthAt(tokens, at, retractions);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (length > 0 && first && last) found = { start: first.start, end: last.end };
    at += length || 1;
  }
  return found;
}

const place = ['city', 'district', 'community'] as const;

/** The later constraints, and the earlier ones of other kinds: "2 bed marina, sorry 3 bed". */
export function withLater(earlier: Constraints, later: Constraints): Constraints {
  const kept = { ...earlier };
  if (place.some((key) => later[key] !== undefined)) for (const key of place) delete kept[key];
  return { ...kept, ...later };
}
