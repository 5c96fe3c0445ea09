import type { OnProblem, ReportProblem } from './problem';

/** Parses one value; null when missing, or when unreadable, which is reported. */
export type Parser<T> = (value: unknown, complain: ReportProblem) => T;

/** Parses the first of these keys of a record that has a value. */
export type FieldReader = <T>(parse: Parser<T>, ...names: string[]) => T;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const placeholders = new Set(
  (
    ',null,none,undefined,nan,n/a,n.a.,na,tba,tbc,tbd,unknown,to be announced,to be confirmed,' +
    'not available,not specified,' +
    // Errors of a spreadsheet's formulas.
    '#n/a,#ref!,#value!,#div/0!,#name?,#num!,#null!'
  ).split(','),
);
const maxPlaceholderLength = 'to be announced'.length;

/** Whether a value is missing, or a placeholder such as "n/a" in feeds. */
export function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'string') return false;
  const text = value.trim();
  if (text.length > maxPlaceholderLength) return false;
  return placeholders.has(text.toLowerCase()) || /^[.?*_–—-]+$/.test(text);
}

/** Like `isAbsent`, for a status: "not available" is one. */
export function isAbsentStatus(value: unknown): boolean {
  return isAbsent(value) && !isNotAvailable(value);
}

/** Whether a text is "Not available", which means "unknown" except as a status. */
export function isNotAvailable(value: unknown): boolean {
  return typeof value === 'string' && /^\s*not available\s*$/i.test(value);
}

/**
 * Text of a string, number or boolean up to `limit` characters; empty for other values, whose own conversion may throw.
 */
export function scalarText(value: unknown, limit: number): string {
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? String(value).slice(0, limit) : '';
}

/** A reader of one record's fields, which reports problems under `path.name`: `read(parsePrice, 'low_price', 'price_from')`. */
export function fieldReader(
  record: Record<string, unknown>,
  path: string,
  onProblem: OnProblem,
): FieldReader {
  return (parse, ...names) => {
    const name = names.find((candidate) => !isAbsent(record[candidate])) ?? names[0] ?? '';
    return parse(record[name], (reason) => onProblem(`${path}.${name}`, reason, record[name]));
  };
}
