import { type RawBuilder, sql } from 'kysely';
import type { ListingQuery } from '@/lib/search/listing-query';
import type { Access } from './listing-filters';

type Column = { name: string; nullable: boolean; isText: boolean };

/** The column behind each name of an order. */
const columns: Record<string, Column> = {
  updated_at: { name: 'updated_at', nullable: false, isText: true },
  title: { name: 'title_sort', nullable: false, isText: true },
  low_price: { name: 'price', nullable: true, isText: false },
  min_area: { name: 'min_area', nullable: true, isText: false },
  completion_rate: { name: 'completion_rate', nullable: true, isText: false },
};

/**
 * The `order by` of a list: unknown values last in both directions, the id as the last word so that pages never
 * overlap. Its terms are those of the indexes in `lib/database/catalog-tables`. `useFilterIndex` access comes by a filter
 * and sorts what it found, so there the terms are veiled from the planner.
 */
export function listingOrder(query: ListingQuery, access: Access): RawBuilder<unknown> {
  const ranged = rangedOrderColumn(query);
  const terms: RawBuilder<unknown>[] = [];
  for (const value of query.ordering) {
    const column = columns[value.replace('-', '')];
    if (!column) continue;
    const plain = sql`${sql.ref(`properties.${column.name}`)}`;
    const term = access === 'useFilterIndex' ? veiled(plain, column) : plain;
    if (column.nullable && column.name !== ranged) terms.push(sql`(${term} is null)`);
    terms.push(inDirection(term, value));
  }
  terms.push(inDirection(sql`properties.id`, query.ordering.at(-1) ?? ''));
  return sql.join(terms);
}

/**
 * The one column by which the list is both ordered and limited to a range, if there is one: it cannot be
 * unknown there, and an index that begins with it serves both.
 */
export function rangedOrderColumn(query: ListingQuery): string | null {
  if (query.ordering.length !== 1) return null;
  const name = columns[query.ordering[0]?.replace('-', '') ?? '']?.name;
  if (name === 'price' && query.price_range) return name;
  const hasStage = query.completion_rate !== null || query.completion_rate__gte !== null;
  return name === 'completion_rate' && hasStage ? name : null;
}

function veiled(column: RawBuilder<unknown>, { isText }: Column): RawBuilder<unknown> {
  return isText ? sql`(${column} || '')` : sql`(${column} + 0)`;
}

function inDirection(term: RawBuilder<unknown>, value: string): RawBuilder<unknown> {
  return value.startsWith('-') ? sql`${term} desc` : term;
}
