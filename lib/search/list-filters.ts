import { isId } from '@/lib/catalog/ids';
import type { FilterOptions } from '@/lib/catalog/types';
import { bedroomsLabel, bedroomsMask, mostBedrooms } from './bedrooms';
import { completionBounds, stageLabel } from './completion-stages';
import type { filterKeys } from './filter-keys.mjs';
import { formatHandover, handoverLabel, type Months, parseHandover } from './handover-months';
import { formatPriceRange, type PriceRange, parsePriceRange, priceRangeLabel } from './price-ranges';

export type FilterKey = (typeof filterKeys)[number];

/** A filter's condition on its column. Unknown values never match. */
export type Demand =
  | { oneOf: number[] }
  /** The column is a bit set with at least one of these bits. */
  | { anyBit: number }
  | { min?: number; max?: number; below?: number };

/** A removable part of a filter: its label, and the value without it. */
type Chip<Value> = { id?: number; label: string; rest: Value };

/** The definition of one list filter. */
export type Filter<Value, Column extends string = string> = {
  /** Column of `properties`. */
  column: Column;
  /** True when few properties share a value, so that the column's index is selective. */
  isNarrow: boolean;
  /** Parses a query value; never throws, unreadable values do not filter. */
  parse(text: string | null): Value;
  /** The query value; empty when it does not filter. */
  format(value: Value): string;
  /** Called with filtering values only. */
  demand(value: Value): Demand;
  chips(value: Value, options: FilterOptions | null): Chip<Value>[];
};

type Relation<Column> = {
  column: Column;
  options: keyof FilterOptions;
  /** Label of an option without a known name: "City no. 7". */
  label: string;
  isNarrow?: boolean;
};

/**
 * All filters of the property list; URLs, chips, SQL and counts are derived from it. A filter on a facet of
 * `lib/database/facet-counts.ts` is counted without reading properties.
 */
export const listFilters = {
  property_type: anyOf({ column: 'property_type_id', options: 'property_types', label: 'Type' }),
  price_range: priceRange({ column: 'price' }),
  city: oneOf({ column: 'city_id', options: 'cities', label: 'City' }),
  district: oneOf({ column: 'district_id', options: 'districts', label: 'District', isNarrow: true }),
  bedrooms: {
    column: 'bedrooms_mask',
    isNarrow: false,
    parse: (text) =>
      readNumbers(text, (part) => (/^\d$/.test(part) && Number(part) <= mostBedrooms ? Number(part) : null)),
    format: (counts) => counts.join(','),
    demand: (counts) => ({ anyBit: bedroomsMask(counts) }),
    chips: (counts) => (counts.length > 0 ? [{ label: bedroomsLabel(counts), rest: [] }] : []),
  } satisfies Filter<number[], 'bedrooms_mask'>,
  property_status: anyOf({ column: 'property_status_id', options: 'property_statuses', label: 'Status' }),
  sales_status: anyOf({ column: 'sales_status_id', options: 'sales_statuses', label: 'Sales status' }),
  developer: oneOf({ column: 'developer_id', options: 'developers', label: 'Developer', isNarrow: true }),
  area__gte: area({ column: 'max_area', demand: (min) => ({ min }), label: (text) => `From ${text}` }),
  area__lte: area({ column: 'min_area', demand: (max) => ({ max }), label: (text) => `Up to ${text}` }),
  handover: single<Months, 'handover_month'>({
    column: 'handover_month',
    read: (text) => parseHandover(text ?? ''),
    write: formatHandover,
    demand: ({ from, to }) => ({
      ...(from === null ? {} : { min: from }),
      ...(to === null ? {} : { max: to }),
    }),
    label: handoverLabel,
  }),
  completion_rate: rate({
    column: 'completion_rate',
    demand: (value) => {
      const { min, max } = completionBounds(value);
      return max === null ? { min } : { min, below: max };
    },
    label: (value) => `Stage: ${stageLabel(value)}`,
  }),
  completion_rate__gte: rate({
    column: 'completion_rate',
    demand: (min) => ({ min }),
    label: (min) => `${min}% complete or more`,
  }),
  post_delivery: flag({ column: 'post_delivery', label: 'Post-delivery plan' }),
  guarantee_rental_guarantee: flag({ column: 'guarantee_rental_guarantee', label: 'Rental guarantee' }),
} satisfies Record<FilterKey, Filter<unknown>>;

const largestArea = 10_000_000;

type ValueOf<F> = F extends Filter<infer Value> ? Value : never;
export type FilterValues = { [Key in FilterKey]: ValueOf<(typeof listFilters)[Key]> };
export type FilterColumn = (typeof listFilters)[FilterKey]['column'];

/** Ids of one relation, ascending. */
function anyOf<const Column extends string>({ column, isNarrow = false, ...named }: Relation<Column>) {
  return {
    column,
    isNarrow,
    parse: (text) => readNumbers(text, readId),
    format: (ids) => ids.join(','),
    demand: (ids) => ({ oneOf: ids }),
    chips: (ids, options) =>
      ids.map((id) => ({ id, label: nameOf(id, named, options), rest: ids.filter((other) => other !== id) })),
  } satisfies Filter<number[], Column>;
}

function oneOf<const Column extends string>({ column, isNarrow = false, ...named }: Relation<Column>) {
  return single({
    column,
    isNarrow,
    read: readId,
    demand: (id) => ({ oneOf: [id] }),
    label: (id, options) => nameOf(id, named, options),
  });
}

/** A bound in whole square feet above 0. */
function area<const Column extends string>(filter: {
  column: Column;
  demand: (squareFeet: number) => Demand;
  label: (area: string) => string;
}) {
  return single({
    ...filter,
    read: (text) => {
      const number = readInteger(text);
      return number !== null && number > 0 && number <= largestArea ? number : null;
    },
    label: (squareFeet) => filter.label(`${squareFeet.toLocaleString('en-US')} sq ft`),
  });
}

/** A rate in percent, clamped to 0 to 100. */
function rate<const Column extends string>(filter: {
  column: Column;
  demand: (rate: number) => Demand;
  label: (rate: number) => string;
}) {
  return single({
    ...filter,
    read: (text) => {
      const number = readInteger(text);
      return number === null ? null : Math.min(100, Math.max(0, number));
    },
  });
}

function priceRange<const Column extends string>({ column }: { column: Column }) {
  return single<PriceRange, Column>({
    column,
    read: (text) => parsePriceRange(text ?? ''),
    write: formatPriceRange,
    demand: ({ min, max }) => (max === null ? { min } : { min, max }),
    label: priceRangeLabel,
  });
}

/** Only `true` filters; "false" is ignored. */
function flag<const Column extends string>({ column, label }: { column: Column; label: string }) {
  return single<boolean, Column>({
    column,
    read: (text) => (text === 'true' || text === '1' ? true : null),
    write: (value) => (value ? 'true' : ''),
    demand: (value) => ({ oneOf: [Number(value)] }),
    label: () => label,
  });
}

/** A filter with one value; null does not filter. */
function single<Value, const Column extends string>(filter: {
  column: Column;
  isNarrow?: boolean;
  read: (text: string | null) => Value | null;
  write?: (value: Value) => string;
  demand: (value: Value) => Demand;
  label: (value: Value, options: FilterOptions | null) => string;
}): Filter<Value | null, Column> {
  const { column, isNarrow = false, read, write = String, demand, label } = filter;
  return {
    column,
    isNarrow,
    parse: read,
    format: (value) => (value === null ? '' : write(value)),
    demand: (value) => (value === null ? {} : demand(value)),
    chips: (value, options) => (value === null ? [] : [{ label: label(value, options), rest: null }]),
  };
}

/** Comma-separated numbers, unique and ascending. */
function readNumbers(text: string | null, read: (part: string) => number | null): number[] {
  const numbers = (text ?? '').split(',', 50).map((part) => read(part.trim()));
  return [...new Set(numbers.filter((number) => number !== null))].sort((a, b) => a - b);
}

export function readInteger(text: string | null): number | null {
  if (text === null || !/^-?\d{1,15}$/.test(text)) return null;
  return Number.parseInt(text, 10);
}

function readId(text: string | null): number | null {
  const id = readInteger(text);
  return isId(id) ? id : null;
}

/** A display name: sources write "under_construction" for "under construction". */
export function optionLabel(name: string): string {
  return name.replaceAll('_', ' ');
}

function nameOf(id: number, named: Omit<Relation<string>, 'column'>, options: FilterOptions | null): string {
  const option = options?.[named.options].find((candidate) => candidate.id === id);
  return option ? optionLabel(option.name) : `${named.label} no. ${id}`;
}
