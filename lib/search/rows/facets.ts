import { eachRelation, type RelationName } from '@/lib/catalog/fields/property-fields';
import { recordOf } from '@/lib/typed-keys';
import { maxBedrooms } from '../filters/bedrooms';
import { completionBounds, completionStages } from '../filters/completion-stages';
import { filterKeys } from '../filters/filter-keys.mjs';
import { type FilterKey, type SaleTerm, saleTerms } from '../filters/filter-values';
import { homeFilters, listFilters } from '../filters/list-filters';
import type { PriceRange } from '../filters/price-ranges';
import type { ListingQuery } from '../listing-query';
import { countEach, countRanges, type Range } from './column-counts';
import { type FacetTable, rowsPassingExcept, shownRows } from './filtered-rows';

/** Numbers of properties that each value of a filter would show, with all other filters of the query applied. */
export type FacetCounts = {
  relations: Record<RelationName, Map<number, number>>;
  /** By code; only within a chosen district, because there are thousands. */
  communities: Map<number, number>;
  /** By number of bedrooms, studios first; the last counts that many and more. */
  bedrooms: number[];
  /** In the order of the given ranges. */
  prices: number[];
  /** By year. */
  handovers: Map<number, number>;
  /** In the order of `completionStages`. */
  stages: number[];
  /** Whether the size of any property is known. */
  hasSizes: boolean;
} & Record<SaleTerm, number>;

/**
 * Filters that are ignored while one is counted: choosing another city drops the chosen district, and either drops the
 * community. Bedrooms and prices are counted together.
 */
const ignoredWith: Partial<Record<FilterKey, readonly FilterKey[]>> = {
  city: ['city', 'district', 'community'],
  district: ['district', 'community'],
  price_range: homeFilters,
  bedrooms: homeFilters,
};

type Members = { has(id: number): boolean };

/**
 * Counts published properties per filter value, with all other filters of `query` applied.
 * @param now in seconds since 1970
 * @param only limits the count to these properties, for a search
 */
export function countFacets(
  table: FacetTable,
  query: ListingQuery,
  prices: readonly PriceRange[],
  now: number,
  only: Members | null = null,
): FacetCounts {
  const ignoredFor = (key: FilterKey) => ignoredWith[key] ?? [key];
  const rows = among(shownRows(table, now), table, only);
  const passing = rowsPassingExcept(rows, table, query, filterKeys.map(ignoredFor));
  const rowsOf = (key: FilterKey) => passing(ignoredFor(key));
  const inRanges = (key: FilterKey, ranges: Range[]) =>
    countRanges(table.columns[listFilters[key].column], rowsOf(key), ranges);
  const byValue = (key: FilterKey) => countEach(table.columns[listFilters[key].column], rowsOf(key));
  return {
    relations: eachRelation(byValue),
    communities: query.district === null ? new Map() : byValue('community'),
    bedrooms: countBedrooms(table, rowsOf('bedrooms'), query.price_range),
    prices: countPrices(table, rowsOf('price_range'), prices, query.bedrooms),
    handovers: byYear(byValue('handover')),
    stages: inRanges(
      'completion_rate',
      completionStages.map(({ value }) => completionBounds(value)),
    ),
    ...recordOf(saleTerms, (term) => byValue(term).get(1) ?? 0),
    hasSizes: table.columns.max_area.known > 0,
  };
}

/** Sums counts by month, such as 202612. */
function byYear(months: Map<number, number>): Map<number, number> {
  const years = new Map<number, number>();
  for (const [month, count] of months) {
    const year = Math.floor(month / 100);
    years.set(year, (years.get(year) ?? 0) + count);
  }
  return years;
}

/** Number of rows per number of bedrooms, of homes in the range if there is one. */
function countBedrooms(
  { columns, homePrices }: FacetTable,
  rows: Int32Array,
  prices: PriceRange | null,
): number[] {
  if (prices) return homePrices.countBedrooms(rows, prices);
  const byMask = [...countEach(columns.bedrooms_mask, rows)];
  return Array.from({ length: maxBedrooms + 1 }, (_, count) =>
    sum(byMask.map(([mask, found]) => (mask & (1 << count) ? found : 0))),
  );
}

/** Number of rows per range, of homes with one of these numbers of bedrooms if there are any. */
function countPrices(
  { columns, homePrices }: FacetTable,
  rows: Int32Array,
  ranges: readonly PriceRange[],
  bedrooms: readonly number[],
): number[] {
  if (bedrooms.length > 0) return homePrices.countRanges(rows, ranges, bedrooms);
  return countRanges(
    columns.price,
    rows,
    ranges.map(({ min, max }) => (max === null ? { min } : { min, max })),
  );
}

function among(rows: Int32Array, { ids }: FacetTable, only: Members | null): Int32Array {
  return only === null ? rows : rows.filter((row) => only.has(ids[row] ?? 0));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
