import type { FilterOptions, OptionList } from '@/lib/catalog/types';
import { formatNumber } from '@/lib/format/number';
import { isFiltering, type ListingQuery } from '../listing-query';
import { bedroomsLabel, bedroomsMask } from './bedrooms';
import { communityCode, communityLabel, communitySlug } from './communities';
import { completionBounds, stageLabel } from './completion-stages';
import { filterKeys } from './filter-keys.mjs';
import { type FilterKey, type FilterValues, filterValues, type ValueFormat } from './filter-values';
import { handoverLabel } from './handover-months';
import { type PriceRange, priceRangeLabel } from './price-ranges';

/** A filter's condition on its column. Unknown values never match. */
export type Condition =
  | { oneOf: number[] }
  /** The column is a bit set with at least one of these bits. */
  | { anyBit: number }
  | { min?: number; max?: number; below?: number };

/** A removable part of a filter: its label, and the value without it. */
type Chip<Value> = { label: string; rest: Value };

/** The definition of one list filter. */
export type Filter<Value, Column extends string = string> = ValueFormat<Value> & {
  /** Column of `properties`. */
  column: Column;
  /** Only called with values that filter. */
  condition(value: Value): Condition;
  chips(value: Value, options: FilterOptions | null): Chip<Value>[];
};

type Relation<Column> = {
  column: Column;
  options: OptionList;
  /** Label of an option without a known name: "City no. 7". */
  label: string;
};

/** All filters of the property list; chips, conditions and counts are derived from it. */
export const listFilters = {
  property_type: anyOf('property_type', {
    column: 'property_type_id',
    options: 'property_types',
    label: 'Type',
  }),
  price_range: single('price_range', {
    column: 'price',
    condition: ({ min, max }) => (max === null ? { min } : { min, max }),
    label: priceRangeLabel,
  }),
  city: oneOf('city', { column: 'city_id', options: 'cities', label: 'City' }),
  district: oneOf('district', { column: 'district_id', options: 'districts', label: 'District' }),
  community: single('community', {
    column: 'community',
    condition: (name) => ({ oneOf: [communityCode(communitySlug(name))] }),
    label: communityName,
  }),
  bedrooms: {
    ...filterValues.bedrooms,
    column: 'bedrooms_mask',
    condition: (counts) => ({ anyBit: bedroomsMask(counts) }),
    chips: (counts) => (counts.length > 0 ? [{ label: bedroomsLabel(counts), rest: [] }] : []),
  } satisfies Filter<number[], 'bedrooms_mask'>,
  property_status: anyOf('property_status', {
    column: 'property_status_id',
    options: 'property_statuses',
    label: 'Status',
  }),
  sales_status: anyOf('sales_status', {
    column: 'sales_status_id',
    options: 'sales_statuses',
    label: 'Sales status',
  }),
  developer: oneOf('developer', {
    column: 'developer_id',
    options: 'developers',
    label: 'Developer',
  }),
  area__gte: single('area__gte', {
    column: 'max_area',
    condition: (min) => ({ min }),
    label: (min) => `From ${inSquareFeet(min)}`,
  }),
  area__lte: single('area__lte', {
    column: 'min_area',
    condition: (max) => ({ max }),
    label: (max) => `Up to ${inSquareFeet(max)}`,
  }),
  handover: single('handover', {
    column: 'handover_month',
    condition: ({ from, to }) => ({
      ...(from === null ? {} : { min: from }),
      ...(to === null ? {} : { max: to }),
    }),
    label: handoverLabel,
  }),
  completion_rate: single('completion_rate', {
    column: 'completion_rate',
    condition: completionBounds,
    label: (value) => `Stage: ${stageLabel(value)}`,
  }),
  completion_rate__gte: single('completion_rate__gte', {
    column: 'completion_rate',
    condition: (min) => ({ min }),
    label: (min) => `${min}% complete or more`,
  }),
  payment_plan: flag('payment_plan', { column: 'has_payment_plan', label: 'Payment plan' }),
  post_delivery: flag('post_delivery', { column: 'post_delivery', label: 'Post-delivery plan' }),
  guarantee_rental_guarantee: flag('guarantee_rental_guarantee', {
    column: 'guarantee_rental_guarantee',
    label: 'Rental guarantee',
  }),
} satisfies Record<FilterKey, Filter<unknown>>;

export type FilterColumn = (typeof listFilters)[FilterKey]['column'];

/** The labels of these filters' values, in their order. */
export function chipLabels(
  query: ListingQuery,
  keys: readonly FilterKey[],
  options: FilterOptions | null,
): string[] {
  const filters: Record<FilterKey, Filter<unknown>> = listFilters;
  return keys.flatMap((key) => filters[key].chips(query[key], options).map(({ label }) => label));
}

/** The condition of an active filter, or of several that one home must meet together. */
export type ActiveFilter = { keys: readonly FilterKey[] } & (
  | { column: FilterColumn; condition: Condition }
  /** A home with one of these numbers of bedrooms has a price in the range. */
  | { bedrooms: number[]; prices: PriceRange }
);

/** Filters that one home must meet together. */
export const homeFilters: readonly FilterKey[] = ['price_range', 'bedrooms'];

/** The active filters of a query, all of which a property must meet. */
export function activeFilters(query: ListingQuery): ActiveFilter[] {
  const filters: Record<FilterKey, Filter<unknown>> = listFilters;
  const active = filterKeys.filter((key) => isFiltering(query, key));
  const activeFilter = (key: FilterKey) => ({
    keys: [key],
    column: listFilters[key].column,
    condition: filters[key].condition(query[key]),
  });
  const { bedrooms, price_range: prices } = query;
  if (prices === null || bedrooms.length === 0) return active.map(activeFilter);
  const others = active.filter((key) => !homeFilters.includes(key));
  return [...others.map(activeFilter), { keys: homeFilters, bedrooms, prices }];
}

type KeyOf<Value> = {
  [Key in FilterKey]: FilterValues[Key] extends Value
    ? Value extends FilterValues[Key]
      ? Key
      : never
    : never;
}[FilterKey];

/** Any of several ids of one relation. */
function anyOf<const Column extends string>(key: KeyOf<number[]>, { column, ...named }: Relation<Column>) {
  return {
    ...filterValues[key],
    column,
    condition: (ids) => ({ oneOf: ids }),
    chips: (ids, options) =>
      ids.map((id) => ({ label: nameOf(id, named, options), rest: ids.filter((other) => other !== id) })),
  } satisfies Filter<number[], Column>;
}

function oneOf<const Column extends string>(
  key: KeyOf<number | null>,
  { column, ...named }: Relation<Column>,
) {
  return single(key, {
    column,
    condition: (id) => ({ oneOf: [id] }),
    label: (id, options) => nameOf(id, named, options),
  });
}

/** A filter that is on or off, on a column with 1 or 0. */
function flag<const Column extends string>(
  key: KeyOf<boolean | null>,
  { column, label }: { column: Column; label: string },
) {
  return single(key, {
    column,
    condition: (value) => ({ oneOf: [Number(value)] }),
    label: () => label,
  });
}

/** A filter with one value; null does not filter. */
function single<Key extends FilterKey, const Column extends string>(
  key: Key,
  filter: {
    column: Column;
    condition: (value: NonNullable<FilterValues[Key]>) => Condition;
    label: (value: NonNullable<FilterValues[Key]>, options: FilterOptions | null) => string;
  },
): Filter<FilterValues[Key] | null, Column> {
  const { column, condition, label } = filter;
  // TypeScript does not connect a generic key with the type of its entry.
  const { parse, format } = filterValues[key] as unknown as ValueFormat<FilterValues[Key] | null>;
  return {
    column,
    parse,
    format,
    condition: (value) => (value === null || value === undefined ? {} : condition(value)),
    chips: (value, options) =>
      value === null || value === undefined ? [] : [{ label: label(value, options), rest: null }],
  };
}

function inSquareFeet(area: number): string {
  return `${formatNumber(area)} sq ft`;
}

function communityName(name: string, options: FilterOptions | null): string {
  const slug = communitySlug(name);
  return options?.communities?.find((community) => community.slug === slug)?.name ?? communityLabel(slug);
}

/** A display name: sources write "under_construction" for "under construction". */
export function optionLabel(name: string): string {
  return name.replaceAll('_', ' ');
}

function nameOf(id: number, named: Omit<Relation<string>, 'column'>, options: FilterOptions | null): string {
  const option = options?.[named.options].find((candidate) => candidate.id === id);
  return option ? optionLabel(option.name) : `${named.label} no. ${id}`;
}
