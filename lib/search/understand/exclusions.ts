import { distanceAt } from './distances';
import { comma, isDescribed, isFeatureAt, listJoins, wishesAt } from './listed-wishes';
import type { Meaning, Vocabulary } from './meaning';
import { minusesIn } from './minus-signs';
import { phraseAt } from './phrase-at';
import { phraseLengthAt, textAt } from './phrases';
import { retractionAt } from './retractions';
import { nameKey, phraseList, type Token, tokensOf } from './tokens';
import { handoverAt } from './values/handover';
import { originalPriceAt } from './values/original-price';
import { paymentPlanAt } from './values/payment-plan';
import { plotSizeAt } from './values/plot-sizes';
import { pricePerAreaAt } from './values/price-per-area';
import { readValueAt } from './values/read-value';
import { rentAt } from './values/rent';
import { bathroomsAt, bedroomsAt } from './values/rooms';

/** Words that exclude whatever follows them. */
const exclude = phraseList(`
  not | isnt | arent | dont want | dont need | dont like | dont show | dont show me | dont send | dont send me | do not send | dont suggest | do not suggest | dont include | do not include | do not want | do not show | avoid | hide | skip | hate | ignore | ignoring | remove | instead of | rather than | no longer |
  except | except for | excluding | exclude | without | anything but | everything but | anywhere but |
  everywhere but | anyone but | any developer but | any area but | any place but | any location but | any community but | all but | all areas but | all developers but | anywhere except | everything except | w / o | w o | neither | nor | other than | apart from | بدون | ما ابي | ما ابغي | ما عدا | кроме | 除了`);
/** Words that exclude only what has a meaning, because "no commission" is a wish. */
const excludeMeaning = phraseList('no | non | без | не | مو | مش | غير | ليس | ليست | 不要');
/** Words that exclude only places, unlike "outside kitchen". */
const excludePlace = phraseList('outside | outside of | خارج');
/** Words before what a home looks onto. */
const outlooks = new Set(['facing', 'overlooking', 'backing']);
const trailingAnd = /\sand$/i;
/** First words of what asks for the name after it: "avoid JVC and show me Marina". */
const asks = new Set(['i', 'show', 'prefer', 'want', 'need', 'looking', 'find']);
/** After a name that is asked for in place of an excluded one. */
const chosen = new Set(['only', 'instead', 'rather']);
/** Statuses and their opposites: "not off plan" is "ready". */
const opposites = [
  ['off plan', 'ready'],
  ['under construction', 'ready'],
  ['ready', 'off plan'],
  ['sold', 'available'],
] as const;

type Typed = { text: string; tokens: Token[]; vocabulary: Vocabulary };
type Phrase = NonNullable<ReturnType<typeof phraseAt>>;

/** A text without what filters cannot express, and those parts as typed. */
export type WithoutExclusions = { text: string; excluded: string[] };

/**
 * Takes exclusions such as "not off-plan" or "except JVC", prices per area, original prices, launches and sizes of plots out
 * of a text, because no filter expresses them. An exclusion that equals a single status becomes that status.
 */
export function withoutExclusions(text: string, vocabulary: Vocabulary): WithoutExclusions {
  const tokens = tokensOf(text);
  const typed = { text, tokens, vocabulary };
  const minuses = minusesIn(text, tokens, vocabulary);
  const excluded: string[] = [];
  let left = '';
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = exclusionAt(typed, at, minuses);
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

/** Number of tokens, and the text that replaces them; null when no filter expresses them. */
type Exclusion = { length: number; opposite: string | null };

function exclusionAt(typed: Typed, start: number, minuses: ReadonlySet<number>): Exclusion | null {
  const inexpressible = inexpressibleAt(typed, start);
  if (inexpressible > 0) return { length: inexpressible, opposite: null };
  const unneeded = unneededAt(typed, start);
  if (unneeded > 0) return { length: unneeded, opposite: '' };
  const rejected = rejectedAt(typed, start);
  if (rejected > 0) return { length: rejected, opposite: null };
  const notNeeded = phraseLengthAt(typed.tokens, start, unnecessary);
  if (notNeeded > 0) return { length: notNeeded, opposite: null };
  const negation = negationAt(typed.tokens, start, minuses);
  return negation && !beginsOther(typed, start, negation) ? excludedAt(typed, start, negation) : null;
}

function inexpressibleAt(typed: Typed, at: number): number {
  const { tokens, vocabulary } = typed;
  return (
    pricePerAreaAt(tokens, at) ||
    plotSizeAt(tokens, at, vocabulary) ||
    originalPriceAt(tokens, at) ||
    distanceAt(tokens, at) ||
    launchDateAt(tokens, at) ||
    onlyBathroomsAt(typed, at)
  );
}

/** Number of tokens of bathrooms if the text has nothing else; next to rooms and prices they are ignored silently. */
function onlyBathroomsAt(typed: Typed, start: number): number {
  const length = bathroomsAt(typed.tokens, start);
  const isAll =
    length > 0 &&
    afterFillers(typed, 0) === start &&
    afterFillers(typed, start + length) === typed.tokens.length;
  return isAll ? length : 0;
}

type Negation = { length: number; excludes: 'anything' | 'places' | 'meanings' };

function negationAt(tokens: Token[], at: number, minuses: ReadonlySet<number>): Negation | null {
  const anything = phraseLengthAt(tokens, at, exclude);
  if (anything > 0) return { length: anything, excludes: 'anything' };
  const places = phraseLengthAt(tokens, at, excludePlace);
  if (places > 0) return { length: places, excludes: 'places' };
  const meanings = phraseLengthAt(tokens, at, excludeMeaning) || (minuses.has(at) ? 1 : 0);
  return meanings > 0 ? { length: meanings, excludes: 'meanings' } : null;
}

/** Whether a negation begins something else: "no actually 3 bed", "not more than 2m", "not too expensive", "not far from". */
function beginsOther(typed: Typed, start: number, { length }: Negation): boolean {
  const { text, tokens, vocabulary } = typed;
  const phrase = phraseAt(tokens, start, vocabulary);
  const isLonger = phrase !== null && phrase.length > length;
  const isOther = isLonger && /^(?:order|filler)$/.test(phrase.meaning.kind);
  return isOther || retractionAt(text, tokens, start) > 0 || valueAt(typed, start) > 0;
}

function excludedAt(typed: Typed, start: number, { length, excludes }: Negation): Exclusion | null {
  const { tokens, vocabulary } = typed;
  const at = afterFillers(typed, start + length);
  // "Not flexible budget" at the end
  if (excludes === 'anything' && at > start + length && at === tokens.length)
    return { length: at - start, opposite: null };
  const phrase = phraseAt(tokens, at, vocabulary);
  if (excludes === 'places' && (!phrase || subjectOf(phrase.meaning) !== 'place')) return null;
  const value = valueAt(typed, at);
  // "Property no 123456"
  if (excludes !== 'anything' && value === 1 && tokens[at]?.kind === 'number') return null;
  const excluded =
    value > 0
      ? excludedValue(typed, at, value)
      : phrase
        ? excludedName(typed, at, phrase)
        : excludedQuality(typed, at, excludes);
  return excluded && { ...excluded, length: at - start + excluded.length };
}

/** Number of tokens of a number with its unit. */
function valueAt({ tokens, vocabulary }: Typed, at: number): number {
  return readValueAt(tokens, at, { vocabulary, constraints: {}, now: new Date(), termsAsWords: false });
}

function afterFillers({ tokens, vocabulary }: Typed, start: number): number {
  let at = start;
  let phrase = phraseAt(tokens, at, vocabulary);
  while (phrase?.meaning.kind === 'filler' || textAt(tokens, at) === '-') {
    at += phrase?.length ?? 1;
    phrase = phraseAt(tokens, at, vocabulary);
  }
  return at;
}

/** "Not for rent" excludes nothing, because all homes are for sale. */
function excludedValue(typed: Typed, at: number, value: number): Exclusion {
  const others = otherRoomsAt(typed, at, at + value);
  return { length: value + others, opposite: rentAt(typed.tokens, at) === value ? '' : null };
}

function excludedName(typed: Typed, at: number, { meaning, length }: Phrase): Exclusion {
  const others = othersAt(typed, at + length, meaning) || otherRoomsAt(typed, at, at + length);
  return { length: length + others, opposite: others > 0 ? null : oppositeOf(meaning, typed.vocabulary) };
}

function excludedQuality(typed: Typed, at: number, excludes: Negation['excludes']): Exclusion | null {
  const { text, tokens } = typed;
  const faced = excludes === 'anything' ? facedAt(typed, at) : 0;
  if (faced > 0) return { length: faced, opposite: null };
  if (tokens[at]?.kind !== 'word' || (excludes !== 'anything' && !isFeatureAt(tokens, at))) return null;
  return { length: wishesAt(text, tokens, at, false) || 1, opposite: null };
}

/** Number of tokens of what a home looks onto: "facing the highway". */
function facedAt({ tokens, vocabulary }: Typed, start: number): number {
  if (!outlooks.has(textAt(tokens, start))) return 0;
  let at = start;
  do at += 1;
  while (textAt(tokens, at) === 'onto' || phraseAt(tokens, at, vocabulary)?.meaning.kind === 'filler');
  const faced = phraseAt(tokens, at, vocabulary)?.length ?? (isDescribed(tokens, at) ? 2 : 1);
  return Math.min(at + faced, tokens.length) - start;
}

/** Whether a phrase that ends before `end` has an "and" after its name. */
function takesInAnd(tokens: Token[], end: number): boolean {
  return textAt(tokens, end - 1) === 'and';
}

const unnecessary = phraseList(
  ['not', 'is not', 'isnt', 'are not', 'arent']
    .flatMap((not) =>
      ['needed', 'required', 'necessary', 'important', 'a must'].map((word) => `${not} ${word}`),
    )
    .join('|'),
);

/** Number of tokens of something that is not needed: "pool and gym not needed", "payment plan is not a must". */
function unneededAt({ text, tokens, vocabulary }: Typed, start: number): number {
  const phrase = phraseAt(tokens, start, vocabulary);
  const named = phrase && phrase.meaning.kind !== 'filler' ? phrase.length : 0;
  const length = Math.max(wishesAt(text, tokens, start, true), named, paymentPlanAt(tokens, start));
  const notNeeded = length > 0 ? phraseLengthAt(tokens, start + length, unnecessary) : 0;
  return notNeeded > 0 ? length + notNeeded : 0;
}

const tooMuch = phraseList(
  ['', 'is', 'are', 'was', 'its', 'thats', 'is way', 'is far']
    .flatMap((is) =>
      ['expensive', 'far', 'small', 'busy', 'crowded', 'pricey', 'big'].map((word) => `${is} too ${word}`),
    )
    .join('|'),
);

/** Number of tokens of a place that is rejected: "palm jumeirah is too expensive". */
function rejectedAt({ text, tokens, vocabulary }: Typed, start: number): number {
  const phrase = /too/i.test(text) ? phraseAt(tokens, start, vocabulary) : null;
  if (!phrase || subjectOf(phrase.meaning) !== 'place') return 0;
  const reason = phraseLengthAt(tokens, start + phrase.length, tooMuch);
  return reason > 0 ? phrase.length + reason : 0;
}

const launches = phraseList('launching | launching in | launched | launched in | launch in');

/** Number of tokens of the start of a sale, which no filter expresses: "launching in 2026". */
function launchDateAt(tokens: Token[], start: number): number {
  const words = phraseLengthAt(tokens, start, launches);
  const date = words > 0 ? handoverAt(tokens, start + words, new Date()) : null;
  return date ? words + date.length : 0;
}

/** Number of tokens of further names of the same kind: "not villas, townhouses or penthouses", "not in JVC or in Marina". */
function othersAt(typed: Typed, at: number, meaning: Meaning): number {
  const { text, tokens, vocabulary } = typed;
  const following = listJoins.has(textAt(tokens, at)) ? at + 1 : at;
  const isListed = takesInAnd(tokens, at) || comma.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  // "Not off plan, ready"
  const isStatus = meaning.kind === 'property_status' || meaning.kind === 'sales_status';
  if (following === at && (!isListed || isStatus)) return 0;
  let next = following;
  let other = phraseAt(tokens, next, vocabulary);
  while (other?.meaning.kind === 'filler') {
    if (asks.has(textAt(tokens, next))) return 0;
    next += other.length;
    other = phraseAt(tokens, next, vocabulary);
  }
  if (!other) return 0;
  const subjects = [meaning, other.meaning].map(subjectOf);
  // "Excluding JVC and DAMAC"
  const areNames = subjects.every((subject) => subject === 'place' || subject === 'developer');
  const isJoined = next === following && (following > at || takesInAnd(tokens, at));
  if (subjects[0] !== subjects[1] && !(areNames && isJoined)) return 0;
  const end = next + other.length;
  // "No villas, apartments only", "not JVC, Arjan instead"
  if (chosen.has(textAt(tokens, end))) return 0;
  return end - at + othersAt(typed, end, other.meaning);
}

/** Number of tokens of a further number of bedrooms: "neither studio nor 1 bed", "except 1 bed or studios". */
function otherRoomsAt(typed: Typed, start: number, end: number): number {
  const { tokens, vocabulary } = typed;
  const roomsAt = (at: number) => {
    const phrase = phraseAt(tokens, at, vocabulary);
    return phrase?.meaning.kind === 'studio' ? phrase.length : (bedroomsAt(tokens, at)?.length ?? 0);
  };
  const next = end + 1;
  const other = listJoins.has(textAt(tokens, end)) && roomsAt(start) === end - start ? roomsAt(next) : 0;
  return other > 0 ? 1 + other + otherRoomsAt(typed, next, next + other) : 0;
}

/** What a name is one of; a catalogue lacks some places and developers. */
function subjectOf(meaning: Meaning): string {
  if (meaning.kind === 'absent') return meaning.of;
  return ['city', 'district', 'community'].includes(meaning.kind) ? 'place' : meaning.kind;
}

function oppositeOf(meaning: Meaning, { phrases }: Vocabulary): string | null {
  if (meaning.kind !== 'property_status' && meaning.kind !== 'sales_status') return null;
  const pair = opposites.find(([one]) => {
    const known = phrases.get(nameKey(one));
    return known?.kind === meaning.kind && known.ids.join() === meaning.ids.join();
  });
  const isKnown = pair && phrases.get(nameKey(pair[1]))?.kind === meaning.kind;
  return isKnown ? pair[1] : null;
}
