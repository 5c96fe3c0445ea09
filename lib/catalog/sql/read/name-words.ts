import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '@/lib/database/schema';
import { type NameScope, nameScopes } from '@/lib/database/search-index';
import { firstIndex } from '@/lib/search/rows/first-index';
import { IdSet } from '@/lib/search/rows/id-set';
import type { SearchPlan, Term } from '@/lib/search/words/search-plan';
import { batchSize, jsonArray } from './json-array';

const maxSetBytes = 8 * 1024 * 1024;

/** The titles of all properties in alphabetical order, and the words of titles, places and other names. */
export class NameWords {
  readonly #ids: number[];
  readonly #titles: string[];
  readonly #lists: WordLists;
  readonly #sets = new LRUCache<string, IdSet>({
    maxSize: maxSetBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });

  constructor(ids: number[], titles: string[], lists: WordLists) {
    this.#ids = ids;
    this.#titles = titles;
    this.#lists = lists;
  }

  /** Ids by title: first those whose folded title begins with the text, then those with the words in title or place. */
  *find(prefix: string, plan: SearchPlan): Generator<number> {
    const first = this.#firstTitle(prefix);
    let row = first;
    for (; this.#titles[row]?.startsWith(prefix); row += 1) yield this.#ids[row] ?? 0;
    const found = this.matching(plan, 'place');
    if (found.count === 0) return;
    for (const [other, id] of this.#ids.entries())
      if ((other < first || other >= row) && found.has(id)) yield id;
  }

  /** Ids of properties with this folded title, or one that begins with it and a space. */
  *withTitleBeginning(title: string): Generator<number> {
    for (let row = this.#firstTitle(title); this.#titles[row]?.startsWith(title); row += 1) {
      const next = this.#titles[row]?.[title.length];
      if (next === undefined || next === ' ') yield this.#ids[row] ?? 0;
    }
  }

  /** Ids of properties with this folded title. */
  *withTitle(title: string): Generator<number> {
    for (let row = this.#firstTitle(title); this.#titles[row] === title; row += 1) yield this.#ids[row] ?? 0;
  }

  /** The properties that match a plan within a scope; the same ones that the database's index finds. */
  matching(plan: SearchPlan, scope: NameScope): IdSet {
    return inAll(plan.map((group) => this.#inGroup(group, scope)));
  }

  #inGroup(group: Term[][], scope: NameScope): IdSet {
    const key = `${scope} ${JSON.stringify(group)}`;
    const found = this.#sets.get(key) ?? IdSet.of(...group.map((terms) => this.#withAll(terms, scope)));
    this.#sets.set(key, found);
    return found;
  }

  /** The ids of the properties with all these words. */
  #withAll(terms: readonly Term[], scope: NameScope): Int32Array | number[] {
    const [first, ...others] = terms.map((term) => this.#lists.idsOf(term, scope));
    if (!first || others.length === 0) return first ?? [];
    return inAll([first, ...others].map((ids) => IdSet.of(ids))).toArray();
  }

  #firstTitle(text: string): number {
    return firstIndex(this.#titles.length, (row) => !isBefore(this.#titles[row] ?? '', text));
  }
}

function inAll([first, ...others]: IdSet[]): IdSet {
  return others.reduce((found, next) => found.and(next), first ?? IdSet.of());
}

/** The ids of the properties with each word, ordered by the narrowest scope that has the word. */
class WordLists {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #words: readonly string[];
  /** Numbers of words by their first two letters; unsorted, because sorting so many would delay other requests. */
  readonly #beginnings = new Map<string, number[]>();
  /** The start of a word's ids in a scope, at index `number * scopes + scope`. */
  readonly #starts: Int32Array;
  readonly #ids: Int32Array;

  constructor(numbers: ReadonlyMap<string, number>, starts: Int32Array, ids: Int32Array) {
    this.#numbers = numbers;
    this.#words = [...numbers.keys()];
    this.#starts = starts;
    this.#ids = ids;
    for (const [number, word] of this.#words.entries()) {
      const beginning = word.slice(0, 2);
      const others = this.#beginnings.get(beginning);
      if (others) others.push(number);
      else this.#beginnings.set(beginning, [number]);
    }
  }

  /** The ids of the properties with a word; ids can be repeated. */
  idsOf({ word, isPrefix }: Term, scope: NameScope): Int32Array {
    const numbers = isPrefix ? this.#beginningWith(word) : [this.#numbers.get(word) ?? -1];
    const scopes = nameScopes.indexOf(scope) + 1;
    const startOf = (number: number) => this.#starts[number * nameScopes.length] ?? 0;
    const endOf = (number: number) => this.#starts[number * nameScopes.length + scopes] ?? 0;
    let count = 0;
    for (const number of numbers) count += endOf(number) - startOf(number);
    const ids = new Int32Array(count);
    let at = 0;
    for (const number of numbers)
      for (let from = startOf(number), end = endOf(number); from < end; from += 1, at += 1)
        ids[at] = this.#ids[from] ?? 0;
    return ids;
  }

  #beginningWith(text: string): number[] {
    const beginnings = text.length < 2 ? [...this.#beginnings.keys()] : [text.slice(0, 2)];
    return beginnings
      .filter((beginning) => beginning.startsWith(text.slice(0, 2)))
      .flatMap((beginning) => this.#beginnings.get(beginning) ?? [])
      .filter((number) => this.#words[number]?.startsWith(text));
  }
}

/** Reads all properties, including those off the site. */
export async function readNameWords(db: Kysely<Database>): Promise<NameWords> {
  const ids: number[] = [];
  const titles: string[] = [];
  const numbers = new Map<string, number>();
  const parts: Part[] = [];
  for (let isDone = false; !isDone; ) {
    const batch = await readBatch(db, titles.at(-1) ?? null, ids.at(-1) ?? 0);
    parts.push(partOf(batch, numbers));
    ids.push(...batch.ids);
    titles.push(...batch.titles);
    isDone = batch.ids.length < batchSize;
    if (!isDone) await nextTurn();
  }
  return new NameWords(ids, titles, await listsOf(parts, numbers));
}

type Batch = { ids: number[]; titles: string[] } & Record<NameScope, string[]>;

async function readBatch(db: Kysely<Database>, lastTitle: string | null, lastId: number): Promise<Batch> {
  const columns: Record<keyof Batch, string> = {
    ids: 'id',
    titles: 'title_sort',
    title: 'search_title',
    place: 'search_place',
    names: 'search_names',
  };
  const arrays = Object.entries(columns).map(
    ([name, column]) => sql`${jsonArray(db, column)} as ${sql.ref(name)}`,
  );
  const after = lastTitle === null ? sql`` : sql`where (title_sort, id) > (${lastTitle}, ${lastId})`;
  const { rows } = await sql<Record<keyof Batch, string | null>>`
    select ${sql.join(arrays)} from (
      select ${sql.join(Object.values(columns).map((column) => sql.ref(column)))} from properties
      ${after} order by title_sort, id limit ${batchSize}
    ) as batch`.execute(db);
  const read = (name: keyof Batch) => JSON.parse(rows[0]?.[name] ?? '[]');
  return {
    ids: read('ids'),
    titles: read('titles'),
    title: read('title'),
    place: read('place'),
    names: read('names'),
  };
}

/** Pairs of a word's index in `starts` and a property's id. */
type Part = { places: Int32Array; ids: Int32Array };

/** The words of a batch; new words get the next numbers. */
function partOf(batch: Batch, numbers: Map<string, number>): Part {
  const places: number[] = [];
  const ids: number[] = [];
  for (const [scope, name] of nameScopes.entries())
    for (const [at, text] of batch[name].entries())
      for (const word of text.split(' ')) {
        if (word === '') continue;
        let number = numbers.get(word);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(word, number);
        }
        places.push(number * nameScopes.length + scope);
        ids.push(batch.ids[at] ?? 0);
      }
  return { places: Int32Array.from(places), ids: Int32Array.from(ids) };
}

/** Sorts the pairs of all batches by counting, a batch at a time. */
async function listsOf(parts: Part[], numbers: Map<string, number>): Promise<WordLists> {
  const starts = new Int32Array(numbers.size * nameScopes.length + 1);
  for (const { places } of parts)
    for (const place of places) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const ids = new Int32Array(starts.at(-1) ?? 0);
  for (const part of parts) {
    for (const [at, place] of part.places.entries()) {
      const free = next[place] ?? 0;
      ids[free] = part.ids[at] ?? 0;
      next[place] = free + 1;
    }
    await nextTurn();
  }
  return new WordLists(numbers, starts, ids);
}

/** Compares the bytes in UTF-8, as both engines do. */
function isBefore(a: string, b: string): boolean {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;
}
