import { saleTerms } from '../filters/filter-values';
import { applyMeaning, type Constraints } from './constraints';
import { isBesideKnown, isOther, type Join, joinAfter, joinBefore, withOther } from './joined-names';
import type { AbsentMeaning, CommunityMeaning, Meaning, Vocabulary } from './meaning';
import { isCutShort, partWords } from './names/name-forms';
import { phraseAt } from './phrase-at';
import { phraseLengthAt, textAt } from './phrases';
import { restOf } from './rest-of-text';
import { withRetractions } from './retractions';
import { phraseList, type Token, tokensOf } from './tokens';
import { referenceSpans, type Span } from './typed-references';
import type { Understood } from './understood';
import { type Range, rates } from './values/amounts';
import { openBoundAt } from './values/bounds';
import { isCount } from './values/counted';
import { numerals } from './values/numerals';
import { firstPaymentAt, firstPaymentWords } from './values/payment-plan';
import { readValueAt } from './values/read-value';
import { maxRent, rentAt } from './values/rent';
import { isWish } from './wishes';
import { fillerWords } from './word-lists/filler-words';
import { goldenVisaTerms } from './word-lists/market-terms';

/**
 * How a text is read: `now` for times such as "next year"; `termsAsWords` leaves terms of sale in the text,
 * `typesAsWords` types; `outlooksAsPlaces` reads "palm view" as the Palm and "view"; `joinsNames` reads all names of places
 * and developers as if "or" joined them. `titles` are parts of the text that stay words.
 */
export type ReadOptions = {
  now?: Date;
  termsAsWords?: boolean;
  typesAsWords?: boolean;
  outlooksAsPlaces?: boolean;
  joinsNames?: boolean;
  titles?: readonly Span[];
};

/** What is known of a text while its tokens are read in order. */
type State = {
  text: string;
  tokens: Token[];
  vocabulary: Vocabulary;
  options: Required<ReadOptions>;
  constraints: Constraints;
  /** By token: whether it stays in the text that is searched. */
  kept: boolean[];
  /** By token: whether it is left out although no constraint says it. */
  dropped: boolean[];
  /** By token: references, and names of several words that are not filters, stay whole. */
  isInPhrase: boolean[];
  references: Span[];
  /** Communities that may mean something once the district is known. */
  communities: { meaning: CommunityMeaning; start: number; end: number }[];
  others: Meaning[];
  /** Places and developers that the catalogue lacks; left out when "or" joins them to one that it has. */
  absent: { meaning: AbsentMeaning; start: number; end: number }[];
  asksForRent: boolean;
  /** The bound of a price without one. */
  priceBound: 'least' | 'most';
};

const goldenVisa = phraseList(goldenVisaTerms.join(' | '));

/** Splits free text into constraints and remaining words. Pure and never throws; unknown parts stay words. */
export function understand(text: string, vocabulary: Vocabulary, options: ReadOptions = {}): Understood {
  return withRetractions(text, (part) => understandPart(part, vocabulary, options));
}

function understandPart(
  text: string,
  vocabulary: Vocabulary,
  {
    now = new Date(),
    termsAsWords = false,
    typesAsWords = false,
    outlooksAsPlaces = false,
    joinsNames = false,
    titles = [],
  }: ReadOptions,
): Understood {
  const tokens = tokensOf(text);
  const state: State = {
    text,
    tokens,
    vocabulary,
    options: { now, termsAsWords, typesAsWords, outlooksAsPlaces, joinsNames, titles },
    constraints: {},
    kept: tokens.map(() => false),
    dropped: tokens.map(() => false),
    isInPhrase: tokens.map(() => false),
    references: [...referenceSpans(text, vocabulary), ...titles],
    communities: [],
    others: [],
    absent: [],
    asksForRent: false,
    // The residence permit has a lowest price.
    priceBound: tokens.some((_, at) => phraseLengthAt(tokens, at, goldenVisa) > 0) ? 'least' : 'most',
  };
  for (let at = 0; at < tokens.length; )
    at +=
      readReference(state, at) ||
      readFirstPayment(state, at) ||
      readValue(state, at) ||
      readOpenBound(state, at) ||
      readNumberOfHomes(state, at) ||
      readSpelledFor(state, at) ||
      readWords(state, at);
  readCommunities(state);
  readShortPrice(state);
  const absent = dropAbsent(state);
  dropImplied(state);
  const { constraints, others, asksForRent } = state;
  if (asksForRent && isRent(constraints.price)) delete constraints.price;
  const rest = restOf(state, Object.keys(constraints).length > 0);
  return {
    constraints,
    rest,
    ...(asksForRent && constraints.payment_plan === undefined && { asksForRent }),
    ...(others.length > 0 && {
      others: others.map((other) => ({ constraints: withOther(other, constraints), rest })),
    }),
    ...(absent.length > 0 && { absent }),
  };
}

const fillers = new Set(fillerWords);
const leanings = new Set(['preferably', 'ideally', 'prefer', 'preferred', 'maybe', 'better']);

/* Each of these returns the number of tokens that it has read from `at`; 0 when nothing of its kind starts there. */

function readReference({ tokens, references, kept, isInPhrase }: State, at: number): number {
  const { start: from = 0, end: to = 0 } = tokens[at] ?? {};
  if (!references.some(({ start, end }) => from >= start && to <= end)) return 0;
  kept[at] = true;
  isInPhrase[at] = true;
  return 1;
}

/** Keeps the words of a first payment without its amount, where terms of sale are words. */
function readFirstPayment({ tokens, options, kept, dropped }: State, at: number): number {
  const length = options.termsAsWords ? firstPaymentAt(tokens, at) : 0;
  for (let index = at; index < at + length; index += 1) {
    // The "down" of "50k down" would find Downtown.
    const isDownAlone = textAt(tokens, index) === 'down' && index + 1 === at + length;
    (firstPaymentWords.has(textAt(tokens, index)) && !isDownAlone ? kept : dropped)[index] = true;
  }
  return length;
}

function readValue(state: State, at: number): number {
  const { tokens, vocabulary, constraints, options, dropped, priceBound } = state;
  const length = readValueAt(tokens, at, { vocabulary, constraints, priceBound, ...options });
  if (length > 0 && rentAt(tokens, at) === length) {
    dropped.fill(true, at, at + length);
    state.asksForRent = true;
  }
  return length;
}

/** The "under" of "2 bed marina under", while the amount is still to be typed. */
function readOpenBound({ tokens, dropped }: State, at: number): number {
  const length = openBoundAt(tokens, at);
  dropped.fill(true, at, at + length);
  return length;
}

/** The "2" of "2 apartments jvc", how many homes one wants; not that of "Sunrise 2 villas". */
function readNumberOfHomes({ tokens, vocabulary, dropped }: State, at: number): number {
  const [number, noun] = [tokens[at], tokens[at + 1]];
  const count = number?.kind === 'number' ? number.value : numerals.get(number?.text ?? '');
  if (!count || count < 2 || count > 50 || number?.end === noun?.start || !noun?.text.endsWith('s')) return 0;
  const isAfterName = at > 0 && !dropped[at - 1] && tokens[at - 1]?.kind === 'word';
  const kind = phraseAt(tokens, at + 1, vocabulary)?.meaning.kind ?? '';
  const isHomes =
    ['property_type', 'studio'].includes(kind) || /^(?:units|homes|properties)$/.test(noun.text);
  if (isAfterName || !isHomes) return 0;
  dropped[at] = true;
  return 1;
}

/** The "4" of "looking 4 villa". */
function readSpelledFor({ tokens, dropped }: State, at: number): number {
  const isSought = /^(?:look|search|seek)/.test(textAt(tokens, at - 1));
  if (textAt(tokens, at) !== '4' || !isSought || isCount(tokens, at)) return 0;
  dropped[at] = true;
  return 1;
}

/** Reads a known phrase, or keeps a word; at least one token. */
function readWords(state: State, at: number): number {
  const { text, tokens, vocabulary, options, constraints, kept, dropped, isInPhrase } = state;
  const { meaning, length } = phraseAt(tokens, at, vocabulary) ?? { meaning: null, length: 1 };
  if (meaning && isOther(meaning, constraints, joined(state, joinBefore(text, tokens, at, vocabulary)))) {
    state.others.push(meaning);
    return length;
  }
  const outlookOn = meaning?.kind === 'words' && options.outlooksAsPlaces ? meaning.outlookOn : undefined;
  if (outlookOn && applyMeaning(outlookOn, constraints)) {
    for (let index = at; index < at + length; index += 1) kept[index] = isWish(tokens[index]?.text ?? '');
    return length;
  }
  if (meaning && !isReadAsWords(meaning, state) && applyMeaning(meaning, constraints)) {
    if (meaning.kind === 'district' && meaning.namesake !== undefined)
      state.others.push({ kind: 'district', id: meaning.namesake });
    return length;
  }
  if (meaning?.kind === 'community') state.communities.push({ meaning, start: at, end: at + length });
  if (meaning?.kind === 'absent') state.absent.push({ meaning, start: at, end: at + length });
  // "Nice villa", in a catalogue with a community Nice.
  const isPart = meaning?.kind === 'community' && meaning.isPart && length === 1;
  const mayBeFiller = meaning?.kind === 'filler' || (isPart && fillers.has(textAt(tokens, at)));
  const isFiller = mayBeFiller && !isBeforeDigit(tokens, at) && !isLetterOfName(tokens, at);
  const marks = isFiller ? dropped : kept;
  for (let index = at; index < at + length; index += 1) {
    marks[index] = tokens[index]?.kind !== 'sign';
    isInPhrase[index] = length > 1;
  }
  return length;
}

/** The "a" of "tower A3" and the "w" of "W1nner". */
function isBeforeDigit(tokens: readonly Token[], at: number): boolean {
  const [letter, next] = [tokens[at], tokens[at + 1]];
  return /^[a-z]$/.test(letter?.text ?? '') && next?.kind === 'number' && next.start === letter?.end;
}

/** The letter of "cluster n" and "block u", which stand for "and" and "you" elsewhere. */
function isLetterOfName(tokens: readonly Token[], at: number): boolean {
  return /^[nu]$/.test(textAt(tokens, at)) && /^(?:cluster|block|building)$/.test(textAt(tokens, at - 1));
}

function joined({ options }: State, join: Join): Join {
  return join ?? (options.joinsNames ? 'or' : null);
}

function isReadAsWords({ kind }: Meaning, { options }: State): boolean {
  if (options.typesAsWords && kind === 'property_type') return true;
  return options.termsAsWords && saleTerms.some((term) => term === kind);
}

/** "Phase 2 of Al Furjan": by now the district is known. */
function readCommunities({ communities, constraints, kept }: State): void {
  for (const { meaning, start, end } of communities)
    if (constraints.district !== undefined && applyMeaning(meaning, constraints))
      kept.fill(false, start, end);
}

/** "2 bed marina 2.3", "villa 4.5-5": a number with decimals after other constraints is millions. */
function readShortPrice({ tokens, kept, constraints, priceBound }: State): void {
  if (constraints.price || Object.keys(constraints).length === 0) return;
  const isKept = (at: number) => kept[at] === true && tokens[at]?.kind === 'number' && !isCount(tokens, at);
  const at = tokens.findIndex(({ value }, index) => value % 1 !== 0 && value < 100 && isKept(index));
  const before = textAt(tokens, at - 1);
  if (at < 0 || textAt(tokens, at + 1) === '%' || rates.has(before) || partWords.has(before)) return;
  const isJoined = (join: number) => ['-', 'to', '/'].includes(textAt(tokens, join));
  const other = [at - 2, at + 2].find((index) => isJoined((index + at) / 2) && isKept(index));
  const ends = [at, other ?? at].sort((one, next) => one - next);
  const [min = 0, max = min] = ends.map((index) => Math.round((tokens[index]?.value ?? 0) * 1e6));
  if (min > max || max >= 1e8) return;
  const isLeast = other === undefined && priceBound === 'least';
  constraints.price = isLeast ? { min, max: null } : { min: other === undefined ? null : min, max };
  for (const index of ends) kept[index] = false;
}

/** "Marina or JBR" in a catalogue without JBR. @returns what was left out */
function dropAbsent(state: State): AbsentMeaning[] {
  const { absent, text, tokens, vocabulary, constraints, kept } = state;
  const dropped = absent.filter(({ meaning, start, end }) =>
    isBesideKnown(meaning, constraints, [
      joined(state, joinBefore(text, tokens, start, vocabulary)),
      joined(state, joinAfter(text, tokens, end, vocabulary)),
    ]),
  );
  for (const { start, end } of dropped) kept.fill(false, start, end);
  return dropped.map(({ meaning }) => meaning);
}

const joiningWords = new Set(['and', 'de', 'des', 'du']);

/** Drops an "and" or "de" that joins nothing, and words that the chosen place implies. */
function dropImplied({ tokens, kept, isInPhrase, constraints, vocabulary }: State): void {
  for (const [index, { text: word }] of tokens.entries()) {
    if (!kept[index]) continue;
    const joinsNothing = joiningWords.has(word) && !(kept[index - 1] && kept[index + 1]);
    // "8% guaranteed return": the rate has no filter.
    const isRate = constraints.guarantee_rental_guarantee && textAt(tokens, index + 1) === '%';
    // "2 or 3 bed, preferably 3"
    const isRoomsAgain = !kept[index - 1] && constraints.bedrooms?.includes(tokens[index]?.value ?? -1);
    if (
      joinsNothing ||
      isRate ||
      (isRoomsAgain && leanings.has(textAt(tokens, index - 1))) ||
      (!isInPhrase[index] && isOfPlace(word, constraints, vocabulary))
    )
      kept[index] = false;
  }
}

/** Whether the name of the chosen place has this word, as in "palm jumeirah" of a text with "palm" for it. */
function isOfPlace(
  word: string,
  { district, community }: Constraints,
  { placeWords, phrases }: Vocabulary,
): boolean {
  const has = (place: number | string | undefined) => {
    const own = placeWords.get(place ?? '');
    return own !== undefined && (own.has(word) || (isCutShort(word, own) && !phrases.has(word)));
  };
  return Boolean(has(district) || has(community)) && !isWish(word);
}

function isRent(price: Range | undefined): boolean {
  return price !== undefined && (price.max ?? price.min ?? 0) < maxRent;
}
