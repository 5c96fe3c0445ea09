import type { Constraints } from './constraints';
import type { AbsentMeaning } from './meaning';

export type ReadText = {
  constraints: Constraints;
  /** The words left to search for, as typed; empty when everything was understood. */
  rest: string;
};

export type Understood = ReadText & {
  /** A rent was named, which no filter expresses. */
  asksForRent?: boolean;
  /** What the text asks for as well, in filters of one value: "marina or palm". */
  others?: ReadText[];
  /** What the text asks for as well, and the catalogue lacks. */
  absent?: AbsentMeaning[];
};
