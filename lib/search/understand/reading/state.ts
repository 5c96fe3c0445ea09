import type { Constraints } from '../constraints';
import type { AbsentMeaning, CommunityMeaning, Meaning, Vocabulary } from '../meaning';
import { phraseLengthAt } from '../tokens/phrases';
import { phraseList, type Token, tokensOf } from '../tokens/tokens';
import { referenceSpans, type Span } from '../typed-names/typed-references';
import { goldenVisaTerms } from '../word-lists/market-terms';
import type { Join } from './joined-names';

/**
 * How a text is read: `now` for times such as "next year"; `termsAsWords` leaves terms of sale in the text,
 * `typesAsWords` types; `outlooksAsPlaces` reads "palm view" as the Palm and "view"; `joinsNames` reads all names of places
 * and developers as if "or" joined them. `titles` are parts of the text that stay words.
 */
export type ReadOptions = {
  now?: Date;
  termsAsWords?: boolean;
  typesAsWords?: boolean;
  outlooksAsPlaces?: boolean;
  joinsNames?: boolean;
  titles?: readonly Span[];
};

/** What is known of a text while its tokens are read in order. */
export type State = {
  text: string;
  tokens: Token[];
  vocabulary: Vocabulary;
  options: Required<ReadOptions>;
  constraints: Constraints;
  /** By token: whether it stays in the text that is searched. */
  kept: boolean[];
  /** By token: whether it is left out although no constraint says it. */
  dropped: boolean[];
  /** By token: references, and names of several words that are not filters, stay whole. */
  isInPhrase: boolean[];
  references: Span[];
  /** Communities that may mean something once the district is known. */
  communities: { meaning: CommunityMeaning; start: number; end: number }[];
  others: Meaning[];
  /** Places and developers that the catalogue lacks; left out when "or" joins them to one that it has. */
  absent: { meaning: AbsentMeaning; start: number; end: number }[];
  /** Those of them that are left out. */
  leftOut: AbsentMeaning[];
  asksForRent: boolean;
  /** The bound of a price without one. */
  priceBound: 'least' | 'most';
};

const goldenVisa = phraseList(goldenVisaTerms.join(' | '));

export function initialState(
  text: string,
  vocabulary: Vocabulary,
  {
    now = new Date(),
    termsAsWords = false,
    typesAsWords = false,
    outlooksAsPlaces = false,
    joinsNames = false,
    titles = [],
  }: ReadOptions,
): State {
  const tokens = tokensOf(text);
  return {
    text,
    tokens,
    vocabulary,
    options: { now, termsAsWords, typesAsWords, outlooksAsPlaces, joinsNames, titles },
    constraints: {},
    kept: tokens.map(() => false),
    dropped: tokens.map(() => false),
    isInPhrase: tokens.map(() => false),
    references: [...referenceSpans(text, vocabulary), ...titles],
    communities: [],
    others: [],
    absent: [],
    leftOut: [],
    asksForRent: false,
    // The residence permit has a lowest price.
    priceBound: tokens.some((_, at) => phraseLengthAt(tokens, at, goldenVisa) > 0) ? 'least' : 'most',
  };
}

/** What joins two names, as the text is to be read. */
export function joined({ options }: State, join: Join): Join {
  return join ?? (options.joinsNames ? 'or' : null);
}
