import { saleTerms } from '../../filters/filter-values';
import { applyMeaning } from '../constraints';
import type { Meaning } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import { textAt } from '../tokens/phrases';
import type { Token } from '../tokens/tokens';
import { openBoundAt } from '../values/bounds';
import { isCount } from '../values/counted';
import { numerals } from '../values/numerals';
import { firstPaymentAt, firstPaymentWords } from '../values/payment-plan';
import { readValueAt } from '../values/read-value';
import { rentAt } from '../values/rent';
import { isWish } from '../wishes/wishes';
import { fillerWords } from '../word-lists/filler-words';
import { isOther, joinBefore } from './joined-names';
import { joined, type State } from './state';

/** Reads what starts at a token. @returns the number of tokens that it has read; 0 when nothing of its kind starts there */
type Reader = (state: State, at: number) => number;

/** In order: a token is read by the first that finds something there. The last one reads any token. */
const readers: readonly Reader[] = [
  readReference,
  readFirstPayment,
  readValue,
  readOpenBound,
  readNumberOfHomes,
  readSpelledFor,
  readWords,
];

/** Reads all tokens of a text, from the first to the last. */
export function readTokens(state: State): void {
  for (let at = 0; at < state.tokens.length; )
    at += readers.reduce((length, read) => length || read(state, at), 0);
}

const fillers = new Set(fillerWords);

/** "HN-1042", and titles that stay words. */
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

/** Numbers with their words: "3 bed", "under 2m", "handover 2027". */
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

/** A known phrase, or a word that stays; at least one token. */
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

function isReadAsWords({ kind }: Meaning, { options }: State): boolean {
  if (options.typesAsWords && kind === 'property_type') return true;
  return options.termsAsWords && saleTerms.some((term) => term === kind);
}
