import { conclude } from './conclusions';
import { withOther } from './joined-names';
import type { Vocabulary } from './meaning';
import { restOf } from './rest-of-text';
import { withRetractions } from './retractions';
import { initialState, type ReadOptions, type State } from './state';
import { readTokens } from './token-readers';
import type { Understood } from './understood';

/** Splits free text into constraints and remaining words. Pure and never throws; unknown parts stay words. */
export function understand(text: string, vocabulary: Vocabulary, options: ReadOptions = {}): Understood {
  return withRetractions(text, (part) => {
    const state = initialState(part, vocabulary, options);
    readTokens(state);
    conclude(state);
    return understoodFrom(state);
  });
}

function understoodFrom(state: State): Understood {
  const { constraints, others, leftOut, asksForRent } = state;
  const rest = restOf(state, Object.keys(constraints).length > 0);
  return {
    constraints,
    rest,
    ...(asksForRent && constraints.payment_plan === undefined && { asksForRent }),
    ...(others.length > 0 && {
      others: others.map((other) => ({ constraints: withOther(other, constraints), rest })),
    }),
    ...(leftOut.length > 0 && { absent: leftOut }),
  };
}
