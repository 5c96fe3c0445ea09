import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isPostgres } from '@/lib/database/dialect';
import type { Database } from '@/lib/database/schema';
import { communityCode, communitySlug } from '@/lib/search/communities';
import type { FacetTable } from '@/lib/search/facets';
import { listFilters } from '@/lib/search/list-filters';
import { recordOf } from '@/lib/typed-keys';

/** Rows per query: few enough that other requests are not delayed noticeably. */
const batchSize = 2_000;

const filterColumns = Object.values(listFilters).map(({ column }) => column);
const columnNames = [...new Set([...filterColumns, 'has_odd_price', 'total_units'] as const)];
type ColumnName = (typeof columnNames)[number];

/** Columns from which lists, counts and statistics are answered: one entry per property by id; NaN is unknown. */
export type ListingTable = FacetTable & {
  columns: Record<ColumnName, Float64Array>;
  /** Names of the codes in the column of communities. */
  communities: ReadonlyMap<number, { name: string; slug: string }>;
};

/**
 * Reads all properties, including hidden ones.
 * @param rest called between two parts with the milliseconds that the previous part took; reading continues after it
 */
export async function readListingTable(
  db: Kysely<Database>,
  rest: (workedMs: number) => Promise<void>,
): Promise<ListingTable> {
  const names = ['id', 'hidden_from', ...columnNames] as const;
  const arrays = names.map((name) => sql`${jsonArray(db, name)} as ${sql.ref(name)}`);
  const parts: Float64Array[][] = [];
  const communities = new Communities();
  for (let last = 0, isDone = false; !isDone; ) {
    const startedAt = performance.now();
    const { rows } = await sql<Record<string, string | null>>`
      select ${sql.join(arrays)} from (
        select ${sql.join(names.map((name) => sql.ref(name)))} from properties
        where id > ${last} order by id limit ${batchSize}
      ) as batch`.execute(db);
    const part = names.map((name) => {
      const text = rows[0]?.[name] ?? '[]';
      return name === 'community' ? communities.codes(text) : numbers(text);
    });
    parts.push(part);
    const ids = part[0] ?? new Float64Array();
    last = ids.at(-1) ?? last;
    isDone = ids.length < batchSize;
    if (!isDone) await rest(performance.now() - startedAt);
  }
  const column = (name: (typeof names)[number]) =>
    joined(parts.map((part) => part[names.indexOf(name)] ?? new Float64Array()));
  return {
    ids: column('id'),
    hiddenFrom: column('hidden_from'),
    columns: recordOf(columnNames, column),
    communities: communities.named,
  };
}

/** Codes for the names of communities, the only text column of the table. */
class Communities {
  readonly named = new Map<number, { name: string; slug: string }>();
  readonly #codes = new Map<string, number>();

  codes(text: string): Float64Array {
    const names: (string | null)[] = JSON.parse(text);
    const codes = new Float64Array(names.length);
    for (const [at, name] of names.entries()) codes[at] = name === null ? Number.NaN : this.#codeOf(name);
    return codes;
  }

  #codeOf(name: string): number {
    const known = this.#codes.get(name);
    if (known !== undefined) return known;
    const slug = communitySlug(name);
    const code = slug === '' ? Number.NaN : communityCode(slug);
    this.#codes.set(name, code);
    if (slug !== '' && !this.named.has(code)) this.named.set(code, { name, slug });
    return code;
  }
}

/** All values as one JSON text, because one value per row takes several times as long. */
function jsonArray(db: Kysely<Database>, name: string): RawBuilder<unknown> {
  return isPostgres(db) ? sql`json_agg(${sql.ref(name)})::text` : sql`json_group_array(${sql.ref(name)})`;
}

function numbers(text: string): Float64Array {
  const values: unknown[] = JSON.parse(text);
  const parsed = new Float64Array(values.length);
  for (const [at, value] of values.entries()) parsed[at] = value === null ? Number.NaN : Number(value);
  return parsed;
}

function joined(parts: Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length;
  }
  return whole;
}
