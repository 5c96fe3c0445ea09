import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '@/lib/database/schema';
import { communityCode, communitySlug } from '@/lib/search/filters/communities';
import { listFilters } from '@/lib/search/filters/list-filters';
import type { BedroomPrices } from '@/lib/search/rows/bedroom-prices';
import { type Column, ColumnBuilder } from '@/lib/search/rows/column';
import type { FacetTable } from '@/lib/search/rows/filtered-rows';
import { HomePrices } from '@/lib/search/rows/home-prices';
import { hasKey, recordOf } from '@/lib/typed-keys';
import { batchSize, jsonArray, jsonArrayOfJson } from './json-array';

const filterColumns = Object.values(listFilters).map(({ column }) => column);
const columnNames = [...new Set([...filterColumns, 'has_odd_price', 'total_units'] as const)];
type ColumnName = (typeof columnNames)[number];
type Values = Pick<Selectable<Database['properties']>, ColumnName>;
type TextColumn = { [Name in ColumnName]: Values[Name] extends number | null ? never : Name }[ColumnName];

/** The columns that lists, counts and statistics read: one row per property by id. */
export type ListingTable = FacetTable & {
  columns: Record<ColumnName, Column>;
  /** Names of the codes in the column of communities. */
  communities: ReadonlyMap<number, { name: string; slug: string }>;
};

/**
 * Reads all properties, including those off the site.
 * @param pause called between two parts with the milliseconds that the previous part took; reading continues after it
 */
export async function readListingTable(
  db: Kysely<Database>,
  pause: (workedMs: number) => Promise<void>,
): Promise<ListingTable> {
  const built = ['hidden_from', ...columnNames] as const;
  const names = ['id', ...built] as const;
  const arrays = names.map((name) => sql`${jsonArray(db, name)} as ${sql.ref(name)}`);
  const { rows: counts } = await sql<{ count: number }>`select count(*) as count from properties`.execute(db);
  const expected = Number(counts[0]?.count ?? 0);
  const ids: number[] = [];
  const builders = recordOf(built, () => new ColumnBuilder(expected));
  const homePrices = new HomePrices(expected);
  const communities = new Communities();
  const codes: Record<TextColumn, (value: unknown) => number> = {
    community: (name) => communities.codeOf(String(name)),
  };
  for (let last = 0, isDone = false; !isDone; ) {
    const startedAt = performance.now();
    const { rows } = await sql<Record<string, string | null>>`
      select ${sql.join(arrays)}, ${jsonArrayOfJson(db, 'bedroom_prices')} as bedroom_prices from (
        select ${sql.join(names.map((name) => sql.ref(name)))}, bedroom_prices from properties
        where id > ${last} order by id limit ${batchSize}
      ) as batch`.execute(db);
    const batch = recordOf(names, (name): number[] => {
      const values: unknown[] = JSON.parse(rows[0]?.[name] ?? '[]');
      const toNumber = hasKey(codes, name) ? codes[name] : Number;
      return values.map((value) => (value === null ? Number.NaN : toNumber(value)));
    });
    ids.push(...batch.id);
    for (const name of built) builders[name].add(batch[name]);
    const prices: (BedroomPrices | null)[] = JSON.parse(rows[0]?.bedroom_prices ?? '[]');
    for (const [at, known] of prices.entries())
      homePrices.add(known, batch.bedrooms_mask[at] ?? 0, batch.price[at] ?? Number.NaN);
    isDone = batch.id.length < batchSize;
    last = ids.at(-1) ?? last;
    if (!isDone) await pause(performance.now() - startedAt);
  }
  return {
    ids: Int32Array.from(ids),
    hiddenFrom: builders.hidden_from.build(),
    columns: recordOf(columnNames, (name) => builders[name].build()),
    homePrices,
    communities: communities.named,
  };
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
