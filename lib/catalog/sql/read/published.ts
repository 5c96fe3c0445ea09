import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * Hides properties with expired permits. `+ 0` keeps the planner off the expiry index, which nearly every row passes.
 */
export function isPublished(): Expression<SqlBool> {
  return sql<SqlBool>`properties.hidden_from + 0 > ${nowInSeconds()}`;
}

/** The opposite. Few properties are hidden, so here the planner should use the index. */
export function isHidden(): Expression<SqlBool> {
  return sql<SqlBool>`properties.hidden_from <= ${nowInSeconds()}`;
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
