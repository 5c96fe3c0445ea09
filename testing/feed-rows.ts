import type { Row } from '@/lib/import/rows/row';

/** Rows of a feed, the first on line 10. */
export function rowsOf(values: unknown[]): () => AsyncGenerator<Row> {
  return async function* () {
    for (const [index, value] of values.entries()) yield { value, line: 10 + index };
  };
}

/** A text in pieces of this length. */
export async function* piecesOf(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

export async function collected<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}
