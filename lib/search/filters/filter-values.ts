import { isId } from '@/lib/catalog/keys/ids';
import { maxBedrooms } from './bedrooms';
import type { filterKeys } from './filter-keys.mjs';
import { formatHandover, type Months, parseHandover } from './handover-months';
import { formatPriceRange, type PriceRange, parsePriceRange } from './price-ranges';
import { typedNumber } from './typed-number';

export type FilterKey = (typeof filterKeys)[number];

/** How a filter's value is read from and written to a URL. */
export type ValueFormat<Value> = {
  /** Never throws; unreadable values become the value that does not filter. */
  parse(text: string | null): Value;
  /** Empty when it does not filter. */
  format(value: Value): string;
  /** Repeated parameters, as a form without scripts sends them, are joined. */
  isList?: true;
};

const maxCommunityLength = 80;
const maxArea = 10_000_000;

const flag = one(readFlag, (value) => (value ? 'true' : ''));

/** The values of all filters. Also loaded in the browser; the conditions of filters are in `list-filters`. */
export const filterValues = {
  property_type: numbers(readId),
  price_range: one<PriceRange>((text) => parsePriceRange(text ?? ''), formatPriceRange),
  city: one(readId),
  district: one(readId),
  community: one(readCommunity),
  bedrooms: numbers((part) => (/^\d$/.test(part) && Number(part) <= maxBedrooms ? Number(part) : null)),
  property_status: numbers(readId),
  sales_status: numbers(readId),
  developer: one(readId),
  area__gte: one(readArea),
  area__lte: one(readArea),
  handover: one<Months>((text) => parseHandover(text ?? ''), formatHandover),
  completion_rate: one(readRate),
  completion_rate__gte: one(readRate),
  payment_plan: flag,
  post_delivery: flag,
  guarantee_rental_guarantee: flag,
} satisfies Record<FilterKey, ValueFormat<unknown>>;

/** Terms of sale, each a filter that is on or off. */
export const saleTerms = [
  'payment_plan',
  'post_delivery',
  'guarantee_rental_guarantee',
] as const satisfies readonly FilterKey[];
export type SaleTerm = (typeof saleTerms)[number];

type ValueOf<F> = F extends ValueFormat<infer Value> ? Value : never;
export type FilterValues = { [Key in FilterKey]: ValueOf<(typeof filterValues)[Key]> };

/** A single value; null does not filter. */
function one<Value>(
  read: (text: string | null) => Value | null,
  write: (value: Value) => string = String,
): ValueFormat<Value | null> {
  return { parse: read, format: (value) => (value === null ? '' : write(value)) };
}

/** Comma-separated numbers, unique and ascending. */
function numbers(read: (part: string) => number | null): ValueFormat<number[]> {
  return {
    isList: true,
    parse: (text) => {
      const found = (text ?? '').split(',', 50).map((part) => read(part.trim()));
      return [...new Set(found.filter((number) => number !== null))].sort((a, b) => a - b);
    },
    format: (values) => values.join(','),
  };
}

/** Whole square feet above 0. */
function readArea(text: string | null): number | null {
  const number = typedNumber(text ?? '');
  return number !== null && number > 0 && number <= maxArea ? number : null;
}

/** Percent, clamped to 0 to 100. */
function readRate(text: string | null): number | null {
  const number = readInteger(text);
  return number === null ? null : Math.min(100, Math.max(0, number));
}

/** Only `true` filters; "false" is ignored. */
function readFlag(text: string | null): boolean | null {
  return text === 'true' || text === '1' ? true : null;
}

/** A number without its decimals, limited to those that JavaScript counts with; null for any other text. */
export function readInteger(text: string | null): number | null {
  if (text === null || !/^-?\d+(\.\d*)?$/.test(text)) return null;
  const { MAX_SAFE_INTEGER: max } = Number;
  return Math.min(max, Math.max(-max, Math.trunc(Number(text))));
}

/** A name or its slug. */
function readCommunity(text: string | null): string | null {
  const slug = (text ?? '')
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length <= maxCommunityLength && /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*$/u.test(slug)
    ? slug
    : null;
}

function readId(text: string | null): number | null {
  const id = readInteger(text);
  return isId(id) ? id : null;
}
