import { retractionAt } from '../reading/retractions';
import { phraseAt } from '../tokens/phrase-at';
import { phraseLengthAt } from '../tokens/phrases';
import { phraseList } from '../tokens/tokens';
import { type Typed, valueAt } from './typed';

/** Words that exclude whatever follows them. */
const exclude = phraseList(`
  not | isnt | arent | dont want | dont need | dont like | dont show | dont show me | dont send | dont send me | do not send | dont suggest | do not suggest | dont include | do not include | do not want | do not show | avoid | hide | skip | hate | ignore | ignoring | remove | instead of | rather than | no longer |
  except | except for | excluding | exclude | without | anything but | everything but | anywhere but |
  everywhere but | anyone but | any developer but | any area but | any place but | any location but | any community but | all but | all areas but | all developers but | anywhere except | everything except | w / o | w o | neither | nor | other than | apart from | بدون | ما ابي | ما ابغي | ما عدا | кроме | 除了`);
/** Words that exclude only what has a meaning, because "no commission" is a wish. */
const excludeMeaning = phraseList('no | non | без | не | مو | مش | غير | ليس | ليست | 不要');
/** Words that exclude only places, unlike "outside kitchen". */
const excludePlace = phraseList('outside | outside of | خارج');

export type Negation = { length: number; excludes: 'anything' | 'places' | 'meanings' };

/** The words that exclude what follows them; null where none start, or where they begin something else. */
export function negationAt(typed: Typed, at: number): Negation | null {
  const negation = negatingWordsAt(typed, at);
  return negation && !beginsOther(typed, at, negation) ? negation : null;
}

function negatingWordsAt({ tokens, minuses }: Typed, at: number): Negation | null {
  const anything = phraseLengthAt(tokens, at, exclude);
  if (anything > 0) return { length: anything, excludes: 'anything' };
  const places = phraseLengthAt(tokens, at, excludePlace);
  if (places > 0) return { length: places, excludes: 'places' };
  const meanings = phraseLengthAt(tokens, at, excludeMeaning) || (minuses.has(at) ? 1 : 0);
  return meanings > 0 ? { length: meanings, excludes: 'meanings' } : null;
}

/** Whether a negation begins something else: "no actually 3 bed", "not more than 2m", "not too expensive", "not far from". */
function beginsOther(typed: Typed, start: number, { length }: Negation): boolean {
  const { text, tokens, vocabulary } = typed;
  const phrase = phraseAt(tokens, start, vocabulary);
  const isLonger = phrase !== null && phrase.length > length;
  const isOther = isLonger && /^(?:order|filler)$/.test(phrase.meaning.kind);
  return isOther || retractionAt(text, tokens, start) > 0 || valueAt(typed, start) > 0;
}
