import type { Vocabulary } from '../meaning';
import { type Token, tokensOf } from '../tokens/tokens';
import { understand } from '../understand';
import { isWish } from '../wishes/wishes';
import type { Span } from './typed-references';

/* Titles of properties in a typed text: "2 bed windsor house", "harbour gate under 2m". */

const maxTitleTokens = 6;
/** Longer texts are not searched for titles. */
const maxTokens = 14;

/** Whole titles that would otherwise be split into filters and words. */
export type TypedTitles = {
  /**
   * With words that are not filters: "windsor house". Not headlines such as "Vacant Studio", where only a wish remains.
   */
  names: Span[];
  /** Of filters alone: "binghatti hills", a developer and a place. */
  combined: Span[];
};

/** @param titlesAmong those of the given texts that are the whole title of a property */
export async function titlesIn(
  text: string,
  vocabulary: Vocabulary,
  titlesAmong: (texts: readonly string[]) => Promise<string[]>,
): Promise<TypedTitles> {
  const found: TypedTitles = { names: [], combined: [] };
  const spans = possibleTitles(tokensOf(text));
  if (spans.length === 0) return found;
  const textOf = ({ start, end }: Span) => text.slice(start, end);
  const titles = new Set(await titlesAmong(spans.map(textOf)));
  for (const span of spans.filter((one) => titles.has(textOf(one)))) {
    const { constraints, rest } = understand(textOf(span), vocabulary);
    const isCombined = rest === '' && Object.keys(constraints).length > 1;
    const list = isCombined ? found.combined : found.names;
    const isSplit = isCombined || (rest !== textOf(span) && isName(rest, constraints));
    if (isSplit && !list.some(({ start, end }) => span.start < end && start < span.end)) list.push(span);
  }
  return found;
}

/** Runs of words, longest first. */
function possibleTitles(tokens: readonly Token[]): Span[] {
  if (tokens.length > maxTokens) return [];
  const spans: Span[] = [];
  for (let length = Math.min(maxTitleTokens, tokens.length); length > 1; length -= 1)
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const [first, last] = [tokens[at], tokens[at + length - 1]];
      if (first && last && first.kind !== 'sign') spans.push({ start: first.start, end: last.end });
    }
  return spans;
}

/** Constraints that names can hold; "Spacious 2 bedroom" is a headline. */
const inNames = new Set(['city', 'district', 'community', 'developer', 'property_type']);

function isName(rest: string, constraints: object): boolean {
  const left = tokensOf(rest).filter(({ kind }) => kind !== 'sign');
  return left.some(({ text }) => !isWish(text)) && Object.keys(constraints).every((key) => inNames.has(key));
}
