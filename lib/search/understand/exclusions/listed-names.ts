import type { Meaning } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import { textAt } from '../tokens/phrases';
import type { Token } from '../tokens/tokens';
import { bedroomsAt } from '../values/rooms';
import { comma, listJoins } from './listed-wishes';
import { subjectOf, type Typed } from './typed';

/** First words of what asks for the name after it: "avoid JVC and show me Marina". */
const asks = new Set(['i', 'show', 'prefer', 'want', 'need', 'looking', 'find']);
/** After a name that is asked for in place of an excluded one. */
const chosen = new Set(['only', 'instead', 'rather']);

/** Number of tokens of further names of the same kind: "not villas, townhouses or penthouses", "not in JVC or in Marina". */
export function othersAt(typed: Typed, at: number, meaning: Meaning): number {
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
export function otherRoomsAt(typed: Typed, start: number, end: number): number {
  const { tokens, vocabulary } = typed;
  const roomsAt = (at: number) => {
    const phrase = phraseAt(tokens, at, vocabulary);
    return phrase?.meaning.kind === 'studio' ? phrase.length : (bedroomsAt(tokens, at)?.length ?? 0);
  };
  const next = end + 1;
  const other = listJoins.has(textAt(tokens, end)) && roomsAt(start) === end - start ? roomsAt(next) : 0;
  return other > 0 ? 1 + other + otherRoomsAt(typed, next, next + other) : 0;
}

/** Whether a phrase that ends before `end` has an "and" after its name. */
function takesInAnd(tokens: Token[], end: number): boolean {
  return textAt(tokens, end - 1) === 'and';
}
