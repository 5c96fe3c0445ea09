import { fieldOf } from '@/lib/typed-keys';
import {
  type ChoiceField,
  type Choices,
  choiceFields,
  choicesOf,
  isHomeField,
  mappedFields,
} from './guess/choices';
import { type Guess, guessMapping } from './guess-mapping';
import type { Mapping } from './mapping-schema';
import { mappingOf } from './start-without-mapping';

/**
 * The mapping of a feed of unknown form with a person's choices.
 * @param known the mapping of an earlier file of the feed, which stays as it is in all fields without a choice; null
 *   before the first
 */
export function chooseColumns(sample: unknown[], known: Mapping | null, choices: Choices): Guess {
  if (!known) return guessMapping(sample, choices);
  const guess = guessMapping(sample, { ...choicesOf(known), ...choices });
  if (Object.keys(choices).length === 0) return { ...guess, mapping: known, notes: [] };
  const fields: Record<string, unknown> = { ...Object(guess.mapping.fields) };
  for (const field of choiceFields) {
    if (choices[field] || isHomeField(field)) continue;
    const rule = fieldOf(known.fields, field);
    // Rows as units follow from the columns of homes.
    if (field === 'units' && !Object.hasOwn(Object(rule), 'path')) continue;
    if (rule === undefined) delete fields[field];
    else fields[field] = rule;
  }
  return {
    ...guess,
    mapping: {
      ...guess.mapping,
      key: choices.key ? guess.mapping.key : known.key,
      only: choices.only ? undefined : known.only,
      fields,
    },
  };
}

export type Suggestions = Partial<Record<ChoiceField, string>>;

/**
 * For fields whose column is missing in a later file, for example because it was renamed: the column that a guess would
 * take.
 */
export function suggestColumns(sample: unknown[], mapping: Mapping, missing: readonly string[]): Suggestions {
  const lost = new Set(
    mappedFields(mapping).flatMap(({ field, column }) =>
      column !== null && missing.includes(column) ? [field] : [],
    ),
  );
  const guess = mappingOf(guessMapping(sample, takenColumns(mapping, lost)));
  return Object.fromEntries(
    mappedFields(guess).flatMap(({ field, column }) =>
      column !== null && lost.has(field) ? [[field, column]] : [],
    ),
  );
}

/** A note when a later file says what is sold in a column that the list does not use; empty otherwise. */
export function unusedSaleNotes(sample: unknown[], mapping: Mapping): string[] {
  if (mapping.fields.sales_status !== undefined) return [];
  const guess = mappedFields(mappingOf(guessMapping(sample, takenColumns(mapping))));
  const column = guess.find(({ field }) => field === 'sales_status')?.column;
  return column
    ? [
        `“${column}” says what is sold, but this list has not used it so far. Choose it as “Sales status”, or sold properties stay for sale.`,
      ]
    : [];
}

/** The columns that a mapping takes as choices, so that a guess leaves them to their fields. */
function takenColumns(mapping: Mapping, except: ReadonlySet<ChoiceField> = new Set()): Choices {
  const choices = choicesOf(mapping);
  const fields = choiceFields.filter((field) => choices[field]?.column && !except.has(field));
  return Object.fromEntries(fields.map((field) => [field, choices[field]]));
}
