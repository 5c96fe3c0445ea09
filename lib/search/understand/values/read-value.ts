import { type Constraints, meetMonths, meetRanges, meetRooms } from '../constraints';
import type { Vocabulary } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import { textAt } from '../tokens/phrases';
import type { Token } from '../tokens/tokens';
import { areaAt, priceAt } from './amounts';
import { handoverAt } from './handover';
import { paymentPlanAt, yearsAt } from './payment-plan';
import { rentAt } from './rent';
import { bathroomsAt, bedroomsAt } from './rooms';

type Reader = {
  vocabulary: Vocabulary;
  constraints: Constraints;
  now: Date;
  termsAsWords: boolean;
  /** The bound of a price without one; `most` if absent. */
  priceBound?: 'least' | 'most';
};

/** Reads a number with its unit into the constraints. @returns the number of tokens; 0 when none starts here */
export function readValueAt(tokens: Token[], at: number, reader: Reader): number {
  const { vocabulary, constraints, now } = reader;
  // Names containing numbers are looked up before their parts: "Damac Hills 2", "D3".
  const named = phraseAt(tokens, at, vocabulary);
  if (named && named.meaning.kind !== 'filler' && holdsNumber(tokens, at, named.length)) return 0;
  if (isHouseType(tokens, at)) return 0;
  // A known phrase is longer: "post handover payment plan", not "payment plan and".
  const plan = reader.termsAsWords ? 0 : paymentPlanAt(tokens, at);
  const isAlone = textAt(tokens, at + plan) === 'and' && named?.length === plan + 1;
  if (plan > 0 && (isAlone || plan >= (named?.length ?? 0))) {
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
    constraints.area = meetRanges(constraints.area, area.value);
    return area.length;
  }
  const handover = handoverAt(tokens, at, now);
  if (handover) {
    constraints.handover = meetMonths(constraints.handover, handover.value);
    return handover.length;
  }
  const rent = rentAt(tokens, at);
  if (rent > 0) return rent;
  const price = priceAt(tokens, at, reader.priceBound);
  if (!price) return 0;
  constraints.price = meetRanges(constraints.price, price.value);
  return price.length;
}

function holdsNumber(tokens: Token[], at: number, length: number): boolean {
  return tokens.slice(at, at + length).some(({ kind }) => kind === 'number');
}

/** The "3M" of "type 3M", the name of a layout; not the "3b" of "unit type 3b". */
function isHouseType(tokens: Token[], at: number): boolean {
  const [number, letter] = [tokens[at], tokens[at + 1]];
  const isTight = number?.kind === 'number' && number.end === letter?.start;
  const isLayout = textAt(tokens, at - 1) === 'type' && !/^(?:property|unit)$/.test(textAt(tokens, at - 2));
  return isLayout && isTight && /^[a-z]$/.test(letter.text);
}
