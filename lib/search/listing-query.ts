import { languages } from '@/lib/catalog/present';
import { fromEntries } from '@/lib/typed-keys';
import { filterKeys } from './filters/filter-keys.mjs';
import {
  type FilterKey,
  type FilterValues,
  filterValues,
  readInteger,
  type ValueFormat,
} from './filters/filter-values';
import type { PriceRange } from './filters/price-ranges';
import { typedNumber } from './filters/typed-number';
import { defaultSort, isSortValue, type SortValue } from './sort-options';

export const pageSizes = [12, 24, 36, 48] as const;
export const defaultPageSize = 12;
const maxPageSize = 48;
/** Beyond any real catalogue; keeps offsets within database limits. */
const maxPage = 1_000_000;
/** In characters: enough for a pasted message. */
export const maxSearchLength = 200;

/** A normalised list request: equal requests have equal values. */
export type ListingQuery = FilterValues & {
  search: string | null;
  /**
   * The text as the visitor typed it, kept when search and filters alone lose it: a word was corrected, or the remaining
   * words would be read as other filters.
   */
  typed: string | null;
  page: number;
  page_size: number;
  lang: string | null;
  /** Empty for the default: best match while searching, else newest. */
  ordering: SortValue[];
};

const filters: Record<FilterKey, ValueFormat<unknown>> = filterValues;

export const defaultListingQuery: ListingQuery = {
  search: null,
  typed: null,
  page: 1,
  page_size: defaultPageSize,
  ...parseFilters(() => null, {}),
  lang: null,
  ordering: [],
};

export type QueryInput = URLSearchParams | Record<string, string | string[] | undefined>;

/** Parses the list's query string. Never throws: unreadable values are dropped, others clamped. */
export function parseListingQuery(input: QueryInput): ListingQuery {
  const text = (key: string) => readText(input, key);
  const number = (key: string) => readInteger(text(key));
  const search = normaliseSearch(text('search') ?? '');
  return {
    search,
    typed: normaliseSearch(text('typed') ?? ''),
    page: Math.min(Math.max(number('page') ?? 1, 1), maxPage),
    page_size: readPageSize(number('page_size')),
    ...withTypedPrices(parseFilters(text, input), text),
    lang: readLanguage(text('lang')),
    ordering: readOrdering(text('ordering'), search),
  };
}

/** Normalises a search: collapses white space and control characters, at most 200 characters; null when empty. */
export function normaliseSearch(text: string): string | null {
  const folded = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // Cut by characters: a split surrogate pair would not round-trip through a URL.
  return [...folded].slice(0, maxSearchLength).join('').trim() || null;
}

/** The query string without the question mark. Defaults are omitted and keys sorted, so that each list has one URL. */
export function formatListingQuery(query: Partial<ListingQuery>): string {
  const full = { ...defaultListingQuery, ...query };
  const params = new URLSearchParams();
  const set = (key: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(key, String(value));
  };
  set('search', full.search);
  set('typed', full.typed);
  for (const key of filterKeys) set(key, filters[key].format(full[key]));
  set('lang', full.lang);
  set('ordering', isNaturalOrder(full) ? null : full.ordering.join(','));
  if (full.page !== 1) set('page', full.page);
  if (full.page_size !== defaultPageSize) set('page_size', full.page_size);
  // Unescaped commas are legal in a query and more readable.
  return params.toString().replaceAll('%2C', ',');
}

/** `/properties` with this query; no query for the default list. */
export function listingHref(query: Partial<ListingQuery>): string {
  const text = formatListingQuery(query);
  return text ? `/properties?${text}` : '/properties';
}

/** Whether the order is the default. */
function isNaturalOrder({ ordering, search }: Pick<ListingQuery, 'ordering' | 'search'>): boolean {
  return ordering.length === 0 || (search === null && ordering.join(',') === defaultSort);
}

/** Whether any filter is set; search, order, page and page size are not filters. */
export function hasFilters(query: ListingQuery): boolean {
  return filterKeys.some((key) => isFiltering(query, key));
}

/** Number of pages, at least 1. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

function parseFilters(text: (key: FilterKey) => string | null, input: QueryInput): FilterValues {
  const values = filterKeys.map((key) => [
    key,
    filters[key].parse(filters[key].isList ? readTexts(input, key) : text(key)),
  ]);
  return fromEntries(values);
}

/** Whether this filter is set. */
export function isFiltering(query: ListingQuery, key: FilterKey): boolean {
  return filters[key].format(query[key]) !== '';
}

/**
 * Reads the typed price bounds of the list's form, which browsers without scripts send. They apply unless the price band
 * was changed: `price_was` is the range with which the form was rendered.
 */
function withTypedPrices(values: FilterValues, text: (key: string) => string | null): FilterValues {
  const [from, to] = [typedNumber(text('price_min') ?? ''), typedNumber(text('price_max') ?? '')];
  const was = text('price_was');
  const isBandChanged = was !== null && was !== filterValues.price_range.format(values.price_range);
  if ((!from && !to) || isBandChanged) return values;
  return { ...values, price_range: rangeBetween(from, to) };
}

/** The range between two typed prices, in either order; null is open. */
export function rangeBetween(from: number | null, to: number | null): PriceRange {
  const max = to || null;
  return max !== null && from !== null && from > max ? { min: max, max: from } : { min: from ?? 0, max };
}

function readTexts(input: QueryInput, key: string): string | null {
  const raw = input instanceof URLSearchParams ? input.getAll(key) : input[key];
  return [raw ?? []].flat().join(',').trim() || null;
}

function readText(input: QueryInput, key: string): string | null {
  const raw = input instanceof URLSearchParams ? input.get(key) : input[key];
  const first = Array.isArray(raw) ? raw[0] : raw;
  return first?.trim() || null;
}

function readLanguage(text: string | null): string | null {
  return languages.find((language) => language === text) ?? null;
}

function readOrdering(text: string | null, search: string | null): SortValue[] {
  const values = (text ?? '').split(',', 5).map((part) => part.trim());
  const ordering = [...new Set(values.filter(isSortValue))];
  return isNaturalOrder({ ordering, search }) ? [] : ordering;
}

/** The default for sizes below 1, too: a list of one property per page is useless. */
function readPageSize(size: number | null): number {
  return size === null || size < 1 ? defaultPageSize : Math.min(size, maxPageSize);
}
