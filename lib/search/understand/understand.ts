import { maxBedrooms } from '../bedrooms';
import type { Months } from '../handover-months';
import type { SortValue } from '../sort-options';
import { areaAt, priceAt, type Range } from './amounts';
import { handoverAt } from './handover';
import { firstPaymentAt, firstPaymentWords, paymentPlanAt, yearsAt } from './payment-plan';
import { rentAt } from './rent';
import { bathroomsAt, bedroomsAt } from './rooms';
import { termKinds } from './sale-terms';
import { foldedKeys, type Token, tokensOf } from './tokens';
import type { Meaning, Place, Vocabulary } from './vocabulary';
import { isWish } from './wishes';

/** A text's constraints as list filters. Prices in AED, areas in square feet. */
export type Constraints = {
  city?: number;
  district?: number;
  /** Slug. `district` is set too when only one district has this community. */
  community?: string;
  developer?: number;
  property_type?: number[];
  property_status?: number[];
  sales_status?: number[];
  /** 0 is a studio; 7 means seven and more. */
  bedrooms?: number[];
  price?: Range;
  area?: Range;
  handover?: Months;
  payment_plan?: true;
  post_delivery?: true;
  guarantee_rental_guarantee?: true;
  order?: SortValue;
};

type Reading = {
  constraints: Constraints;
  /** The words left to search for, as typed; empty when everything was understood. */
  rest: string;
};

export type Understood = Reading & {
  /** A rent was named, which no filter expresses. */
  asksForRent?: boolean;
  /** What the text asks for as well, in filters of one value: "marina or palm". */
  others?: Reading[];
};

/**
 * How a text is read: `now` for times such as "next year"; `termsAsWords` leaves terms of sale in the text,
 * `typesAsWords` types.
 */
type ReadOptions = { now?: Date; termsAsWords?: boolean; typesAsWords?: boolean };

/** In a text about rent, a lower amount is the rent. */
const maxRent = 400_000;

/** Splits free text into constraints and remaining words. Pure and never throws; unknown parts stay words. */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  { now = new Date(), termsAsWords = false, typesAsWords = false }: ReadOptions = {},
): Understood {
  const tokens = tokensOf(text);
  const references = referenceSpans(text);
  const constraints: Constraints = {};
  const kept: boolean[] = tokens.map(() => false);
  const dropped: boolean[] = tokens.map(() => false);
  /** References, and names of several words that are no filter, stay whole. */
  const isInPhrase: boolean[] = tokens.map(() => false);
  const parts: { meaning: Place; start: number; end: number }[] = [];
  let asksForRent = false;
  const others: Meaning[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const reference = references.find(({ start, end }) => token.start >= start && token.end <= end);
    if (reference) {
      kept[at] = true;
      isInPhrase[at] = true;
      at += 1;
      continue;
    }
    const payment = termsAsWords ? firstPaymentAt(tokens, at) : 0;
    if (payment > 0) {
      for (let index = at; index < at + payment; index += 1)
        (firstPaymentWords.has(tokens[index]?.text ?? '') ? kept : dropped)[index] = true;
      at += payment;
      continue;
    }
    const length = readAt(tokens, at, { vocabulary, constraints, now, termsAsWords });
    if (length > 0) {
      if (rentAt(tokens, at) === length) {
        dropped.fill(true, at, at + length);
        asksForRent = true;
      }
      at += length;
      continue;
    }
    const phrase = phraseAt(tokens, at, vocabulary);
    if (phrase && isOther(phrase.meaning, constraints, joinBefore(text, tokens, at, vocabulary))) {
      others.push(phrase.meaning);
      at += phrase.length;
      continue;
    }
    if (phrase && phrase.meaning.kind !== 'words' && phrase.meaning.kind !== 'filler') {
      const isWords =
        (termsAsWords && termKinds.some((kind) => kind === phrase.meaning.kind)) ||
        (typesAsWords && phrase.meaning.kind === 'property_type');
      if (!isWords && apply(phrase.meaning, constraints)) {
        at += phrase.length;
        continue;
      }
    }
    const steps = phrase?.length ?? 1;
    if (phrase?.meaning.kind === 'community')
      parts.push({ meaning: phrase.meaning, start: at, end: at + steps });
    const marks = phrase?.meaning.kind === 'filler' ? dropped : kept;
    for (let index = at; index < at + steps; index += 1) {
      marks[index] = tokens[index]?.kind !== 'sign';
      isInPhrase[index] = steps > 1;
    }
    at += steps;
  }
  // "Phase 2 of Al Furjan": by now the district is known.
  for (const { meaning, start, end } of parts)
    if (constraints.district !== undefined && apply(meaning, constraints)) kept.fill(false, start, end);
  for (const [index, { text: word }] of tokens.entries()) {
    if (!kept[index]) continue;
    const joinsNothing = word === 'and' && !(kept[index - 1] && kept[index + 1]);
    if (joinsNothing || (!isInPhrase[index] && isOfPlace(word, constraints, vocabulary))) kept[index] = false;
  }
  const { price } = constraints;
  if (asksForRent && price && (price.max ?? price.min ?? 0) < maxRent) delete constraints.price;
  const rest = restOf(text, tokens, kept, dropped, Object.keys(constraints).length > 0);
  return {
    constraints,
    rest,
    ...(asksForRent && constraints.payment_plan === undefined && { asksForRent }),
    ...(others.length > 0 && { others: others.map((other) => readingOf(other, constraints, rest)) }),
  };
}

/** "And" and "/" also join a place with its city; "or" does not. */
const or = new Set(foldedKeys({ or: 1, او: 1, یا: 1, или: 1, oder: 1, ou: 1, 或: 1, 或者: 1 }).keys());
const and = new Set(['and', '&', '/', 'и']);

/** What joins the names before and at `start`: "marina or in palm". A comma does in a list that has an "or". */
function joinBefore(
  text: string,
  tokens: readonly Token[],
  start: number,
  { phrases }: Vocabulary,
): 'or' | 'and' | null {
  const isList = tokens.some((token) => or.has(token.text));
  for (let at = start - 1; at >= 0; at -= 1) {
    const { text: word = '', end = 0 } = tokens[at] ?? {};
    if (isList && text.slice(end, tokens[at + 1]?.start).includes(',')) return 'and';
    if (or.has(word)) return 'or';
    if (and.has(word)) return 'and';
    if (phrases.get(word)?.kind !== 'filler') return null;
  }
  return null;
}

/** Whether a joined name stands for another value of a filter that already has one. */
function isOther(meaning: Meaning, constraints: Constraints, join: 'or' | 'and' | null): boolean {
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

/** The text's meaning with another place or developer. */
function readingOf(meaning: Meaning, constraints: Constraints, rest: string): Reading {
  const own = { ...constraints };
  if (meaning.kind === 'developer') delete own.developer;
  else for (const key of ['city', 'district', 'community'] as const) delete own[key];
  apply(meaning, own);
  return { constraints: own, rest };
}

/** Whether the name of the chosen place has this word, as in "palm jumeirah" of a text with "palm" for it. */
function isOfPlace(word: string, { district, community }: Constraints, { placeWords }: Vocabulary): boolean {
  const has = (place: number | string | undefined) => place !== undefined && placeWords.get(place)?.has(word);
  return Boolean(has(district) || has(community)) && !isWish(word);
}

type Reader = { vocabulary: Vocabulary; constraints: Constraints; now: Date; termsAsWords: boolean };

/** Reads a number with its unit into the constraints. @returns the number of tokens; 0 when none starts here */
export function readAt(tokens: Token[], at: number, reader: Reader): number {
  const { vocabulary, constraints, now } = reader;
  // Names containing numbers are looked up before their parts: "Damac Hills 2", "D3".
  const named = phraseAt(tokens, at, vocabulary);
  const length =
    named && named.meaning.kind !== 'filler' && holdsNumber(tokens, at, named.length) ? named.length : 0;
  if (length > 0) return 0;
  // A known phrase is longer: "post handover payment plan".
  const plan = reader.termsAsWords ? 0 : paymentPlanAt(tokens, at);
  if (plan > 0 && plan >= (named?.length ?? 0)) {
    constraints.payment_plan = true;
    return plan;
  }
  // "3 years post handover", "post handover 3 years"
  const span = yearsAt(tokens, at);
  const isOfTerm =
    constraints.post_delivery === true ||
    phraseAt(tokens, at + span, vocabulary)?.meaning.kind === 'post_delivery';
  if (span > 0 && !reader.termsAsWords && isOfTerm) return span;
  const rooms = bedroomsAt(tokens, at);
  if (rooms) {
    constraints.bedrooms = meetRooms(constraints.bedrooms, rooms.value);
    return rooms.length;
  }
  const baths = bathroomsAt(tokens, at);
  if (baths > 0) return baths;
  const area = areaAt(tokens, at);
  if (area) {
    constraints.area = meet(constraints.area, area.value);
    return area.length;
  }
  const handover = handoverAt(tokens, at, now);
  if (handover) {
    constraints.handover = handover.value;
    return handover.length;
  }
  const rent = rentAt(tokens, at);
  if (rent > 0) return rent;
  const price = priceAt(tokens, at);
  if (!price) return 0;
  constraints.price = meet(constraints.price, price.value);
  return price.length;
}

function holdsNumber(tokens: Token[], at: number, length: number): boolean {
  return tokens.slice(at, at + length).some(({ kind }) => kind === 'number');
}

/** Both numbers of bedrooms, or those within both bounds: "min 2 beds max 4 beds". */
function meetRooms(known: readonly number[] = [], next: readonly number[]): number[] {
  const isLeast = (rooms: readonly number[]) => rooms.length > 1 && rooms.includes(maxBedrooms);
  const isMost = (rooms: readonly number[]) => rooms.length > 1 && rooms.includes(0);
  const areBounds = (isLeast(known) && isMost(next)) || (isMost(known) && isLeast(next));
  const inBoth = areBounds ? known.filter((rooms) => next.includes(rooms)) : [];
  return inBoth.length > 0 ? inBoth : [...new Set([...known, ...next])].sort((a, b) => a - b);
}

/** Joins bounds such as "over 1m under 2m" into one range; a contradicting one replaces the former. */
function meet(known: Range | undefined, next: Range): Range {
  const met = { min: next.min ?? known?.min ?? null, max: next.max ?? known?.max ?? null };
  return met.min !== null && met.max !== null && met.min > met.max ? next : met;
}

/** The longest vocabulary phrase starting here; signs between its words are ignored. */
export function phraseAt(
  tokens: readonly Token[],
  at: number,
  { phrases, longest }: Vocabulary,
): { meaning: Meaning; length: number } | null {
  if (tokens[at]?.kind === 'sign') return null;
  let key = '';
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
    const meaning = phrases.get(key) ?? (count === 1 ? withoutArticle(token.text, phrases) : undefined);
    // "Sobha Hartland 2 br" is not the second Hartland.
    const isRooms = token.kind === 'number' && count > 1 && bedroomsAt(tokens, end) !== null;
    if (meaning && !isRooms) found = { meaning, length: end - at + 1 };
  }
  return found;
}

/** Arabic attaches the article and some prepositions: المارينا, بدبي. */
function withoutArticle(word: string, phrases: Vocabulary['phrases']): Meaning | undefined {
  const match = /^(?:بال|فال|وال|لل|ال|ب|ل)(\p{L}{3,})$/u.exec(word);
  return match?.[1] ? phrases.get(match[1]) : undefined;
}

/** Adds a constraint. @returns false when it already has another value: "Dubai Marina JVC" is not one place */
function apply(meaning: Meaning, constraints: Constraints): boolean {
  switch (meaning.kind) {
    case 'city':
    case 'district':
    case 'developer': {
      const known = constraints[meaning.kind];
      if (known !== undefined && known !== meaning.id) return false;
      constraints[meaning.kind] = meaning.id;
      return true;
    }
    case 'community':
      return applyCommunity(meaning, constraints);
    case 'property_type':
    case 'property_status':
    case 'sales_status':
      constraints[meaning.kind] = [...new Set([...(constraints[meaning.kind] ?? []), ...meaning.ids])].sort(
        (a, b) => a - b,
      );
      return true;
    case 'order':
      constraints.order = meaning.order;
      return true;
    case 'studio':
      constraints.bedrooms = [...new Set([0, ...(constraints.bedrooms ?? [])])].sort((a, b) => a - b);
      return true;
    case 'post_delivery':
    case 'guarantee_rental_guarantee':
      constraints[meaning.kind] = true;
      return true;
    default:
      return false;
  }
}

function applyCommunity({ slug, districts, isPart }: Place, constraints: Constraints): boolean {
  const { district, community } = constraints;
  if (community !== undefined && community !== slug) return false;
  if (district === undefined ? isPart : !districts.includes(district)) return false;
  constraints.community = slug;
  const [only, ...others] = districts;
  if (typeof only === 'number' && others.length === 0) constraints.district = only;
  return true;
}

/** References such as "R-100" or "HN-1042" stay whole: letters, optional sign, at least two digits. */
function referenceSpans(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\S+/g)].flatMap((match) => {
    const [chunk] = match;
    const isReference =
      /^[a-z]{1,8}[-_/#]?\d{2,}[a-z\d]*(?:[-_/][a-z\d]+)*$/i.test(chunk) ||
      /^[a-z]{1,8}[-_/][a-z]{0,6}[-_/]?\d+(?:[-_/][a-z\d]+)*$/i.test(chunk);
    const isAmount = /^(?:aed|usd|dhs|eur|gbp)[\d.,]+[a-z]*$|^q\d/i.test(chunk);
    const isRooms = /^(?:beds?|bedrooms?|br|bhk|rooms?|baths?|bathrooms?)[-/]\d$/i.test(chunk);
    return isReference && !isAmount && !isRooms
      ? [{ start: match.index, end: match.index + chunk.length }]
      : [];
  });
}

/**
 * The remaining words as typed, without filler words. Empty for a text of filler words only, which then shows the whole
 * list.
 */
function restOf(
  text: string,
  tokens: Token[],
  kept: boolean[],
  dropped: boolean[],
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
    if (
      last &&
      /^[^\s]*$/.test(between) &&
      tokens[index - 1] &&
      (kept[index - 1] || tokens[index - 1]?.kind === 'sign')
    )
      parts[parts.length - 1] += between + written;
    else parts.push(written);
    last = token;
  }
  return parts.join(' ');
}
