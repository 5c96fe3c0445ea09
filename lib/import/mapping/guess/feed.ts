import type { Column } from '../columns';
import type { Choices } from './choices';
import type { Found } from './known-columns';

/** What is known of a feed while its mapping is guessed: `found` are the columns of fields, `choices` what a person chose. */
export type Feed = {
  rows: readonly Record<string, unknown>[];
  columns: readonly Column[];
  found: Found;
  choices: Choices;
};
