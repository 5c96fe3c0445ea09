import { phraseLengthAt } from '../tokens/phrases';
import { phraseList } from '../tokens/tokens';
import { handoverAt } from '../values/handover';
import { originalPriceAt } from '../values/original-price';
import { plotSizeAt } from '../values/plot-sizes';
import { pricePerAreaAt } from '../values/price-per-area';
import { bathroomsAt } from '../values/rooms';
import { distanceAt } from './distances';
import { afterFillers, type Typed } from './typed';

/** In order, what no filter expresses. Each returns the number of tokens, 0 when nothing of its kind starts there. */
const inexpressible: readonly ((typed: Typed, at: number) => number)[] = [
  ({ tokens }, at) => pricePerAreaAt(tokens, at),
  ({ tokens, vocabulary }, at) => plotSizeAt(tokens, at, vocabulary),
  ({ tokens }, at) => originalPriceAt(tokens, at),
  ({ tokens }, at) => distanceAt(tokens, at),
  launchDateAt,
  onlyBathroomsAt,
];

/** Number of tokens of something that no filter expresses. */
export function inexpressibleAt(typed: Typed, at: number): number {
  return inexpressible.reduce((length, readAt) => length || readAt(typed, at), 0);
}

const launches = phraseList('launching | launching in | launched | launched in | launch in');

/** Number of tokens of the start of a sale, which no filter expresses: "launching in 2026". */
function launchDateAt({ tokens }: Typed, start: number): number {
  const words = phraseLengthAt(tokens, start, launches);
  const date = words > 0 ? handoverAt(tokens, start + words, new Date()) : null;
  return date ? words + date.length : 0;
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
