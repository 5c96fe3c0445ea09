import { distanceAt } from './distances';
import { handoverAt } from './handover';
import type { Meaning, Vocabulary } from './meaning';
import { originalPriceAt } from './original-price';
import { paymentPlanAt } from './payment-plan';
import { phraseAt } from './phrase-at';
import { phraseLengthAt } from './phrases';
import { plotSizeAt } from './plot-sizes';
import { pricePerAreaAt } from './price-per-area';
import { readValueAt } from './read-value';
import { rentAt } from './rent';
import { retractionAt } from './retractions';
import { bedroomsAt } from './rooms';
import { nameKey, phraseList, type Token, tokensOf } from './tokens';
import { isWish } from './wishes';

/** Words that exclude whatever follows them. */
const exclude = phraseList(`
  not | isnt | arent | dont want | dont need | dont like | dont show | dont show me | dont send | dont send me | do not send | dont suggest | do not suggest | dont include | do not include | do not want | do not show | avoid | hide | skip | hate | ignore | ignoring | remove | instead of | rather than | no longer |
  except | except for | excluding | exclude | without | anything but | everything but | anywhere but |
  everywhere but | anyone but | any developer but | any area but | any place but | any location but | any community but | all but | all areas but | all developers but | anywhere except | everything except | w / o | w o | neither | nor | other than | apart from | بدون | ما ابي | ما ابغي | ما عدا | кроме | 除了`);
/** Words that exclude only what has a meaning, because "no commission" is a wish. */
const excludeMeaning = phraseList('no | non | без | не | مو | مش | غير | ليس | ليست | 不要');
/** Words that exclude only places, unlike "outside kitchen". */
const excludePlace = phraseList('outside | outside of | خارج');
/** "No balcony" excludes, unlike "no commission". */
const features = new Set(
  'balcony terrace pool gym parking garden maid maids study basement furniture furnished tenanted view views tenant tenants'.split(
    ' ',
  ),
);
/** Second words of what is excluded: "not ground floor", "without sea view". */
const described = new Set(
  'floor view views pool row room road charge charges khalifa space spaces access'.split(' '),
);
/** Words before what a home looks onto. */
const outlooks = new Set(['facing', 'overlooking', 'backing']);
const joins = new Set(['or', 'nor', 'and', '&', '/']);
const comma = /[,،;]/;
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

/** A text without what filters cannot express, and those parts as typed. */
export type WithoutExclusions = { text: string; excluded: string[] };

/**
 * Takes exclusions such as "not off-plan" or "except JVC", prices per area, original prices, launches and sizes of plots out
 * of a text, because no filter expresses them. An exclusion that equals a single status becomes that status.
 */
export function withoutExclusions(text: string, vocabulary: Vocabulary): WithoutExclusions {
  const tokens = tokensOf(text);
  const minuses = minusesIn(text, tokens, vocabulary);
  const excluded: string[] = [];
  let left = '';
  let end = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = exclusionAt(text, tokens, at, vocabulary, minuses);
    const [first, last] = [tokens[at], tokens[at + (found?.length ?? 1) - 1]];
    if (found && first && last) {
      // "No pool and no gym"
      const isJoined = joins.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.end === end && end > 0;
      left += `${isJoined ? ' ' : text.slice(end, first.start)}${found.opposite ?? ''}`;
      end = last.end;
      if (found.opposite === null) excluded.push(text.slice(first.start, end).replace(trailingAnd, ''));
    }
    at += found?.length ?? fillerAt(tokens, at, vocabulary) ?? 1;
  }
  return { text: (left + text.slice(end)).replace(/\s+/g, ' ').trim(), excluded };
}

/** Number of tokens of words without meaning, which may have an exclusion in them: "do not call me". */
function fillerAt(tokens: Token[], at: number, vocabulary: Vocabulary): number | undefined {
  const phrase = phraseAt(tokens, at, vocabulary);
  return phrase?.meaning.kind === 'filler' ? phrase.length : undefined;
}

type Exclusion = { length: number; opposite: string | null };

function exclusionAt(
  text: string,
  tokens: Token[],
  start: number,
  vocabulary: Vocabulary,
  minuses: ReadonlySet<number>,
): Exclusion | null {
  const inexpressible =
    pricePerAreaAt(tokens, start) ||
    plotSizeAt(tokens, start, vocabulary) ||
    originalPriceAt(tokens, start) ||
    distanceAt(tokens, start) ||
    launchDateAt(tokens, start);
  if (inexpressible > 0) return { length: inexpressible, opposite: null };
  const unneeded = unneededAt(text, tokens, start, vocabulary);
  if (unneeded > 0) return { length: unneeded, opposite: '' };
  const rejected = rejectedAt(text, tokens, start, vocabulary);
  if (rejected > 0) return { length: rejected, opposite: null };
  const notNeeded = phraseLengthAt(tokens, start, unnecessary);
  if (notNeeded > 0) return { length: notNeeded, opposite: null };
  const strong = phraseLengthAt(tokens, start, exclude);
  const outside = phraseLengthAt(tokens, start, excludePlace);
  const length =
    strong || outside || phraseLengthAt(tokens, start, excludeMeaning) || (minuses.has(start) ? 1 : 0);
  const read = (at: number) =>
    readValueAt(tokens, at, { vocabulary, constraints: {}, now: new Date(), termsAsWords: false });
  // "2 bed, no actually 3 bed" takes back.
  if (length === 0 || retractionAt(text, tokens, start) > 0) return null;
  // "not more than 2m", "not too expensive", "not far from"
  const longer = phraseAt(tokens, start, vocabulary);
  const isOther = longer !== null && longer.length > length && /^(?:order|filler)$/.test(longer.meaning.kind);
  if (isOther || read(start) > 0) return null;
  let at = start + length;
  let phrase = phraseAt(tokens, at, vocabulary);
  while (phrase?.meaning.kind === 'filler' || tokens[at]?.text === '-') {
    at += phrase?.length ?? 1;
    phrase = phraseAt(tokens, at, vocabulary);
  }
  // "Not flexible budget" at the end
  if (strong > 0 && at > start + length && at === tokens.length)
    return { length: at - start, opposite: null };
  if (outside > 0 && (!phrase || subjectOf(phrase.meaning) !== 'place')) return null;
  const value = read(at);
  // "Property no 123456"
  if (strong === 0 && value === 1 && tokens[at]?.kind === 'number') return null;
  // "Not for rent" excludes nothing, because all homes are for sale.
  if (value > 0) {
    const others = otherRoomsAt(tokens, at, at + value, vocabulary);
    return { length: at + value + others - start, opposite: rentAt(tokens, at) === value ? '' : null };
  }
  if (phrase) {
    const end = at + phrase.length;
    const others =
      othersAt(text, tokens, end, phrase.meaning, vocabulary) || otherRoomsAt(tokens, at, end, vocabulary);
    const opposite = others > 0 ? null : oppositeOf(phrase.meaning, vocabulary);
    return { length: end + others - start, opposite };
  }
  // "Not facing the highway"
  if (strong > 0 && outlooks.has(tokens[at]?.text ?? '')) {
    do at += 1;
    while (tokens[at]?.text === 'onto' || phraseAt(tokens, at, vocabulary)?.meaning.kind === 'filler');
    const faced =
      phraseAt(tokens, at, vocabulary)?.length ?? (described.has(tokens[at + 1]?.text ?? '') ? 2 : 1);
    return { length: Math.min(at + faced, tokens.length) - start, opposite: null };
  }
  const [word = '', following = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isPair = isWish(word) && described.has(following);
  const isFeature = features.has(word) || isPair;
  if ((strong === 0 && !isFeature) || tokens[at]?.kind !== 'word') return null;
  return { length: at + (wishesAt(text, tokens, at, false) || 1) - start, opposite: null };
}

/** The signs of "2 bed -jvc -palm"; none in a list: "2 bed - jvc", "-villa -jvc", "villa -jvc-3br", "2 bed -jvc -sea view". */
function minusesIn(text: string, tokens: Token[], vocabulary: Vocabulary): ReadonlySet<number> {
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

const maxWishes = 6;

/** Number of tokens of wishes that "and" or "or" joins, with commas before the last: "pool, sea view or a balcony". */
function wishesAt(text: string, tokens: Token[], start: number, mayHaveCommas: boolean): number {
  let [end, joined] = [start, start];
  for (let at = start, count = 0; count < maxWishes; count += 1) {
    const length = wishAt(tokens, at);
    if (length === 0) break;
    const isJoined = at === start || joins.has(tokens[at - 1]?.text ?? '');
    end = at + length;
    if (isJoined) joined = end;
    if (joins.has(tokens[end]?.text ?? '')) at = end + 1;
    else if (mayHaveCommas && comma.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start))) at = end;
    else break;
  }
  return joined - start;
}

function wishAt(tokens: Token[], at: number): number {
  const word = tokens[at]?.text ?? '';
  if (!isWish(word) && !features.has(word)) return 0;
  return described.has(tokens[at + 1]?.text ?? '') ? 2 : 1;
}

/** Whether a phrase that ends before `end` has an "and" after its name. */
function takesInAnd(tokens: Token[], end: number): boolean {
  return tokens[end - 1]?.text === 'and';
}

const unnecessary = phraseList(
  ['not', 'is not', 'isnt', 'are not', 'arent']
    .flatMap((not) =>
      ['needed', 'required', 'necessary', 'important', 'a must'].map((word) => `${not} ${word}`),
    )
    .join('|'),
);

/** Number of tokens of what need not be: "pool and gym not needed", "payment plan is not a must". */
function unneededAt(text: string, tokens: Token[], start: number, vocabulary: Vocabulary): number {
  const phrase = phraseAt(tokens, start, vocabulary);
  const named = phrase && phrase.meaning.kind !== 'filler' ? phrase.length : 0;
  const length = Math.max(wishesAt(text, tokens, start, true), named, paymentPlanAt(tokens, start));
  const refusal = length > 0 ? phraseLengthAt(tokens, start + length, unnecessary) : 0;
  return refusal > 0 ? length + refusal : 0;
}

const tooMuch = phraseList(
  ['', 'is', 'are', 'was', 'its', 'thats', 'is way', 'is far']
    .flatMap((is) =>
      ['expensive', 'far', 'small', 'busy', 'crowded', 'pricey', 'big'].map((word) => `${is} too ${word}`),
    )
    .join('|'),
);

/** Number of tokens of a place that is rejected: "palm jumeirah is too expensive". */
function rejectedAt(text: string, tokens: Token[], start: number, vocabulary: Vocabulary): number {
  const phrase = !/too/i.test(text) ? null : phraseAt(tokens, start, vocabulary);
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
function othersAt(
  text: string,
  tokens: Token[],
  at: number,
  meaning: Meaning,
  vocabulary: Vocabulary,
): number {
  const following = joins.has(tokens[at]?.text ?? '') ? at + 1 : at;
  const isListed = takesInAnd(tokens, at) || comma.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
  // "Not off plan, ready"
  const isStatus = meaning.kind === 'property_status' || meaning.kind === 'sales_status';
  if (following === at && (!isListed || isStatus)) return 0;
  let next = following;
  let other = phraseAt(tokens, next, vocabulary);
  while (other?.meaning.kind === 'filler') {
    if (asks.has(tokens[next]?.text ?? '')) return 0;
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
  if (chosen.has(tokens[end]?.text ?? '')) return 0;
  return end - at + othersAt(text, tokens, end, other.meaning, vocabulary);
}

/** Number of tokens of a further number of bedrooms: "neither studio nor 1 bed", "except 1 bed or studios". */
function otherRoomsAt(tokens: Token[], start: number, end: number, vocabulary: Vocabulary): number {
  const roomsAt = (at: number) => {
    const phrase = phraseAt(tokens, at, vocabulary);
    return phrase?.meaning.kind === 'studio' ? phrase.length : (bedroomsAt(tokens, at)?.length ?? 0);
  };
  const next = end + 1;
  const other = joins.has(tokens[end]?.text ?? '') && roomsAt(start) === end - start ? roomsAt(next) : 0;
  return other > 0 ? 1 + other + otherRoomsAt(tokens, next, next + other, vocabulary) : 0;
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
