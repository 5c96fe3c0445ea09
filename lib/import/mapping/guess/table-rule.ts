import { type Column, distinct } from '../columns';

/** A column with more values is read as it is. */
const maxTableValues = 40;

/** A rule that replaces the values of a column by known ones; with `otherwise` null, unknown ones are left out. */
export function tableRule(column: Column, known: (text: string) => string | null, otherwise?: null) {
  const values = distinct(column);
  if (values.length === 0 || values.length > maxTableValues) return { path: column.path };
  const table = Object.fromEntries(
    values.map((value) => [value, known(value) ?? (otherwise === null ? null : value)]),
  );
  return { path: column.path, table, ...(otherwise === null ? { otherwise } : {}) };
}
