import { type RawBuilder, sql } from 'kysely';
import type { ListingQuery } from '@/lib/search/listing-query';
import { defaultSort, type SortValue } from '@/lib/search/sort-options';
import type { ListingTable } from './listing-table';
import type { NumberTerm } from './number-order';

type Column =
  | { isText: true; name: string; isUnknown: RawBuilder<unknown> | null }
  | { isText: false; name: keyof ListingTable['columns'] };

/** The column of each sort key. */
const columns: Record<string, Column> = {
  updated_at: { isText: true, name: 'recency', isUnknown: sql`(recency < '0001')` },
  title: { isText: true, name: 'title_sort', isUnknown: null },
  low_price: { isText: false, name: 'price' },
  min_area: { isText: false, name: 'min_area' },
  completion_rate: { isText: false, name: 'completion_rate' },
};

/** The order as columns of the listing table; null when it needs a text column. */
export function numberTerms({ ordering }: Ordered, table: ListingTable): NumberTerm[] | null {
  const terms: NumberTerm[] = [];
  for (const { column, isDescending } of sortTerms(ordering)) {
    if (column.isText) return null;
    terms.push({ column: table.columns[column.name], isDescending });
  }
  return terms;
}

/** The `order by` of a list: unknown values last, id breaks ties so that pages never overlap. */
export function listingOrder({ ordering }: Ordered): RawBuilder<unknown> {
  const inDirection = (name: string, isDescending: boolean) =>
    isDescending ? sql`${sql.ref(name)} desc` : sql.ref(name);
  const terms = sortTerms(ordering).flatMap(({ column, isDescending }) => [
    ...unknownLast(column, isDescending),
    inDirection(column.name, isDescending),
  ]);
  return sql.join([...terms, inDirection('id', sortTerms(ordering).at(-1)?.isDescending ?? false)]);
}

/**
 * SQL order among equal matches: featured, month of the property's own date, has a picture, date. The index
 * `properties_by_rank` has the same terms.
 */
export function matchOrder() {
  return sql.raw(
    '(featured_rank is null), featured_rank, substr(recency, 1, 7) desc, (cover_image is null), recency desc, id desc',
  );
}

function unknownLast(column: Column, isDescending: boolean): RawBuilder<unknown>[] {
  if (!column.isText) return [sql`(${sql.ref(column.name)} is null)`];
  // Unknown dates come before all others, so that the descending order can use the index.
  return column.isUnknown && !isDescending ? [column.isUnknown] : [];
}

type Ordered = Pick<ListingQuery, 'ordering'>;

function sortTerms(ordering: readonly SortValue[]): { column: Column; isDescending: boolean }[] {
  return (ordering.length > 0 ? ordering : [defaultSort]).flatMap((value) => {
    const column = columns[value.replace('-', '')];
    return column ? [{ column, isDescending: value.startsWith('-') }] : [];
  });
}
