import type { PropertyRecord } from '@/lib/catalog/record';
import { hasOddPrice } from '@/lib/catalog/sales/odd-price';
import { isSold } from '@/lib/catalog/sales/sales-status';
import type { FilterOptions } from '@/lib/catalog/types';
import { bedroomsMask } from '@/lib/search/filters/bedrooms';
import { communitySlug } from '@/lib/search/filters/communities';
import { completionBounds } from '@/lib/search/filters/completion-stages';
import { defaultListingQuery, type ListingQuery } from '@/lib/search/listing-query';
import type { SortValue } from '@/lib/search/sort-options';
import { fold } from '@/lib/search/words/fold';
import { searchColumns, textWords } from '@/lib/search/words/search-columns';
import { searchPlan } from '@/lib/search/words/search-plan';
import { catalogFixture } from './fixture';

/* Expected results, computed from the records by the simplest possible code. */

/** A query by names, because ids differ per source. */
export type NamedQuery = Partial<
  Omit<
    ListingQuery,
    'property_type' | 'property_status' | 'sales_status' | 'city' | 'district' | 'developer'
  > & {
    property_type: string[];
    property_status: string[];
    sales_status: string[];
    city: string;
    district: string;
    developer: string;
  }
>;

export const published = catalogFixture.properties.filter(
  (record) => record.permit_expires_at === null || Date.parse(record.permit_expires_at) > Date.now(),
);

export function startingPriceOf(record: PropertyRecord): number | null {
  return record.low_price ?? record.average_price;
}

export function totalUnitsOf(record: PropertyRecord): number | null {
  const { residential_units, commercial_units } = record;
  if (residential_units === null && commercial_units === null) return null;
  return (residential_units ?? 0) + (commercial_units ?? 0);
}

/** The query with this source's ids, looked up in its filter options. */
export function toQuery(query: NamedQuery, options: FilterOptions): ListingQuery {
  const { property_type, property_status, sales_status, city, district, developer, ...rest } = query;
  return {
    ...defaultListingQuery,
    page_size: 48,
    ...rest,
    property_type: (property_type ?? []).map((name) => idNamed(options.property_types, name)),
    property_status: (property_status ?? []).map((name) => idNamed(options.property_statuses, name)),
    sales_status: (sales_status ?? []).map((name) => idNamed(options.sales_statuses, name)),
    city: city ? idNamed(options.cities, city) : null,
    district: district ? idNamed(options.districts, district) : null,
    developer: developer ? idNamed(options.developers, developer) : null,
  };
}

export function idNamed(options: { id: number; name: string }[], name: string): number {
  const option = options.find((candidate) => candidate.name === name);
  if (!option) throw new Error(`the filter options do not offer ${name}`);
  return option.id;
}

/** Slugs of published records that match the query, in no particular order. */
export function matching(query: NamedQuery): string[] {
  return published.filter((record) => satisfies(record, query)).map((record) => record.slug ?? '');
}

function satisfies(record: PropertyRecord, query: NamedQuery): boolean {
  const among = (wanted: string[] | undefined, value: string | null) =>
    !wanted?.length || (value !== null && wanted.includes(value));
  const is = (wanted: string | undefined, value: string | null) => wanted === undefined || wanted === value;
  return (
    among(query.property_type, record.property_type) &&
    among(query.property_status, record.property_status) &&
    among(query.sales_status, record.sales_status) &&
    is(query.city, record.city) &&
    is(query.district, record.district) &&
    (!query.community || communitySlug(record.community ?? '') === communitySlug(query.community)) &&
    is(query.developer, record.developer) &&
    hasPrice(record, query) &&
    hasRate(record.completion_rate, query) &&
    (!query.payment_plan || record.payment_plans.length > 0 || record.post_delivery) &&
    (!query.post_delivery || record.post_delivery) &&
    (!query.guarantee_rental_guarantee || record.guarantee_rental_guarantee) &&
    hasSize(record, query) &&
    holdsWords(record, query.search ?? '')
  );
}

function hasPrice(record: PropertyRecord, { bedrooms, price_range }: NamedQuery): boolean {
  if (!price_range) return true;
  const { min, max } = price_range;
  const isWithin = (price: number | null) => price !== null && price >= min && (max === null || price <= max);
  if (!bedrooms?.length) return isWithin(startingPriceOf(record));
  return bedrooms.some((count) => {
    const priced = record.units.filter(
      ({ apartment_type_id, price }) => apartment_type_id === count && price !== null,
    );
    const has = (searchColumns(record).bedrooms_mask & bedroomsMask([count])) !== 0;
    if (priced.length === 0) return has && isWithin(startingPriceOf(record));
    const offered = priced.flatMap(({ price, status }) => (isSold(status) ? [] : (price ?? [])));
    return offered.length > 0 && isWithin(Math.min(...offered));
  });
}

function hasSize(record: PropertyRecord, { bedrooms, area__gte, area__lte, handover }: NamedQuery): boolean {
  const { bedrooms_mask, max_area, handover_month } = searchColumns(record);
  const within = (value: number | null, min: number | null | undefined, max: number | null | undefined) =>
    (typeof min !== 'number' || (value !== null && value >= min)) &&
    (typeof max !== 'number' || (value !== null && value <= max));
  return (
    (!bedrooms?.length || (bedrooms_mask & bedroomsMask(bedrooms)) !== 0) &&
    within(max_area, area__gte, null) &&
    within(record.min_area, null, area__lte) &&
    within(handover_month, handover?.from, handover?.to)
  );
}

function hasRate(rate: number | null, { completion_rate, completion_rate__gte }: NamedQuery): boolean {
  const stage = typeof completion_rate === 'number' ? completionBounds(completion_rate) : null;
  if (stage && (rate === null || rate < stage.min || (stage.below !== undefined && rate >= stage.below)))
    return false;
  return typeof completion_rate__gte !== 'number' || (rate !== null && rate >= completion_rate__gte);
}

/** Searches names and descriptions together: the fixture is too small to skip descriptions. */
function holdsWords(record: PropertyRecord, search: string): boolean {
  const found = textWords(searchColumns(record), record.description, record.facilities).split(' ');
  return searchPlan(search).every((group) =>
    group.some((terms) =>
      terms.every(({ word, isPrefix }) =>
        found.some((candidate) => (isPrefix ? candidate.startsWith(word) : candidate === word)),
      ),
    ),
  );
}

const sortKeys: Record<string, (record: PropertyRecord) => string | number | null> = {
  updated_at: (record) => record.updated_at,
  low_price: startingPriceOf,
  min_area: (record) => record.min_area,
  title: (record) => fold(record.title),
  completion_rate: (record) => record.completion_rate,
};

/** Sold properties follow all others, and among the cheapest those with an implausible price. */
function isHeldBack(record: PropertyRecord, value: SortValue): boolean {
  return isSold(record.sales_status) || (value === 'low_price' && hasOddPrice(record));
}

/** Known sort values in order, then unknown ones; the same again for what is held back. Equal values may swap. */
export function sortedValues(value: SortValue): (string | number | null)[] {
  const key = sortKeys[value.replace('-', '')];
  if (!key) throw new Error(`no order ${value}`);
  return [false, true].flatMap((held) => {
    const values = published.filter((record) => isHeldBack(record, value) === held).map(key);
    const known = values.filter((item) => item !== null).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    if (value.startsWith('-')) known.reverse();
    return [...known, ...values.filter((item) => item === null)];
  });
}

/** The sort value of a result, taken from its record. */
export function sortValueOf(slug: string, value: SortValue): string | number | null {
  return sortKeys[value.replace('-', '')]?.(recordOf(slug)) ?? null;
}

export function recordOf(slug: string): PropertyRecord {
  const record = catalogFixture.properties.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`no record ${slug}`);
  return record;
}
