import { type RawBuilder, sql } from 'kysely';
import { listingDemands } from '@/lib/search/list-filters';
import type { ListingQuery } from '@/lib/search/listing-query';
import { defaultSort } from '@/lib/search/sort-options';
import type { Access } from './filter-conditions';

type Column = {
  name: string;
  nullable: boolean;
  isText: boolean;
  /** An index starts with the plain column, so it serves ranges and order. */
  hasRangeIndex?: true;
};

/** The column of each sort key. */
const columns: Record<string, Column> = {
  updated_at: { name: 'updated_at', nullable: false, isText: true },
  title: { name: 'title_sort', nullable: false, isText: true },
  low_price: { name: 'price', nullable: true, isText: false, hasRangeIndex: true },
  min_area: { name: 'min_area', nullable: true, isText: false },
  completion_rate: { name: 'completion_rate', nullable: true, isText: false, hasRangeIndex: true },
};

/**
 * The `order by` of a list: unknown values last, id breaks ties so that pages never overlap. Terms match the indexes in
 * `lib/database/catalog-tables`; with `useFilterIndex` they are wrapped so that the planner skips the order's index.
 */
export function listingOrder(query: ListingQuery, access: Access): RawBuilder<unknown> {
  const ranged = rangedOrderColumn(query);
  const terms: RawBuilder<unknown>[] = [];
  const ordering = query.ordering.length > 0 ? query.ordering : [defaultSort];
  for (const value of ordering) {
    const column = columns[value.replace('-', '')];
    if (!column) continue;
    const plain = sql`${sql.ref(`properties.${column.name}`)}`;
    const term = access === 'useFilterIndex' ? wrapped(plain, column) : plain;
    if (column.nullable && column.name !== ranged) terms.push(sql`(${term} is null)`);
    terms.push(inDirection(term, value));
  }
  terms.push(inDirection(sql`properties.id`, ordering.at(-1) ?? ''));
  return sql.join(terms);
}

/**
 * The column by which the list is both sorted and limited to a range, if any: it is never null there, and one index
 * serves both.
 */
export function rangedOrderColumn(query: ListingQuery): string | null {
  if (query.ordering.length !== 1) return null;
  const ordered = columns[query.ordering[0]?.replace('-', '') ?? ''];
  if (!ordered?.hasRangeIndex) return null;
  const isRanged = listingDemands(query).some(
    ({ column, demand }) =>
      column === ordered.name && ('min' in demand || 'max' in demand || 'below' in demand),
  );
  return isRanged ? ordered.name : null;
}

function wrapped(column: RawBuilder<unknown>, { isText }: Column): RawBuilder<unknown> {
  return isText ? sql`(${column} || '')` : sql`(${column} + 0)`;
}

function inDirection(term: RawBuilder<unknown>, value: string): RawBuilder<unknown> {
  return value.startsWith('-') ? sql`${term} desc` : term;
}
