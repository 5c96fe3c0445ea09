import type { OnProblem, ReportProblem } from './problem';

/** Reads one value; null when there is none or it cannot be read, which it then complains about. */
export type Parser<T> = (value: unknown, complain: ReportProblem) => T;

export type Fields = <T>(reader: Parser<T>, ...names: string[]) => T;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const placeholders = new Set(['', 'null', 'none', 'undefined', 'nan', 'n/a', 'na', '-', '—']);

/** Ways in which feeds say "nothing here". */
export function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' && placeholders.has(value.trim().slice(0, 10).toLowerCase());
}

/**
 * The text of a text, a number or a flag up to `limit` characters; empty for everything else, whose own conversion to
 * text may throw.
 */
export function scalarText(value: unknown, limit: number): string {
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? String(value).slice(0, limit) : '';
}

/**
 * A look-up into one record: `read(parsePrice, 'low_price', 'price_from')` reads the first of these names that
 * holds anything, and files complaints under `path.name`.
 */
export function fieldsOf(record: Record<string, unknown>, path: string, onProblem: OnProblem): Fields {
  return (reader, ...names) => {
    const name = names.find((candidate) => !isAbsent(record[candidate])) ?? names[0] ?? '';
    return reader(record[name], (reason) => onProblem(`${path}.${name}`, reason));
  };
}
