import type { Constraints } from './constraints';
import type { Meaning, Vocabulary } from './meaning';
import { isOr } from './reading/joined-names';
import { withRetractions } from './reading/retractions';
import type { ReadOptions } from './reading/state';
import { phraseAt } from './tokens/phrase-at';
import { type Token, tokensOf } from './tokens/tokens';
import { understand } from './understand';
import type { Understood } from './understood';
import { numerals } from './values/numerals';

/** A text is read as at most four searches. */
const maxSplits = 3;
/** Each doubles the number of searches. */
const maxAlternatives = 2;

/**
 * Like `understand`, but reads "or" as two searches in texts such as "2 bed marina or 3 bed jvc", and next to something that no
 * filter of this catalogue expresses: "duplex or penthouse" without a type Duplex, "ready or off plan" without that status.
 */
export function understandEither(
  text: string,
  vocabulary: Vocabulary,
  options: ReadOptions = {},
  splits = maxSplits,
): Understood {
  return withRetractions(text, (part) => understandPart(part, vocabulary, options, splits));
}

function understandPart(
  text: string,
  vocabulary: Vocabulary,
  options: ReadOptions,
  splits: number,
): Understood {
  const tokens = tokensOf(text);
  const mayHaveSides = splits > 0 && tokens.some((token) => isOr(token.text));
  const separate = mayHaveSides ? separately(text, tokens, vocabulary, options, splits) : null;
  if (separate) return separate;
  const sides = mayHaveSides ? sidesOf(text, tokens, vocabulary) : null;
  if (!sides) return understand(text, vocabulary, options);
  const left = sides.length > 2 ? 0 : Math.min(splits, maxAlternatives) - 1;
  const read = (side: string) => understandEither(side, vocabulary, options, left);
  const [first = understand(text, vocabulary, options), ...more] = sides.map(read);
  const { others = [], ...found } = first;
  return {
    ...found,
    others: [...others, ...more.flatMap(({ others: further = [], ...own }) => [own, ...further])],
  };
}

/** Each is read twice. */
const maxOrs = 4;

/** "2 bed marina or 3 bed jvc": both sides have their own place or developer, and their own rooms, type or price. */
function separately(
  text: string,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  options: ReadOptions,
  splits: number,
): Understood | null {
  const ors = [...tokens.entries()].filter(([, token]) => isOr(token.text));
  for (const [at, { start, end }] of ors.slice(0, maxOrs)) {
    const following = ' '.repeat(end) + text.slice(end);
    const first = understand(text.slice(0, start), vocabulary, options);
    const rest = understand(following, vocabulary, options);
    const mayBeOther = !isNameAt(tokens, at + 1, vocabulary) && !endsWithNumber(first.rest);
    if (!areSeparate(first, rest) && !(mayBeOther && areOtherKinds(first, rest))) continue;
    const next = understandEither(following, vocabulary, options, splits - 1);
    const { others = [], ...found } = withShared(first, next, mayBeOther);
    const { others: further = [], ...own } = withShared(next, first, mayBeOther);
    return { ...found, others: [...others, own, ...further] };
  }
  return null;
}

const subjects = [['city', 'district', 'community'], ['developer']] as const;
const kinds = ['bedrooms', 'property_type'] as const;
const details = [...kinds, 'price'] as const;

function areSeparate(first: Understood, next: Understood): boolean {
  return (
    subjects.some((keys) => differIn(keys, first, next)) &&
    details.some((key) => differIn([key], first, next))
  );
}

function differIn(
  keys: readonly (keyof Constraints)[],
  { constraints: first }: Understood,
  { constraints: next }: Understood,
): boolean {
  const [one = '', other = ''] = [first, next].map((side) =>
    keys.map((key) => JSON.stringify(side[key])).join(''),
  );
  return one !== '' && other !== '' && one !== other;
}

/** "2 bed marina" and "villa on the palm": two places, one with rooms and one with a type. */
function areOtherKinds(first: Understood, next: Understood): boolean {
  const [own, other] = [kindsIn(first), kindsIn(next)];
  const areTwo = own.length > 0 && other.length > 0 && !own.some((key) => other.includes(key));
  return areTwo && subjects.some((keys) => differIn(keys, first, next));
}

function kindsIn({ constraints }: Understood): (typeof kinds)[number][] {
  return kinds.filter((key) => constraints[key] !== undefined);
}

/** Whether a name comes next: "or in JVC", unlike "or a villa in JVC". */
function isNameAt(tokens: readonly Token[], start: number, vocabulary: Vocabulary): boolean {
  let at = start;
  let phrase = phraseAt(tokens, at, vocabulary);
  while (phrase?.meaning.kind === 'filler') {
    at += phrase.length;
    phrase = phraseAt(tokens, at, vocabulary);
  }
  return phrase !== null && ['city', 'district', 'community', 'developer'].includes(phrase.meaning.kind);
}

/** The "4" of "villa 4 or 5 bed", which is one choice. */
function endsWithNumber(rest: string): boolean {
  const last = tokensOf(rest).at(-1);
  return last?.kind === 'number' || numerals.has(last?.text ?? '');
}

/** What only the other side says is meant for both, as "under 2m" at the end; not another kind of home. */
function withShared(own: Understood, other: Understood, mayBeOther: boolean): Understood {
  const shared = { ...other.constraints };
  if (mayBeOther && areOtherKinds(own, other)) for (const key of kinds) delete shared[key];
  for (const keys of subjects)
    if (keys.some((key) => own.constraints[key] !== undefined)) for (const key of keys) delete shared[key];
  return { ...own, constraints: { ...shared, ...own.constraints }, rest: own.rest || other.rest };
}

/**
 * The text with one of the alternatives that an "or" joins, and spaces in place of the others, so that positions stay. Null
 * without such an "or".
 */
function sidesOf(text: string, tokens: readonly Token[], vocabulary: Vocabulary): string[] | null {
  for (const [at, { text: word }] of tokens.entries()) {
    if (!isOr(word)) continue;
    const start = startOfPhrase(tokens, at, vocabulary);
    const next = phraseAt(tokens, at + 1, vocabulary);
    const before = start === null ? null : phraseAt(tokens, start, vocabulary);
    if (start === null || !before || !next) continue;
    const kinds = [before.meaning, next.meaning];
    if (!kinds.every(isAlternative) || !kinds.some(isWithoutFilter)) continue;
    const starts = [...listedBefore(text, tokens, start, vocabulary), start, at + 1];
    const end = at + 1 + next.length;
    const sides = starts.map((from, index) => {
      const [first, last] = [tokens[starts[0] ?? from]?.start ?? 0, tokens[end - 1]?.end ?? 0];
      const own = text.slice(tokens[from]?.start, tokens[endOf(starts, index, at, end) - 1]?.end);
      const offset = (tokens[from]?.start ?? 0) - first;
      return text.slice(0, first) + (' '.repeat(offset) + own).padEnd(last - first) + text.slice(last);
    });
    // The side with a filter first, because texts that mention a word are a weaker answer.
    return isWithoutFilter(before.meaning) && !isWithoutFilter(next.meaning) ? sides.reverse() : sides;
  }
  return null;
}

/** The token after an alternative. */
function endOf(starts: readonly number[], index: number, or: number, end: number): number {
  if (index === starts.length - 1) return end;
  return index === starts.length - 2 ? or : (starts[index + 1] ?? end);
}

/** With the two beside the "or", the alternatives of one text. */
const maxListed = 2;

/** The first tokens of developers without a filter in a list before a name: "Emaar, DAMAC or Sobha". */
function listedBefore(
  text: string,
  tokens: readonly Token[],
  start: number,
  vocabulary: Vocabulary,
): number[] {
  const found: number[] = [];
  for (let at = start; found.length < maxListed; ) {
    const previous = startOfPhrase(tokens, at, vocabulary);
    const meaning = previous === null ? undefined : phraseAt(tokens, previous, vocabulary)?.meaning;
    const hasComma = text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes(',');
    if (previous === null || !hasComma || meaning?.kind !== 'absent' || meaning.of !== 'developer') break;
    found.unshift(previous);
    at = previous;
  }
  return found;
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
