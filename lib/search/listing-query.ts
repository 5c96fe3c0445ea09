import { formatPriceRange, type PriceRange, parsePriceRange } from './price-ranges';
import { defaultSort, isSortValue, type SortValue } from './sort-options';

export const pageSizes = [12, 24, 36, 48] as const;
export const defaultPageSize = 12;
const maxPageSize = 48;
/** Beyond this no catalogue has pages; it keeps offsets within what every database can count. */
const maxPage = 1_000_000;
export const maxSearchLength = 100;
const maxId = 2_147_483_647;

/** One request to the property list, normalised: the same wish always makes the same value. */
export type ListingQuery = {
  search: string | null;
  page: number;
  page_size: number;
  property_type: number[];
  property_status: number[];
  sales_status: number[];
  price_range: PriceRange | null;
  city: number | null;
  district: number | null;
  developer: number | null;
  /** A stage of construction, see completion-stages. */
  completion_rate: number | null;
  /** Plain lower bound, for links such as the footer's. */
  completion_rate__gte: number | null;
  post_delivery: boolean | null;
  guarantee_rental_guarantee: boolean | null;
  lang: string | null;
  ordering: SortValue[];
};

export const defaultListingQuery: ListingQuery = {
  search: null,
  page: 1,
  page_size: defaultPageSize,
  property_type: [],
  property_status: [],
  sales_status: [],
  price_range: null,
  city: null,
  district: null,
  developer: null,
  completion_rate: null,
  completion_rate__gte: null,
  post_delivery: null,
  guarantee_rental_guarantee: null,
  lang: null,
  ordering: [defaultSort],
};

export type QueryInput = URLSearchParams | Record<string, string | string[] | undefined>;

/**
 * Reads the list's query string. Never fails: what cannot be read is dropped, what is out of range is
 * clamped (specification, section 5, "URL parsing").
 */
export function parseListingQuery(input: QueryInput): ListingQuery {
  const text = (key: string) => readText(input, key);
  const number = (key: string) => readInteger(text(key));
  return {
    search: normaliseSearch(text('search') ?? ''),
    page: clamp(number('page') ?? 1, 1, maxPage),
    page_size: clamp(number('page_size') ?? defaultPageSize, 1, maxPageSize),
    property_type: readIds(text('property_type')),
    property_status: readIds(text('property_status')),
    sales_status: readIds(text('sales_status')),
    price_range: parsePriceRange(text('price_range') ?? ''),
    city: readId(text('city')),
    district: readId(text('district')),
    developer: readId(text('developer')),
    completion_rate: readRate(number('completion_rate')),
    completion_rate__gte: readRate(number('completion_rate__gte')),
    post_delivery: readFlag(text('post_delivery')),
    guarantee_rental_guarantee: readFlag(text('guarantee_rental_guarantee')),
    lang: readLanguage(text('lang')),
    ordering: readOrdering(text('ordering')),
  };
}

/**
 * The search a text stands for: white space and control characters folded, at most 100 characters; null when
 * nothing is left.
 */
export function normaliseSearch(text: string): string | null {
  const folded = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // Counted in characters: a cut through a surrogate pair would not survive its way through an address.
  return [...folded].slice(0, maxSearchLength).join('').trim() || null;
}

/**
 * The query string of a list, without the question mark. Empty values and defaults are left out and keys
 * stand in one order, so that one list has one address.
 */
export function formatListingQuery(query: Partial<ListingQuery>): string {
  const full = { ...defaultListingQuery, ...query };
  const params = new URLSearchParams();
  const set = (key: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(key, String(value));
  };
  set('search', full.search);
  set('property_type', full.property_type.join(','));
  set('property_status', full.property_status.join(','));
  set('sales_status', full.sales_status.join(','));
  set('price_range', full.price_range && formatPriceRange(full.price_range));
  set('city', full.city);
  set('district', full.district);
  set('developer', full.developer);
  set('completion_rate', full.completion_rate);
  set('completion_rate__gte', full.completion_rate__gte);
  set('post_delivery', full.post_delivery ? 'true' : null);
  set('guarantee_rental_guarantee', full.guarantee_rental_guarantee ? 'true' : null);
  set('lang', full.lang);
  const ordering = full.ordering.join(',');
  if (ordering !== defaultSort) set('ordering', ordering);
  if (full.page !== 1) set('page', full.page);
  if (full.page_size !== defaultPageSize) set('page_size', full.page_size);
  // Commas separate ids; they are legal in a query and read better unescaped.
  return params.toString().replaceAll('%2C', ',');
}

/** `/properties` with this query; the bare path when everything is at its default. */
export function listingHref(query: Partial<ListingQuery>, path = '/properties'): string {
  const text = formatListingQuery(query);
  return text ? `${path}?${text}` : path;
}

/** True when any filter narrows the list; search, order, page and page size are not filters. */
export function hasFilters(query: ListingQuery): boolean {
  const { search, ordering, page, page_size, lang, ...filters } = query;
  return Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
}

/** Number of pages; at least 1, so that an empty list still has its first page. */
export function pageCount(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

function readText(input: QueryInput, key: string): string | null {
  const raw = input instanceof URLSearchParams ? input.get(key) : input[key];
  const first = Array.isArray(raw) ? raw[0] : raw;
  return first?.trim() || null;
}

function readInteger(text: string | null): number | null {
  if (text === null || !/^-?\d{1,15}$/.test(text)) return null;
  return Number.parseInt(text, 10);
}

function readId(text: string | null): number | null {
  const id = readInteger(text);
  return id !== null && id > 0 && id <= maxId ? id : null;
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',', 50).map((part) => readId(part.trim()));
  return [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b);
}

function readRate(rate: number | null): number | null {
  return rate === null ? null : clamp(rate, 0, 100);
}

/** Only an affirmed flag filters: "false" asks for nothing. */
function readFlag(text: string | null): true | null {
  return text === 'true' || text === '1' ? true : null;
}

function readLanguage(text: string | null): string | null {
  return text !== null && ['en', 'ar', 'fa'].includes(text) ? text : null;
}

function readOrdering(text: string | null): SortValue[] {
  const values = (text ?? '').split(',', 5).map((part) => part.trim());
  const known = [...new Set(values.filter(isSortValue))];
  return known.length > 0 ? known : [defaultSort];
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
