import { phraseAt } from '../tokens/phrase-at';
import { phraseLengthAt } from '../tokens/phrases';
import { phraseList } from '../tokens/tokens';
import { paymentPlanAt } from '../values/payment-plan';
import { inexpressibleAt } from './inexpressible';
import { wishesAt } from './listed-wishes';
import { excludedAt } from './negated';
import { negationAt } from './negations';
import { type Exclusion, subjectOf, type Typed } from './typed';

type Reader = (typed: Typed, at: number) => Exclusion | null;

/** In order: the first that finds an exclusion at a token reads it. */
const readers: readonly Reader[] = [
  readInexpressible,
  readUnneeded,
  readRejected,
  readUnnecessary,
  readNegated,
];

export function exclusionAt(typed: Typed, at: number): Exclusion | null {
  for (const read of readers) {
    const found = read(typed, at);
    if (found) return found;
  }
  return null;
}

/** "AED 2,000 per sqft", "launching in 2026" */
function readInexpressible(typed: Typed, at: number): Exclusion | null {
  const length = inexpressibleAt(typed, at);
  return length > 0 ? { length, opposite: null } : null;
}

const unnecessary = phraseList(
  ['not', 'is not', 'isnt', 'are not', 'arent']
    .flatMap((not) =>
      ['needed', 'required', 'necessary', 'important', 'a must'].map((word) => `${not} ${word}`),
    )
    .join('|'),
);

/** "Pool and gym not needed", "payment plan is not a must" */
function readUnneeded({ text, tokens, vocabulary }: Typed, start: number): Exclusion | null {
  const phrase = phraseAt(tokens, start, vocabulary);
  const named = phrase && phrase.meaning.kind !== 'filler' ? phrase.length : 0;
  const length = Math.max(wishesAt(text, tokens, start, true), named, paymentPlanAt(tokens, start));
  const notNeeded = length > 0 ? phraseLengthAt(tokens, start + length, unnecessary) : 0;
  return notNeeded > 0 ? { length: length + notNeeded, opposite: '' } : null;
}

const tooMuch = phraseList(
  ['', 'is', 'are', 'was', 'its', 'thats', 'is way', 'is far']
    .flatMap((is) =>
      ['expensive', 'far', 'small', 'busy', 'crowded', 'pricey', 'big'].map((word) => `${is} too ${word}`),
    )
    .join('|'),
);

/** "Palm jumeirah is too expensive" */
function readRejected({ text, tokens, vocabulary }: Typed, start: number): Exclusion | null {
  const phrase = /too/i.test(text) ? phraseAt(tokens, start, vocabulary) : null;
  if (!phrase || subjectOf(phrase.meaning) !== 'place') return null;
  const reason = phraseLengthAt(tokens, start + phrase.length, tooMuch);
  return reason > 0 ? { length: phrase.length + reason, opposite: null } : null;
}

/** The "not needed" of something that has no meaning. */
function readUnnecessary({ tokens }: Typed, start: number): Exclusion | null {
  const length = phraseLengthAt(tokens, start, unnecessary);
  return length > 0 ? { length, opposite: null } : null;
}

/** "Not off plan", "except JVC", "without balcony" */
function readNegated(typed: Typed, start: number): Exclusion | null {
  const negation = negationAt(typed, start);
  return negation && excludedAt(typed, start, negation);
}
