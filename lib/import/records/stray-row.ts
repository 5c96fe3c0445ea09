import { isAbsent, isRecord } from '@/lib/catalog/parse/fields';

const totals = /^(?:(?:sub|grand|overall)[- ]?)?(?:total|sum)s?(?: *\([\d ,.]+\))? *[:=]?$/i;

/**
 * Why a row of a table is not a property: it is the sum of the others, whose first cell says "Total", or the header again,
 * as on every page of a printed list.
 * @returns the reason, as findings state it; null for rows of properties
 */
export function strayRow(row: unknown): string | null {
  if (!isRecord(row)) return null;
  const cells = Object.entries(row).filter(([, value]) => !isAbsent(value));
  const [first] = cells;
  if (typeof first?.[1] === 'string' && totals.test(first[1].trim())) return 'is a row of totals';
  return cells.length > 1 && cells.every(isColumnName) ? 'repeats the header' : null;
}

/** When several columns have the same name, the later ones are numbered. */
function isColumnName([column, value]: [string, unknown]): boolean {
  const text = String(value).trim().toLowerCase();
  const name = column.trim().toLowerCase();
  return name === text || name.replace(/ \d+$/, '') === text;
}
