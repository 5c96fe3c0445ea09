import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PropertyRow } from '@/lib/database/schema';
import { type Demand, listingDemands } from '@/lib/search/list-filters';
import type { ListingQuery } from '@/lib/search/listing-query';

/**
 * How rows are reached. `useFilterIndex`: by a filter's index. `scanOrderIndex`: along the order's index, testing each
 * row (`+ 0` disables other indexes). `planned`: the engine decides.
 */
export type Access = 'useFilterIndex' | 'scanOrderIndex' | 'planned';

/** The filters of a query as conditions on `properties`, without its search and without the published condition. */
export function filterConditions(
  query: ListingQuery,
  access: Access,
  /** A column whose order index also serves ranges, see `rangedOrderColumn`. */
  rangedColumn: string | null = null,
): Expression<SqlBool>[] {
  const column = (name: keyof PropertyRow) => {
    const plain = sql`${sql.ref(`properties.${name}`)}`;
    return access !== 'scanOrderIndex' || name === rangedColumn ? plain : sql`${plain} + 0`;
  };
  const demands = listingDemands(query).toSorted((a, b) => Number(b.isNarrow) - Number(a.isNarrow));
  return demands.flatMap(({ column: name, demand }) => comparisons(column(name), demand));
}

function comparisons(column: RawBuilder<unknown>, demand: Demand): Expression<SqlBool>[] {
  if ('oneOf' in demand) {
    const [only, ...more] = demand.oneOf;
    return [more.length > 0 ? sql`${column} in (${sql.join(demand.oneOf)})` : sql`${column} = ${only}`];
  }
  if ('anyBit' in demand) return [sql`(${column} & ${demand.anyBit}) <> 0`];
  const { min, max, below } = demand;
  const found: Expression<SqlBool>[] = [];
  if (min !== undefined) found.push(sql`${column} >= ${min}`);
  if (max !== undefined) found.push(sql`${column} <= ${max}`);
  if (below !== undefined) found.push(sql`${column} < ${below}`);
  return found;
}
