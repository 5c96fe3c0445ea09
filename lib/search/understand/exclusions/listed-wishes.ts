import { textAt } from '../tokens/phrases';
import type { Token } from '../tokens/tokens';
import { isWish } from '../wishes/wishes';

/** "No balcony" excludes, unlike "no commission". */
const features = new Set(
  'balcony terrace pool gym parking garden maid maids study basement furniture furnished tenanted view views tenant tenants'.split(
    ' ',
  ),
);
/** Second words of a quality: "ground floor", "sea view". */
const described = new Set(
  'floor view views pool row room road charge charges khalifa space spaces access'.split(' '),
);
/** Words and signs between what is listed. */
export const listJoins = new Set(['or', 'nor', 'and', '&', '/']);
export const comma = /[,،;]/;

const maxWishes = 6;

/** Number of tokens of wishes that "and" or "or" joins, with commas before the last: "pool, sea view or a balcony". */
export function wishesAt(text: string, tokens: Token[], start: number, mayHaveCommas: boolean): number {
  let [end, joined] = [start, start];
  for (let at = start, count = 0; count < maxWishes; count += 1) {
    const length = wishAt(tokens, at);
    if (length === 0) break;
    const isJoined = at === start || listJoins.has(textAt(tokens, at - 1));
    end = at + length;
    if (isJoined) joined = end;
    if (listJoins.has(textAt(tokens, end))) at = end + 1;
    else if (mayHaveCommas && comma.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start))) at = end;
    else break;
  }
  return joined - start;
}

function wishAt(tokens: Token[], at: number): number {
  const word = textAt(tokens, at);
  if (!isWish(word) && !features.has(word)) return 0;
  return isDescribed(tokens, at) ? 2 : 1;
}

/** Whether "no" before this word or pair of words excludes it, unlike the wish "no commission". */
export function isFeatureAt(tokens: Token[], at: number): boolean {
  const word = textAt(tokens, at);
  return features.has(word) || (isWish(word) && isDescribed(tokens, at));
}

/** Whether the next word belongs to this one, as in "sea view". */
export function isDescribed(tokens: Token[], at: number): boolean {
  return described.has(textAt(tokens, at + 1));
}
