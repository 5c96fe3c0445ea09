import type { Vocabulary } from './meaning';
import { conclude } from './reading/conclusions';
import { withOther } from './reading/joined-names';
import { restOf } from './reading/rest-of-text';
import { withRetractions } from './reading/retractions';
import { initialState, type ReadOptions, type State } from './reading/state';
import { readTokens } from './reading/token-readers';
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
