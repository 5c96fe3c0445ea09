export type Fields = Record<string, unknown>;

/** What one part of the guess finds: rules of fields, the columns that they take, and points that a person should check. */
export type Part = { fields: Fields; used: string[]; notes: string[] };

/** Several parts as one; a rule of a later part replaces that of an earlier one. */
export function combined(parts: readonly Partial<Part>[]): Part {
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    used: parts.flatMap(({ used = [] }) => used),
    notes: parts.flatMap(({ notes = [] }) => notes),
  };
}

/** Without the fields that have no rule. */
export function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
