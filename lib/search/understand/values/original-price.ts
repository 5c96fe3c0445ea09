import { phraseLengthAt, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { priceAt } from './amounts';

const originalPrices = phraseList(
  'op | original price | original price was | original price is | was | down from | reduced from | dropped from',
);

/** Number of tokens of what the seller once paid: "OP 1.2m", "op 3.2", "original price 1.5m". 0 when none starts here. */
export function originalPriceAt(tokens: readonly Token[], at: number): number {
  const words = phraseLengthAt(tokens, at, originalPrices);
  if (words === 0) return 0;
  const price = priceAt(tokens, at + words);
  // "OP 3.2 SP 3.5"
  const isShort = (tokens[at + words]?.value ?? 0) % 1 > 0 && textAt(tokens, at + words + 1) !== '%';
  return price || isShort ? words + (price?.length ?? 1) : 0;
}
