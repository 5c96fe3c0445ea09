import { type Expression, type SqlBool, sql } from 'kysely';
import { nowInSeconds } from '@/lib/catalog/permits/permit-end';

/**
 * Condition for properties whose permit has not expired. `+ 0` keeps the planner off the expiry index, because nearly
 * every row passes.
 */
export function isPublished(): Expression<SqlBool> {
  return sql<SqlBool>`properties.hidden_from + 0 > ${nowInSeconds()}`;
}

/** Condition for hidden properties. They are few, so here the planner should use the index. */
export function isHidden(): Expression<SqlBool> {
  return sql<SqlBool>`properties.hidden_from <= ${nowInSeconds()}`;
}
