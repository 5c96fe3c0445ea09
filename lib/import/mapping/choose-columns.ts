import { isRecord } from '@/lib/catalog/parse/fields';
import { fieldOf, keysOf } from '@/lib/typed-keys';
import {
  type ChoiceField,
  type Choices,
  choiceFields,
  choicesOf,
  isHomeField,
  mappedFields,
} from './guess/choices';
import { saleOf, statusOf, typeOf } from './guess/known-values';
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
  if (Object.keys(choices).length === 0)
    return {
      ...guess,
      mapping: {
        ...known,
        remove: newlyWithdrawn(known.remove, mappingOf(guess).remove),
        fields: { ...known.fields, ...newWords(known.fields, guess.mapping.fields) },
      },
      notes: [],
    };
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
      fields: { ...fields, ...newWords(fields, guess.mapping.fields) },
    },
  };
}

/** Fields whose words are translated by a table, and the meaning of a word; null for an unknown one. */
const translatedFields = { property_type: typeOf, property_status: statusOf, sales_status: saleOf };

/**
 * The rules of an earlier file with words of this one that their tables lack or leave as they are, such as the first
 * "Verkauft", where the site knows them: otherwise homes that are sold by now would stay for sale.
 */
function newWords(fields: object, guessed: unknown): Record<string, unknown> {
  return Object.fromEntries(
    keysOf(translatedFields).flatMap((field) => {
      const [rule, newer] = [fieldOf(fields, field), fieldOf(guessed, field)];
      const [table, words] = [fieldOf(rule, 'table'), fieldOf(newer, 'table')];
      if (!isRecord(rule) || !isRecord(table) || !isRecord(words)) return [];
      if (fieldOf(rule, 'path') !== fieldOf(newer, 'path')) return [];
      const known = Object.entries(words).filter(([word]) => translatedFields[field](word) !== null);
      const kept = Object.entries(table).filter(([word, ours]) => word !== ours);
      return [
        [field, { ...rule, table: { ...table, ...Object.fromEntries(known), ...Object.fromEntries(kept) } }],
      ];
    }),
  );
}

/** The conditions of an earlier file, with the words of this one for homes that are no longer offered. */
function newlyWithdrawn(known: Mapping['remove'], guessed: Mapping['remove']): Mapping['remove'] {
  if (!known || !guessed) return known ?? guessed;
  return known.map((condition) => {
    const newer = guessed.find(({ path }) => String(path) === String(condition.path));
    return newer && condition.is && newer.is
      ? { ...condition, is: [...new Set([...condition.is, ...newer.is])] }
      : condition;
  });
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
