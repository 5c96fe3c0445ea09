import { maxBedrooms } from '@/lib/search/filters/bedrooms';
import { type Phrases, phraseLengthAt, type Reading, textAt } from '../tokens/phrases';
import { foldedKeys, phraseList, type Token } from '../tokens/tokens';
import { isWish } from '../wishes/wishes';
import { studioWords } from '../word-lists/type-words';
import { areaAt, priceAt } from './amounts';
import { above, atLeast, atMost, below, orLess, orMore, refusalAt } from './bounds';
import { bathWords, bedWords, countJoins, extras, isCount } from './counted';
import { isBare, moneyAt } from './money';
import { multiples } from './multiples';
import { countAt, extrasAt, roomsInWord, russianRoomsAt, withoutLivingRoom } from './rooms-in-words';

const labels = phraseList(`
  bed | beds | bedroom | bedrooms | bedroom s | br | brs | bhk | bd | bdr | no of bedrooms | no of beds | no of rooms |
  number of bedrooms | number of beds | number of rooms | rooms`);
const separators = new Set(['-', '=']);
const afterLabelled = new Set(['%', '/', ':', 'k', 'm']);
const floorWords = new Set(['floor', 'level', 'storey']);
const study = 'st';
const rangeJoins = new Set(['-', 'to', 'bis', 'a', 'الى', 'تا', 'до', '到', '至']);

type Limit = 'above' | 'below' | 'least' | 'most' | 'from' | 'between';
const limits: readonly (readonly [Limit, Phrases])[] = [
  ['above', [...above, ...phraseList('bigger than | larger than | greater than')]],
  ['below', [...below, ...phraseList('smaller than')]],
  ['least', atLeast],
  ['most', [...atMost, ...phraseList('до')]],
  ['from', phraseList('from | от | من')],
  ['between', phraseList('between | in between')],
];
const leastAfter = phraseList('min | minimum | at least');
const mostAfter: Phrases = [...phraseList('max | maximum | at most'), ...orLess];

function limitAt(tokens: readonly Token[], at: number): Reading<Limit> | null {
  let best: Reading<Limit> | null = refusalAt(tokens, at);
  for (const [value, phrases] of limits) {
    const length = phraseLengthAt(tokens, at, phrases);
    if (length > (best?.length ?? 0)) best = { value, length };
  }
  return best;
}

/** The numbers of bedrooms within a limit of some; both ends of a range are the limits of "from 2 to 3". */
function within(limit: Limit | null, counts: readonly number[]): number[] {
  const [first = 0, last = first] = [counts[0], counts.at(-1)];
  switch (limit) {
    case 'above':
      return upTo(Math.min(first + 1, maxBedrooms), maxBedrooms);
    case 'least':
      return upTo(Math.min(first, maxBedrooms), maxBedrooms);
    case 'below':
      return upTo(0, first - 1);
    case 'most':
      return upTo(0, last);
    case 'from':
      return upTo(Math.min(first, maxBedrooms), last > first ? last : maxBedrooms);
    case 'between':
      return upTo(Math.min(first, maxBedrooms), last);
    default:
      return [...new Set(counts.map((count) => Math.min(count, maxBedrooms)))];
  }
}

/** Numbers of bedrooms: `2 bed`, `2br+study`, `2-3 beds`, `4+`, `min 3 bedrooms`. Null when none starts here. */
export function bedroomsAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  // "G+2": the floors of a villa; "b2b": one that is back to back
  if (textAt(tokens, start - 1) === '+' && textAt(tokens, start - 2) === 'g') return null;
  if (textAt(tokens, start - 1) === 'b' && tokens[start - 1]?.end === tokens[start]?.start) return null;
  const limit = limitAt(tokens, start);
  let at = start + (limit?.length ?? 0);
  // "Smaller than a 3 bed"
  at += limit && textAt(tokens, at) === 'a' ? 1 : 0;
  const first = countAt(tokens, at);
  if (!first)
    return (
      studioRangeAt(tokens, start, limit) ??
      noRoomAt(tokens, start) ??
      halfRoomAt(tokens, start) ??
      roomsInWord(tokens, start) ??
      labelledRoomsAt(tokens, start)
    );
  at += first.length;
  const russian = russianRoomsAt(tokens, at);
  if (russian > 0) return { value: withoutLivingRoom(first.value), length: at + russian - start };
  const most = limit?.value === 'least' ? countAtMost(tokens, at, first.value) : null;
  if (most) return { value: within('between', [first.value, most.value]), length: at + most.length - start };
  // "2-bedroom"
  const hyphen = textAt(tokens, at) === '-' && phraseLengthAt(tokens, at + 1, bedWords) > 0 ? 1 : 0;
  const unit = phraseLengthAt(tokens, at + hyphen, bedWords) + hyphen;
  at += unit;
  const counted =
    countsAfter(tokens, at, first.value, unit > 0) ??
    openCount(tokens, at, first.value, limit?.value ?? null);
  if (!counted) return null;
  at += counted.length;
  const bound = limit ? null : boundAfter(tokens, at);
  at += bound?.length ?? extrasAt(tokens, at);
  at += shortBaths(tokens, at);
  const meant = limit?.value ?? bound?.value ?? (counted.value.isOpen ? 'least' : null);
  return { value: within(meant, counted.value.counts), length: at - start };
}

type Counts = { counts: number[]; isOpen: boolean };

/** What follows the first count and its unit: "-3 bed", "or more bedrooms", "+ maid". Null when it counts no rooms. */
function countsAfter(
  tokens: readonly Token[],
  start: number,
  first: number,
  hasUnit: boolean,
): Reading<Counts> | null {
  const others = furtherCounts(tokens, start, first);
  if (others) {
    const [last = 0, ...more] = others.value;
    const isRange = more.length === 0 && rangeJoins.has(textAt(tokens, start));
    const counts = isRange ? upTo(first, last) : [first, ...others.value];
    return { value: { counts, isOpen: false }, length: others.length };
  }
  const alternative = hasUnit ? alternativeCount(tokens, start, first) : null;
  if (alternative)
    return { value: { counts: [first, alternative.value], isOpen: false }, length: alternative.length };
  // "3 or more bedrooms"
  const more = hasUnit ? 0 : unlessBound(tokens, start, orMore);
  const openUnit = hasUnit ? 0 : phraseLengthAt(tokens, start + more, bedWords);
  if (openUnit > 0) return { value: { counts: [first], isOpen: true }, length: more + openUnit };
  if (textAt(tokens, start) === '+' || isPlus(tokens, start, hasUnit))
    return plusAfter(tokens, start, first, hasUnit);
  return hasUnit ? { value: { counts: [first], isOpen: false }, length: 0 } : null;
}

/** What a plus after the first count means: "4+" is open, "2 bed + maid" and "3+1" are not. Null when it counts no rooms. */
function plusAfter(
  tokens: readonly Token[],
  start: number,
  first: number,
  hasUnit: boolean,
): Reading<Counts> | null {
  const open = (length: number) => ({ value: { counts: [first], isOpen: true }, length });
  const exact = (length: number) => ({ value: { counts: [first], isOpen: false }, length });
  const extra = phraseLengthAt(tokens, start + 1, extras);
  if (extra > 0) return exact(1 + extra);
  // "2 bed + 1m" and "2 bed + den", unlike "2 bed+ 1m", "2 bed + villa" and "2 bed + in jvc"
  const isApart = (tokens[start]?.start ?? 0) > (tokens[start - 1]?.end ?? 0);
  const next = textAt(tokens, start + 1);
  const isAnother = isWish(next) || next === study || priceAt(tokens, start + 1) !== null;
  if (hasUnit && isApart && isAnother) return exact(1);
  // "3+1", "4+1m" and "4+2", unlike "4+2m": the second number counts living or maid's rooms.
  const following = tokens[start + 2];
  const isSmall = next === '1' || (next === '2' && first > 2);
  const isAmount = multiples.has(following?.text ?? '') && !(next === '1' && following?.text === 'm');
  if (isSmall && !isAmount && (!following || following.kind === 'word'))
    return exact(2 + phraseLengthAt(tokens, start + 2, bedWords));
  // "Floor 20+"
  const unit = phraseLengthAt(tokens, start + 1, bedWords);
  if (!hasUnit && unit === 0 && floorWords.has(textAt(tokens, start - 2))) return null;
  // "4+" alone means bedrooms unless an amount follows.
  const isSure = hasUnit || unit > 0 || tokens[start + 1] === undefined || tokens[start + 1]?.kind === 'word';
  return isSure ? open(1 + unit) : null;
}

/** "Villa at least 3", "dubai hills three or more": without a unit at the end, or before "in", it counts bedrooms. */
function openCount(
  tokens: readonly Token[],
  at: number,
  first: number,
  limit: Limit | null,
): Reading<Counts> | null {
  const more = limit === null ? phraseLengthAt(tokens, at, orMore) : 0;
  const next = tokens[at + more];
  const isLast = next === undefined || next.text === 'in';
  const isOpen = more > 0 || (limit === 'least' && !floorWords.has(textAt(tokens, at - 4)));
  if (!isOpen || !isLast || first > maxBedrooms || floorWords.has(textAt(tokens, at - 2))) return null;
  return { value: { counts: [first], isOpen: true }, length: more };
}

/** The "max 3 bed" of "min 2 max 3 bed". */
function countAtMost(tokens: readonly Token[], start: number, first: number): Reading<number> | null {
  const at = start + (countJoins.has(textAt(tokens, start)) ? 1 : 0);
  const limit = limitAt(tokens, at);
  const count = limit?.value === 'most' ? countAt(tokens, at + limit.length) : null;
  const end = at + (limit?.length ?? 0) + (count?.length ?? 0);
  const unit = count && count.value >= first ? phraseLengthAt(tokens, end, bedWords) : 0;
  return count && unit > 0 ? { value: count.value, length: end + unit - start } : null;
}

/** The rising counts after the first one of "1-2-3 bed" or "2 bed or 3 bed"; the last one has a unit. */
function furtherCounts(tokens: readonly Token[], start: number, first: number): Reading<number[]> | null {
  const counts: number[] = [];
  let found: Reading<number[]> | null = null;
  for (let at = start; countJoins.has(textAt(tokens, at)); ) {
    const next = countAt(tokens, at + 1);
    if (!next || next.value <= (counts.at(-1) ?? first)) break;
    counts.push(next.value);
    at += 1 + next.length;
    const unit = phraseLengthAt(tokens, at, bedWords);
    at += unit;
    if (unit > 0) found = { value: [...counts], length: at - start };
  }
  return found;
}

const alternatives =
  phraseList(`or | or maybe | or possibly | or even | maybe | perhaps | possibly | maybe even | or so maybe | hmm maybe | hm maybe | um maybe | uh maybe |
  well maybe | but maybe | and maybe`);

/** The next count without a unit: "2 bed or 3", "three bedrooms maybe four"; not of "2 bed or 3m" and "2 bed or 3rd floor". */
function alternativeCount(tokens: readonly Token[], start: number, first: number): Reading<number> | null {
  const at = start + phraseLengthAt(tokens, start, alternatives);
  const next = at > start ? countAt(tokens, at) : null;
  if (next?.value !== first + 1 || isCount(tokens, at) || moneyHasUnit(tokens, at)) return null;
  return { value: next.value, length: at + next.length - start };
}

function moneyHasUnit(tokens: readonly Token[], at: number): boolean {
  const money = moneyAt(tokens, at);
  return money !== null && !isBare(money.value);
}

/** "4 bedrooms minimum", "3 bed or more", unless it belongs to the next number: "3 bed max 2m". */
function boundAfter(tokens: readonly Token[], at: number): Reading<'least' | 'most'> | null {
  const minimum = phraseLengthAt(tokens, at, leastAfter);
  // "3 beds minimum 2m max"
  if (minimum > 0 && endsWithMost(tokens, at + minimum)) return { value: 'least', length: minimum };
  if (priceAt(tokens, at) || areaAt(tokens, at) || bedroomsAt(tokens, at)) return null;
  const least = unlessBound(tokens, at, orMore) || phraseLengthAt(tokens, at, leastAfter);
  if (least > 0) return { value: 'least', length: least };
  const most = unlessBound(tokens, at, mostAfter);
  return most > 0 ? { value: 'most', length: most } : null;
}

function endsWithMost(tokens: readonly Token[], at: number): boolean {
  const price = priceAt(tokens, at);
  return price !== null && ['max', 'maximum', 'tops'].includes(textAt(tokens, at + price.length - 1));
}

/** Number of tokens of a phrase such as "and over", unless it belongs to the next amount: "3 beds and over 2m". */
function unlessBound(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const length = phraseLengthAt(tokens, at, phrases);
  return length > 1 && (priceAt(tokens, at + 1) || areaAt(tokens, at + 1)) ? 0 : length;
}

/** The bathrooms of "2b2b" and "3b/2b". */
function shortBaths(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at - 1) !== 'b') return 0;
  const join = textAt(tokens, at) === '/' ? 1 : 0;
  return countAt(tokens, at + join) && textAt(tokens, at + join + 1) === 'b' ? join + 2 : 0;
}

const studios = new Set(foldedKeys(Object.fromEntries(studioWords.map((word) => [word, true]))).keys());
const studioJoins = phraseList('- | to | up to | upto | till | through | الى | تا | до | 到 | 至');

/** "Studio to 2 bed", "from studio to 3 bed", "between studio and 2 bed". */
function studioRangeAt(
  tokens: readonly Token[],
  start: number,
  limit: Reading<Limit> | null,
): Reading<number[]> | null {
  const at = start + (limit?.length ?? 0);
  if (!studios.has(textAt(tokens, at)) || (limit && limit.value !== 'from' && limit.value !== 'between'))
    return null;
  const isBetween = limit?.value === 'between' && textAt(tokens, at + 1) === 'and';
  const join = isBetween ? 1 : phraseLengthAt(tokens, at + 1, studioJoins);
  const last = join > 0 ? countAt(tokens, at + 1 + join) : null;
  const end = at + 1 + join + (last?.length ?? 0);
  const hyphen = textAt(tokens, end) === '-' ? 1 : 0;
  const unit = phraseLengthAt(tokens, end + hyphen, bedWords);
  return last && unit > 0 ? { value: upTo(0, last.value), length: end + hyphen + unit - start } : null;
}

/** "0 bedroom" is a studio. */
function noRoomAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const isZero = tokens[start]?.value === 0 || textAt(tokens, start) === 'zero';
  const unit = isZero ? phraseLengthAt(tokens, start + 1, bedWords) : 0;
  return unit > 0 ? { value: [0], length: 1 + unit } : null;
}

/** "Bedrooms: 4", "beds 2-3", "min bedrooms = 2", "number of bedrooms 2", unless the number belongs to what follows. */
function labelledRoomsAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const before = limitAt(tokens, start);
  let at = start + (before?.length ?? 0);
  const label = phraseLengthAt(tokens, at, labels);
  if (label === 0) return null;
  at += label;
  at += separators.has(textAt(tokens, at)) ? 1 : 0;
  if (textAt(tokens, at) === 'studio') return { value: [0], length: at + 1 - start };
  const after = limitAt(tokens, at);
  at += after?.length ?? 0;
  const counts: number[] = [];
  let isRange = false;
  for (let next = at; isLabelledCount(tokens, next, counts.at(-1) ?? 0); next += 2) {
    counts.push(countAt(tokens, next)?.value ?? 0);
    isRange = counts.length === 2 && rangeJoins.has(textAt(tokens, next - 1));
    at = next + 1;
    if (!countJoins.has(textAt(tokens, at))) break;
  }
  if (counts.length === 0 || phraseLengthAt(tokens, at, bedWords) > 0) return null;
  if (afterLabelled.has(textAt(tokens, at))) return null;
  const isOpen = textAt(tokens, at) === '+';
  const bound = isOpen ? null : boundAfter(tokens, at);
  const limit = (after ?? before ?? bound)?.value ?? (isOpen ? 'least' : isRange ? 'between' : null);
  return { value: within(limit, counts), length: at + (isOpen ? 1 : (bound?.length ?? 0)) - start };
}

/** Whether a number counts the rooms of its label; not that of "bed 2 baths" and "beds - 2m". */
function isLabelledCount(tokens: readonly Token[], at: number, previous: number): boolean {
  const count = countAt(tokens, at);
  if (!count || count.value <= previous || priceAt(tokens, at) || areaAt(tokens, at)) return false;
  // "Beds: 3 baths: 2"
  const baths = bathroomsAt(tokens, at);
  if (baths > 0) return tokens[at + baths]?.kind === 'number';
  return previous === 0 || !isCount(tokens, at);
}

/** "4 bedroom plus maid", "4 plus bedrooms" */
function isPlus(tokens: readonly Token[], at: number, isAfterRooms: boolean): boolean {
  return textAt(tokens, at) === 'plus' && (isAfterRooms || phraseLengthAt(tokens, at + 1, bedWords) > 0);
}

/** "2.5 bed" means two with a study, or three. */
function halfRoomAt(tokens: readonly Token[], start: number): Reading<number[]> | null {
  const value = tokens[start]?.kind === 'number' ? (tokens[start]?.value ?? 0) : 0;
  const unit = value % 1 === 0.5 && value < maxBedrooms ? phraseLengthAt(tokens, start + 1, bedWords) : 0;
  return unit ? { value: [Math.floor(value), Math.ceil(value)], length: 1 + unit } : null;
}

const bathDuals = new Set(foldedKeys({ حمامين: 1, وحمامين: 1 }).keys());

/** Number of tokens of `2 baths` or `baths: 2`, which has no filter but must not be misread; 0 when none starts here. */
export function bathroomsAt(tokens: readonly Token[], start: number): number {
  const limit = limitAt(tokens, start)?.length ?? 0;
  if (limit > 0) {
    const baths = countAt(tokens, start + limit) ? bathroomsAt(tokens, start + limit) : 0;
    return baths > 0 ? limit + baths : 0;
  }
  if (bathDuals.has(textAt(tokens, start))) return 1;
  // "2.5 baths"
  const isHalf = (tokens[start]?.value ?? 0) % 1 === 0.5;
  const halves = isHalf ? phraseLengthAt(tokens, start + 1, bathWords) : 0;
  if (halves > 0) return 1 + halves;
  const count = countAt(tokens, start);
  if (!count) return labelledBathroomsAt(tokens, start);
  const plus = textAt(tokens, start + count.length) === '+' ? 1 : 0;
  const unit = phraseLengthAt(tokens, start + count.length + plus, bathWords);
  return unit ? count.length + plus + unit : 0;
}

/** "Baths: 2", "bathrooms 2-3" */
function labelledBathroomsAt(tokens: readonly Token[], start: number): number {
  const label = phraseLengthAt(tokens, start, bathWords);
  const at = start + label + (separators.has(textAt(tokens, start + label)) ? 1 : 0);
  const count = label > 0 ? countAt(tokens, at) : null;
  if (!count || priceAt(tokens, at) || areaAt(tokens, at)) return 0;
  // "Bathrooms: 2 bedrooms: 3"
  const isRange =
    rangeJoins.has(textAt(tokens, at + 1)) &&
    countAt(tokens, at + 2) !== null &&
    phraseLengthAt(tokens, at + 3, bedWords) === 0;
  const end = at + (isRange ? 3 : 1);
  const isLabelled = phraseLengthAt(tokens, end, bedWords) === 0 || labelledRoomsAt(tokens, end) !== null;
  return isLabelled ? end - start : 0;
}

function upTo(from: number, to: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.min(to, maxBedrooms) - from) + 1 },
    (_, index) => from + index,
  );
}
