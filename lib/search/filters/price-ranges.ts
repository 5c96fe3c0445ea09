import { formatNumber } from '@/lib/format/number';

/** Bounds in whole AED; `max: null` is open. */
export type PriceRange = { min: number; max: number | null };

/** Price bands of the filter. `value` is the query value. */
export const priceRanges = [
  { value: '0-100000', label: 'Under AED 100k' },
  { value: '100000-200000', label: 'AED 100k – 200k' },
  { value: '200000-300000', label: 'AED 200k – 300k' },
  { value: '300000-500000', label: 'AED 300k – 500k' },
  { value: '500000-1000000', label: 'AED 500k – 1M' },
  { value: '1000000-2000000', label: 'AED 1M – 2M' },
  { value: '2000000-5000000', label: 'AED 2M – 5M' },
  { value: '5000000-null', label: 'Over AED 5M' },
] as const;

/** Bands above the last one, offered when the catalogue has properties in several of them. */
export const luxuryRanges = [
  { value: '5000000-10000000', label: 'AED 5M – 10M' },
  { value: '10000000-20000000', label: 'AED 10M – 20M' },
  { value: '20000000-50000000', label: 'AED 20M – 50M' },
  { value: '50000000-null', label: 'Over AED 50M' },
] as const;

export const anyPriceLabel = 'Any Price';

/** Parses `min-max` or `min-null`; null for other texts or reversed bounds. */
export function parsePriceRange(text: string): PriceRange | null {
  const match = /^(\d{1,12})-(\d{1,12}|null)$/.exec(text);
  if (!match) return null;
  const min = Number(match[1]);
  const max = match[2] === 'null' ? null : Number(match[2]);
  return max !== null && max < min ? null : { min, max };
}

export function formatPriceRange(range: PriceRange): string {
  return `${range.min}-${range.max ?? 'null'}`;
}

/** The band's label, or the bounds for a custom range. */
export function priceRangeLabel(range: PriceRange): string {
  const band = priceRanges.find(({ value }) => value === formatPriceRange(range));
  if (band) return band.label;
  const { min, max } = range;
  if (max === null) return `Over ${shortAmount(min)}`;
  return min === 0
    ? `Under ${shortAmount(max)}`
    : `${shortAmount(min)} – ${shortAmount(max).slice('AED '.length)}`;
}

/** `AED 2M`, `AED 1.25M`, `AED 900k`; other amounts in full, `AED 1,234,567`. */
export function shortAmount(amount: number): string {
  if (amount >= 1_000_000 && amount % 10_000 === 0) return `AED ${amount / 1_000_000}M`;
  if (amount >= 1_000 && amount < 1_000_000 && amount % 1_000 === 0) return `AED ${amount / 1_000}k`;
  return `AED ${formatNumber(amount)}`;
}
