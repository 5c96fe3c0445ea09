import { applyMeaning, type Constraints } from '../constraints';
import type { AbsentMeaning, Meaning, Vocabulary } from '../meaning';
import { foldedKeys, type Token } from '../tokens/tokens';

/** "And" and "/" also join a place with its city; "or" does not. */
const or = new Set(
  foldedKeys({
    or: 1,
    او: 1,
    یا: 1,
    ya: 1,
    или: 1,
    oder: 1,
    ou: 1,
    或: 1,
    或者: 1,
    还是: 1,
    vs: 1,
    versus: 1,
  }).keys(),
);

export function isOr(word: string): boolean {
  return or.has(word);
}

const and = new Set(['and', '&', '/', 'и']);

export type Join = 'or' | 'and' | null;

/** What joins the names before and at `start`: "marina or in palm". A comma does in a list that has an "or". Null when nothing does. */
export function joinBefore(
  text: string,
  tokens: readonly Token[],
  start: number,
  vocabulary: Vocabulary,
): Join {
  return joinFrom(start - 1, -1, text, tokens, vocabulary);
}

/** What joins the name that ends before `end` with the one after it; see `joinBefore`. */
export function joinAfter(text: string, tokens: readonly Token[], end: number, vocabulary: Vocabulary): Join {
  return joinFrom(end, 1, text, tokens, vocabulary);
}

function joinFrom(
  start: number,
  step: 1 | -1,
  text: string,
  tokens: readonly Token[],
  { phrases }: Vocabulary,
): Join {
  const isList = tokens.some((token) => or.has(token.text));
  for (let at = start; at >= 0 && at < tokens.length; at += step) {
    const { text: word = '' } = tokens[at] ?? {};
    const [before, after] = step < 0 ? [at, at + 1] : [at - 1, at];
    if (isList && text.slice(tokens[before]?.end, tokens[after]?.start).includes(',')) return 'and';
    if (or.has(word)) return 'or';
    if (and.has(word)) return 'and';
    if (phrases.get(word)?.kind !== 'filler') return null;
  }
  return null;
}

/** Whether a joined name stands for another value of a filter that already has one. */
export function isOther(meaning: Meaning, constraints: Constraints, join: 'or' | 'and' | null): boolean {
  const { city, district, community, developer } = constraints;
  if (join === null) return false;
  const isPlace = city !== undefined || district !== undefined || community !== undefined;
  switch (meaning.kind) {
    case 'developer':
      return developer !== undefined && developer !== meaning.id;
    case 'city':
      return city === undefined ? isPlace && join === 'or' : city !== meaning.id;
    case 'district':
      return district === undefined ? isPlace && join === 'or' : district !== meaning.id;
    case 'community':
      if (meaning.isPart || meaning.slug === community) return false;
      return community !== undefined || (district !== undefined && !meaning.districts.includes(district));
    default:
      return false;
  }
}

/** Whether a text that asks for an absent place or developer also asks for one that the catalogue has. */
export function isBesideKnown(
  { of }: AbsentMeaning,
  { city, district, community, developer }: Constraints,
  joins: readonly Join[],
): boolean {
  if (of === 'developer') return developer !== undefined && joins.some((join) => join !== null);
  if (joins.includes('or')) return (city ?? district ?? community) !== undefined;
  return joins.includes('and') && (district ?? community) !== undefined;
}

/** The constraints with another place or developer. */
export function withOther(meaning: Meaning, constraints: Constraints): Constraints {
  const own = { ...constraints };
  if (meaning.kind === 'developer') delete own.developer;
  else for (const key of ['city', 'district', 'community'] as const) delete own[key];
  applyMeaning(meaning, own);
  return own;
}
