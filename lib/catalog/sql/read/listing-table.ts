import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { communityCode, communitySlug } from '@/lib/search/filters/communities';
import { listFilters } from '@/lib/search/filters/list-filters';
import type { BedroomPrices } from '@/lib/search/rows/bedroom-prices';
import type { FacetTable } from '@/lib/search/rows/filtered-rows';
import { HomePrices } from '@/lib/search/rows/home-prices';
import { hasKey, recordOf } from '@/lib/typed-keys';
import { batchSize, jsonArray, jsonArrayOfJson } from './json-array';

const filterColumns = Object.values(listFilters).map(({ column }) => column);
const columnNames = [...new Set([...filterColumns, 'has_odd_price', 'total_units'] as const)];
type ColumnName = (typeof columnNames)[number];
type Values = Pick<Selectable<Database['properties']>, ColumnName>;
type TextColumn = { [Name in ColumnName]: Values[Name] extends number | null ? never : Name }[ColumnName];

/** The columns that lists, counts and statistics read: one entry per property by id; NaN is unknown. */
export type ListingTable = FacetTable & {
  columns: Record<ColumnName, Float64Array>;
  /** Names of the codes in the column of communities. */
  communities: ReadonlyMap<number, { name: string; slug: string }>;
};

/**
 * Reads all properties, including those off the site.
 * @param rest called between two parts with the milliseconds that the previous part took; reading continues after it
 */
export async function readListingTable(
  db: Kysely<Database>,
  rest: (workedMs: number) => Promise<void>,
): Promise<ListingTable> {
  const names = ['id', 'hidden_from', ...columnNames] as const;
  const arrays = names.map((name) => sql`${jsonArray(db, name)} as ${sql.ref(name)}`);
  const { rows: counts } = await sql<{ count: number }>`select count(*) as count from properties`.execute(db);
  const expected = Number(counts[0]?.count ?? 0);
  const columns = names.map(() => new Column(expected));
  const homePrices = new HomePrices(expected);
  const column = (name: (typeof names)[number]) =>
    columns[names.indexOf(name)]?.values() ?? new Float64Array();
  const communities = new Communities();
  const codes: Record<TextColumn, (value: unknown) => number> = {
    community: (name) => communities.codeOf(String(name)),
  };
  for (let last = 0, read = 0, isDone = false; !isDone; ) {
    const startedAt = performance.now();
    const { rows } = await sql<Record<string, string | null>>`
      select ${sql.join(arrays)}, ${jsonArrayOfJson(db, 'bedroom_prices')} as bedroom_prices from (
        select ${sql.join(names.map((name) => sql.ref(name)))}, bedroom_prices from properties
        where id > ${last} order by id limit ${batchSize}
      ) as batch`.execute(db);
    for (const [index, name] of names.entries()) {
      const values: unknown[] = JSON.parse(rows[0]?.[name] ?? '[]');
      columns[index]?.add(values, hasKey(codes, name) ? codes[name] : Number);
    }
    const prices: (BedroomPrices | null)[] = JSON.parse(rows[0]?.bedroom_prices ?? '[]');
    const [masks, startingPrices] = [column('bedrooms_mask'), column('price')];
    for (const [at, known] of prices.entries())
      homePrices.add(known, masks[read + at] ?? 0, startingPrices[read + at] ?? Number.NaN);
    const ids = column('id');
    isDone = ids.length < read + batchSize;
    [read, last] = [ids.length, ids.at(-1) ?? last];
    if (!isDone) await rest(performance.now() - startedAt);
  }
  return {
    ids: column('id'),
    hiddenFrom: column('hidden_from'),
    columns: recordOf(columnNames, column),
    homePrices,
    communities: communities.named,
  };
}

/** Values of a column in one array of the expected size, because joining parts would fragment the memory. */
class Column {
  #values: Float64Array;
  #length = 0;

  /** @param expected number of values; an import that is running may add some */
  constructor(expected: number) {
    this.#values = new Float64Array(expected);
  }

  add(values: unknown[], toNumber: (value: unknown) => number): void {
    const end = this.#length + values.length;
    if (end > this.#values.length) this.#grow(2 * end);
    for (const value of values) {
      this.#values[this.#length] = value === null ? Number.NaN : toNumber(value);
      this.#length += 1;
    }
  }

  #grow(capacity: number): void {
    const grown = new Float64Array(capacity);
    grown.set(this.#values);
    this.#values = grown;
  }

  values(): Float64Array {
    return this.#values.subarray(0, this.#length);
  }
}

/** Codes for the names of communities. */
class Communities {
  readonly named = new Map<number, { name: string; slug: string }>();
  readonly #codes = new Map<string, number>();

  codeOf(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    const slug = communitySlug(name);
    const code = slug === '' ? Number.NaN : communityCode(slug);
    this.#codes.set(name, code);
    if (slug !== '' && !this.named.has(code)) this.named.set(code, { name, slug });
    return code;
  }
}
