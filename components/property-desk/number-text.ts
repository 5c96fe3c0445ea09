import { areaUnitOf, isPercentage, parseDirhams, parseNumber } from '@/lib/catalog/parse/number';
import { toSquareFeet } from '@/lib/format/conversions';
import type { Measure } from '@/lib/property-desk/editable-fields';

/** A stored number with separators and all its decimals: `1,450,000`. */
export function withSeparators(value: string): string {
  return value.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/**
 * A typed amount or area as it is shown once stored: `1.45M` as `1,450,000`, `USD 272,000` as `1,000,000`,
 * `100 sqm` as `1,076`. Texts that cannot be read, or that say more than a number, stay as typed.
 */
export function tidyNumber(text: string, measure: Measure): string {
  const number = numberIn(text, measure);
  if (number === null || Math.abs(number) >= 1e15) return text;
  // 1.1 million is 1100000.0000000001 in binary.
  return withSeparators(String(Number(number.toPrecision(15))));
}

function numberIn(text: string, measure: Measure): number | null {
  if (isPercentage(text)) return null;
  const read = measure === 'AED' ? parseDirhams : parseNumber;
  const number = read(text, () => undefined);
  if (areaUnitOf(text) !== 'm2') return number;
  return number !== null && measure === 'sq ft' ? toSquareFeet(number) : null;
}
