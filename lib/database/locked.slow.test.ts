import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { minute } from '@/lib/durations';
import { openDatabase } from './connection';
import { databaseProblem } from './problem';
import type { Database } from './schema';
import { openSqliteFile } from './sqlite-file';

/* Behaviour while others lock, move or damage the SQLite file. */

const short = { lockWaitMs: 50 };
let folder: string;
let path: string;
let db: Kysely<Database>;
let other: SqliteFile.Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'locked-'));
  path = join(folder, 'site.db');
  db = await openDatabase(`file:${path}`, { lockWaitMs: minute });
  other = new SqliteFile(path, { timeout: 0 });
});
afterEach(async () => {
  other.close();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const addCity = (name: string) =>
  db.insertInto('cities').values({ name, slug: name, search_name: name }).execute();
const cities = async () => (await db.selectFrom('cities').select('name').execute()).map(({ name }) => name);
const problemOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'none',
    (error) => databaseProblem(error)?.kind,
  );
const checked = () => problemOf(openSqliteFile(path)?.check() ?? Promise.resolve());

it('waits for a lock without blocking the event loop, then continues', async () => {
  other.exec('begin immediate');
  let turns = 0;
  const clock = setInterval(() => {
    turns += 1;
  }, 1);
  const writes = [addCity('a'), addCity('b'), db.transaction().execute((trx) => sql`select 1`.execute(trx))];
  // Readers are not blocked by a waiting writer.
  expect(await cities()).toEqual([]);
  while (turns < 20) await new Promise((resolve) => setTimeout(resolve, 1));
  other.exec('commit');
  await Promise.all(writes);
  clearInterval(clock);
  expect((await cities()).sort()).toEqual(['a', 'b']);
});

it('marks a waiting write until it is done', async () => {
  other.exec('begin immediate');
  const write = addCity('a');
  while (!existsSync(`${path}-waiting`)) await new Promise((resolve) => setTimeout(resolve, 1));
  other.exec('commit');
  await write;
  expect(existsSync(`${path}-waiting`)).toBe(false);
});

it('lets waiting processes write before each of its own transactions, for a limited time', async () => {
  await db.destroy();
  db = await openDatabase(`file:${path}`, { lockWaitMs: minute, yieldsToWriters: true });
  const order: string[] = [];
  writeFileSync(`${path}-waiting`, '');
  const own = db.transaction().execute(async (trx) => {
    order.push('own');
    await sql`select 1`.execute(trx);
  });
  for (let turn = 0; turn < 10; turn += 1) {
    writeFileSync(`${path}-waiting`, '');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  order.push('waiting');
  rmSync(`${path}-waiting`);
  await own;
  expect(order).toEqual(['waiting', 'own']);
  // The mark of a process that ended expires quickly.
  writeFileSync(`${path}-waiting`, '');
  await addCity('b');
  expect(await cities()).toEqual(['b']);
});

it('gives up eventually with a descriptive error and keeps working', async () => {
  await db.destroy();
  db = await openDatabase(`file:${path}`, short);
  other.exec('begin immediate');
  expect(await problemOf(addCity('a'))).toBe('busy');
  expect(await problemOf(db.transaction().execute((trx) => sql`select 1`.execute(trx)))).toBe('busy');
  other.exec('commit');
  await addCity('b');
  expect(await cities()).toEqual(['b']);
});

it('readers also wait while a process holds the file exclusively', async () => {
  await db.destroy();
  other.pragma('locking_mode = exclusive');
  other.exec('begin immediate; create table held (id integer); commit');
  expect(await problemOf(openDatabase(`file:${path}`, short))).toBe('busy');
});

it('isolates transactions within one process', async () => {
  const count = db.transaction().execute(async (trx) => {
    await trx.insertInto('cities').values({ name: 'a', slug: 'a', search_name: 'a' }).execute();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const rows = await trx.selectFrom('cities').select('id').execute();
    return rows.length;
  });
  await Promise.all([count, addCity('b')]);
  expect(await count).toBe(1);
});

it('releases the connection when a commit fails', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await sql`insert into announced_listings (property_id, state) values (99, '')`.execute(trx);
  });
  // The engine's errors are from another realm, where `toThrow` does not recognise them.
  expect(await failing.catch(String)).toMatch(/FOREIGN KEY/);
  await addCity('a');
  expect(await cities()).toEqual(['a']);
});

it('refuses to write to a file that was moved or replaced, and says which', async () => {
  expect(await checked()).toBe('none');
  renameSync(path, `${path}.away`);
  expect(await checked()).toBe('moved');
  expect(await problemOf(addCity('a'))).toBe('moved');
  writeFileSync(path, '');
  expect(await checked()).toBe('replaced');
  expect(await problemOf(db.transaction().execute((trx) => sql`select 1`.execute(trx)))).toBe('replaced');
  rmSync(path);
  renameSync(`${path}.away`, path);
  expect(await checked()).toBe('none');
  await addCity('b');
});

it('reports a full disk after a failed write until one succeeds', async () => {
  const pages = async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    return rows[0]?.page_count ?? 0;
  };
  await sql.raw(`pragma max_page_count = ${await pages()}`).execute(db);
  expect(await problemOf(addCity('x'.repeat(100_000)))).toBe('full');
  expect(await checked()).toBe('full');
  await sql.raw('pragma max_page_count = 1000000').execute(db);
  await addCity('a');
  expect(await checked()).toBe('none');
});

it('detects a file whose header was overwritten', async () => {
  writeFileSync(path, Buffer.alloc(100), { flag: 'r+' });
  expect(await checked()).toBe('damaged');
});

it('empties the write-ahead log on close', async () => {
  await addCity('a');
  other.close();
  await db.destroy();
  const copy = new SqliteFile(path, { readonly: true });
  expect(copy.prepare('select name from cities').pluck().all()).toEqual(['a']);
  copy.close();
});

it('keeps its locks after a check, so that no other program deletes the log in use', async () => {
  other.close();
  const second = await openDatabase(`file:${path}`);
  expect(await checked()).toBe('none');
  await second.destroy();
  expect(await checked()).toBe('none');
  // The same file by another name: our engine also looks at the shared memory beside the name, older ones do not.
  const alias = join(folder, 'alias.db');
  linkSync(path, alias);
  const leaveLog = `const file = new (require('better-sqlite3'))(process.argv[1], { timeout: 0 });
    file.pragma('journal_mode = delete');`;
  const attempt = spawnSync(process.execPath, ['-e', leaveLog, alias], { encoding: 'utf8' });
  expect(attempt.stderr).toMatch('database is locked');
});
