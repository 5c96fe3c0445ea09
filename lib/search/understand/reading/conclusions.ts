import { applyMeaning, type Constraints } from '../constraints';
import type { Vocabulary } from '../meaning';
import { isCutShort, partWords } from '../names/name-forms';
import { textAt } from '../tokens/phrases';
import { type Range, rates } from '../values/amounts';
import { isCount } from '../values/counted';
import { maxRent } from '../values/rent';
import { isWish } from '../wishes/wishes';
import { isBesideKnown, joinAfter, joinBefore } from './joined-names';
import { joined, type State } from './state';

/** What follows from a text as a whole. */
type Conclusion = (state: State) => void;

/** In order, after all tokens are read. */
const conclusions: readonly Conclusion[] = [
  readCommunities,
  readShortPrice,
  dropAbsent,
  dropImplied,
  dropRent,
];

export function conclude(state: State): void {
  for (const conclusion of conclusions) conclusion(state);
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

/** "Marina or JBR" in a catalogue without JBR. */
function dropAbsent(state: State): void {
  const { absent, text, tokens, vocabulary, constraints, kept } = state;
  const dropped = absent.filter(({ meaning, start, end }) =>
    isBesideKnown(meaning, constraints, [
      joined(state, joinBefore(text, tokens, start, vocabulary)),
      joined(state, joinAfter(text, tokens, end, vocabulary)),
    ]),
  );
  for (const { start, end } of dropped) kept.fill(false, start, end);
  state.leftOut = dropped.map(({ meaning }) => meaning);
}

const leanings = new Set(['preferably', 'ideally', 'prefer', 'preferred', 'maybe', 'better']);
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

/** "Yearly rent 90k": the rent is no price to buy for. */
function dropRent({ asksForRent, constraints }: State): void {
  if (asksForRent && isRent(constraints.price)) delete constraints.price;
}

function isRent(price: Range | undefined): boolean {
  return price !== undefined && (price.max ?? price.min ?? 0) < maxRent;
}
