import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Escapes the wildcards of `text` for a LIKE pattern. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
}

/** Condition: the column contains the text, taken literally. */
export function contains(column: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${column} like ${`%${escapeLike(text)}%`} escape '\\'`;
}
