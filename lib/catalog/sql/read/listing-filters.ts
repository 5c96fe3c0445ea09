import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { holdsWords } from '@/lib/database/dialect';
import { contains } from '@/lib/database/like';
import type { Database } from '@/lib/database/schema';
import { completionBounds } from '@/lib/search/completion-stages';
import { searchWords } from '@/lib/search/fold';
import type { ListingQuery } from '@/lib/search/listing-query';

/**
 * How the rows are reached. `useFilterIndex`: by the index of a filter or of the search. `scanOrderIndex`: along the index of the
 * order, testing each row met; columns stand in a sum there, which hides their indexes from a planner that would
 * else prefer them. `planned`: the engine decides.
 */
export type Access = 'useFilterIndex' | 'scanOrderIndex' | 'planned';

/** The filters and search words of a query as conditions on `properties`. That it is published is not among them. */
export function listingFilters(
  db: Kysely<Database>,
  query: ListingQuery,
  access: Access,
  /** A column whose index of the order can also be entered in the middle, see `rangedOrderColumn`. */
  walkedRange: string | null = null,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  const column = (name: string) => {
    const plain = sql`${sql.ref(`properties.${name}`)}`;
    return access !== 'scanOrderIndex' || name === walkedRange ? plain : sql`${plain} + 0`;
  };
  const compare = (name: string, operator: '=' | '>=' | '<=' | '<', value: number | null | undefined) => {
    if (value === null || value === undefined) return;
    conditions.push(sql<SqlBool>`${column(name)} ${sql.raw(operator)} ${value}`);
  };
  const oneOf = (name: string, ids: number[]) => {
    if (ids.length > 0) conditions.push(sql<SqlBool>`${column(name)} in (${sql.join(ids)})`);
  };
  const stage = query.completion_rate === null ? null : completionBounds(query.completion_rate);

  compare('district_id', '=', query.district);
  compare('developer_id', '=', query.developer);
  compare('city_id', '=', query.city);
  oneOf('property_type_id', query.property_type);
  oneOf('property_status_id', query.property_status);
  oneOf('sales_status_id', query.sales_status);
  compare('post_delivery', '=', flag(query.post_delivery));
  compare('guarantee_rental_guarantee', '=', flag(query.guarantee_rental_guarantee));
  compare('price', '>=', query.price_range?.min);
  compare('price', '<=', query.price_range?.max);
  compare('completion_rate', '>=', stage?.min);
  compare('completion_rate', '<', stage?.max);
  compare('completion_rate', '>=', query.completion_rate__gte);
  const words = searchWords(query.search ?? '');
  if (words.length > 0 && access !== 'scanOrderIndex') conditions.push(holdsWords(db, words));
  if (access === 'scanOrderIndex')
    conditions.push(...words.map((word) => contains(sql`properties.search_text`, word)));
  return conditions;
}

/** 1, 0, or null when the filter is off. */
export function flag(value: boolean | null): number | null {
  return value === null ? null : Number(value);
}
