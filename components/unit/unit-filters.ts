import type { UnitSummary } from '@/components/catalog/unit-summary';
import { type UnitView, unitViews } from '@/lib/catalog/units/unit-views';
import { type PriceRange, parsePriceRange, priceRanges } from '@/lib/search/filters/price-ranges';
import { fromEntries, keysOf } from '@/lib/typed-keys';

export const unitSorts = [
  { value: 'price', label: 'Price' },
  { value: 'area', label: 'Area' },
  { value: 'bedrooms', label: 'Bedrooms' },
  { value: 'unit_id', label: 'Unit ID' },
] as const;
export type UnitSort = (typeof unitSorts)[number]['value'];

/** The last bedroom choice means this many and more. */
const manyBedrooms = 5;

export const maxQueryLength = 100;

/** A query parameter of the units page. */
type Setting<Value> = {
  /** Default for missing or unknown values; omitted from the URL. */
  fallback: Value;
  read(text: string): Value;
  /** For filters: creates the test of a unit, once per value. */
  narrow?(value: Value): (unit: UnitSummary) => boolean;
};

/** All query parameters of the units page; filtering, URL and Clear Filters are derived from it. */
export const unitSettings = {
  /** Matches apartment_id or apt_no. */
  q: setting({
    fallback: '',
    read: (text) => text.slice(0, maxQueryLength),
    narrow: (text) => {
      const words = lowerCased(text);
      return (unit) =>
        lowerCased(unit.apartment_id).includes(words) || lowerCased(unit.apt_no ?? '').includes(words);
    },
  }),
  /** 0 is a studio, 5 is five and more, null is all. */
  bedrooms: setting<number | null>({
    fallback: null,
    read: (text) => {
      const bedrooms = /^[0-5]$/.exec(text.replace('+', '').trim());
      return bedrooms ? Number(bedrooms[0]) : null;
    },
    narrow: (wanted) => (unit) => matchesBedrooms(unit.apartment_type_id, wanted),
  }),
  /** A value of the price bands, or null for any price. */
  price: setting<string | null>({
    fallback: null,
    read: (text) => priceRanges.find(({ value }) => value === text)?.value ?? null,
    narrow: (value) => {
      const band = parsePriceRange(value ?? '');
      return (unit) => !band || inBand(unit.price, band);
    },
  }),
  /** The unit's view; the `view` parameter is grid or list. */
  outlook: setting<UnitView | null>({
    fallback: null,
    read: (text) => unitViews.find(({ value }) => value === text)?.value ?? null,
    narrow: (view) => (unit) => unit.view === view,
  }),
  sort: setting<UnitSort>({
    fallback: 'price',
    read: (text) => unitSorts.find(({ value }) => value === text)?.value ?? 'price',
  }),
  order: setting<'asc' | 'desc'>({
    fallback: 'asc',
    read: (text) => (text === 'desc' ? 'desc' : 'asc'),
  }),
  view: setting<'grid' | 'list'>({
    fallback: 'grid',
    read: (text) => (text === 'list' ? 'list' : 'grid'),
  }),
};

type Key = keyof typeof unitSettings;
type ValueOf<S> = S extends Setting<infer Value> ? Value : never;
export type UnitFilters = { [K in Key]: ValueOf<(typeof unitSettings)[K]> };

export const unitFilterKeys = keysOf(unitSettings);
/** Parameters that filter. */
export const narrowingKeys = unitFilterKeys.filter((key) => unitSettings[key].narrow);

/** Parameters reset by Clear Filters; order and layout stay. */
export const clearedUnitFilters = valuesOf<Partial<UnitFilters>>(
  narrowingKeys,
  (key) => unitSettings[key].fallback,
);

/** Parses the query string of the units page. Never throws: unknown values become the default. */
export function parseUnitFilters(search: string): UnitFilters {
  const params = new URLSearchParams(search);
  return valuesOf<UnitFilters>(unitFilterKeys, (key) => unitSettings[key].read(params.get(key) ?? ''));
}

/** The query string with its question mark, empty for the defaults. Unknown parameters are kept. */
export function formatUnitFilters(filters: UnitFilters, search = ''): string {
  const params = new URLSearchParams(search);
  for (const key of unitFilterKeys) {
    if (filters[key] === unitSettings[key].fallback) params.delete(key);
    else params.set(key, String(filters[key]));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Matching units, sorted; unknown values last in both directions. */
export function filterUnits(units: readonly UnitSummary[], filters: UnitFilters): UnitSummary[] {
  const all: Record<Key, Setting<unknown>> = unitSettings;
  const tests = narrowingKeys
    .filter((key) => filters[key] !== all[key].fallback)
    .map((key) => all[key].narrow?.(filters[key]));
  return units
    .filter((unit) => tests.every((test) => test?.(unit)))
    .sort((a, b) => compareUnits(a, b, filters.sort, filters.order === 'asc' ? 1 : -1));
}

/** Bedroom choices; "Studio" only when there is one. */
export function bedroomOptions(units: readonly UnitSummary[]): { value: number; label: string }[] {
  const counts = [1, 2, 3, 4].map((count) => ({ value: count, label: String(count) }));
  const studio = units.some((unit) => unit.apartment_type_id === 0) ? [{ value: 0, label: 'Studio' }] : [];
  return [...studio, ...counts, { value: manyBedrooms, label: `${manyBedrooms}+` }];
}

/** Views of the units and the selected one; empty without known views. */
export function viewOptions(units: readonly UnitSummary[], chosen: UnitView | null) {
  return unitViews.filter(({ value }) => value === chosen || units.some((unit) => unit.view === value));
}

/** Price bands with units, and the chosen one, so that the filter shows its state. */
export function priceBandOptions(units: readonly UnitSummary[], chosen: string | null) {
  return priceRanges.filter(({ value }) => {
    const band = parsePriceRange(value);
    return value === chosen || (band && units.some((unit) => inBand(unit.price, band)));
  });
}

function setting<Value>(given: Setting<Value>): Setting<Value> {
  return given;
}

function valuesOf<Values>(keys: Key[], value: (key: Key) => unknown): Values {
  return fromEntries(keys.map((key) => [key, value(key)]));
}

function matchesBedrooms(bedrooms: number | null, wanted: number | null): boolean {
  if (wanted === null) return true;
  if (bedrooms === null) return false;
  return wanted >= manyBedrooms ? bedrooms >= manyBedrooms : bedrooms === wanted;
}

/** The upper bound belongs to the next band, so that bands do not overlap. 0 means no price. */
function inBand(price: number | null, { min, max }: PriceRange): boolean {
  return !!price && price >= min && (max === null || price < max);
}

function lowerCased(text: string): string {
  return text.trim().toLowerCase();
}

let collator: Intl.Collator | undefined;

/** Natural order: unit 99 before 101, A-9 before A-10. Intl is loaded at its first use, which takes a phone a while. */
function byName(a: UnitSummary, b: UnitSummary): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a.apartment_id, b.apartment_id);
}

function compareUnits(a: UnitSummary, b: UnitSummary, sort: UnitSort, direction: 1 | -1): number {
  if (sort === 'unit_id') return byName(a, b) * direction;
  const [left, right] = [figure(a, sort), figure(b, sort)];
  if (left === right) return byName(a, b);
  if (left === null) return 1;
  if (right === null) return -1;
  return (left - right) * direction;
}

function figure(unit: UnitSummary, sort: Exclude<UnitSort, 'unit_id'>): number | null {
  if (sort === 'bedrooms') return unit.apartment_type_id;
  return (sort === 'price' ? unit.price : unit.area) || null;
}
