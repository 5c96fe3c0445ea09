import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * A listing whose permit has run out does not exist for readers. The sum keeps the planner from walking an
 * index of expiry times, which nearly every listing passes.
 */
export function isPublished(): Expression<SqlBool> {
  return sql<SqlBool>`properties.hidden_from + 0 > ${nowInSeconds()}`;
}

/** The opposite; few listings are hidden, so here the index is what the planner should walk. */
export function isHidden(): Expression<SqlBool> {
  return sql<SqlBool>`properties.hidden_from <= ${nowInSeconds()}`;
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
