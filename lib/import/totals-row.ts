import { isAbsent, isRecord } from '@/lib/catalog/parse/fields';

const totals = /^(?:(?:sub|grand|overall)[- ]?)?(?:total|sum)s?(?: *\([\d ,.]+\))? *[:=]?$/i;

/** Whether a row of a table sums up the others, as spreadsheets have below a list: its first cell says "Total". */
export function isTotalsRow(row: unknown): boolean {
  if (!isRecord(row)) return false;
  const first = Object.values(row).find((value) => !isAbsent(value));
  return typeof first === 'string' && totals.test(first.trim());
}
