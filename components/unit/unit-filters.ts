import { type PriceRange, parsePriceRange, priceRanges } from '@/lib/search/price-ranges';
import type { UnitSummary } from './unit-summary';

export const unitSorts = [
  { value: 'price', label: 'Price' },
  { value: 'area', label: 'Area' },
  { value: 'bedrooms', label: 'Bedrooms' },
  { value: 'unit_id', label: 'Unit ID' },
] as const;
export type UnitSort = (typeof unitSorts)[number]['value'];

/** The last choice of the bedroom filter stands for this many and more. */
export const manyBedrooms = 5;

export type UnitFilters = {
  /** Matches apartment_id or apt_no. */
  q: string;
  /** 0 is a studio, 5 is five and more, null is all. */
  bedrooms: number | null;
  /** A value of the price bands, or null for any price. */
  price: string | null;
  sort: UnitSort;
  order: 'asc' | 'desc';
  view: 'grid' | 'list';
};

export const defaultUnitFilters: UnitFilters = {
  q: '',
  bedrooms: null,
  price: null,
  sort: 'price',
  order: 'asc',
  view: 'grid',
};

const maxQueryLength = 100;

/** Reads the query string of the units page. Never fails: what is unknown falls to the default. */
export function parseUnitFilters(search: string): UnitFilters {
  const params = new URLSearchParams(search);
  const bedrooms = /^[0-5]$/.exec(params.get('bedrooms')?.replace('+', '').trim() ?? '');
  const price = params.get('price');
  return {
    q: (params.get('q') ?? '').slice(0, maxQueryLength),
    bedrooms: bedrooms ? Number(bedrooms[0]) : null,
    price: priceRanges.find((range) => range.value === price)?.value ?? null,
    sort: unitSorts.find((sort) => sort.value === params.get('sort'))?.value ?? 'price',
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The query string with its question mark, empty when everything is at its default. Foreign keys are kept. */
export function formatUnitFilters(filters: UnitFilters, search = ''): string {
  const params = new URLSearchParams(search);
  for (const [key, fallback] of Object.entries(defaultUnitFilters)) {
    const value = filters[key as keyof UnitFilters];
    if (value === fallback) params.delete(key);
    else params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The units that match, in order. Units without the sorted figure come last in either direction. */
export function filterUnits(units: readonly UnitSummary[], filters: UnitFilters): UnitSummary[] {
  const words = fold(filters.q);
  const band = filters.price ? parsePriceRange(filters.price) : null;
  return units
    .filter(
      (unit) =>
        (!words || fold(unit.apartment_id).includes(words) || fold(unit.apt_no ?? '').includes(words)) &&
        matchesBedrooms(unit.apartment_type_id, filters.bedrooms) &&
        (!band || inBand(unit.price, band)),
    )
    .sort((a, b) => compareUnits(a, b, filters.sort, filters.order === 'asc' ? 1 : -1));
}

/** Choices of the bedroom filter; "Studio" only where there is one. */
export function bedroomOptions(units: readonly UnitSummary[]): { value: number; label: string }[] {
  const counts = [1, 2, 3, 4].map((count) => ({ value: count, label: String(count) }));
  const studio = units.some((unit) => unit.apartment_type_id === 0) ? [{ value: 0, label: 'Studio' }] : [];
  return [...studio, ...counts, { value: manyBedrooms, label: `${manyBedrooms}+` }];
}

/** The price bands that hold a unit, and the chosen one, so that the filter always shows its own state. */
export function priceBandOptions(units: readonly UnitSummary[], chosen: string | null) {
  return priceRanges.filter(({ value }) => {
    const band = parsePriceRange(value);
    return value === chosen || (band && units.some((unit) => inBand(unit.price, band)));
  });
}

function matchesBedrooms(bedrooms: number | null, wanted: number | null): boolean {
  if (wanted === null) return true;
  if (bedrooms === null) return false;
  return wanted >= manyBedrooms ? bedrooms >= manyBedrooms : bedrooms === wanted;
}

/** The upper bound belongs to the next band, so that a unit stands in one band only. 0 is no price. */
function inBand(price: number | null, { min, max }: PriceRange): boolean {
  return !!price && price >= min && (max === null || price < max);
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}

// Unit 99 comes before unit 101, and A-9 before A-10.
const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareUnits(a: UnitSummary, b: UnitSummary, sort: UnitSort, direction: 1 | -1): number {
  const byName = natural.compare(a.apartment_id, b.apartment_id);
  if (sort === 'unit_id') return byName * direction;
  const [left, right] = [figure(a, sort), figure(b, sort)];
  if (left === right) return byName;
  if (left === null) return 1;
  if (right === null) return -1;
  return (left - right) * direction;
}

function figure(unit: UnitSummary, sort: Exclude<UnitSort, 'unit_id'>): number | null {
  if (sort === 'bedrooms') return unit.apartment_type_id;
  return (sort === 'price' ? unit.price : unit.area) || null;
}
