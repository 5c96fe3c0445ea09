import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SearchColumns } from '@/lib/search/words/search-columns';
import type { SearchPlan, Term } from '@/lib/search/words/search-plan';
import { isPostgres } from './dialect';
import { insertTuples } from './insert-rows';
import type { Database } from './schema';

/*
 * Full-text index: FTS5 on SQLite, tsvector on PostgreSQL. Both contain words from `lib/search/words/split-words`, so that both
 * engines split text alike and find the same properties.
 */

/** Search scopes, each wider than the previous: title, plus location, plus developer, type, status and reference. */
export const nameScopes = ['title', 'place', 'names'] as const;
export type NameScope = (typeof nameScopes)[number];

/** The widest scope adds the description and the facilities to the names. */
export const searchScopes = [...nameScopes, 'texts'] as const;
export type SearchScope = (typeof searchScopes)[number];

/** The columns of `properties` that a scope adds to the narrower ones. */
const columnOf: Record<NameScope, string> = {
  title: 'search_title',
  place: 'search_place',
  names: 'search_names',
};
const weightOf: Record<NameScope, string> = { title: 'A', place: 'B', names: 'C' };

/** Replaces the trigram index by a word index; its source columns must exist. */
export async function createWordIndex(db: Kysely<Database>): Promise<void> {
  await (isPostgres(db) ? createWordIndexOnPostgres(db) : createWordIndexOnSqlite(db));
}

async function createWordIndexOnSqlite(db: Kysely<Database>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const event of ['insert', 'update', 'delete']) await run(`drop trigger search_${event}`);
  await run('drop table property_search');
  const options = `content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0'`;
  await run(
    `create virtual table property_search using fts5(title, place, names, ${options}, prefix = '1 2 3')`,
  );
  await run(`create virtual table property_text_search using fts5(words, ${options})`);
  const add =
    'insert into property_search (rowid, title, place, names) values (new.id, new.search_title, new.search_place, new.search_names);';
  const remove = 'delete from property_search where rowid = old.id;';
  await run(`insert into property_search (rowid, title, place, names)
    select id, search_title, search_place, search_names from properties`);
  await run(`create trigger search_insert after insert on properties begin ${add} end`);
  await run(
    `create trigger search_delete after delete on properties begin ${remove} delete from property_text_search where rowid = old.id; end`,
  );
  await run(`create trigger search_update after update of search_title, search_place, search_names on properties
    when old.search_title <> new.search_title or old.search_place <> new.search_place or old.search_names <> new.search_names
    begin ${remove} ${add} end`);
}

async function createWordIndexOnPostgres(db: Kysely<Database>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('drop index if exists properties_search');
  const owner = 'property_id integer primary key references properties (id) on delete cascade';
  const weighted = nameScopes
    .map((scope) => `setweight(to_tsvector('simple', new.${columnOf[scope]}), '${weightOf[scope]}')`)
    .join(' || ');
  for (const table of ['property_search', 'property_text_search']) {
    await run(`create table ${table} (${owner}, document tsvector not null)`);
    await run(`create index ${table}_document on ${table} using gin (document)`);
  }
  await run(`insert into property_search (property_id, document)
    select new.id, ${weighted} from properties as new`);
  await run(`create function index_listing_words() returns trigger language plpgsql as $$ begin
      insert into property_search (property_id, document) values (new.id, ${weighted})
      on conflict (property_id) do update set document = excluded.document;
      return null;
    end $$`);
  await run(`create trigger search_insert after insert on properties
    for each row execute function index_listing_words()`);
  await run(`create trigger search_update after update of search_title, search_place, search_names on properties
    for each row when ((old.search_title, old.search_place, old.search_names)
      is distinct from (new.search_title, new.search_place, new.search_names))
    execute function index_listing_words()`);
}

/** Removes these properties from the search of texts; `ids` must not be empty. */
export async function removeTexts(db: Kysely<Database>, ids: number[]): Promise<void> {
  const key = sql.ref(isPostgres(db) ? 'property_id' : 'rowid');
  await sql`delete from property_text_search where ${key} in (${sql.join(ids)})`.execute(db);
}

/** Indexes the words of names and descriptions of properties that are not in the search of texts. */
export async function indexTexts(
  db: Kysely<Database>,
  texts: { id: number; words: string }[],
): Promise<void> {
  const filled = texts.filter(({ words }) => words !== '');
  if (filled.length === 0) return;
  if (!isPostgres(db)) {
    const tuples = filled.map(({ id, words }) => [id, words]);
    await insertTuples(db, 'property_text_search (rowid, words)', tuples);
    return;
  }
  // Dropping the positions of words makes the table a third of its size.
  const rows = filled.map(({ id, words }) => sql`(${id}::integer, strip(to_tsvector('simple', ${words})))`);
  await sql`insert into property_text_search (property_id, document) values ${sql.join(rows)}`.execute(db);
}

/** Stores the words of names for typo correction, without numbers and short words. Words are never removed. */
export async function addSearchWords(
  db: Kysely<Database>,
  rows: Pick<SearchColumns, 'search_title' | 'search_place' | 'search_names'>[],
): Promise<void> {
  const found = new Set(
    rows.flatMap((row) => [row.search_title, row.search_place, row.search_names].join(' ').split(' ')),
  );
  const useful = [...found].filter((word) => word.length >= 3 && !/\d/.test(word));
  const tuples = useful.map((word) => [word]);
  await insertTuples(db, 'search_words (word)', tuples, 'on conflict do nothing');
}

/** SQL query of the ids, as `id`, of properties that match within a scope. */
export function idsMatching(db: Kysely<Database>, plan: SearchPlan, scope: SearchScope): RawBuilder<number> {
  const table = sql.table(scope === 'texts' ? 'property_text_search' : 'property_search');
  if (isPostgres(db))
    return sql`select property_id as id from ${table} where document @@ ${tsquery(plan, weightsOf(scope))}`;
  return sql`select rowid as id from ${table} where ${table} match ${ftsQuery(plan, scope)}`;
}

/** Maximum number of texts that are matched one by one; 0 on SQLite, which would search its index for each. */
export function fewToLookUp(db: Kysely<Database>): number {
  return isPostgres(db) ? 1_000 : 0;
}

/** SQL query of those of the given ids, as `id`, whose texts match; for up to `fewToLookUp` ids. */
export function textsMatchingAmong(plan: SearchPlan, ids: number[]): RawBuilder<number> {
  return sql`select property_id as id from property_text_search
    where property_id = any(${ids}::integer[]) and document @@ ${tsquery(plan, weightsOf('texts'))}`;
}

/**
 * Common words with the share of texts that contain them: PostgreSQL takes up to 200 ms to find a common word, but little
 * longer for several rare ones than for one. Empty before the first analysis; null on SQLite, where every word is quick.
 */
export async function commonTextWords(db: Kysely<Database>): Promise<Map<string, number> | null> {
  if (!isPostgres(db)) return null;
  const { rows } = await sql<{ words: string[]; shares: number[] }>`
    select most_common_elems::text::text[] as words, most_common_elem_freqs as shares from pg_stats
    where schemaname = current_schema and tablename = 'property_text_search' and attname = 'document'
      and most_common_elems is not null`.execute(db);
  return new Map(rows.flatMap(({ words, shares }) => words.map((word, at) => [word, shares[at] ?? 0])));
}

function scopesUpTo(scope: NameScope): NameScope[] {
  return nameScopes.slice(0, nameScopes.indexOf(scope) + 1);
}

/** Weights of a scope's columns; empty for the widest scope, because a limit to columns costs time. */
function weightsOf(scope: SearchScope): string {
  if (scope === 'texts' || scope === 'names') return '';
  return scopesUpTo(scope)
    .map((name) => weightOf[name])
    .join('');
}

/** Words contain only letters and digits, so quoting is enough escaping. */
function ftsQuery(plan: SearchPlan, scope: SearchScope): string {
  const text = plan.map(ftsGroup).join(' AND ');
  return scope === 'texts' || scope === 'names' ? text : `{${scopesUpTo(scope).join(' ')}} : (${text})`;
}

function ftsGroup(group: Term[][]): string {
  const term = ({ word, isPrefix }: Term) => `"${word}"${isPrefix ? ' *' : ''}`;
  return `(${group.map((terms) => `(${terms.map(term).join(' AND ')})`).join(' OR ')})`;
}

function tsquery(plan: SearchPlan, weights: string): RawBuilder<unknown> {
  const term = ({ word, isPrefix }: Term) => {
    const marks = `${isPrefix ? '*' : ''}${weights}`;
    return `'${word}'${marks && `:${marks}`}`;
  };
  const text = plan
    .map((group) => `(${group.map((terms) => `(${terms.map(term).join(' & ')})`).join(' | ')})`)
    .join(' & ');
  return sql`${text}::tsquery`;
}
