import { type CardRow, cardOf, cardRow } from '@/lib/catalog/card-property';
import type { ListingAnswer, Page, PropertySummary } from '@/lib/catalog/types';
import type { Choice, FilterPanel, NameChoices } from '@/lib/search/filter-panel';
import { formatListingQuery, type ListingQuery, parseListingQuery } from '@/lib/search/listing-query';
import type { ListingStart } from './use-listing';

/*
 * What the page passes to the list. A page has it in addition to the markup, so it is kept small: without names of
 * fields and what no card shows.
 */

type AnswerExtras = Partial<Omit<ListingAnswer, keyof Page<never>>>;
type ChoiceRow = [value: string, label: string, count: number | null];

export type ListData = {
  query: string;
  /** Null when the catalogue failed. */
  page: (Page<CardRow> & AnswerExtras) | null;
  /** Null when unknown. */
  panel: Record<string, unknown> | null;
};

export function listData(
  query: ListingQuery,
  page: (Page<PropertySummary> & AnswerExtras) | null,
  panel: FilterPanel | null,
): ListData {
  return {
    query: formatListingQuery(query),
    page: page && { ...page, results: page.results.map(cardRow) },
    panel: panel && mapChoices(panel, ({ value, label, count }: Choice): ChoiceRow => [value, label, count]),
  };
}

export function readListData({ query: key, page, panel }: ListData): {
  start: ListingStart;
  startPanel: FilterPanel | null;
} {
  const toChoice = ([value, label, count]: ChoiceRow): Choice => ({ value, label, count });
  return {
    start: {
      query: parseListingQuery(new URLSearchParams(key)),
      page: page && { ...page, results: page.results.map(cardOf) },
    },
    startPanel: panel && (mapChoices(panel, toChoice) as FilterPanel),
  };
}

function mapChoices<From, To>(panel: object, map: (choice: From) => To): Record<string, unknown> {
  const mapped = ([key, value]: [string, unknown]) => {
    if (key === 'chips') return [key, value];
    if (Array.isArray(value)) return [key, value.map(map)];
    const names = value as NameChoices | boolean;
    if (typeof names === 'boolean') return [key, names];
    return [key, { ...names, choices: (names.choices as From[]).map(map) }];
  };
  return Object.fromEntries(Object.entries(panel).map(mapped));
}
