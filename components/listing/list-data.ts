import { type CardRow, cardOf, cardRow } from '@/lib/catalog/lists/card-property';
import type { PropertySummary } from '@/lib/catalog/types';
import type { Choice, FilterPanel, NameChoices } from '@/lib/search/filters/filter-panel';
import { formatListingQuery, type ListingQuery, parseListingQuery } from '@/lib/search/listing-query';
import { fromEntries } from '@/lib/typed-keys';
import type { ListingPage, ListingStart } from './use-listing-page';

/*
 * The data that the page passes to the list. It is in the HTML in addition to the markup, so it is kept small: rows
 * without field names, and only what cards show. As JSON, it is one value to React, which handles an object value by value.
 */

type ChoiceRow = [value: string, label: string, count: number | null];

type ListData = {
  query: string;
  /** Null when the catalogue failed. */
  page: ListingPage<CardRow> | null;
  /** Null when unknown. */
  panel: Record<string, unknown> | null;
};

export function listData(
  query: ListingQuery,
  page: ListingPage<PropertySummary> | null,
  panel: FilterPanel | null,
): string {
  const data: ListData = {
    query: formatListingQuery(query),
    page: page && { ...page, results: page.results.map(cardRow) },
    panel: panel && mapChoices(panel, ({ value, label, count }: Choice): ChoiceRow => [value, label, count]),
  };
  return JSON.stringify(data);
}

/** @param data from `listData` */
export function readListData(data: string): { start: ListingStart; startPanel: FilterPanel | null } {
  const { query: key, page, panel }: ListData = JSON.parse(data);
  const toChoice = ([value, label, count]: ChoiceRow): Choice => ({ value, label, count });
  return {
    start: {
      query: parseListingQuery(new URLSearchParams(key)),
      page: page && { ...page, results: page.results.map(cardOf) },
    },
    startPanel: panel && mapChoices(panel, toChoice),
  };
}

/** The panel with every choice converted by `map`; the caller names the resulting type as `Panel`. */
function mapChoices<From, To, Panel>(panel: object, map: (choice: From) => To): Panel {
  const mapped = ([key, value]: [string, From[] | (NameChoices & { choices: From[] }) | boolean]) => {
    if (key === 'chips') return [key, value];
    if (Array.isArray(value)) return [key, value.map(map)];
    return typeof value === 'boolean' ? [key, value] : [key, { ...value, choices: value.choices.map(map) }];
  };
  return fromEntries(Object.entries(panel).map(mapped));
}
