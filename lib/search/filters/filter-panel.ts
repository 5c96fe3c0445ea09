import type { RelationName } from '@/lib/catalog/fields/property-fields';
import type { FilterOption, FilterOptions, OptionList } from '@/lib/catalog/types';
import { recordOf } from '@/lib/typed-keys';
import { hasFilters, type ListingQuery } from '../listing-query';
import type { FacetCounts } from '../rows/facets';
import { namesLike } from '../suggestions/name-search';
import { maxBedrooms } from './bedrooms';
import { communityCode, communitySlug } from './communities';
import { completionBounds, completionStages } from './completion-stages';
import { filterKeys } from './filter-keys.mjs';
import { type FilterKey, type SaleTerm, saleTerms } from './filter-values';
import { formatHandover, handoverLabel } from './handover-months';
import { chipLabels, type Filter, listFilters, optionLabel } from './list-filters';
import {
  formatPriceRange,
  luxuryRanges,
  type PriceRange,
  parsePriceRange,
  priceRangeLabel,
  priceRanges,
} from './price-ranges';

/** A value of a filter as in the URL. The count is of properties it would show; null when unknown. */
export type Choice = { value: string; label: string; count: number | null };

/** The names with the most properties and the chosen one; `total` counts all names. */
export type NameChoices = { choices: Choice[]; total: number };

/** An active filter: its label, and the filter's query value without it. */
export type FilterChip = { filter: FilterKey; label: string; rest: string };

/** The content of a list's filters. Lists are empty when there is nothing to choose from. */
export type FilterPanel = {
  property_type: Choice[];
  price_range: Choice[];
  city: NameChoices;
  district: NameChoices;
  /** Of the chosen district. */
  community: Choice[];
  property_status: Choice[];
  sales_status: Choice[];
  bedrooms: Choice[];
  /** Whether the filter by size is shown. */
  sizes: boolean;
  developer: NameChoices;
  handover: Choice[];
  completion_rate: Choice[];
  /** In form order. */
  chips: FilterChip[];
} & Record<SaleTerm, Choice[]>;

export const nameKinds = ['city', 'district', 'developer'] as const satisfies readonly RelationName[];
export type NameKind = (typeof nameKinds)[number];

const optionsOf = {
  property_type: 'property_types',
  city: 'cities',
  district: 'districts',
  property_status: 'property_statuses',
  sales_status: 'sales_statuses',
  developer: 'developers',
} as const satisfies Record<RelationName, OptionList>;

/** Names shown in the page; the others are found by typing. */
const maxNames: Record<NameKind, number> = { city: 16, district: 12, developer: 12 };
const maxRadios = 24;
const maxCommunities = 48;
const maxYears = 12;

/** All ranges that are counted: the bands of the filter, the bands above them, and a chosen range. */
export function countedRanges({ price_range }: ListingQuery): PriceRange[] {
  const bands = [...priceRanges, ...luxuryRanges].map(({ value }) => parsePriceRange(value));
  return [...bands, price_range].filter((range) => range !== null);
}

export type PanelCounts = {
  /** With the query's filters. */
  chosen: FacetCounts;
  /** Without any filter. */
  all: FacetCounts;
};

/** @param counts null when the source cannot count */
export function filterPanel(
  query: ListingQuery,
  options: FilterOptions,
  counts: PanelCounts | null,
  today: Date,
): FilterPanel {
  const parts = { query, options, counts };
  const radios = (key: RelationName) => namedChoices(parts, key).slice(0, maxRadios);
  const names = (key: NameKind): NameChoices => {
    const all = namedChoices(parts, key);
    const shown = all.slice(0, maxNames[key]);
    const chosen = all.find(({ value }) => value === String(query[key]));
    return { choices: !chosen || shown.includes(chosen) ? shown : [...shown, chosen], total: all.length };
  };
  return {
    property_type: radios('property_type'),
    price_range: priceChoices(query, counts),
    city: names('city'),
    district: names('district'),
    community: communityChoices(parts),
    property_status: radios('property_status'),
    sales_status: radios('sales_status'),
    bedrooms: bedroomChoices(query, counts),
    sizes: counts?.all.hasSizes ?? false,
    developer: names('developer'),
    handover: handoverChoices(query, counts, today),
    completion_rate: stageChoices(query, counts),
    ...recordOf(saleTerms, (term) => termChoices(query, counts, term)),
    chips: filterChips(query, options),
  };
}

/** The names of a filter that a text may mean, at most `limit`, those with properties first. */
export function searchNames(
  kind: NameKind,
  text: string,
  limit: number,
  parts: { query: ListingQuery; options: FilterOptions; counts: PanelCounts | null },
): { count: number; results: Choice[] } {
  const isLike = namesLike(text);
  const found = namedChoices(parts, kind).filter(({ label }) => isLike(label));
  const shown = found.filter(({ count }) => count !== 0);
  const empty = found.filter(({ count }) => count === 0);
  return { count: found.length, results: [...shown, ...empty].slice(0, limit) };
}

/** Active filters in form order. Without options, names fall back to "No. 7". */
export function filterChips(query: ListingQuery, options: FilterOptions | null): FilterChip[] {
  const filters: Record<FilterKey, Filter<unknown>> = listFilters;
  return filterKeys.flatMap((filter) =>
    filters[filter]
      .chips(query[filter], options)
      .map(({ label, rest }) => ({ filter, label, rest: filters[filter].format(rest) })),
  );
}

type Parts = { query: ListingQuery; options: FilterOptions; counts: PanelCounts | null };

/** Names with the most properties first; the districts are those of the chosen city, or all where no city is known. */
function namedChoices({ query, options, counts }: Parts, key: RelationName): Choice[] {
  const list: readonly (FilterOption & { city_id?: number | null })[] = options[optionsOf[key]];
  const isOfCity = key === 'district' && query.city !== null;
  const fitting =
    isOfCity && options.districts.some(({ city_id }) => city_id !== null)
      ? list.filter(({ id, city_id }) => city_id === query.city || id === query.district)
      : list;
  // Without filters the options' own counts apply. Some backends without counts send 0 for all of them.
  const isCounted = counts === null && isWhole(query) && list.some(({ count }) => (count ?? 0) > 0);
  const byPopularity = [...fitting].sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return (key === 'property_type' ? fitting : byPopularity).map(({ id, name, count }) => ({
    value: String(id),
    label: optionLabel(name),
    count: counts ? (counts.chosen.relations[key].get(id) ?? 0) : isCounted ? count : null,
  }));
}

/** The communities with the most properties, by name; others are found by searching. */
function communityChoices({ query, options, counts }: Parts): Choice[] {
  const { district } = query;
  // There are thousands, so they are offered only for a chosen district.
  const communities = district === null ? [] : (options.communities ?? []);
  const slug = query.community === null ? null : communitySlug(query.community);
  const ofDistrict = communities
    .filter(({ district_id }) => district_id === district)
    .toSorted((a, b) => Number(b.slug === slug) - Number(a.slug === slug) || b.count - a.count)
    .slice(0, maxCommunities)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map((one) => ({
      value: one.slug,
      label: one.name,
      count: counts ? (counts.chosen.communities.get(communityCode(one.slug)) ?? 0) : null,
    }));
  if (slug === null || ofDistrict.some(({ value }) => value === slug)) return ofDistrict;
  const [label = ''] = chipLabels(query, ['community'], options);
  return [{ value: slug, label, count: null }, ...ofDistrict];
}

function isWhole(query: ListingQuery): boolean {
  return query.search === null && !hasFilters(query);
}

function priceChoices({ price_range }: ListingQuery, counts: PanelCounts | null): Choice[] {
  const chosen = price_range && formatPriceRange(price_range);
  if (counts?.all.prices.every((count) => count === 0) && chosen === null) return [];
  const bands = [...priceRanges, ...luxuryRanges].map(
    ({ value, label }, index): Choice => ({ value, label, count: counts?.chosen.prices[index] ?? null }),
  );
  const isChosen = ({ value }: Choice) => value === chosen;
  const luxury = bands.slice(priceRanges.length).filter((band) => (band.count ?? 0) > 0 || isChosen(band));
  // One band alone would repeat "Over AED 5M".
  const isSplit = luxury.length > 1 || luxury.some(isChosen);
  const choices = [...bands.slice(0, priceRanges.length), ...(isSplit ? luxury : [])];
  if (!price_range || chosen === null || choices.some(isChosen)) return choices;
  const own = {
    value: chosen,
    label: priceRangeLabel(price_range),
    count: counts?.chosen.prices.at(-1) ?? null,
  };
  return [own, ...choices];
}

/** Numbers of bedrooms that occur; none for a backend without counts, which may not support the filter. */
function bedroomChoices({ bedrooms }: ListingQuery, counts: PanelCounts | null): Choice[] {
  return Array.from({ length: maxBedrooms + 1 }, (_, rooms) => rooms)
    .filter((rooms) => (counts?.all.bedrooms[rooms] ?? 0) > 0 || bedrooms.includes(rooms))
    .map((rooms) => ({
      value: String(rooms),
      label: rooms === 0 ? 'Studio' : rooms === maxBedrooms ? `${rooms}+` : String(rooms),
      count: counts?.chosen.bedrooms[rooms] ?? null,
    }));
}

/** Years of handover, from the current one on. */
function handoverChoices({ handover }: ListingQuery, counts: PanelCounts | null, today: Date): Choice[] {
  const chosen = handover && formatHandover(handover);
  const thisYear = today.getUTCFullYear();
  const years = counts
    ? [...counts.all.handovers.keys()].filter((year) => year >= thisYear).sort((a, b) => a - b)
    : [];
  const choices = years.slice(0, maxYears).map((year) => ({
    value: String(year),
    label: String(year),
    count: counts?.chosen.handovers.get(year) ?? 0,
  }));
  if (!handover || chosen === null || choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: handoverLabel(handover), count: null }, ...choices];
}

function stageChoices({ completion_rate }: ListingQuery, counts: PanelCounts | null): Choice[] {
  if (counts?.all.stages.every((count) => count === 0) && completion_rate === null) return [];
  const chosen = completion_rate === null ? null : completionBounds(completion_rate).min;
  return completionStages.map(({ value, label }, index) => ({
    // The chosen value may be any rate of the stage.
    value: String(value === chosen ? completion_rate : value),
    label: `${label} (${value}%)`,
    count: counts?.chosen.stages[index] ?? null,
  }));
}

const termLabels: Record<SaleTerm, string> = {
  payment_plan: 'Payment plan',
  post_delivery: 'Post-delivery payment plan',
  guarantee_rental_guarantee: 'Rental guarantee',
};

function termChoices(query: ListingQuery, counts: PanelCounts | null, term: SaleTerm): Choice[] {
  if (counts?.all[term] === 0 && !query[term]) return [];
  return [{ value: 'true', label: termLabels[term], count: counts?.chosen[term] ?? null }];
}
