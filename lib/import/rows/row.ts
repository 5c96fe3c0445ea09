/** A row of a feed; `line` is its first line, from 1. */
export type Row = { value: unknown; line: number };
