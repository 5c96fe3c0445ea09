import { Kysely, sql } from 'kysely';
import { openDatabase } from './connection';
import type * as Dialect from './dialect';
import { analyze, createDialect, isPostgres, lockFreeRows } from './dialect';
import { databaseProblem } from './problem';
import type { Database } from './schema';

/** The module as another bundle loads it, with its own classes. */
async function otherCopy(): Promise<typeof Dialect> {
  let copy: typeof Dialect | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('./dialect');
  });
  if (!copy) throw new Error('not loaded');
  return copy;
}

it.each([
  ['postgres://nobody@127.0.0.1:9/none', true],
  ['file::memory:', false],
])('recognises the engine of %s across bundles', async (url, expected) => {
  const other = await otherCopy();
  expect(other.createDialect).not.toBe(createDialect);
  const db = new Kysely<Database>({ dialect: other.createDialect(url) });
  expect(isPostgres(db)).toBe(expected);
  expect(isPostgres(db.withSchema('site'))).toBe(expected);
  await db.destroy();
});

it.each([
  ['postgres://nobody@127.0.0.1:9/none', 'select "name" from "cities" for update skip locked'],
  ['file::memory:', 'select "name" from "cities"'],
])('locks free rows on %s', async (url, expected) => {
  const db = new Kysely<Database>({ dialect: createDialect(url) });
  expect(lockFreeRows(db, db.selectFrom('cities').select('name')).compile().sql).toBe(expected);
  await db.destroy();
});

it('analyses every table and index, as `analyze` without a name does', async () => {
  const db = await openDatabase('file::memory:');
  const statistics = async () =>
    (await sql`select tbl, idx, stat from sqlite_stat1 order by tbl, idx, stat`.execute(db)).rows;
  for (const name of ['a', 'b', 'c'])
    await db.insertInto('cities').values({ name, slug: name, search_name: name }).execute();
  await analyze(db);
  const byIndex = await statistics();
  await sql`analyze`.execute(db);
  expect(byIndex).toEqual(await statistics());
  expect(byIndex).not.toEqual([]);
  await db.destroy();
});

it('marks what the engine meets, so that a server that is down is recognised', async () => {
  const db = new Kysely<Database>({ dialect: createDialect('postgres://nobody@127.0.0.1:9/none') });
  const error = await sql`select 1`.execute(db).catch((failure: unknown) => failure);
  expect(databaseProblem(error)).toMatchObject({ kind: 'unreachable' });
  await db.destroy();
});
