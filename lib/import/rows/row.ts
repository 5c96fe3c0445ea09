/** A row of a feed; `line` is where it begins, from 1. */
export type Row = { value: unknown; line: number };
