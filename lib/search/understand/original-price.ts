import { priceAt } from './amounts';
import { phraseLengthAt } from './phrases';
import { phraseList, type Token } from './tokens';

const originalPrices = phraseList('op | original price | original price was | original price is');

/** Number of tokens of what the seller once paid: "OP 1.2m", "original price 1.5m". 0 when none starts here. */
export function originalPriceAt(tokens: readonly Token[], at: number): number {
  const words = phraseLengthAt(tokens, at, originalPrices);
  const price = words > 0 ? priceAt(tokens, at + words) : null;
  return price ? words + price.length : 0;
}
