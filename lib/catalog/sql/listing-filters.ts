import { type Expression, type SqlBool, sql } from 'kysely';
import { completionBounds } from '@/lib/search/completion-stages';
import { searchWords } from '@/lib/search/fold';
import type { ListingQuery } from '@/lib/search/listing-query';
import { contains } from './like';
import { isPublished } from './published';

/** `indexed` lets the planner go in by an index of a filter; `walked` keeps it on the index of the order. */
export type Access = 'indexed' | 'walked';

const searchText = sql.ref('properties.search_text');

/** What a listing has to satisfy: published, and every filter and search word of the query. */
export function listingFilters(query: ListingQuery, access: Access): Expression<SqlBool>[] {
  const column = (name: string) =>
    access === 'indexed' ? sql`${sql.ref(`properties.${name}`)}` : sql`${sql.ref(`properties.${name}`)} + 0`;
  const conditions: Expression<SqlBool>[] = [isPublished()];
  const equals = (name: string, value: number | null) => {
    if (value !== null) conditions.push(sql<SqlBool>`${column(name)} = ${value}`);
  };
  const oneOf = (name: string, ids: number[]) => {
    if (ids.length > 0) conditions.push(sql<SqlBool>`${column(name)} in (${sql.join(ids)})`);
  };
  const atLeast = (name: string, value: number | null) => {
    if (value !== null) conditions.push(sql<SqlBool>`${column(name)} >= ${value}`);
  };

  equals('district_id', query.district);
  equals('developer_id', query.developer);
  equals('city_id', query.city);
  oneOf('property_type_id', query.property_type);
  oneOf('property_status_id', query.property_status);
  oneOf('sales_status_id', query.sales_status);
  equals('post_delivery', query.post_delivery === null ? null : Number(query.post_delivery));
  equals(
    'guarantee_rental_guarantee',
    query.guarantee_rental_guarantee === null ? null : Number(query.guarantee_rental_guarantee),
  );
  if (query.price_range) {
    atLeast('price', query.price_range.min);
    if (query.price_range.max !== null)
      conditions.push(sql<SqlBool>`${column('price')} <= ${query.price_range.max}`);
  }
  if (query.completion_rate !== null) {
    const stage = completionBounds(query.completion_rate);
    atLeast('completion_rate', stage.min);
    if (stage.max !== null) conditions.push(sql<SqlBool>`${column('completion_rate')} < ${stage.max}`);
  }
  atLeast('completion_rate', query.completion_rate__gte);
  for (const word of searchWords(query.search ?? '')) conditions.push(contains(searchText, word));
  return conditions;
}
