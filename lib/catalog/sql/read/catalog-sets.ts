import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { catalogVersion } from '@/lib/database/catalog-version';
import { isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { IdSet } from '@/lib/search/id-set';

/*
 * Sets and orders of property ids, kept in memory until a property is written. A common word then costs its index scan
 * once, and combining, counting and paging happen in memory.
 */

const mostSetBytes = 32 * 1024 * 1024;
const mostOrders = 16;
/** Ids of an order read at first; enough for the first pages of a common search. */
const firstIds = 2_000;

/** A query with one column, `id`. */
export type IdQuery = RawBuilder<unknown>;

export class CatalogSets {
  readonly #sets = new LRUCache<string, IdSet, () => Promise<IdSet>>({
    maxSize: mostSetBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  readonly #orders = new LRUCache<string, IdOrder>({ max: mostOrders });
  #hidden: { set: IdSet; until: number } | null = null;

  constructor(
    readonly version: number,
    readonly db: Kysely<Database>,
  ) {}

  /** The ids of a query; `key` tells it from all others. */
  async set(key: string, query: () => IdQuery | Promise<IdQuery>): Promise<IdSet> {
    const found = await this.#sets.fetch(key, {
      context: async () => IdSet.of(await readIds(this.db, await query())),
    });
    return found ?? IdSet.of([]);
  }

  /** Properties whose permit has expired. */
  async hidden(): Promise<IdSet> {
    const now = Math.floor(Date.now() / 1000);
    if (this.#hidden && now < this.#hidden.until) return this.#hidden.set;
    const rows = this.db.selectFrom('properties').where('hidden_from', '>', now);
    const next = await rows.select((e) => e.fn.min('hidden_from').as('at')).executeTakeFirst();
    const ids = await readIds(this.db, sql`select id from properties where hidden_from <= ${now}`);
    this.#hidden = { set: IdSet.of(ids), until: Number(next?.at ?? Number.POSITIVE_INFINITY) };
    return this.#hidden.set;
  }

  /** All properties by these terms. */
  order(terms: RawBuilder<unknown>): IdOrder {
    const { sql: text, parameters } = terms.compile(this.db);
    const key = JSON.stringify([text, parameters]);
    const order = this.#orders.get(key) ?? new IdOrder(this.db, terms);
    this.#orders.set(key, order);
    return order;
  }
}

/** The ids of all properties in an order, read as far as needed. */
export class IdOrder {
  readonly #db: Kysely<Database>;
  readonly #terms: RawBuilder<unknown>;
  #ids: number[] = [];
  #isWhole = false;
  #reading: Promise<void> | null = null;

  constructor(db: Kysely<Database>, terms: RawBuilder<unknown>) {
    this.#db = db;
    this.#terms = terms;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Some ids of a set in this order. */
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
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const start = this.#ids.length;
    // SQLite takes an offset only after a limit.
    const part = start === 0 ? sql`limit ${firstIds}` : sql`limit ${Number.MAX_SAFE_INTEGER} offset ${start}`;
    const ids = await readIds(this.#db, sql`select id from properties order by ${this.#terms} ${part}`);
    this.#ids = [...this.#ids, ...ids];
    this.#isWhole = start > 0 || ids.length < firstIds;
  }
}

/** One value with all ids: a row for each takes several times as long. */
async function readIds(db: Kysely<Database>, query: IdQuery): Promise<number[]> {
  const all = isPostgres(db)
    ? sql`'[' || coalesce(string_agg(id::text, ','), '') || ']'`
    : sql`json_group_array(id)`;
  const { rows } = await sql<{ ids: string }>`select ${all} as ids from (${query}) as found`.execute(db);
  return JSON.parse(rows[0]?.ids ?? '[]') as number[];
}

// Bundles share the connection but have their own copy of this module.
const keptKey = Symbol.for('catalog-sets');
const shared = globalThis as typeof globalThis & { [keptKey]?: WeakMap<Kysely<Database>, CatalogSets> };

/** The sets of the catalogue as it is now. */
export async function catalogSets(db: Kysely<Database>): Promise<CatalogSets> {
  shared[keptKey] ??= new WeakMap();
  const version = await catalogVersion(db);
  const kept = shared[keptKey].get(db);
  if (kept?.version === version) return kept;
  const sets = new CatalogSets(version, db);
  shared[keptKey].set(db, sets);
  return sets;
}
