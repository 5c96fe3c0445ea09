import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { nowInSeconds } from '@/lib/catalog/permits/permit-end';
import type { PropertySummary } from '@/lib/catalog/types';
import { isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { commonTextWords } from '@/lib/database/search-index';
import { type ActiveFilter, activeFilters } from '@/lib/search/filters/list-filters';
import type { ListingQuery } from '@/lib/search/listing-query';
import { countEach } from '@/lib/search/rows/column-counts';
import { rowsPassing, shownRows } from '@/lib/search/rows/filtered-rows';
import { IdSet } from '@/lib/search/rows/id-set';
import { listingOrder, numberTerms } from './listing-order';
import type { ListingTable } from './listing-table';
import { type NameWords, readNameWords } from './name-words';
import { orderByNumbers } from './number-order';
import { readAllRelationNames } from './relations';

/** Memory for the sets of searches, and the same again for those of filters. */
const maxSetBytes = 16 * 1024 * 1024;
const maxOrders = 16;
/** About 2 MB. */
const maxSummaries = 2_000;
/** Number of ids of an order that are read first; enough for most catalogues, and the first pages of a common search. */
const firstIds = 5_000;

/** A query with one column, `id`. */
export type IdQuery = RawBuilder<unknown>;

/**
 * The filtered columns, sets and orders of all properties, kept in memory until a property is written. Filtering,
 * counting, sorting and paging happen here; the database finds words and reads the properties of the page.
 */
export class CatalogSets {
  readonly #sets = new LRUCache<string, IdSet, () => Promise<IdSet>>({
    maxSize: maxSetBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  readonly #passing = new LRUCache<string, IdSet>({
    maxSize: maxSetBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  readonly #orders = new LRUCache<string, IdOrder>({ max: maxOrders });
  /** Cards of recent lists, by id. */
  readonly summaries = new LRUCache<number, PropertySummary>({ max: maxSummaries });
  /** Places, developers, types and statuses. */
  readonly names = readOnce(() => readAllRelationNames(this.db));
  readonly words = readOnce(async () => {
    this.#areWordsRequested = true;
    this.#words = await readNameWords(this.db);
    return this.#words;
  });
  readonly commonTextWords = readOnce(() => commonTextWords(this.db));
  #areWordsRequested = false;
  #words: NameWords | null = null;
  #all: IdSet | null = null;
  #hidden: { set: IdSet; from: number; until: number } | null = null;

  constructor(
    readonly db: Kysely<Database>,
    readonly table: ListingTable,
  ) {}

  get areWordsRequested(): boolean {
    return this.#areWordsRequested;
  }

  /** The words of names; null until they are in memory. The first call starts to read them. */
  wordsIfLoaded(): NameWords | null {
    // A failure is thrown by the first request that has to wait.
    if (!this.#areWordsRequested) this.words().catch(() => undefined);
    return this.#words;
  }

  /** A cached set; `key` identifies it. */
  async set(key: string, make: () => Promise<IdSet>): Promise<IdSet> {
    return (await this.#sets.fetch(key, { context: make })) ?? IdSet.of([]);
  }

  /** A set that is in the cache already. */
  cached(key: string): IdSet | null {
    return this.#sets.peek(key) ?? null;
  }

  /** The ids of a query. */
  async read(query: IdQuery): Promise<IdSet> {
    return IdSet.of(await readIds(this.db, query));
  }

  /** Properties whose permit has expired. */
  hidden(): IdSet {
    const now = nowInSeconds();
    const known = this.#hidden;
    if (known && now >= known.from && now < known.until) return known.set;
    let until = Number.POSITIVE_INFINITY;
    const set = this.where((row) => {
      const from = this.table.hiddenFrom.at(row);
      if (from > now && from < until) until = from;
      return from <= now;
    });
    this.#hidden = { set, from: now, until };
    return set;
  }

  /** Published properties that pass the filters of a query. */
  passing(query: ListingQuery): IdSet {
    this.#all ??= this.where(() => true);
    const published = this.#all.without(this.hidden());
    return activeFilters(query).reduce((left, filter) => left.and(this.#passingFilter(filter)), published);
  }

  #passingFilter(filter: ActiveFilter): IdSet {
    const key = JSON.stringify(filter);
    const set = this.#passing.get(key) ?? IdSet.ofRows(this.table.ids, rowsPassing(this.table, filter));
    this.#passing.set(key, set);
    return set;
  }

  /** Rows of published properties in the table. */
  shownRows(): Int32Array {
    return shownRows(this.table, nowInSeconds());
  }

  /** Published properties per value of a column, without those whose value is unknown. */
  totals(column: keyof ListingTable['columns']): Map<number, number> {
    return countEach(this.table.columns[column], this.shownRows());
  }

  /** Properties whose row in the table passes a test. */
  where(test: (row: number) => boolean): IdSet {
    const rows = new Int32Array(this.table.ids.length);
    for (let row = 0; row < rows.length; row += 1) rows[row] = row;
    return IdSet.ofRows(this.table.ids, rows.filter(test));
  }

  /** Whether the first read of an order has all properties. */
  get isSmall(): boolean {
    return this.table.ids.length < firstIds;
  }

  /** All properties in the order of a list. */
  listed(query: Pick<ListingQuery, 'ordering'>): IdOrder {
    const terms = numberTerms(query, this.table);
    if (!terms) return this.order(listingOrder(query));
    return this.#cachedOrder(query.ordering.join(), () => IdOrder.of(orderByNumbers(this.table.ids, terms)));
  }

  /** All properties in the order of these SQL terms. */
  order(terms: RawBuilder<unknown>): IdOrder {
    const { sql: text, parameters } = terms.compile(this.db);
    const read = async (part: RawBuilder<unknown>) =>
      Int32Array.from(await readIds(this.db, sql`select id from properties order by ${terms} ${part}`));
    return this.#cachedOrder(JSON.stringify([text, parameters]), () => new IdOrder(read));
  }

  #cachedOrder(key: string, make: () => IdOrder): IdOrder {
    const order = this.#orders.get(key) ?? make();
    this.#orders.set(key, order);
    return order;
  }
}

/** Reads once; again after a failure. */
function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}

/** The ids of all properties in an order, read as far as needed. */
export class IdOrder {
  readonly #read: (part: RawBuilder<unknown>) => Promise<Int32Array>;
  #ids: Int32Array = new Int32Array();
  #isWhole = false;
  #reading: Promise<void> | null = null;

  /** `read` takes the limit and offset of a part. */
  constructor(read: (part: RawBuilder<unknown>) => Promise<Int32Array>) {
    this.#read = read;
  }

  static of(ids: Int32Array): IdOrder {
    const order = new IdOrder(async () => ids);
    order.#ids = ids;
    order.#isWhole = true;
    return order;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The ids of a set in this order, `take` of them after the first `skip`. */
  async slice(set: IdSet, skip: number, take: number): Promise<number[]> {
    const last = Math.min(skip + take, set.count);
    const found: number[] = [];
    let seen = 0;
    for (let at = 0; seen < last; at += 1) {
      while (at >= this.#ids.length && !this.#isWhole) await this.#readMore();
      const id = this.#ids[at];
      if (id === undefined) break;
      if (!set.has(id)) continue;
      seen += 1;
      if (seen > skip) found.push(id);
    }
    return found;
  }

  #readMore(): Promise<void> {
    this.#reading ??= this.#readPart().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readPart(): Promise<void> {
    const start = this.#ids.length;
    // SQLite takes an offset only after a limit.
    const ids = await this.#read(
      start === 0 ? sql`limit ${firstIds}` : sql`limit ${Number.MAX_SAFE_INTEGER} offset ${start}`,
    );
    this.#ids = start === 0 ? ids : Int32Array.from([...this.#ids, ...ids]);
    this.#isWhole = start > 0 || ids.length < firstIds;
  }
}

/** Reads all ids as one JSON value, because one row per id takes several times as long. */
async function readIds(db: Kysely<Database>, query: IdQuery): Promise<number[]> {
  const all = isPostgres(db)
    ? sql`'[' || coalesce(string_agg(id::text, ','), '') || ']'`
    : sql`json_group_array(id)`;
  const { rows } = await sql<{ ids: string }>`select ${all} as ids from (${query}) as found`.execute(db);
  return JSON.parse(rows[0]?.ids ?? '[]');
}
