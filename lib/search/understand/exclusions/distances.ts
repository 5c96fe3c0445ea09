import { phraseLengthAt, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { isWish } from '../wishes/wishes';

const units = phraseList(
  'm | meter | meters | metre | metres | mtr | mtrs | km | kms | kilometer | kilometers | kilometre | kilometres',
);
const fromHere = phraseList('from | of | away | walk | walking');
const within = new Set(['within', 'under', 'max', '<']);
/** A smaller number of "m" is an amount in millions. */
const minMetres = 50;

/** Number of tokens of a distance: the "within 500m" of "within 500m of the beach", "2 km" before "from". 0 when none starts here. */
export function distanceAt(tokens: readonly Token[], start: number): number {
  const before = within.has(textAt(tokens, start)) ? 1 : 0;
  const at = start + before;
  const number = tokens[at];
  if (number?.kind !== 'number') return 0;
  const unit = phraseLengthAt(tokens, at + 1, units);
  if (unit === 0 || (textAt(tokens, at + 1) === 'm' && number.value < minMetres)) return 0;
  const end = at + 1 + unit;
  const join = phraseLengthAt(tokens, end, fromHere);
  const isFrom = join > 0 && tokens[end + join]?.kind === 'word';
  const isNear = before > 0 && isWish(textAt(tokens, end));
  return isFrom || isNear ? end - start : 0;
}
