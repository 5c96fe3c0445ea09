import type { Constraints } from '../constraints';
import { phraseLengthAt, textAt } from '../tokens/phrases';
import { phraseList, type Token, tokensOf } from '../tokens/tokens';
import type { ReadText, Understood } from '../understood';
import { isBare, moneyAt } from '../values/money';

/** Before what takes back an earlier part of the text. */
const retractions = phraseList(`
  no wait | wait no | wait | sorry | oops | i mean | i meant | actually | scratch that | scrap that | forget that |
  strike that | changed my mind | i changed my mind | on second thought | on second thoughts | correction | make it | make that |
  but now | or rather | or no | no sorry | no actually | no i mean | no make it | no make that`);
/** These begin like one: "sorry for the late reply". */
const apologies = phraseList('sorry for | sorry about | sorry to bother | sorry to disturb | sorry if');
/** Before words that take nothing back: "we actually want", "from 1m to actually 2m", "how to make it". */
const unfinished = new Map([
  ['actually', new Set('i we they you is are do does dont not to and or between'.split(' '))],
  ['make', new Set(['to'])],
  ['wait', new Set('cant cannot dont to will no can'.split(' '))],
]);

/** Number of tokens; 0 when no such words start here. */
export function retractionAt(text: string, tokens: readonly Token[], at: number): number {
  const goesOn = unfinished.get(textAt(tokens, at))?.has(textAt(tokens, at - 1)) ?? false;
  if (goesOn || phraseLengthAt(tokens, at, apologies) > 0) return 0;
  const length = phraseLengthAt(tokens, at, retractions);
  // "Furnished or no balcony"
  const isOrNo = length === 2 && textAt(tokens, at + 1) === 'no';
  const [last, next] = [tokens[at + length - 1], tokens[at + length]];
  if (isOrNo && !text.slice(last?.end, next?.start).includes(',')) return 0;
  return length || correctionAt(text, tokens, at);
}

/** The "no" of "2 bed, no, 3 bed" and "2m no 2.5m"; 0 for one that excludes. */
function correctionAt(text: string, tokens: readonly Token[], at: number): number {
  if (at === 0 || textAt(tokens, at) !== 'no') return 0;
  const isApart = text.slice(tokens[at]?.end, tokens[at + 1]?.start).includes(',');
  const money = moneyAt(tokens, at + 1);
  return isApart || (money !== null && !isBare(money.value)) ? 1 : 0;
}

/** "2 bed, make it" becomes "2 bed". */
export function withoutLastRetraction(text: string): string {
  const tokens = tokensOf(text);
  const last = tokens.findIndex((_, at) => {
    const length = retractionAt(text, tokens, at);
    return length > 0 && at + length === tokens.length;
  });
  return last < 0 ? text : text.slice(0, tokens[last - 1]?.end ?? 0);
}

/** The parts of a text that such words divide, with spaces before them, so that positions stay. */
function partsOf(text: string): string[] {
  const tokens = tokensOf(text);
  const parts: string[] = [];
  let first = 0;
  for (let at = 0; at <= tokens.length; ) {
    const length = retractionAt(text, tokens, at);
    const isEnd = at === tokens.length;
    if ((length > 0 || isEnd) && at > first) {
      const start = first === 0 ? 0 : (tokens[first - 1]?.end ?? 0);
      const part = text.slice(start, isEnd ? text.length : tokens[at]?.start);
      // The comma of "marina, no, greenwich"
      parts.push(
        ' '.repeat(start) + (start > 0 ? part.replace(/^\s*,/, (signs) => ' '.repeat(signs.length)) : part),
      );
    }
    at += length || 1;
    if (length > 0) first = at;
  }
  return parts;
}

/** A text of which later parts take back what earlier ones say: "2 bed marina, sorry 3 bed". */
export function withRetractions(text: string, read: (part: string) => Understood): Understood {
  const [first = text, ...more] = partsOf(text);
  return more.reduce((earlier, part) => takenBack(earlier, read(part)), read(first));
}

const place = ['city', 'district', 'community'] as const;

/** "2 bed marina, make it 3" */
function withRooms(earlier: Understood, later: Understood): Understood {
  const [, count] = /^([1-7])[,.!]?$/.exec(later.rest) ?? [];
  const isOther = later.constraints.bedrooms ?? later.constraints.price ?? earlier.constraints.price;
  if (!count || !earlier.constraints.bedrooms || isOther) return later;
  return { ...later, constraints: { ...later.constraints, bedrooms: [Number(count)] }, rest: '' };
}

function takenBack(earlier: Understood, next: Understood): Understood {
  const later = withRooms(earlier, next);
  const both = (one: ReadText, next: ReadText): ReadText => ({
    constraints: withLater(one.constraints, next.constraints),
    rest: [one.rest, next.rest].filter(Boolean).join(' '),
  });
  const others = later.others
    ? later.others.map((other) => both(earlier, other))
    : (earlier.others ?? []).map((other) => both(other, later));
  const isPlaced = place.some((key) => later.constraints[key] !== undefined);
  const isTaken = { place: isPlaced, developer: later.constraints.developer !== undefined };
  const absent = [...(earlier.absent ?? []).filter(({ of }) => !isTaken[of]), ...(later.absent ?? [])];
  return {
    ...both(earlier, later),
    ...((earlier.asksForRent || later.asksForRent) && { asksForRent: true }),
    ...(others.length > 0 && { others }),
    ...(absent.length > 0 && { absent }),
  };
}

/** The later constraints, and the earlier ones of other kinds. */
function withLater(earlier: Constraints, later: Constraints): Constraints {
  const kept = { ...earlier };
  if (place.some((key) => later[key] !== undefined)) for (const key of place) delete kept[key];
  return { ...kept, ...later };
}
