import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { IdSet } from '@/lib/search/id-set';
import type { SearchPlan, Term } from '@/lib/search/search-plan';

/** Rows read at once: few enough that other requests hardly wait. */
const batchSize = 2_000;

/** The titles of all properties in alphabetical order, and the words of titles and places. */
export class TitleWords {
  readonly #ids: number[];
  readonly #titles: string[];
  /** In order of code units, each with its rows in order of titles. */
  readonly #words: [string, Int32Array][];

  constructor(ids: number[], titles: string[], rowsOf: Map<string, number[]>) {
    this.#ids = ids;
    this.#titles = titles;
    this.#words = [...rowsOf]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([word, rows]) => [word, Int32Array.from(rows)]);
  }

  /** Ids of properties whose folded title begins with a text, then of those that a plan finds; by title. */
  *find(prefix: string, plan: SearchPlan): Generator<number> {
    const first = firstIndex(this.#titles.length, (row) => !isBefore(this.#titles[row] ?? '', prefix));
    let row = first;
    for (; this.#titles[row]?.startsWith(prefix); row += 1) yield this.#ids[row] ?? 0;
    for (const other of this.#holding(plan)) if (other < first || other >= row) yield this.#ids[other] ?? 0;
  }

  #holding(plan: SearchPlan): Iterable<number> {
    return inAll(plan.map((group) => IdSet.of(...group.flatMap((terms) => this.#withAll(terms)))));
  }

  /** Lists that together hold the rows with all these words. */
  #withAll(terms: readonly Term[]): (Int32Array | number[])[] {
    const [first, ...others] = terms.map((term) => this.#rowsOf(term));
    if (!first || others.length === 0) return first ?? [];
    return [[...inAll([first, ...others].map((lists) => IdSet.of(...lists)))]];
  }

  #rowsOf({ word, isPrefix }: Term): Int32Array[] {
    const lists: Int32Array[] = [];
    const first = firstIndex(this.#words.length, (at) => (this.#words[at]?.[0] ?? '') >= word);
    for (const [known, rows] of this.#words.slice(first, isPrefix ? undefined : first + 1)) {
      if (isPrefix ? !known.startsWith(word) : known !== word) break;
      lists.push(rows);
    }
    return lists;
  }
}

function inAll([first, ...others]: IdSet[]): IdSet {
  return others.reduce((found, next) => found.and(next), first ?? IdSet.of());
}

/** Reads all properties, hidden ones included. */
export async function readTitleWords(db: Kysely<Database>): Promise<TitleWords> {
  const ids: number[] = [];
  const titles: string[] = [];
  const rowsOf = new Map<string, number[]>();
  const all = (column: string) =>
    isPostgres(db) ? sql`json_agg(${sql.ref(column)})::text` : sql`json_group_array(${sql.ref(column)})`;
  for (let isDone = false; !isDone; ) {
    const after =
      ids.length > 0 ? sql`where (title_sort, id) > (${titles.at(-1) ?? ''}, ${ids.at(-1) ?? 0})` : sql``;
    const { rows } = await sql<Record<'ids' | 'titles' | 'words', string | null>>`
      select ${all('id')} as ids, ${all('title_sort')} as titles, ${all('words')} as words from (
        select id, title_sort, search_title || search_place as words from properties
        ${after} order by title_sort, id limit ${batchSize}
      ) as batch`.execute(db);
    const read = <T>(name: 'ids' | 'titles' | 'words') => JSON.parse(rows[0]?.[name] ?? '[]') as T[];
    const words = read<string>('words');
    for (const [at, text] of words.entries())
      for (const word of new Set(text.split(' '))) if (word) add(rowsOf, word, ids.length + at);
    ids.push(...read<number>('ids'));
    titles.push(...read<string>('titles'));
    isDone = words.length < batchSize;
    if (!isDone) await nextTurn();
  }
  return new TitleWords(ids, titles, rowsOf);
}

function add(rowsOf: Map<string, number[]>, word: string, row: number): void {
  const rows = rowsOf.get(word);
  if (rows) rows.push(row);
  else rowsOf.set(word, [row]);
}

/** By bytes in UTF-8, as both engines sort. */
function isBefore(a: string, b: string): boolean {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;
}

/** The first index that passes a test which all later ones pass, too; `length` for none. */
function firstIndex(length: number, passes: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
